// Facts of a client that other modules read.

import type { BrandId } from '../../domain/brands.ts'
import type { Db } from '../request/database/database.ts'
import { type Credentials, selectCredentials, selectEmail, selectPasswordHash } from './store.ts'

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
