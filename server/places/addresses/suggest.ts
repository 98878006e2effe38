// Suggests addresses while a person types, whatever the accents, abbreviations and missing street types.

import type { AddressSuggestion } from '../../../contract/views.ts'
import { addressLabel, addressLine } from '../../../domain/address/label.ts'
import { addressQuery, splitAddress, withTypedDirection } from '../../../domain/address/normalize.ts'
import { type BrandId, brands, type Locale } from '../../../domain/brands.ts'
import { foldText } from '../../../domain/text.ts'
import type { Services } from '../../integrations/services.ts'
import type { Db } from '../../request/database/database.ts'
import { type StoredAddress, selectMatching, selectSimilar } from './store.ts'

const shown = 8
/** Letters or digits required before a search. */
const leastTyped = 3

/**
 * Up to eight addresses that match the typed text: the outside book's where there is one, else our own. Where the book does not
 * answer, or finds nothing, our own list does.
 */
export async function suggest(
  services: Pick<Services, 'pool' | 'addressBook' | 'log'>,
  { brand, locale }: { brand: BrandId; locale: Locale },
  typed: string,
): Promise<AddressSuggestion[]> {
  if (foldText(typed).length < leastTyped) return []
  const { addressBook: book, pool, log } = services
  if (!book) return suggestOwn(pool, brand, typed)
  const found = await book.suggest(typed, locale).catch((error: unknown) => {
    log.warn({ err: error }, 'the address book did not answer')
    return []
  })
  if (found.length === 0) return suggestOwn(pool, brand, typed)
  return found.slice(0, shown).map(({ id, address, detail }) => {
    const label = [address, detail].filter(Boolean).join(', ')
    return { id: book.prefix + id, label, address, unit: '', city: '', province: null, postal: '' }
  })
}

/**
 * From our own civic addresses. The brand's own provinces come first; the sister brand's are shown too, so that its residents learn
 * who delivers to them.
 */
async function suggestOwn(db: Db, brand: BrandId, typed: string): Promise<AddressSuggestion[]> {
  const query = addressQuery(typed)
  const { provinces } = brands[brand]
  const { street } = splitAddress(typed)
  // Twice the number, because an address with two spellings is shown once.
  const found = await selectMatching(db, { ...query, provinces, limit: shown * 2 })
  const similar =
    found.length === 0 && query.number !== null && query.words.length > 0
      ? await selectSimilar.all(db, {
          number: query.number,
          words: foldText(street),
          provinces,
          limit: shown,
        })
      : []
  return onceEach([...found, ...similar].map(civic => suggestionOf(civic, street))).slice(0, shown)
}

function suggestionOf(civic: StoredAddress, typedStreet: string): AddressSuggestion {
  const { unit, city, province, postal } = civic
  const address = addressLine(civic.number, withTypedDirection(civic.street, typedStreet), province)
  const label = addressLabel({ address, unit, city, province, postal })
  return { id: civic.id, label, address, unit, city, province, postal }
}

/** Each address once; where only one list has its postal code, with it. */
function onceEach(suggestions: readonly AddressSuggestion[]): AddressSuggestion[] {
  const withCode = new Set(
    suggestions.filter(one => one.postal !== '').map(one => `${one.address}|${one.city}`),
  )
  const kept = suggestions.filter(one => one.postal !== '' || !withCode.has(`${one.address}|${one.city}`))
  return [...new Map(kept.map(suggestion => [suggestion.label, suggestion])).values()]
}
