// A new client of a brand.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../contract/errors.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { isEmail, isName, normalizeEmail, normalizeName } from '../../domain/person.ts'
import type { Services } from '../integrations/services.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import { hashPassword } from './password.ts'
import { passwordFaultOf } from './password_fault.ts'
import { insertClient, insertEvent, isEmailTaken, takeEmail } from './store.ts'

interface Registration {
  brand: BrandId
  firstName: string
  lastName: string
  email: string
  /** Null for a client of a provider; the names are then those the provider gave, if any. */
  password: string | null
  /** Whether a provider vouches that the address is theirs. */
  vouched?: boolean
  /** The language of the registration is the language of our letters. */
  language: Locale
}

/**
 * Registers a client; `also` runs in the same transaction. Of two simultaneous registrations of one email, one is refused.
 * @returns the new client's id
 * @throws Refusal name_too_short, email_invalid, password_too_short, password_too_common, email_in_use
 */
export async function register(
  { pool }: Pick<Services, 'pool'>,
  registration: Registration,
  now: Temporal.Instant,
  also: (tx: Tx, clientId: string) => Promise<void>,
): Promise<string> {
  await refuseBadFields(registration)
  const { brand, language } = registration
  const email = normalizeEmail(registration.email)
  if (await isEmailTaken(pool, brand, email)) throw emailInUse()
  const client = {
    clientId: randomUUIDv7(),
    brand,
    firstName: normalizeName(registration.firstName),
    lastName: normalizeName(registration.lastName),
    email,
    language,
    passwordHash: registration.password === null ? null : await hashPassword(registration.password),
    createdAt: now.toString(),
  }
  const provenAt = registration.vouched ? client.createdAt : null
  await withTx(pool, async tx => {
    if (!(await takeEmail(tx, { brand, email, clientId: client.clientId, provenAt }))) throw emailInUse()
    await insertClient(tx, client)
    await insertEvent(tx, {
      clientId: client.clientId,
      kind: 'registered',
      data: { language },
      at: client.createdAt,
    })
    await also(tx, client.clientId)
  })
  return client.clientId
}

/** Whether an email is free with this brand. */
export async function isEmailFree(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  email: string,
): Promise<boolean> {
  return !(await isEmailTaken(pool, brand, normalizeEmail(email)))
}

const emailInUse = () => new Refusal('email_in_use', { fields: { email: 'email_in_use' } })

async function refuseBadFields({ firstName, lastName, email, password }: Registration): Promise<void> {
  if (password === null) return
  const fault = await passwordFaultOf(password, { firstName, lastName, email })
  const fields = {
    ...(isName(firstName) ? {} : { firstName: 'name_too_short' as const }),
    ...(isName(lastName) ? {} : { lastName: 'name_too_short' as const }),
    ...(isEmail(email) ? {} : { email: 'email_invalid' as const }),
    ...(fault ? { password: fault } : {}),
  }
  const [first] = Object.values(fields)
  if (first) throw new Refusal(first, { fields })
}
