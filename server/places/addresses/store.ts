// SQL of civic addresses: suggestions by number and folded words, and the addresses that we could not serve.

import type pg from 'pg'
import type { BrandId, Province } from '../../../domain/brands.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'
import type { CivicAddress } from './civic_address.ts'

export type StoredAddress = Omit<CivicAddress, 'searchText'>

/** Where an address was loaded from: the program's files, or the national register. */
type AddressSource = 'files' | 'register'

const columns = 'number, street, unit, city, province, postal, lat, lon'
const selected = `id::text as id, ${columns}`

/** Most rows one question reads before they are put in order: a word alone can match half the country. */
const readAtMost = 400

const civicAddressMatch = statement<StoredAddress>({
  name: 'civic_address_match',
  text: `select ${selected} from (
        select id, ${columns} from civic_address
        where ($1::text is null or number = $1 or number like $1 || '%') and search_text like all ($2::text[])
        order by province = any ($3::text[]) desc, number = $1 desc
        limit ${readAtMost}
      ) found
      order by coalesce(number = $1, false) desc, province = any ($3::text[]) desc,
        length(number), number, street, city, postal = '', postal, unit, id
      limit $4`,
  row: {
    id: 'text',
    number: 'text',
    street: 'text',
    unit: 'text',
    city: 'text',
    province: 'text',
    postal: 'text',
    lat: 'float',
    lon: 'float',
  },
})

/**
 * Addresses whose number begins with `number` and that hold every word, each at the start of a word. The number's and the
 * words' indexes both serve. Exact numbers first, then the provinces named, then by number, street and city.
 * @param words folded, see domain/address/normalize.ts; they hold letters and digits only, so no LIKE wildcards
 */
export async function selectMatching(
  db: Db,
  asked: { number: string | null; words: readonly string[]; provinces: readonly Province[]; limit: number },
): Promise<StoredAddress[]> {
  return civicAddressMatch.all(db, [
    asked.number,
    asked.words.map(word => `% ${word}%`),
    asked.provinces,
    asked.limit,
  ])
}

const civicAddressSimilar = statement<StoredAddress>({
  name: 'civic_address_similar',
  text: `select ${selected} from civic_address
      where number = $1 and word_similarity($2, search_text) >= 0.5
      order by province = any ($3::text[]) desc, word_similarity($2, search_text) desc, id
      limit $4`,
  row: {
    id: 'text',
    number: 'text',
    street: 'text',
    unit: 'text',
    city: 'text',
    province: 'text',
    postal: 'text',
    lat: 'float',
    lon: 'float',
  },
})

/** Addresses of exactly this number whose words are most similar, for misspelt names. */
export async function selectSimilar(
  db: Db,
  asked: { number: string; words: string; provinces: readonly Province[]; limit: number },
): Promise<StoredAddress[]> {
  return civicAddressSimilar.all(db, [asked.number, asked.words, asked.provinces, asked.limit])
}

const civicAddressById = statement<StoredAddress>({
  name: 'civic_address_by_id',
  text: `select ${selected} from civic_address where id = $1`,
  row: {
    id: 'text',
    number: 'text',
    street: 'text',
    unit: 'text',
    city: 'text',
    province: 'text',
    postal: 'text',
    lat: 'float',
    lon: 'float',
  },
})

export async function selectAddress(db: Db, id: string): Promise<StoredAddress | null> {
  return (await civicAddressById.first(db, [id])) ?? null
}

const civicAddressByNumber = statement<StoredAddress>({
  name: 'civic_address_by_number',
  text: `select ${selected} from civic_address
      where number = $1 and (postal like $2 || '%' or (postal = '' and province = $3)) order by postal = '', id`,
  row: {
    id: 'text',
    number: 'text',
    street: 'text',
    unit: 'text',
    city: 'text',
    province: 'text',
    postal: 'text',
    lat: 'float',
    lon: 'float',
  },
})

/** Listed doors of a number within an area, or without a postal code in one of its provinces' cities. */
export async function selectByNumber(
  db: Db,
  asked: { number: string; fsa: string; province: Province },
): Promise<StoredAddress[]> {
  return civicAddressByNumber.all(db, [asked.number, asked.fsa, asked.province])
}

const civicAddressCities = statement<{ city: string }>({
  name: 'civic_address_cities',
  text: `select city from civic_address where postal like $1 || '%' group by city order by count(*) desc, city
      limit 20`,
  row: { city: 'text' },
})

/** The cities that listed addresses of an area are in, the commonest first. */
export async function selectCities(db: Db, fsa: string): Promise<string[]> {
  return (await civicAddressCities.all(db, [fsa])).map(row => row.city)
}

const civicAddressNearestNumber = statement<{ lat: number; lon: number }>({
  name: 'civic_address_nearest_number',
  text: `select lat, lon from civic_address
      where search_text like all ($2::text[]) and postal like $3 || '%' and number ~ '^[0-9]{1,8}'
      order by abs(substring(number from '^[0-9]{1,8}')::int - $1), id limit 1`,
  row: { lat: 'float', lon: 'float' },
})

/** The listed address of a street, in an area, with the nearest number: an unlisted one must be close to it. */
export async function selectNearestNumber(
  db: Db,
  asked: { number: number; words: readonly string[]; fsa: string },
): Promise<{ lat: number; lon: number } | null> {
  return (
    (await civicAddressNearestNumber.first(db, [
      asked.number,
      asked.words.map(word => `% ${word}%`),
      asked.fsa,
    ])) ?? null
  )
}

const civicAddressesSummary = statement<{ count: number; idSum: string }>({
  name: 'civic_addresses_summary',
  text: `select count(*)::int as count, coalesce(sum(id), 0)::text as "idSum" from civic_address where source = $1`,
  row: { count: 'int', idSum: 'text' },
})

/** How many addresses of a source there are, and the sum of their ids: which ones they are. */
export async function summarize(
  pool: pg.Pool,
  source: AddressSource,
): Promise<{ count: number; idSum: string }> {
  return (await civicAddressesSummary.first(pool, [source])) ?? { count: 0, idSum: '0' }
}

const civicAddressesDelete = statement({
  name: 'civic_addresses_delete',
  text: 'delete from civic_address where source = $1',
})

export async function deleteSource(db: Db, source: AddressSource): Promise<void> {
  await civicAddressesDelete.run(db, [source])
}

const civicAddressesInsert = batchStatement({
  name: 'civic_addresses_insert',
  text: `insert into civic_address (source, id, ${columns}, search_text)
     select $1, * from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
       $9::float8[], $10::float8[], $11::text[])
     on conflict (id) do nothing`,
})

/** Adds addresses in one statement; known doors stay unchanged. Returns how many were new. */
export async function insertAddresses(
  db: Db,
  source: AddressSource,
  addresses: readonly CivicAddress[],
): Promise<number> {
  const column = (key: keyof CivicAddress) => addresses.map(address => address[key])
  return civicAddressesInsert.run(db, [
    source,
    column('id'),
    column('number'),
    column('street'),
    column('unit'),
    column('city'),
    column('province'),
    column('postal'),
    column('lat'),
    column('lon'),
    column('searchText'),
  ])
}

interface AddressAttempt {
  id: string
  brand: BrandId
  clientId: string | null
  text: string
  postal: string | null
  reason: string
  at: string
}

const addressAttemptInsert = statement({
  name: 'address_attempt_insert',
  text: `insert into address_attempt (id, brand, client_id, text, postal, reason, at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
})

export async function insertAttempt(db: Db, attempt: AddressAttempt): Promise<void> {
  await addressAttemptInsert.run(db, [
    attempt.id,
    attempt.brand,
    attempt.clientId,
    attempt.text,
    attempt.postal,
    attempt.reason,
    attempt.at,
  ])
}

const addressAttemptForget = statement({
  name: 'address_attempt_forget',
  text: `delete from address_attempt where id in (
      select id from address_attempt where at < $1 order by at limit $2)`,
})

/** Deletes up to `limit` attempts of before an instant. @returns how many it were */
export function deleteAttempts(db: Db, before: string, limit: number): Promise<number> {
  return addressAttemptForget.run(db, [before, limit])
}
