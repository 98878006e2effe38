// Facts of a client that other modules read.

import type { BrandId } from '../../domain/brands.ts'
import type { Db } from '../request/database/database.ts'
import {
  type Credentials,
  selectCredentials,
  selectEmail,
  selectIsAdmin,
  selectPasswordHash,
} from './store.ts'

/** The account of an email, in its normal form, within a brand, and its password hash. */
export const credentialsOf = (db: Db, brand: BrandId, email: string): Promise<Credentials | null> =>
  selectCredentials(db, brand, email)

/** A client's email, in its normal form. */
export const emailOf = (db: Db, clientId: string): Promise<string | null> => selectEmail(db, clientId)

/** Whether a brand has such a client. */
export const isClientOf = async (db: Db, brand: BrandId, clientId: string): Promise<boolean> =>
  (await selectPasswordHash(db, brand, clientId)) !== undefined

/** Whether a client has a password. */
export const hasPassword = async (db: Db, brand: BrandId, clientId: string): Promise<boolean> =>
  typeof (await selectPasswordHash(db, brand, clientId)) === 'string'

/** Whether the email of a client is an admin's at another brand too. */
export async function isAdminElsewhere(db: Db, clientId: string, brand: BrandId): Promise<boolean> {
  const email = await selectEmail(db, clientId)
  return email !== null && (await selectIsAdmin(db, brand, email))
}
