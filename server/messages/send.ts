// Sends the outbox, oldest first, up to a thousand at a time and lane by lane. It can run twice at once and be killed at any instant:
// one process takes a message, hands it to the carrier under its key, and marks it sent when the carrier has it.

import { brandFacts } from '../../brands/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { wallClock } from '../../domain/time/zone.ts'
import type { Carrier, Delivery, Letter } from '../integrations/mail/port.ts'
import type { Services } from '../integrations/services.ts'
import { allEnded } from '../request/all_ended.ts'
import { originOf } from '../request/config.ts'
import { isStopping } from '../request/database/database.ts'
import { addressKey, stoppable, unsubscribeToken } from '../request/unsubscribe_links/unsubscribe_token.ts'
import type { ContactFacts } from './facts.ts'
import { giftParts } from './gifts/gift_parts.ts'
import { nobody } from './outbox.ts'
import {
  type Claim,
  giveUp,
  type Hours,
  markSent,
  mostAttempts,
  takeUnsent,
  tryAgain,
  type Unsent,
} from './outbox_store.ts'
import { type ProductName, productNames } from './product_names.ts'
import { inWords } from './render.ts'
import { carriesSecret, secretLinks } from './secret_links.ts'
import { onlyNow, wishOf } from './wanted.ts'

type Needs = Pick<Services, 'pool' | 'memory' | 'clock' | 'config' | 'mail' | 'sms' | 'log'>

const atOnce = 1_000

/** Lanes of a process: while one waits for the carrier or the database, another renders letters. */
const lanes = 2

/** Sends everything that is due. A lane that fails lets the other finish. @returns the number of sent messages */
export async function sendMessages(services: Needs): Promise<number> {
  const counts = await allEnded(Array.from({ length: lanes }, () => sendInLane(services)))
  return counts.reduce((sum, count) => sum + count)
}

async function sendInLane(services: Needs): Promise<number> {
  let sent = 0
  let expected = false
  for (;;) {
    const hours = hoursNow(services.clock)
    const claim: Claim | null = isStopping(services.pool)
      ? null
      : await takeUnsent(services.pool, atOnce, hours, expected)
    if (!claim || claim.messages.length === 0) return sent
    sent += await sendTaken(services, claim)
    expected = claim.messages.length === atOnce
  }
}

async function sendTaken(services: Needs, claim: Claim): Promise<number> {
  const { pool, clock } = services
  const taken = claim.messages
  const at = clock.now().toString({ fractionalSecondDigits: 3 })
  const links = await secretLinks(services, taken)
  const names = await productNames(services.pool, taken)
  const gifts = await giftParts(services, taken, at)
  const stops = await unsubscribeAddresses(services, taken)
  const origins = {
    freshprep: originOf(services.config, 'freshprep'),
    cookit: originOf(services.config, 'cookit'),
  }
  const unsendable: Unsent[] = []
  const letters = taken.flatMap(message => {
    const { code = null, sheet } = gifts.get(message) ?? {}
    const made = { link: links.get(message) ?? null, code, unsubscribe: stops.get(message) ?? null }
    const letter = letterOf(services, { ...message, names, origin: origins[message.brand] }, made, at)
    if (!letter) {
      unsendable.push(message)
      return []
    }
    return [sheet && letter.channel === 'email' ? { ...letter, attachments: [sheet] } : letter]
  })
  const deliveries = [
    ...(await carry(
      services,
      services.mail,
      letters.filter(letter => letter.channel === 'email'),
    )),
    ...(await carry(
      services,
      services.sms,
      letters.filter(letter => letter.channel === 'sms'),
    )),
  ]
  const of = (outcome: Delivery['outcome']) =>
    deliveries.filter(({ delivery }) => delivery.outcome === outcome).map(({ letter }) => letter)
  const sent = of('sent')
  const last = new Set(
    taken
      .filter(({ attempts, template }) => attempts >= mostAttempts && onlyNow.includes(template))
      .map(nameOf),
  )
  const failed = of('failed')
  const tired = failed.filter(letter => last.has(nameOf(letter)))
  await tryAgain(pool, failed)
  await giveUp(pool, [...of('impossible'), ...unsendable, ...tired], at)
  await markSent(pool, claim, sent)
  return sent.length
}

/** The hour on each brand’s clocks. */
function hoursNow(clock: Needs['clock']): Hours {
  const now = clock.now().toString()
  const hourOf = (brand: BrandId) => Number(wallClock(brand, now).time.slice(0, 2))
  return { freshprep: hourOf('freshprep'), cookit: hourOf('cookit') }
}

const nameOf = ({ clientId, key }: Pick<Unsent, 'clientId' | 'key'>) => `${clientId} ${key}`

/** The unsubscribe link of each optional letter. */
async function unsubscribeAddresses(
  services: Needs,
  messages: readonly Unsent[],
): Promise<Map<Unsent, string>> {
  const addresses = new Map<Unsent, string>()
  const add = async (message: Unsent, stopped: Parameters<typeof unsubscribeToken>[1]) => {
    const token = await unsubscribeToken(services, stopped)
    addresses.set(message, `${originOf(services.config, message.brand)}/unsubscribe/${token}`)
  }
  for (const message of messages) {
    // The friend may have no household, so the link is of the address.
    if (message.template === 'referral_invitation' && message.email !== null)
      await add(message, { address: addressKey(message.brand, message.email), wish: 'invitations' })
    const wish = stoppable.find(one => one === wishOf[message.template])
    if (!wish || message.channel !== 'email' || message.clientId === nobody) continue
    await add(message, { clientId: message.clientId, wish })
  }
  return addresses
}

/** The letter of a message; undefined where it has no recipient, is not wanted, or its facts make no letter. */
function letterOf(
  { log }: Needs,
  message: Unsent & { names: ReadonlyMap<string, ProductName>; origin: string },
  { link, code, unsubscribe }: { link: string | null; code: string | null; unsubscribe: string | null },
  at: string,
): Letter | undefined {
  const { clientId, key, brand, channel, template, locale, email, phone } = message
  const to = channel === 'email' ? email : phone
  const wish = wishOf[template]
  if (wish && message.unwanted.includes(wish)) return undefined
  if (to === null || (carriesSecret(template) && link === null)) return undefined
  try {
    const words = inWords({ ...message, link, code, unsubscribe })
    const addressed = { clientId, key, brand, to, template, locale, at }
    if (words.channel === 'sms') return { ...addressed, ...words }
    const from = { name: brandFacts[brand].name, address: brandFacts[brand].email }
    const replyTo = template === 'contact' ? senderOf(message.data as ContactFacts) : null
    const letter = { ...addressed, ...words, from, replyTo }
    return unsubscribe === null ? letter : { ...letter, unsubscribe }
  } catch (error) {
    log.error({ err: error, clientId, key, template }, 'a message could not be put into words')
    return undefined
  }
}

const senderOf = ({ name, email }: ContactFacts) => ({ name, address: email })

async function carry<L extends Letter>({ log }: Needs, by: Carrier<L>, letters: readonly L[]) {
  if (letters.length === 0) return []
  const deliveries = await by.send(letters)
  return letters.map((letter, position) => {
    const delivery = deliveries[position] as Delivery
    if (delivery.outcome !== 'sent') {
      const { clientId, key, template } = letter
      log.error(
        { clientId, key, template, reason: delivery.reason },
        `a message was not sent: ${delivery.outcome}`,
      )
    }
    return { letter, delivery }
  })
}
