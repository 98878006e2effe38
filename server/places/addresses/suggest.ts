// Suggestions while somebody types an address: forgiving of accents, abbreviations and missing kinds of street.

import type { AddressSuggestion } from '../../../contract/views.ts'
import { addressQuery, splitAddress } from '../../../domain/address/normalize.ts'
import { type BrandId, brands } from '../../../domain/brands.ts'
import { foldText } from '../../../domain/text.ts'
import type { Queryable } from '../../platform/database.ts'
import { addressLabel, addressLine } from './line.ts'
import { type CivicAddress, selectMatching, selectSimilar } from './store.ts'

const shown = 8
/** Letters or digits that have to be typed before anything is looked for. */
const leastTyped = 3

/**
 * Up to eight civic addresses that match what is typed so far. The brand's own provinces come first; the sister brand's are
 * shown too, so that who lives there learns who delivers to them.
 */
export async function suggest(db: Queryable, brand: BrandId, typed: string): Promise<AddressSuggestion[]> {
  const query = addressQuery(typed)
  if (foldText(typed).length < leastTyped) return []
  const { provinces } = brands[brand]
  // Twice the number: what is listed twice in two spellings is shown once.
  const found = await selectMatching(db, { ...query, provinces, limit: shown * 2 })
  const similar =
    found.length === 0 && query.number !== null && query.words.length > 0
      ? await selectSimilar(db, {
          number: query.number,
          words: foldText(splitAddress(typed).street),
          provinces,
          limit: shown,
        })
      : []
  return onceEach([...found, ...similar].map(suggestionOf)).slice(0, shown)
}

function suggestionOf(civic: CivicAddress): AddressSuggestion {
  const { unit, city, province, postal } = civic
  const address = addressLine(civic.number, civic.street, province)
  const label = addressLabel({ address, unit, city, province, postal })
  return { id: String(civic.id), label, address, unit, city, province, postal }
}

function onceEach(suggestions: readonly AddressSuggestion[]): AddressSuggestion[] {
  return [...new Map(suggestions.map(suggestion => [suggestion.label, suggestion])).values()]
}
