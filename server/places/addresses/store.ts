// SQL of civic addresses: suggestions by number and folded words, and the addresses we could not take.

import type { BrandId, Province } from '../../../domain/brands.ts'
import type { Queryable } from '../../platform/database.ts'

export interface CivicAddress {
  id: number
  number: string
  street: string
  unit: string
  city: string
  province: Province
  postal: string
  lat: number
  lon: number
}

const columns = 'id, number, street, unit, city, province, postal, lat, lon'

/** Most rows one question reads before they are put in order: a word alone can match half the country. */
const readAtMost = 400

/**
 * Addresses whose number begins with `number` and that hold every word, each at the start of a word. The number's and the
 * words' indexes both serve. Exact numbers first, then the provinces named, then by number, street and city.
 * @param words folded, see domain/address/normalize.ts; they hold letters and digits only, so no LIKE wildcards
 */
export async function selectMatching(
  db: Queryable,
  asked: { number: string | null; words: readonly string[]; provinces: readonly Province[]; limit: number },
): Promise<CivicAddress[]> {
  const { rows } = await db.$client.query<CivicAddress>({
    name: 'civic_address_match',
    text: `select ${columns} from (
        select ${columns} from civic_address
        where ($1::text is null or number = $1 or number like $1 || '%') and search_text like all ($2::text[])
        order by province = any ($3::text[]) desc, number = $1 desc
        limit ${readAtMost}
      ) found
      order by coalesce(number = $1, false) desc, province = any ($3::text[]) desc,
        length(number), number, street, city, postal, unit, id
      limit $4`,
    values: [asked.number, asked.words.map(word => `% ${word}%`), asked.provinces, asked.limit],
  })
  return rows
}

/** Addresses of exactly this number whose words come closest: for a name that is misspelt. */
export async function selectSimilar(
  db: Queryable,
  asked: { number: string; words: string; provinces: readonly Province[]; limit: number },
): Promise<CivicAddress[]> {
  const { rows } = await db.$client.query<CivicAddress>({
    name: 'civic_address_similar',
    text: `select ${columns} from civic_address
      where number = $1 and word_similarity($2, search_text) >= 0.5
      order by province = any ($3::text[]) desc, word_similarity($2, search_text) desc, id
      limit $4`,
    values: [asked.number, asked.words, asked.provinces, asked.limit],
  })
  return rows
}

export async function selectAddress(db: Queryable, id: number): Promise<CivicAddress | null> {
  const { rows } = await db.$client.query<CivicAddress>({
    name: 'civic_address_by_id',
    text: `select ${columns} from civic_address where id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** Makes the table hold exactly these addresses, in one statement. */
export async function replaceAddresses(
  db: Queryable,
  addresses: readonly (CivicAddress & { searchText: string })[],
): Promise<void> {
  const column = (key: keyof CivicAddress | 'searchText') => addresses.map(address => address[key])
  await db.$client.query('delete from civic_address')
  await db.$client.query(
    `insert into civic_address (${columns}, search_text)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
       $8::float8[], $9::float8[], $10::text[])`,
    [
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
    ],
  )
}

export interface AddressAttempt {
  id: string
  brand: BrandId
  clientId: string | null
  text: string
  postal: string | null
  reason: string
  at: string
}

export async function insertAttempt(db: Queryable, attempt: AddressAttempt): Promise<void> {
  await db.$client.query({
    name: 'address_attempt_insert',
    text: `insert into address_attempt (id, brand, client_id, text, postal, reason, at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      attempt.id,
      attempt.brand,
      attempt.clientId,
      attempt.text,
      attempt.postal,
      attempt.reason,
      attempt.at,
    ],
  })
}
