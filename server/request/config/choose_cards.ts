// Which card processor takes new cards. The others whose variables are set go on charging the cards they have.

import type { Block, BlockValues } from './block.ts'
import { standIns } from './variables/stand_ins.ts'

/**
 * @param named by the variable CARDS
 * @param processors the variables of the outside ones, by name
 * @param set those whose variables are set
 * @returns its name, undefined for none; and a sentence for each problem
 */
export function chooseCards(
  named: string | undefined,
  processors: Readonly<Record<string, Block>>,
  set: BlockValues,
): { cards: string | undefined; problems: string[] } {
  const names = Object.entries(processors).flatMap(([name, block]) => (set.has(block) ? [name] : []))
  const isNamed = named !== undefined && named !== 'builtin'
  const cards = isNamed ? named : (names[0] ?? named)
  if (isNamed && !names.includes(named)) {
    return { cards, problems: [`CARDS is ${JSON.stringify(named)}; it takes ${standIns.cards.takes}.`] }
  }
  const several = !isNamed && names.length > 1
  return { cards, problems: several ? [`CARDS has to name who takes new cards: ${names.join(' or ')}.`] : [] }
}
