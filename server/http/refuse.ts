// Turns a thrown error into a response (rule 57).

import type { Logger } from 'pino'
import { type ErrorBody, type ErrorCode, errorStatus, Refusal } from '../../contract/errors.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { saidToAdmin } from '../../i18n/errors_admin.ts'
import { missingMessages } from '../../i18n/errors_missing.ts'
import { explained } from '../../i18n/errors_money.ts'
import { isOverloaded, isUnavailable, Stopping, sqlState } from '../request/database/database.ts'

/** The reader of a refusal: it is written in the request's language and the brand's voice. */
export interface Audience {
  brand: BrandId
  locale: Locale
  /** An admin, who is not the household that the refusal is about. */
  isAdmin?: boolean
  /** The call and its input: a field that was left empty is told apart from one that is wrong. */
  asked?: { call: string; input: unknown }
}

/** PostgreSQL's errors about an unfit value: too large a number, a character it cannot store. */
const unfitValues = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05'])
/** `Retry-After` of `busy`, in seconds: by then the work is done, or a full pool is free again. */
export const comeBackSeconds = 5

/** Whether an error says that the program cannot serve now: it has no connection, is overloaded, or is stopping. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Stopping || isUnavailable(error) || isOverloaded(error)

/**
 * The meaning of a thrown error for the caller. A refusal is itself. A value that only the database found unfit is still the
 * caller's mistake, and is logged as a check that the contract lacks. Any other error is ours, logged whole.
 */
export function refusalOf(error: unknown, log: Pick<Logger, 'error' | 'warn'>): Refusal {
  if (error instanceof Refusal) return error
  const state = sqlState(error)
  if (state && unfitValues.has(state)) {
    log.warn({ err: error }, 'a value got as far as the database')
    return new Refusal('invalid_input')
  }
  log.error({ err: error }, 'a call failed')
  return new Refusal(isBusy(error) ? 'busy' : 'unexpected')
}

/** Status and body of a refusal. `require_login` is that word alone. */
export function answerOf(refusal: Refusal, audience: Audience): { status: number; body: ErrorBody | string } {
  if (refusal.code === 'require_login') return { status: 401, body: 'require_login' }
  const { code } = refusal
  const message = sentenceOf(refusal, audience)
  const error: ErrorBody['error'] = { code, message }
  if (refusal.fields) {
    const sentences = besideFields(refusal.fields, { code, message }, audience)
    const entries = Object.entries(refusal.fields).map(([path, fault]) => [
      path,
      { code: fault, message: sentences[path] },
    ])
    error.fields = Object.fromEntries(entries) as NonNullable<ErrorBody['error']['fields']>
  }
  if (refusal.details) error.details = refusal.details
  return {
    status: errorStatus[refusal.code],
    body: refusal.redirect ? { error, redirect: refusal.redirect } : { error },
  }
}

/** The sentence of a refusal, with what explains it. */
function sentenceOf({ code, details }: Pick<Refusal, 'code' | 'details'>, audience: Audience): string {
  const { brand, locale, isAdmin } = audience
  const toAdmin = isAdmin ? saidToAdmin(code, brand, locale) : undefined
  return toAdmin ?? explained(code, errorMessages(brand, locale)[code], details, audience)
}

/** The sentence beside each field: that of its fault, or what to enter where nothing was. */
function besideFields(
  fields: Record<string, ErrorCode>,
  refused: { code: ErrorCode; message: string },
  { brand, locale, isAdmin, asked }: Audience,
): Record<string, string> {
  const sentences = errorMessages(brand, locale)
  const missing: Readonly<Record<string, string>> = missingMessages(brand, locale)
  return Object.fromEntries(
    Object.entries(fields).map(([path, fault]) => {
      // What admins enter is not theirs.
      const isMissing = asked && !isAdmin && saysNothing.has(fault) && isEmpty(asked.input, path)
      const enter = isMissing ? (missing[`${asked.call} ${path}`] ?? missing[path]) : undefined
      return [path, enter ?? (fault === refused.code ? refused.message : sentences[fault])]
    }),
  )
}

/** Faults of a value that is not there; the sentence of any other says what to do. */
const saysNothing: ReadonlySet<ErrorCode> = new Set([
  'required',
  'invalid_input',
  'name_too_short',
  'email_invalid',
  'phone_invalid',
])

/** Whether a field was left out, or has only spaces. */
function isEmpty(input: unknown, path: string): boolean {
  let value = input
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name]
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** The same refusal with its sentence, for a page that calls in process. */
export function spoken(refusal: Refusal, audience: Audience): Refusal {
  const { code, fields, details, redirect } = refusal
  const message = sentenceOf(refusal, audience)
  const sentences = fields && besideFields(fields, { code, message }, audience)
  return new Refusal(code, { fields, sentences, details, redirect, message })
}
