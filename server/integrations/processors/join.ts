// Joins several processors into one: a charge goes to the processor that issued its token; giving up and refunding go to the one
// that was charged.

import type { Db } from '../../request/database/database.ts'
import type {
  CardProcessor,
  ChargeOutcome,
  Processor,
  ProviderName,
  RefundOutcome,
  Statement,
  UnknownOutcome,
} from '../cards/port.ts'
import { readUnanswered, recall } from './memory_store.ts'

/** An outside processor, and its tokens. */
export interface Outside {
  name: Exclude<ProviderName, 'builtin'>
  processor: Processor
  /** Its books, where `cards` does not have them. */
  statement?: Statement
  /** The prefix of its tokens. */
  tokens: string
}

/**
 * @param cards puts cards on file
 * @param outside the outside processors, and the memory of their requests (memory_store.ts)
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
