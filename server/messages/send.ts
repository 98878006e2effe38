// Sends the outbox, oldest first, up to a thousand at a time and lane by lane. It can run twice at once and be killed at any instant:
// one process takes a message, hands it to the carrier under its key, and marks it sent when the carrier has it.

import { brandFacts } from '../../brands/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { wallClock } from '../../domain/time/zone.ts'
import type { Carrier, Delivery, Letter } from '../integrations/mail/port.ts'
import type { Services } from '../integrations/services.ts'
import { allEnded } from '../request/all_ended.ts'
import { statedFactsOf } from '../request/brand_facts/brand_facts.ts'
import { originOf } from '../request/config.ts'
import { isStopping, isUnavailable, lostWorker, Stopping } from '../request/database/database.ts'
import type { ContactFacts } from './facts.ts'
import { giftParts } from './gifts/gift_parts.ts'
import { setHeldAside } from './held_kinds.ts'
import { withListWords } from './list_letters/list_letters.ts'
import { nobody } from './outbox.ts'
import {
  type Claim,
  type Hours,
  markGivenUp,
  markSent,
  markToSendAgain,
  mostAttempts,
  tryNow,
  type Unsent,
} from './outbox_store.ts'
import { namesOnPapers, type ProductName } from './product_names.ts'
import { inWords } from './render.ts'
import { carriesSecret, secretLink } from './secret_links.ts'
import { takeUnsent } from './take_unsent.ts'
import type { TemplateData } from './templates.ts'
import { addressKey, stoppable, unsubscribeToken } from './unsubscribe_links/unsubscribe_token.ts'
import { onlyNow, wishOf } from './wanted.ts'

type Needs = Pick<Services, 'pool' | 'memory' | 'clock' | 'config' | 'mail' | 'sms' | 'log'>

const atOnce = 1_000

/** Lanes of a process: while one waits for the carrier or the database, another renders letters. */
const lanes = 2

/** Whether this process has tried what an earlier one set aside. */
const openBegun = () => ({ triedAll: false })

/** Sends everything that is due. A lane that fails lets the other finish. @returns the number of sent messages */
export async function sendMessages(services: Needs): Promise<number> {
  const begun = services.memory.of(openBegun)
  if (!begun.triedAll) begun.triedAll = await unlessLost(services, () => tryNow(services.pool))
  await unlessLost(services, () => setHeldAside(services))
  const counts = await allEnded(Array.from({ length: lanes }, () => sendInLane(services)))
  return counts.reduce((sum, count) => sum + count)
}

/** Changes many waiting messages. @returns false where the node of some is lost: then it is done the next time */
async function unlessLost({ log }: Needs, change: () => Promise<void>): Promise<boolean> {
  try {
    await change()
    return true
  } catch (error) {
    const node = lostWorker(error)
    if (node === null) throw error
    log.warn({ node }, 'deferred and held messages are looked at once the node is back')
    return false
  }
}

async function sendInLane(services: Needs): Promise<number> {
  let sent = 0
  let expected = false
  for (;;) {
    const hours = hoursNow(services.clock)
    const claim: Claim | null = isStopping(services.pool)
      ? null
      : await takeUnsent(services, atOnce, hours, expected)
    if (!claim || claim.messages.length === 0) return sent
    sent += await sendTaken(services, claim)
    expected = claim.messages.length === atOnce
  }
}

async function sendTaken(services: Needs, claim: Claim): Promise<number> {
  const { pool, clock } = services
  const taken = await withListWords(pool, claim.messages)
  const at = clock.now().toString({ fractionalSecondDigits: 3 })
  const names = await namesOnPapers(services.pool, taken)
  const origins = {
    freshprep: originOf(services.config, 'freshprep'),
    cookit: originOf(services.config, 'cookit'),
  }
  const unsendable: Unsent[] = []
  const faulty: Unsent[] = []
  const letters: Letter[] = []
  for (const message of taken) {
    try {
      const letter = await letterOf(services, { ...message, names, origin: origins[message.brand] }, at)
      if (letter) letters.push(letter)
      else unsendable.push(message)
    } catch (error) {
      if (error instanceof Stopping || isUnavailable(error)) throw error
      const { clientId, key, template } = message
      services.log.error(
        { err: error, clientId, key, template },
        'a message could not be made, and is set aside',
      )
      faulty.push(message)
    }
  }
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
  const takenBy = new Map(taken.map(message => [nameOf(message), message]))
  const of = (outcome: Delivery['outcome']) =>
    deliveries
      .filter(({ delivery }) => delivery.outcome === outcome)
      .map(({ letter }) => takenBy.get(nameOf(letter)) as Unsent)
  const sent = of('sent')
  const last = new Set(
    taken
      .filter(({ attempts, template }) => attempts >= mostAttempts && onlyNow.includes(template))
      .map(nameOf),
  )
  const failed = [...of('failed'), ...faulty]
  const tired = failed.filter(letter => last.has(nameOf(letter)))
  await markToSendAgain(pool, failed)
  await markGivenUp(pool, of('impossible'), at, 'bounced')
  await markGivenUp(pool, [...unsendable, ...tired], at, 'dropped')
  await markSent(pool, claim, sent, at)
  return sent.length
}

/** The hour on each brand’s clocks. */
function hoursNow(clock: Needs['clock']): Hours {
  const now = clock.now().toString()
  const hourOf = (brand: BrandId) => Number(wallClock(brand, now).time.slice(0, 2))
  return { freshprep: hourOf('freshprep'), cookit: hourOf('cookit') }
}

const nameOf = ({ clientId, key }: Pick<Unsent, 'clientId' | 'key'>) => `${clientId} ${key}`

/** The unsubscribe link of an optional letter; null for any other. */
async function unsubscribeAddress(services: Needs, message: Unsent): Promise<string | null> {
  const { brand, channel, clientId, email, template } = message
  const wish = stoppable.find(one => one === wishOf[template])
  const stopped: Parameters<typeof unsubscribeToken>[1] | null =
    wish && channel === 'email' && clientId !== nobody
      ? { clientId, wish }
      : // The friend may have no household, so the link is of the address.
        template === 'referral_invitation' && email !== null
        ? { address: addressKey(brand, email), wish: 'invitations' }
        : null
  if (stopped === null) return null
  return `${originOf(services.config, brand)}/unsubscribe/${await unsubscribeToken(services, stopped)}`
}

/**
 * The letter of a message; undefined where it has no recipient or is not wanted.
 * @throws whatever its facts make impossible: that is this message's own fault, and delays no other
 */
async function letterOf(
  services: Needs,
  message: Unsent & { names: ReadonlyMap<string, ProductName>; origin: string },
  at: string,
): Promise<Letter | undefined> {
  const { clientId, key, brand, channel, template, locale, email, phone } = message
  const to = channel === 'email' ? email : phone
  const wish = wishOf[template]
  // Nobody has preferences: a sample goes to whoever asked for it.
  if (wish && clientId !== nobody && message.unwanted.includes(wish)) return undefined
  if (template === 'list_letter' && (message.data as TemplateData['list_letter']).words?.stopped)
    return undefined
  if (to === null) return undefined
  const link = await secretLink(services, message)
  if (carriesSecret(template) && link === null) return undefined
  const { code = null, sheet } = (await giftParts(services, message, at)) ?? {}
  const unsubscribe = await unsubscribeAddress(services, message)
  const contact = await statedFactsOf(services, brand, at)
  const words = inWords({ ...message, link, code, unsubscribe, contact })
  const addressed = { clientId, key, brand, to, template, locale, at }
  if (words.channel === 'sms') return { ...addressed, ...words }
  const from = { name: brandFacts[brand].name, address: contact.email }
  const replyTo = template === 'contact' ? senderOf(message.data as ContactFacts) : null
  const letter = { ...addressed, ...words, from, replyTo, ...(sheet && { attachments: [sheet] }) }
  return unsubscribe === null ? letter : { ...letter, unsubscribe }
}

const senderOf = ({ name, email }: ContactFacts) => ({ name, address: email })

/** All at once; where the carrier cannot, one by one, so that one letter that it cannot take delays no other. */
async function sendEach<L extends Letter>(
  by: Carrier<L>,
  letters: readonly L[],
): Promise<readonly Delivery[]> {
  try {
    return await by.send(letters)
  } catch (error) {
    if (error instanceof Stopping || isUnavailable(error)) throw error
    if (letters.length === 1) return [{ outcome: 'failed', reason: String(error) }]
    const deliveries: Delivery[] = []
    for (const letter of letters) deliveries.push(...(await sendEach(by, [letter])))
    return deliveries
  }
}

async function carry<L extends Letter>({ log }: Needs, by: Carrier<L>, letters: readonly L[]) {
  if (letters.length === 0) return []
  const deliveries = await sendEach(by, letters)
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
