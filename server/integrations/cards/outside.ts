// What follows from the list of outside card processors.

import type { DisputeStanding } from '../../../domain/payments/watched.ts'
import { payPalFacts } from '../paypal/rest/words.ts'
import type { CardGround, CardProcessor, OutsideCards, ProcessorFacts } from '../processors/port.ts'
import * as listed from './processors.ts'

type OutsideName = keyof typeof listed
/** The processor of a payment method: the value of its `provider` column. */
export type ProviderName = OutsideName | 'builtin' | 'paypal'

const processors: Readonly<Record<OutsideName, OutsideCards>> = listed
const facts = new Map<string, ProcessorFacts>(Object.entries({ ...processors, paypal: payPalFacts }))

/** Those whose variables are set. */
export const openOutside = (
  groundOf: (title: string) => CardGround,
): { name: OutsideName; tokens: string; processor: CardProcessor }[] =>
  (Object.keys(processors) as OutsideName[]).flatMap(name => {
    const { title, tokens, open } = processors[name]
    const processor = open(groundOf(title))
    return processor ? [{ name, tokens, processor }] : []
  })

/** A processor's name for people. */
export const titleOf = (provider: string): string => facts.get(provider)?.title ?? provider

/**
 * How a dispute stands; it waits where the word is not among the processor's.
 * @param state the processor's word
 */
export const disputeStanding = (provider: string, state: string): DisputeStanding =>
  facts.get(provider)?.disputes[state] ?? 'waits'

/** The processors' words for disputes that are over. */
export const closedDisputes: readonly string[] = [...facts.values()].flatMap(({ disputes }) =>
  Object.entries(disputes).flatMap(([state, standing]) =>
    standing === 'answer' || standing === 'waits' ? [] : [state],
  ),
)
