// Every environment variable there is, one row each. A new one is a new row: the reading, the complaint about a bad value
// and the README's table all follow from it.

import { resolve } from 'node:path'
import type { BonusWindow } from '../../../domain/gifts/gift_cards.ts'
import { builtInForms, type NewsletterForms, newsletterForms } from './newsletter_forms.ts'
import {
  bonusWindow,
  calendarDay,
  hostName,
  hostNames,
  identifier,
  listenAddress,
  longSecret,
  oneOf,
  onOff,
  postgresAddress,
  privateKey,
  type Read,
  type Roles,
  roles,
  secret,
  smtpAddress,
  twilioAccount,
  twilioSender,
  webAddress,
  webOrigin,
  wholeNumber,
} from './readers.ts'
import { type TaxNumbers, taxNumbers } from './tax_numbers.ts'

const environments = ['development', 'test', 'staging', 'production'] as const
type Environment = (typeof environments)[number]

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** What later rows' defaults may depend on; these rows come first. */
export interface Known {
  environment: Environment
  port: number
}

export interface Variable<T> {
  name: string
  /** In words: ends "PORT is …; it takes …" and stands in the README. */
  takes: string
  /** What it is for, a sentence for the README. */
  about: string
  /** What is read when it is not set; undefined: then the value is undefined. */
  fallback: string | undefined | ((known: Known) => string)
  /** How the README words the default, where it is not one text. */
  fallbackShown?: string
  read: Read<T>
}

/** Declares a variable that always has a value. */
const variable = <T>(row: Variable<T> & { fallback: string | ((known: Known) => string) }): Variable<T> => row

/** Declares a variable without a default: its value may be undefined. */
const optional = <T>(row: Omit<Variable<T>, 'fallback'>): Variable<T | undefined> => ({
  ...row,
  fallback: undefined,
})

const inProduction =
  (there: string, elsewhere: string) =>
  ({ environment }: Known): string =>
    environment === 'production' ? there : elsewhere

const program = {
  environment: variable<Environment>({
    name: 'APP_ENV',
    takes: environments.join(', '),
    about: 'What the program is run as. Production has no control room, keeps real time and loads no demo.',
    fallback: 'development',
    fallbackShown: '`production` where `NODE_ENV` is, else `development`',
    read: oneOf(environments),
  }),
  port: variable<number>({
    name: 'PORT',
    takes: 'a whole number from 1 to 65535',
    about: 'Where the web role listens.',
    fallback: '3000',
    read: wholeNumber(1, 65_535),
  }),
  host: variable<string>({
    name: 'HOST',
    takes: 'a host name or an address',
    about: 'The interface the web role listens on; `0.0.0.0` is all of them.',
    fallback: inProduction('0.0.0.0', 'localhost'),
    fallbackShown: '`localhost`; in production `0.0.0.0`',
    read: listenAddress,
  }),
  publicUrl: variable<string>({
    name: 'PUBLIC_URL',
    takes: 'an http or https address without a path',
    about:
      'Where people reach Fresh Prep. Links in messages start with it; Cook it has the same scheme and port.',
    fallback: ({ port }) => `http://localhost:${port}`,
    fallbackShown: '`http://localhost:{PORT}`',
    read: webOrigin,
  }),
  cookitDomain: variable<string>({
    name: 'COOKIT_DOMAIN',
    takes: 'a host name',
    about: 'The host that shows Cook it; every other that is known shows Fresh Prep.',
    fallback: 'cookit.localhost',
    read: hostName,
  }),
  hosts: optional<readonly string[]>({
    name: 'HOSTS',
    takes: 'host names with commas between',
    about:
      'Other names that people reach the program by. A request under a name that is neither here nor in `PUBLIC_URL` nor `COOKIT_DOMAIN` is refused.',
    fallbackShown: 'none',
    read: hostNames,
  }),
  trustedProxies: variable<number>({
    name: 'TRUSTED_PROXIES',
    takes: 'a whole number from 0 to 10',
    about: 'How many proxies stand in front: so many entries of `X-Forwarded-*` are believed.',
    fallback: '0',
    read: wholeNumber(0, 10),
  }),
  roles: variable<Roles>({
    name: 'ROLES',
    takes: 'web, worker, or both with a comma',
    about: 'What this process does: answer requests, do the jobs, or both.',
    fallback: 'web,worker',
    read: roles,
  }),
  databaseUrl: optional<string>({
    name: 'DATABASE_URL',
    takes: 'a postgres:// address',
    about: 'A PostgreSQL 15 or newer. Without it the program starts its own in `DATA_DIR`.',
    fallbackShown: 'the built-in one',
    read: postgresAddress,
  }),
  databasePool: variable<number>({
    name: 'DATABASE_POOL',
    takes: 'a whole number from 2 to 500',
    about: 'Most connections of this process; its jobs hold up to five more.',
    fallback: '12',
    read: wholeNumber(2, 500),
  }),
  dataDir: variable<string>({
    name: 'DATA_DIR',
    takes: 'a folder',
    about: 'Where the built-in PostgreSQL and other files are kept; made where it is missing.',
    fallback: '.data',
    read: text => resolve(text),
  }),
  demo: variable<boolean>({
    name: 'DEMO',
    takes: 'on or off',
    about: 'Whether the first start on an empty database loads the demo.',
    fallback: inProduction('off', 'on'),
    fallbackShown: '`on`; in production `off`',
    read: onOff,
  }),
  logLevel: variable<LogLevel>({
    name: 'LOG_LEVEL',
    takes: logLevels.join(', '),
    about: 'The least serious lines of the log, which is JSON on standard error.',
    fallback: inProduction('info', 'warn'),
    fallbackShown: '`warn`; in production `info`',
    read: oneOf(logLevels),
  }),
  attemptLimits: variable<boolean>({
    name: 'ATTEMPT_LIMITS',
    takes: 'on or off',
    about:
      'Whether calls that guess at secrets, what is written down for visitors and pictures made anew are limited, by address.',
    fallback: ({ environment }) => (environment === 'production' || environment === 'staging' ? 'on' : 'off'),
    fallbackShown: '`off`; in production and staging `on`',
    read: onOff,
  }),
  operatorToken: optional<string>({
    name: 'OPERATOR_TOKEN',
    takes: 'a token of 24 characters or more',
    about:
      'What opens `/metrics`, `/api/docs` and, on staging, `/dev`: as a bearer token, or as the password of any user name. Without it they do not exist there; in development and test they are open.',
    fallbackShown: 'closed; open in development and test',
    read: longSecret,
  }),
  plainHttp: variable<boolean>({
    name: 'PLAIN_HTTP',
    takes: 'on or off',
    about: 'Production does not start with a `PUBLIC_URL` of http, unless this is on.',
    fallback: 'off',
    read: onOff,
  }),
  devServer: variable<boolean>({
    name: 'DEV_SERVER',
    takes: 'on or off',
    about: 'Serve pages from source through Vite; `npm run dev` turns it on.',
    fallback: 'off',
    read: onOff,
  }),
} as const

/**
 * Declares by which name the built-in stand-in for an outside system is asked for. Outside production it is there without; production
 * does not start with one that nobody named (RULINGS 69).
 */
const standIn = (name: string, about: string): Variable<'builtin' | undefined> => ({
  name,
  takes: 'builtin',
  about: `${about} Production does not start with it unless it is named here.`,
  fallback: inProduction('', 'builtin'),
  fallbackShown: '`builtin`; in production none',
  read: text => (text === 'builtin' ? text : undefined),
})

/** What stands in for outside systems. */
const standIns = {
  cards: standIn(
    'CARDS',
    'The card processor where Stripe’s variables are not set: the built-in one knows test cards and takes no money.',
  ),
  paypal: standIn(
    'PAYPAL',
    'PayPal: the built-in one has pages of its own and takes no money. Without it, and without the variables below, PayPal is not offered.',
  ),
  mail: standIn(
    'MAIL',
    'Mail where `SMTP_URL` is not set: the built-in mailbox keeps it, and nobody gets any.',
  ),
  sms: standIn('SMS', 'Text messages: the built-in mailbox keeps them, and nobody gets any.'),
  identity: standIn(
    'IDENTITY',
    'Who vouches for people who log in with Google, Apple or Facebook, where a provider’s own variables are not set: at the built-in one, anyone is whoever they say. Without either, a provider is not offered.',
  ),
} as const

const messages = {
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
      'Who runs the points programme: our own ledger, or one at Comarch as [docs/loyalty.md](docs/loyalty.md) describes, which the ledger is mirrored with. `comarch` needs the two variables below, and shows clients the second loyalty screen.',
    fallback: 'builtin',
    read: oneOf(['builtin', 'comarch']),
  }),
  comarchUrl: optional<string>({
    name: 'COMARCH_URL',
    takes: 'an http or https address',
    about: 'Where that programme answers.',
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
      'Where an outside loyalty programme shows a household its points. With it, clients see the second loyalty screen, and the flag `rewards_in_new_tab` opens this address.',
    fallbackShown: 'none',
    read: webAddress,
  }),
  newsletterUrl: optional<string>({
    name: 'NEWSLETTER_URL',
    takes: 'an http or https address',
    about:
      'Where the newsletter’s form is sent: ActiveCampaign’s `https://{account}.activehosted.com/proc.php`. Without it, a table keeps who signed up.',
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

const payments = {
  stripeSecretKey: optional<string>({
    name: 'STRIPE_SECRET_KEY',
    takes: 'a secret key of a Stripe account, `sk_…` or `rk_…`',
    about:
      'Stripe takes cards, with the two variables below. To be registered there as a webhook: `{PUBLIC_URL}/vendor/stripe/webhook`, with the events payment_intent.succeeded, .payment_failed and .canceled, payment_method.updated and .automatically_updated, charge.dispute.created, .updated and .closed.',
    fallbackShown: 'see `CARDS`',
    read: secret,
  }),
  stripePublishableKey: optional<string>({
    name: 'STRIPE_PUBLISHABLE_KEY',
    takes: 'the publishable key of that account, `pk_…`',
    about: 'What Stripe’s form in the browser knows us by.',
    fallbackShown: 'see `CARDS`',
    read: secret,
  }),
  stripeWebhookSecret: optional<string>({
    name: 'STRIPE_WEBHOOK_SECRET',
    takes: 'the signing secret of that webhook, `whsec_…`',
    about: 'Proves that what Stripe tells is told by Stripe.',
    fallbackShown: 'see `CARDS`',
    read: secret,
  }),
  stripeUrl: variable<string>({
    name: 'STRIPE_URL',
    takes: 'an http or https address without a path',
    about: 'Where Stripe’s interface answers.',
    fallback: 'https://api.stripe.com',
    read: webOrigin,
  }),
  paypalClientId: optional<string>({
    name: 'PAYPAL_CLIENT_ID',
    takes: 'the client id of a REST app at PayPal',
    about: 'PayPal pays boxes and gifts, with `PAYPAL_CLIENT_SECRET`. The app needs vaulting.',
    fallbackShown: 'see `PAYPAL`',
    read: identifier,
  }),
  paypalClientSecret: optional<string>({
    name: 'PAYPAL_CLIENT_SECRET',
    takes: 'the secret of that app',
    about: 'Proves to PayPal who asks.',
    fallbackShown: 'see `PAYPAL`',
    read: secret,
  }),
  paypalWebhookId: optional<string>({
    name: 'PAYPAL_WEBHOOK_ID',
    takes: 'the id of a webhook of that app, letters and digits',
    about:
      'What PayPal tells by itself is heard: late captures and disputes. To be registered there: `{PUBLIC_URL}/vendor/paypal/webhook`, with the events PAYMENT.CAPTURE.COMPLETED, .DECLINED and .DENIED, CUSTOMER.DISPUTE.CREATED, .UPDATED and .RESOLVED.',
    fallbackShown: 'PayPal is asked instead',
    read: identifier,
  }),
  paypalUrl: variable<string>({
    name: 'PAYPAL_URL',
    takes: 'an http or https address without a path',
    about: 'Where PayPal’s interface answers; its sandbox is `https://api-m.sandbox.paypal.com`.',
    fallback: 'https://api-m.paypal.com',
    read: webOrigin,
  }),
} as const

const pictures = {
  imgixDomain: optional<string>({
    name: 'IMGIX_DOMAIN',
    takes: 'a host name',
    about:
      'The imgix source that sizes pictures; it fetches originals from this site. Without it, the built-in resizer does.',
    fallbackShown: 'the built-in resizer',
    read: hostName,
  }),
  imgixToken: optional<string>({
    name: 'IMGIX_TOKEN',
    takes: 'the token of the imgix source, 8 characters or more',
    about: 'Signs addresses, where the source asks for that; pages then ask here and are sent on.',
    fallbackShown: 'unsigned',
    read: secret,
  }),
  pictureCacheMb: variable<number>({
    name: 'PICTURE_CACHE_MB',
    takes: 'a whole number from 1 to 100000',
    about: 'Megabytes of sized pictures kept in `DATA_DIR`; what was used longest ago goes first.',
    fallback: '512',
    read: wholeNumber(1, 100_000),
  }),
} as const

const places = {
  addressCompleteKey: optional<string>({
    name: 'ADDRESSCOMPLETE_KEY',
    takes: 'the key of an AddressComplete account, 8 characters or more',
    about:
      'Canada Post suggests addresses. Without it, or where it does not answer, the program’s own civic addresses do.',
    fallbackShown: 'its own addresses',
    read: secret,
  }),
  googlePlacesKey: optional<string>({
    name: 'GOOGLE_PLACES_KEY',
    takes: 'a key for the Places API (New), 8 characters or more',
    about: 'Google suggests addresses, unless Canada Post does; otherwise as above.',
    fallbackShown: 'its own addresses',
    read: secret,
  }),
  osrmUrl: optional<string>({
    name: 'OSRM_URL',
    takes: 'an http or https address',
    about:
      'An OSRM server (its table service) that tells how long vans take from door to door. Without it, or where it does not answer, the great circle with a road factor does.',
    fallbackShown: 'the great circle',
    read: webAddress,
  }),
} as const

const identity = {
  googleClientId: optional<string>({
    name: 'GOOGLE_CLIENT_ID',
    takes: 'an OAuth client id of Google',
    about:
      'Google’s sign-in, with `GOOGLE_CLIENT_SECRET`. To be registered there: `{origin}/clients/auth/google_oauth2/return` and the origin, of each brand.',
    fallbackShown: 'see `IDENTITY`',
    read: identifier,
  }),
  googleClientSecret: optional<string>({
    name: 'GOOGLE_CLIENT_SECRET',
    takes: 'the secret of that client',
    about: 'Proves to Google who asks.',
    fallbackShown: 'see `IDENTITY`',
    read: secret,
  }),
  appleServicesId: optional<string>({
    name: 'APPLE_SERVICES_ID',
    takes: 'a services id of Apple',
    about:
      'Sign in with Apple, with the three variables below. To be registered there: `{origin}/clients/auth/apple/return`, of each brand.',
    fallbackShown: 'see `IDENTITY`',
    read: identifier,
  }),
  appleTeamId: optional<string>({
    name: 'APPLE_TEAM_ID',
    takes: 'the id of the team, ten characters',
    about: 'Whose services id it is.',
    fallbackShown: 'see `IDENTITY`',
    read: identifier,
  }),
  appleKeyId: optional<string>({
    name: 'APPLE_KEY_ID',
    takes: 'the id of the key, ten characters',
    about: 'Which key signs.',
    fallbackShown: 'see `IDENTITY`',
    read: identifier,
  }),
  applePrivateKey: optional<string>({
    name: 'APPLE_PRIVATE_KEY',
    takes: 'that key in PEM, line breaks as they are or as `\\n`',
    about: 'Signs the short-lived secret that Apple asks for.',
    fallbackShown: 'see `IDENTITY`',
    read: privateKey,
  }),
  facebookAppId: optional<string>({
    name: 'FACEBOOK_APP_ID',
    takes: 'the id of an app at Facebook',
    about:
      'Facebook’s sign-in, with `FACEBOOK_APP_SECRET`. To be registered there: `{origin}/clients/auth/facebook/return`, of each brand.',
    fallbackShown: 'see `IDENTITY`',
    read: identifier,
  }),
  facebookAppSecret: optional<string>({
    name: 'FACEBOOK_APP_SECRET',
    takes: 'the secret of that app',
    about: 'Proves to Facebook who asks.',
    fallbackShown: 'see `IDENTITY`',
    read: secret,
  }),
} as const

const records = {
  amountsKeptYears: variable<number>({
    name: 'AMOUNTS_KEPT_YEARS',
    takes: 'a whole number from 1 to 30',
    about:
      'How many years after an erasure amounts are kept without a name, to the end of the last one: as long as tax law asks.',
    fallback: '7',
    read: wholeNumber(1, 30),
  }),
} as const

/** Rows of which all are set, or none. */
export const together = [
  ['googleClientId', 'googleClientSecret'],
  ['appleServicesId', 'appleTeamId', 'appleKeyId', 'applePrivateKey'],
  ['facebookAppId', 'facebookAppSecret'],
  ['stripeSecretKey', 'stripePublishableKey', 'stripeWebhookSecret'],
  ['paypalClientId', 'paypalClientSecret'],
] as const satisfies readonly (readonly (keyof typeof identity | keyof typeof payments)[])[]

const money = {
  giftBonus: variable<BonusWindow | null>({
    name: 'GIFT_BONUS',
    takes: 'off, or two days of every year as `MM-DD/MM-DD`, both included',
    about: 'When a bought gift card of $100 or more brings its buyer a bonus of 10 %.',
    fallback: '11-15/12-31',
    read: bonusWindow,
  }),
  pointsEndOn: optional<string>({
    name: 'POINTS_END_ON',
    takes: 'a day as `YYYY-MM-DD`',
    about:
      'The last day of the points programme: whoever has points is told 45 days before, and the day after it they are gone; who is told late keeps them for 30 days.',
    fallbackShown: 'none: it goes on',
    read: calendarDay,
  }),
  taxNumbers: optional<TaxNumbers>({
    name: 'TAX_NUMBERS',
    takes: 'numbers by brand and tax as `brand.TAX=number`, commas between; taxes are GST, PST, HST, QST',
    about:
      'Registration numbers that receipts and credit notes show for the province of the delivery; HST is registered under GST’s. Where one is missing they say where to ask for it.',
    fallbackShown: 'none: receipts say where to ask',
    read: taxNumbers,
  }),
} as const

/** All rows, in the README's order. */
export const variables = {
  ...program,
  ...standIns,
  ...payments,
  ...messages,
  ...pictures,
  ...places,
  ...identity,
  ...records,
  ...money,
} as const
