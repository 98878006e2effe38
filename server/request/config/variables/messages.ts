// Mail, text messages and the newsletter.

import { builtInForms, type NewsletterForms, newsletterForms } from '../newsletter_forms.ts'
import { oneOf, secret, smtpAddress, twilioAccount, twilioSender, webAddress } from '../readers.ts'
import { optional, variable } from '../variable.ts'

export const messages = {
  twilioAccount: optional<string>({
    name: 'TWILIO_ACCOUNT_SID',
    takes: 'the SID of a Twilio account, `AC` and 32 digits',
    about:
      'Twilio sends text messages, with the two variables below. To be set there for the number: incoming messages go to `{origin}/vendor/twilio/incoming`.',
    fallbackShown: 'see `SMS`',
    read: twilioAccount,
  }),
  twilioToken: optional<string>({
    name: 'TWILIO_AUTH_TOKEN',
    takes: 'the auth token of that account, 8 characters or more',
    about: 'Proves to Twilio who asks, and to us that a report is Twilio’s.',
    fallbackShown: 'see `SMS`',
    read: secret,
  }),
  twilioFrom: optional<string>({
    name: 'TWILIO_FROM',
    takes: 'a number in E.164 or the SID of a messaging service',
    about: 'Whom text messages come from.',
    fallbackShown: 'see `SMS`',
    read: twilioSender,
  }),
  smtpUrl: optional<string>({
    name: 'SMTP_URL',
    takes: 'an smtp:// or smtps:// address',
    about: 'The server that takes the mail. Without it, mail stays in the built-in mailbox.',
    fallbackShown: 'the built-in mailbox',
    read: smtpAddress,
  }),
  loyalty: variable<'builtin' | 'comarch'>({
    name: 'LOYALTY',
    takes: 'builtin or comarch',
    about:
      'Who runs the points program: our own ledger, or one at Comarch as [docs/loyalty.md](docs/loyalty.md) describes, which the ledger is mirrored with. `comarch` needs the two variables below, and shows clients the second loyalty screen.',
    fallback: 'builtin',
    read: oneOf(['builtin', 'comarch']),
  }),
  comarchUrl: optional<string>({
    name: 'COMARCH_URL',
    takes: 'an http or https address',
    about: 'Where that program answers.',
    fallbackShown: 'none',
    read: webAddress,
  }),
  comarchKey: optional<string>({
    name: 'COMARCH_KEY',
    takes: 'a key of 8 characters or more',
    about: 'Proves to it who asks, as a bearer token.',
    fallbackShown: 'none',
    read: secret,
  }),
  loyaltyUrl: optional<string>({
    name: 'LOYALTY_REWARDS_URL',
    takes: 'an http or https address',
    about:
      'Where an outside loyalty program shows a household its points. With it, clients see the second loyalty screen, and the flag `rewards_in_new_tab` opens this address.',
    fallbackShown: 'none',
    read: webAddress,
  }),
  newsletterUrl: optional<string>({
    name: 'NEWSLETTER_URL',
    takes: 'an http or https address',
    about:
      'Where the newsletter’s form is sent once an address is confirmed by mail: ActiveCampaign’s `https://{account}.activehosted.com/proc.php`, with forms that do not ask for a confirmation of their own. Without it, a table keeps who signed up.',
    fallbackShown: 'the built-in recorder',
    read: webAddress,
  }),
  newsletterForms: variable<NewsletterForms>({
    name: 'NEWSLETTER_FORMS',
    takes: 'each brand and language once, with a form of its own: `brand.language=f/u/or`, commas between',
    about:
      'The newsletter’s form of each brand and language, by the fields of its embedded code; `u` and `or` may be left out.',
    fallback: builtInForms,
    read: newsletterForms,
  }),
} as const
