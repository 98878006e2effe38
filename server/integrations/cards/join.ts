// Joins several processors into one: new cards go to one of them, a charge to the processor that issued its token; giving up and
// refunding go to the one that was charged.

import type { CardForm } from '../../../contract/card_form.ts'
import { allEnded } from '../../request/all_ended.ts'
import type { Db } from '../../request/database/database.ts'
import { readUnanswered, recall } from '../processors/memory_store.ts'
import type {
  BookStatement,
  CardProcessor,
  ChargeOutcome,
  Processor,
  RefundOutcome,
  UnknownOutcome,
} from '../processors/port.ts'
import { serveForm } from './form_script.ts'
import type { ProviderName } from './outside.ts'

/** An outside processor, and the prefix of its tokens. */
export interface Outside {
  name: Exclude<ProviderName, 'builtin'>
  processor: Processor & Partial<Pick<CardProcessor, 'routes'>>
  tokens: string
}

/** The processor of new cards. */
interface Chosen {
  name: Exclude<ProviderName, 'paypal'>
  processor: CardProcessor
}

/** All processors of the program as one. */
export interface Cards extends Omit<CardProcessor, 'form' | 'statement'> {
  /** The processor of new cards. */
  readonly name: Chosen['name']
  /** Its own form, as pages are told of it. */
  readonly form: CardForm | null
  /** Keys requested before an instant (ISO) that have no answer yet. */
  unanswered(before: string): Promise<string[]>
  /** The books of the outside processors. */
  readonly statements: readonly NamedStatement[]
}

export interface NamedStatement extends BookStatement {
  provider: ProviderName
}

/**
 * @param chosen puts cards on file
 * @param outside the outside processors, and the memory of their requests (memory_store.ts)
 * @param builtin takes every other token: the built-in processor
 */
export function joinProcessors(
  db: Db,
  { name, processor }: Chosen,
  outside: readonly Outside[],
  builtin: CardProcessor,
): Cards {
  const named = new Map(outside.map(one => [one.name as string, one.processor]))
  const ofToken = (token: string) =>
    outside.find(({ tokens }) => token.startsWith(tokens))?.processor ?? builtin
  const ofKeys = async (keys: readonly string[]) => {
    if (named.size === 0) return () => builtin
    const asked = await recall(db, keys)
    return (key: string) => named.get(asked.get(key)?.provider ?? '') ?? builtin
  }
  const { form, routes } = serveForm(name, processor.form)
  const { describe, policy, beginSetup } = processor
  const mounted = new Set([processor, ...named.values()])
  return {
    name,
    describe,
    policy,
    beginSetup,
    form,
    routes: [...routes, ...[...mounted].flatMap(one => one.routes ?? [])],
    unanswered: async before => (named.size === 0 ? [] : readUnanswered(db, before)),
    statements: outside.flatMap(({ name: provider, processor: { statement } }) =>
      statement ? [{ ...statement, provider }] : [],
    ),
    async charge(charges) {
      const outcomes = new Map<string, ChargeOutcome | UnknownOutcome>()
      const parts = [...Map.groupBy(charges, ({ token }) => ofToken(token))]
      const answers = await allEnded(parts.map(([processor, part]) => processor.charge(part)))
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
