// Which implementation of each outside system this program uses.

import type { Logger } from 'pino'
import type { Clock } from '../request/clock/clock.ts'
import { twilioOf } from '../request/config/production.ts'
import { type Config, originOf } from '../request/config.ts'
import type { Db } from '../request/database/database.ts'
import type { Memory } from '../request/memory.ts'
import { addressComplete } from './addresses/address_complete.ts'
import { googlePlaces } from './addresses/google_places.ts'
import type { AddressBook } from './addresses/port.ts'
import { builtinBagTracker } from './bag_tracker/builtin.ts'
import type { BagTracker } from './bag_tracker/port.ts'
import { builtinCardProcessor } from './cards/builtin/processor.ts'
import { type Cards, joinProcessors, type Outside } from './cards/join.ts'
import { openOutside } from './cards/outside.ts'
import { greatCircle } from './distances/builtin.ts'
import { osrm } from './distances/osrm.ts'
import type { Distances } from './distances/port.ts'
import { type OpenedIdentity, openIdentity } from './identity/providers.ts'
import { builtinImages } from './images/builtin/images.ts'
import { imgixImages } from './images/imgix.ts'
import type { Images } from './images/port.ts'
import { builtinLoyalty } from './loyalty/builtin.ts'
import { comarchLoyalty } from './loyalty/comarch.ts'
import type { Loyalty } from './loyalty/port.ts'
import { builtinMailbox } from './mail/mailbox.ts'
import type { Carrier, MailLetter, TextMessage } from './mail/port.ts'
import { smtpMail } from './mail/smtp.ts'
import { activeCampaign } from './newsletter/active_campaign.ts'
import type { Newsletter } from './newsletter/port.ts'
import { newsletterRecorder } from './newsletter/recorder.ts'
import { builtinPayPal } from './paypal/builtin/paypal.ts'
import type { PayPal, PayPalNeeds } from './paypal/port.ts'
import { payPalAccounts } from './paypal/rest/accounts.ts'
import { payPalApi } from './paypal/rest/api.ts'
import { payPalProcessor } from './paypal/rest/processor.ts'
import { payPalStatement } from './paypal/rest/statement.ts'
import { payPalWebhook } from './paypal/rest/webhook.ts'
import { payPalTokens } from './paypal/rest/words.ts'
import { silencing } from './sms/silencing.ts'
import { twilio } from './sms/twilio.ts'
import { reportAddress } from './sms/twilio_routes.ts'

export interface Integrations {
  /** Used before our own civic addresses; null where the configuration names none. */
  readonly addressBook: AddressBook | null
  readonly bagTracker: BagTracker
  readonly cards: Cards
  readonly distances: Distances
  readonly identity: OpenedIdentity
  readonly images: Images
  readonly mail: Carrier<MailLetter>
  readonly sms: Carrier<TextMessage>
  readonly loyalty: Loyalty
  readonly newsletter: Newsletter
  /** Null where the configuration names none: then it is not offered. */
  readonly paypal: PayPal | null
}

/** The inputs of integrations. */
interface Ground {
  config: Config
  db: Db
  memory: Memory
  clock: Clock
  /** Receives failures of outside systems that the program worked around. */
  log?: Pick<Logger, 'warn'>
}

/** Makes every integration: the built-in one, unless the configuration names an outside one. */
export function openIntegrations(ground: Ground): Integrations {
  const { config, db, log } = ground
  const mailbox = builtinMailbox({ db })
  const { imgixDomain: domain, imgixToken: token } = config
  return {
    addressBook: addressBookOf(config),
    bagTracker: builtinBagTracker({ db }),
    cards: cardsOf(ground),
    distances:
      config.osrmUrl === undefined
        ? greatCircle
        : osrm(config.osrmUrl, err => log?.warn({ err }, 'distances are those of the great circle')),
    identity: openIdentity({ config, pool: db, memory: ground.memory }),
    images: domain === undefined ? builtinImages : imgixImages({ domain, token }),
    mail: config.smtpUrl === undefined ? mailbox : smtpMail(config.smtpUrl),
    sms: silencing({ db }, textsBy(config, mailbox)),
    loyalty: loyaltyOf(config),
    newsletter:
      config.newsletterUrl === undefined ? newsletterRecorder({ db }) : activeCampaign(config.newsletterUrl),
    paypal: payPalOf(ground),
  }
}

/** Our own program, unless another is named. */
function loyaltyOf({ loyalty, comarchUrl: url, comarchKey: key, loyaltyUrl }: Config): Loyalty {
  if (loyalty === 'builtin' || url === undefined || key === undefined)
    return builtinLoyalty(loyaltyUrl ?? null)
  return comarchLoyalty({ url, key })
}

/** PayPal's REST interface, where its app is named. */
const payPalApiOf = ({
  paypalUrl: url,
  paypalClientId: clientId,
  paypalClientSecret: clientSecret,
}: Config) =>
  clientId === undefined || clientSecret === undefined
    ? null
    : { clientId, api: payPalApi({ url, clientId, clientSecret }) }

/** The real PayPal where its app is named, else the built-in one where that is named. */
function payPalOf({ config, db, clock }: Ground): PayPal | null {
  const real = payPalApiOf(config)
  const { paypalWebhookId: webhookId } = config
  if (real) {
    const { api, clientId } = real
    const telling = (needs: PayPalNeeds) => payPalWebhook({ ...needs, api, db, webhookId: webhookId ?? '' })
    return payPalAccounts(api, clientId, webhookId === undefined ? [] : [telling])
  }
  return config.paypal === undefined ? null : builtinPayPal({ db, clock })
}

/** New cards go to the processor that the configuration has chosen; each charge goes to the one that issued its token. */
function cardsOf(ground: Ground): Cards {
  const { config, db, clock, log } = ground
  const builtin = builtinCardProcessor({ db, clock })
  const onFailure = (title: string) => (err: unknown, key: string) =>
    log?.warn({ err, key }, `${title} did not answer for a payment`)
  const outside = openOutside(title => ({ config, db, clock, onFailure: onFailure(title) }))
  const chosen = outside.find(({ name }) => name === config.cards)
  return joinProcessors(
    db,
    chosen ?? { name: 'builtin', processor: builtin },
    [...outside, ...payPalMoneyOf(ground)],
    builtin,
  )
}

/** The real PayPal as a processor outside this program. */
function payPalMoneyOf({ config, db, clock, log }: Ground): Outside[] {
  const real = payPalApiOf(config)
  if (!real) return []
  const onFailure = (err: unknown, key: string) =>
    log?.warn({ err, key }, 'PayPal did not answer for a payment')
  const processor = payPalProcessor({ api: real.api, db, clock, onFailure })
  const { api } = real
  const onUnlisted = (err: unknown) =>
    log?.warn({ err }, 'PayPal does not let this app read its list: only payments begun here are compared')
  const lines = (since: string) => payPalStatement({ api, db, clock, onUnlisted }, since)
  return [
    {
      name: 'paypal',
      processor: { ...processor, statement: { daysBehind: 7, lines } },
      tokens: payPalTokens,
    },
  ]
}

/** Canada Post's book has every address of the country with its postal code, so it goes first where both are named. */
function addressBookOf({ addressCompleteKey, googlePlacesKey }: Config): AddressBook | null {
  if (addressCompleteKey !== undefined) return addressComplete(addressCompleteKey)
  return googlePlacesKey === undefined ? null : googlePlaces(googlePlacesKey)
}

/** Twilio, where it is named; otherwise the mailbox stores text messages too. */
function textsBy(config: Config, mailbox: Carrier): Carrier<TextMessage> {
  const account = twilioOf(config)
  return account ? twilio(account, letter => reportAddress(originOf(config, letter.brand), letter)) : mailbox
}
