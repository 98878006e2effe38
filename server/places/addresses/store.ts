// SQL of civic addresses: suggestions by number and folded words, and the addresses that we could not serve.

import type pg from 'pg'
import type { Province } from '../../../domain/brands.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement, columnsOf, statement } from '../../request/database/statement.ts'
import type { CivicAddress } from './civic_address.ts'

export type StoredAddress = Omit<CivicAddress, 'searchText'>

/** Where an address was loaded from: the program's files, or the national register. */
type AddressSource = 'files' | 'register'

const columns = 'number, street, unit, city, province, postal, lat, lon'
const selected = `id::text as id, ${columns}`
const addressRow = columnsOf<StoredAddress>({
  id: 'text',
  number: 'text',
  street: 'text',
  unit: 'text',
  city: 'text',
  province: 'text',
  postal: 'text',
  lat: 'float',
  lon: 'float',
})

/** The most rows of one query before ordering: a single word can match half the country. */
const readAtMost = 400

const civicAddressMatch = statement({
  name: 'civic_address_match',
  text: `select ${selected} from (
        select id, ${columns} from civic_address
        where ($number::text is null or number = $number or number like $number || '%')
          and search_text like all ($words::text[])
        order by province = any ($provinces::text[]) desc, number = $number desc
        limit ${readAtMost}
      ) found
      order by coalesce(number = $number, false) desc, province = any ($provinces::text[]) desc,
        length(number), number, street, city, postal = '', postal, unit, id
      limit $limit`,
  row: addressRow,
})

/**
 * Addresses whose number begins with `number` and that have every word, each at the start of a word. The number's and the words'
 * indexes both serve. Exact numbers first, then the provinces named, then by number, street and city.
 * @param words folded, see domain/address/normalize.ts; they have only letters and digits, so no LIKE wildcards
 */
export async function selectMatching(
  db: Db,
  asked: { number: string | null; words: readonly string[]; provinces: readonly Province[]; limit: number },
): Promise<StoredAddress[]> {
  return civicAddressMatch.all(db, { ...asked, words: asked.words.map(word => `% ${word}%`) })
}

/** Addresses of exactly this number whose words are most similar, for misspelt names. */
export const selectSimilar = statement({
  name: 'civic_address_similar',
  text: `select ${selected} from civic_address
      where number = $number and word_similarity($words, search_text) >= 0.5
      order by province = any ($provinces::text[]) desc, word_similarity($words, search_text) desc, id
      limit $limit`,
  row: addressRow,
})

const civicAddressById = statement({
  name: 'civic_address_by_id',
  text: `select ${selected} from civic_address where id = $id`,
  row: addressRow,
})

export async function selectAddress(db: Db, id: string): Promise<StoredAddress | null> {
  return (await civicAddressById.first(db, { id })) ?? null
}

/** Listed addresses of a number within an area, or without a postal code in one of its provinces' cities. */
export const selectByNumber = statement({
  name: 'civic_address_by_number',
  text: `select ${selected} from civic_address
      where number = $number and (postal like $fsa || '%' or (postal = '' and province = $province))
        order by postal = '', id`,
  row: addressRow,
})

const civicAddressCities = statement({
  name: 'civic_address_cities',
  text: `select city from civic_address where postal like $fsa || '%' group by city order by count(*) desc, city
      limit 20`,
  row: { city: 'text' },
})

/** The cities of listed addresses in an area, the commonest first. */
export async function selectCities(db: Db, fsa: string): Promise<string[]> {
  return (await civicAddressCities.all(db, { fsa })).map(row => row.city)
}

const civicAddressNearestNumber = statement({
  name: 'civic_address_nearest_number',
  text: `select lat, lon from civic_address
      where search_text like all ($words::text[]) and postal like $fsa || '%' and number ~ '^[0-9]{1,8}'
      order by abs(substring(number from '^[0-9]{1,8}')::int - $number), id limit 1`,
  row: { lat: 'float', lon: 'float' },
})

/** The listed address of a street, in an area, with the nearest number: an unlisted one must be close to it. */
export async function selectNearestNumber(
  db: Db,
  asked: { number: number; words: readonly string[]; fsa: string },
): Promise<{ lat: number; lon: number } | null> {
  return (
    (await civicAddressNearestNumber.first(db, { ...asked, words: asked.words.map(word => `% ${word}%`) })) ??
    null
  )
}

const civicAddressesSummary = statement({
  name: 'civic_addresses_summary',
  text: `select count(*)::int as count, coalesce(sum(id), 0)::text as "idSum" from civic_address where source = $source`,
  row: { count: 'int', idSum: 'text' },
})

/** The number of addresses from a source, and the sum of their ids, which identifies them. */
export async function summarize(
  pool: pg.Pool,
  source: AddressSource,
): Promise<{ count: number; idSum: string }> {
  return (await civicAddressesSummary.first(pool, { source })) ?? { count: 0, idSum: '0' }
}

export const deleteSource = statement({
  name: 'civic_addresses_delete',
  text: 'delete from civic_address where source = $source',
})

const civicAddressesInsert = batchStatement({
  name: 'civic_addresses_insert',
  text: `insert into civic_address (source, id, ${columns}, search_text)
     select $source, * from unnest($ids::bigint[], $numbers::text[], $streets::text[], $units::text[],
       $cities::text[], $provinces::text[], $postals::text[],
       $lats::float8[], $lons::float8[], $searchTexts::text[])
     on conflict (id) do nothing`,
})

/** Adds addresses in one statement; known ones stay unchanged. Returns how many were new. */
export async function insertAddresses(
  db: Db,
  source: AddressSource,
  addresses: readonly CivicAddress[],
): Promise<number> {
  const column = (key: keyof CivicAddress) => addresses.map(address => address[key])
  return civicAddressesInsert.run(db, {
    source,
    ids: column('id'),
    numbers: column('number'),
    streets: column('street'),
    units: column('unit'),
    cities: column('city'),
    provinces: column('province'),
    postals: column('postal'),
    lats: column('lat'),
    lons: column('lon'),
    searchTexts: column('searchText'),
  })
}

export const insertAddressAttempt = statement({
  name: 'address_attempt_insert',
  text: `insert into address_attempt (id, brand, client_id, text, postal, reason, at)
      values ($id, $brand, $clientId, $text, $postal, $reason, $at)`,
})

/** Deletes up to `limit` attempts from before an instant. @returns their number */
export const deleteAttempts = statement({
  name: 'address_attempt_forget',
  text: `delete from address_attempt where id in (
      select id from address_attempt where at < $before order by at limit $limit)`,
})
