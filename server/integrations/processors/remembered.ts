// Charges through an outside processor that can be slow or down: each request is recorded first, an answered one is not repeated,
// and a limited number run at the same time.

import { allEnded } from '../../request/all_ended.ts'
import type { Clock } from '../../request/clock/clock.ts'
import type { Db } from '../../request/database/database.ts'
import { note, type Remembered, recall, remember } from './memory_store.ts'
import type { CardRefund, Charge, ChargeOutcome, DeclineCode, RefundOutcome, UnknownOutcome } from './port.ts'

/** A processor's answer about a charge. */
export type Answer =
  | { state: 'captured'; reference: string; capture: string }
  | { state: 'declined'; code: DeclineCode; reference: string | null }
  | { state: 'needs_action'; reference: string }
  | UnknownOutcome

interface Asking {
  db: Db
  clock: Clock
  provider: string
  /** How many requests run at once. */
  atOnce: number
  /** Sends one. `fresh`: it was never sent before. Any error counts as unknown. */
  ask(charge: Remembered, fresh: boolean): Promise<Answer>
  /** Where a holder confirms: a same-site path. */
  actionUrl(charge: Pick<Remembered, 'key'>): string
  /** Receives thrown errors. */
  onFailure(error: unknown, key: string): void
}

/** Charges recorded in one statement; each slice is sent and settled before the next. */
const sliceSize = 500

/**
 * After this many unanswered requests in a row for each lane, no more are sent: the processor is down, and waiting for each of
 * thousands would take hours. Unsent charges are unknown, like unanswered ones.
 */
const silenceInLanes = 2

/** Charges, each key once. @returns the outcome of every key */
export async function chargeRemembered(
  asking: Asking,
  charges: readonly Charge[],
): Promise<Map<string, ChargeOutcome | UnknownOutcome>> {
  const outcomes = new Map<string, ChargeOutcome | UnknownOutcome>()
  const listening = withSilence(asking)
  for (let i = 0; i < charges.length; i += sliceSize) {
    await chargeSlice(listening, charges.slice(i, i + sliceSize), outcomes)
  }
  return outcomes
}

/** Stops once the processor has been silent for too long. */
function withSilence(asking: Asking): Asking {
  let silent = 0
  const ask: Asking['ask'] = async (charge, fresh) => {
    if (silent >= silenceInLanes * asking.atOnce) return { state: 'unknown' }
    try {
      const answer = await asking.ask(charge, fresh)
      silent = 0
      return answer
    } catch (error) {
      silent += 1
      throw error
    }
  }
  return { ...asking, ask }
}

async function chargeSlice(
  asking: Asking,
  charges: readonly Charge[],
  outcomes: Map<string, ChargeOutcome | UnknownOutcome>,
): Promise<void> {
  const { db, clock, provider, atOnce, ask, actionUrl, onFailure } = asking
  const fresh = await remember(db, provider, charges, clock.now().toString())
  const known = await recall(
    db,
    charges.map(({ key }) => key),
  )
  const answers = new Map<string, Answer>()
  await sideBySide([...known.values()], atOnce, async charge => {
    const ended = endOf(charge)
    if (ended) return void outcomes.set(charge.key, ended)
    const answer = await ask(charge, fresh.has(charge.key)).catch((error: unknown): Answer => {
      onFailure(error, charge.key)
      return { state: 'unknown' }
    })
    answers.set(charge.key, answer)
  })
  await note(db, [...answers].flatMap(notedOf))
  for (const [key, answer] of answers) outcomes.set(key, outcomeOf(answer, actionUrl({ key })))
}

/**
 * Gives a charge up, unless it has ended.
 * @param end ends it at the processor
 * @returns its outcome; null where no such charge was requested
 */
export async function giveUpRemembered(
  { db, actionUrl, onFailure }: Pick<Asking, 'db' | 'actionUrl' | 'onFailure'>,
  key: string,
  end: (charge: Remembered) => Promise<Answer>,
): Promise<ChargeOutcome | UnknownOutcome | null> {
  const charge = (await recall(db, [key])).get(key)
  if (!charge) return null
  const ended = endOf(charge)
  if (ended) return ended
  try {
    const answer = await end(charge)
    await note(db, notedOf([key, answer]))
    return outcomeOf(answer, actionUrl({ key }))
  } catch (error) {
    onFailure(error, key)
    return { state: 'unknown' }
  }
}

/**
 * Refunds charges, each refund under its key.
 * @param refundOne sends one, with the charge that it belongs to where that is known
 * @returns the outcome of every refund's key
 */
export async function refundRemembered(
  { db, atOnce, onFailure }: Pick<Asking, 'db' | 'atOnce' | 'onFailure'>,
  refunds: readonly CardRefund[],
  refundOne: (refund: CardRefund, charge: Remembered | undefined) => Promise<RefundOutcome | UnknownOutcome>,
): Promise<Map<string, RefundOutcome | UnknownOutcome>> {
  const charges = await recall(
    db,
    refunds.map(({ chargeKey }) => chargeKey),
  )
  const outcomes = new Map<string, RefundOutcome | UnknownOutcome>()
  await sideBySide(refunds, atOnce, async refund => {
    const charge = charges.get(refund.chargeKey)
    const outcome = await refundOne(refund, charge).catch((error: unknown): UnknownOutcome => {
      onFailure(error, refund.key)
      return { state: 'unknown' }
    })
    outcomes.set(refund.key, outcome)
  })
  return outcomes
}

/** The outcome of a charge that has ended; null for one that has not. */
function endOf(charge: Remembered): ChargeOutcome | null {
  const { state, reference, key, declineCode } = charge
  if (state === 'captured') return { state, reference: reference ?? key }
  if (state === 'declined')
    return { state, code: declineCode ?? 'card_declined', reference: reference ?? key }
  return null
}

export function notedOf([key, answer]: [string, Answer]) {
  if (answer.state === 'unknown') return []
  const { state, reference } = answer
  const capture = answer.state === 'captured' ? answer.capture : null
  return [{ key, state, reference, capture, declineCode: answer.state === 'declined' ? answer.code : null }]
}

export function outcomeOf(answer: Answer, url: string): ChargeOutcome | UnknownOutcome {
  if (answer.state === 'unknown') return answer
  if (answer.state === 'captured') return { state: 'captured', reference: answer.reference }
  if (answer.state === 'needs_action') return { ...answer, url }
  return { ...answer, reference: answer.reference ?? '' }
}

/** Works on pieces at the same time, up to a limit. */
export async function sideBySide<T>(
  pieces: readonly T[],
  atOnce: number,
  work: (piece: T) => Promise<void>,
): Promise<void> {
  const waiting = pieces[Symbol.iterator]()
  const lane = async () => {
    for (const piece of waiting) await work(piece)
  }
  await allEnded(Array.from({ length: Math.min(atOnce, pieces.length) }, lane))
}
