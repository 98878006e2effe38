// Brings people over from another system: a file of them becomes clients of the second brand. Passwords cannot be brought over, so
// they have none until they choose one (require_reset.ts).

import { randomUUIDv7 } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Locale } from '../../../domain/brands.ts'
import { cells, isStorable } from '../../../domain/csv.ts'
import { isEmail, isName, normalizeEmail, normalizeName } from '../../../domain/person.ts'
import type { Services } from '../../integrations/services.ts'
import { isUnavailable, withTx } from '../../request/database/database.ts'
import { canadianPhone } from '../phone.ts'
import { insertClient, insertEvent, takeEmail, updatePhone } from '../store.ts'

const brand = 'cookit'

/** Columns that a file must have, in any order; `phone` is optional and may be empty. */
const needed = ['email', 'first_name', 'last_name', 'language'] as const

interface BroughtOver {
  /** Lines of the file, without its header. */
  read: number
  /** Clients created. */
  added: number
  /** Lines whose email already has an account, which stays as it is. */
  known: number
  /** Invalid lines, by their number in the file (its header is 1), with the reason. */
  left: { line: number; why: Fault }[]
}

type Fault = 'email' | 'name' | 'language' | 'phone' | 'characters' | 'line'

interface Person {
  email: string
  firstName: string
  lastName: string
  language: Locale
  /** E.164. */
  phone: string | null
}

/**
 * Adds the people of a file. Each is saved at once, and existing clients stay: an interrupted load can simply run again.
 * @param file CSV in UTF-8 with a header
 * @param now ISO instant
 * @throws Error when the header lacks a column
 */
export async function bringOver(
  services: Pick<Services, 'pool'>,
  file: string,
  now: string,
): Promise<BroughtOver> {
  const result: BroughtOver = { read: 0, added: 0, known: 0, left: [] }
  const lines = createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  let names: string[] | null = null
  let at = 0
  for await (const line of lines) {
    at += 1
    if (names === null) {
      names = headerOf(line, file)
      continue
    }
    if (line.trim() === '') continue
    result.read += 1
    const person = isStorable(line) ? personOf(names, cells(line)) : 'characters'
    if (typeof person === 'string') {
      result.left.push({ line: at, why: person })
      continue
    }
    const added = await add(services, person, now).catch((error: unknown) => {
      if (isUnavailable(error)) throw error
      return null
    })
    if (added === null) result.left.push({ line: at, why: 'line' })
    else if (added) result.added += 1
    else result.known += 1
  }
  return result
}

function headerOf(line: string, file: string): string[] {
  const names = cells(line.replace(/^\uFEFF/, '')).map(name => name.trim().toLowerCase())
  const missing = needed.filter(name => !names.includes(name))
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(', ')}.`)
  return names
}

function personOf(names: readonly string[], values: readonly string[]): Person | Fault {
  const value = (name: string) => values[names.indexOf(name)]?.trim() ?? ''
  const [email, firstName, lastName] = [value('email'), value('first_name'), value('last_name')]
  const language = value('language').toLowerCase()
  const phone = value('phone')
  const known = phone === '' ? null : canadianPhone(phone)
  if (!isEmail(email)) return 'email'
  if (!isName(firstName) || !isName(lastName)) return 'name'
  if (language !== 'en' && language !== 'fr') return 'language'
  if (phone !== '' && known === null) return 'phone'
  return {
    email: normalizeEmail(email),
    firstName: normalizeName(firstName),
    lastName: normalizeName(lastName),
    language,
    phone: known?.e164 ?? null,
  }
}

/** False where the email has an account. */
function add({ pool }: Pick<Services, 'pool'>, { phone, ...person }: Person, now: string): Promise<boolean> {
  const clientId = randomUUIDv7()
  return withTx(pool, async tx => {
    if (!(await takeEmail(tx, { brand, email: person.email, clientId, provenAt: null }))) return false
    await insertClient(tx, { ...person, clientId, brand, passwordHash: null, createdAt: now })
    if (phone !== null) await updatePhone(tx, clientId, phone)
    await insertEvent(tx, { clientId, kind: 'brought_over', data: {}, at: now, actor: 'admin' })
    return true
  })
}
