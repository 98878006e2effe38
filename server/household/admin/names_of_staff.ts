import type { Db } from '../../request/database/database.ts'
import { findAdminName } from './points/store.ts'

const isId = /^[\da-f]{8}-[\da-f-]{27}$/

/** Emails of the people of the company among authors, by id. A page has few of them. */
export async function namesOfStaff(pool: Db, actors: readonly string[]): Promise<Map<string, string | null>> {
  const ids = [...new Set(actors)].filter(actor => isId.test(actor))
  return new Map(await Promise.all(ids.map(async id => [id, await findAdminName(pool, id)] as const)))
}
