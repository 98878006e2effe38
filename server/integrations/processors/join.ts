// Joins several processors into one: a charge goes to the processor that issued its token; giving up and paying back go
// to the one that was charged.

import type { Db } from '../../request/database/database.ts'
import type {
  CardProcessor,
  ChargeOutcome,
  Processor,
  RefundOutcome,
  Statement,
  UnknownOutcome,
} from '../cards/port.ts'
import { readUnanswered, recall } from './memory_store.ts'

/** One who moves money outside, and the tokens that are theirs. */
export interface Outside {
  name: 'paypal' | 'stripe'
  processor: Processor
  /** Its books, where `cards` has not got them. */
  statement?: Statement
  /** What every token of theirs begins with. */
  tokens: string
}

/**
 * @param cards who puts cards on file
 * @param outside who is asked outside, and remembers what was asked (memory_store.ts)
 * @param builtin takes every other token: the built-in processor
 */
export function joinProcessors(
  db: Db,
  cards: CardProcessor,
  outside: readonly Outside[],
  builtin: Processor,
): CardProcessor {
  if (outside.length === 0) return cards
  const ofToken = (token: string) =>
    outside.find(({ tokens }) => token.startsWith(tokens))?.processor ?? builtin
  const ofKeys = async (keys: readonly string[]) => {
    const asked = await recall(db, keys)
    return (key: string) =>
      outside.find(({ name }) => name === asked.get(key)?.provider)?.processor ?? builtin
  }
  return {
    ...cards,
    unanswered: before => readUnanswered(db, before),
    statements: [...(cards.statements ?? []), ...outside.flatMap(({ statement }) => statement ?? [])],
    async charge(charges) {
      const outcomes = new Map<string, ChargeOutcome | UnknownOutcome>()
      const parts = [...Map.groupBy(charges, ({ token }) => ofToken(token))]
      const answers = await Promise.all(parts.map(([processor, part]) => processor.charge(part)))
      for (const part of answers) for (const [key, outcome] of part) outcomes.set(key, outcome)
      return outcomes
    },
    giveUp: async key => (await ofKeys([key]))(key).giveUp(key),
    async refund(refunds) {
      const asked = await ofKeys(refunds.map(({ chargeKey }) => chargeKey))
      const outcomes = new Map<string, RefundOutcome | UnknownOutcome>()
      for (const [processor, part] of Map.groupBy(refunds, ({ chargeKey }) => asked(chargeKey))) {
        for (const [key, outcome] of await processor.refund(part)) outcomes.set(key, outcome)
      }
      return outcomes
    },
  }
}
