// Canada Post AddressComplete: Find (v2.10) for suggestions, Retrieve (v2.11) for the chosen one. A building with many
// doors is one suggestion: the household types its own unit. https://www.canadapost-postescanada.ca/ac/support/api/

import * as z from 'zod/mini'
import { type Locale, provinces } from '../../../domain/brands.ts'
import { normalizePostal } from '../../../domain/postal.ts'
import { type AddressBook, bookTimeout } from './port.ts'

const items = z.object({ Items: z.array(z.record(z.string(), z.unknown())) })

const foundItem = z.object({
  Id: z.string(),
  Text: z.string(),
  Description: z.string(),
  /** `Find`: a street or a building with further entries; `Retrieve`: an address. */
  Next: z.enum(['Find', 'Retrieve']),
})

const address = z.object({
  SubBuilding: z.string(),
  BuildingNumber: z.string(),
  Street: z.string(),
  City: z.string(),
  ProvinceCode: z.enum(provinces),
  PostalCode: z.string(),
})

/** The prefix of suggestions for a building. */
const building = 'in:'

/** @param origin another host than Canada Post's, for tests */
export function addressComplete(key: string, origin = 'https://ws1.postescanada-canadapost.ca'): AddressBook {
  async function ask(service: string, parameters: Record<string, string>) {
    const query = new URLSearchParams({ Key: key, ...parameters })
    const response = await fetch(`${origin}/AddressComplete/Interactive/${service}/json3.ws?${query}`, {
      signal: AbortSignal.timeout(bookTimeout),
    })
    if (!response.ok) throw new Error(`AddressComplete answered ${response.status}`)
    const { Items } = items.parse(await response.json())
    const [first] = Items
    if (first && 'Error' in first) {
      // 1001 and 1002: the search term or the id is invalid; any other error concerns the account or the service.
      if (['1001', '1002'].includes(String(first.Error))) return []
      throw new Error(`AddressComplete refused: ${String(first.Error)} ${String(first.Description)}`)
    }
    return Items
  }

  async function look(term: string, locale: Locale, within: string) {
    const found = await ask('Find/v2.10', {
      SearchTerm: term,
      LastId: within,
      Country: 'CAN',
      LanguagePreference: locale.toUpperCase(),
      MaxSuggestions: '8',
    })
    return found.map(item => foundItem.parse(item))
  }

  return {
    prefix: 'post:',
    suggest: async (typed, locale) => {
      const found = await look(typed, locale, '')
      return found
        .filter(item => /^\d/.test(item.Text))
        .map(({ Id, Text, Description, Next }) => ({
          id: Next === 'Find' ? building + Id : Id,
          address: Text.replace(/,\s.*$/, ''),
          detail: [...Text.split(/,\s/).slice(1), Description].filter(Boolean).join(', '),
        }))
    },
    find: async (id, locale) => {
      const door = id.startsWith(building)
        ? (await look('', locale, id.slice(building.length))).find(item => item.Next === 'Retrieve')?.Id
        : id
      if (door === undefined) return null
      const [found, ...others] = await ask('Retrieve/v2.11', { Id: door })
      // An address is listed once in each of its languages.
      const wanted =
        [found, ...others].find(one => one?.Language === (locale === 'fr' ? 'FRE' : 'ENG')) ?? found
      const read = address.safeParse(wanted)
      if (!read.success) return null
      const { SubBuilding, BuildingNumber, Street, City, ProvinceCode, PostalCode } = read.data
      if (BuildingNumber === '' || Street === '') return null
      const unit = id.startsWith(building) ? '' : SubBuilding
      return {
        number: BuildingNumber,
        street: Street,
        unit,
        city: City,
        province: ProvinceCode,
        postal: normalizePostal(PostalCode) ?? '',
        point: null,
      }
    },
  }
}
