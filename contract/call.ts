// How a call is declared. From one declaration come the typed client, the request validation, the response type, the
// OpenAPI document, the authorization matrix and the fuzz tests.

import type * as z from 'zod/mini'
import type { Right } from '../domain/staff/roles.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call: `anyone` (visitor or client), `client` (signed in), `settings` (a client who answered the question before settings
 * in the last thirty minutes, rules 15 and 16), `driver`, `admin`.
 */
export type Who = 'anyone' | 'client' | 'settings' | 'driver' | 'admin'

type Logs = 'change' | 'reading' | 'nothing'

export interface CallDeclaration<
  Method extends 'GET' | 'POST' | 'PUT' = 'GET' | 'POST' | 'PUT',
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  method: Method
  /** Only for a call that is not at its usual address. */
  path?: string
  /** One sentence for the API document. */
  summary: string
  who: Who
  /** For an admin's call: what its caller may do, at the brand of the request (domain/staff/roles.ts). */
  right?: Right
  /**
   * What an admin's call leaves in the log of what staff do: a `change`, by default for every POST; a `reading`, where it shows a
   * household; `nothing`, by default for a GET, and for a POST that only foresees, or keeps what its caller is still writing.
   */
  logs?: Logs
  /** An admin's act that moves money or rights: it needs a fresh proof of who acts (rule 7). */
  asks?: true
  input: Input
  output: Output
  /** Its own refusals, besides those of every call. */
  errors: readonly ErrorCode[]
  /** Refused unless same-origin (rule 21). This applies to every POST and PUT, and to the few GETs that set it. */
  changesState: boolean
  /** The longest body in bytes, for a call that takes more than text. */
  longest?: number
  /** Attempts allowed a minute from one address; for calls that could be used to guess secrets. */
  attemptsPerMinute?: number
  /** The attempts are not counted by account too: nobody's attempts may keep its holder from this call. */
  byAddressOnly?: true
  /** A POST that answers GET too, because area 7 lists it as a GET (rule 21); its input then reads strings as well. */
  alsoGet?: true
  /** Inputs that are never read from an address: a GET that includes one is refused with `use_post` (rule 21). */
  secrets?: readonly string[]
}

/** What an admin's call leaves in the log. */
export const logsOf = ({
  who,
  logs,
  changesState,
}: Pick<CallDeclaration, 'who' | 'logs' | 'changesState'>): Logs =>
  who !== 'admin' ? 'nothing' : (logs ?? (changesState ? 'change' : 'nothing'))

/** Whether a call is refused with `reauthentication_required` until the question before settings is answered (rules 7, 15 and 16). */
export const needsAnswer = ({ who, asks }: Pick<CallDeclaration, 'who' | 'asks'>): boolean =>
  who === 'settings' || asks === true

/** The header in which an admin's call names the brand it is about; without it, the host's. */
export const actsOnHeader = 'x-acts-on'

/** `orders` of `orders.update_quantity`. */
export const groupOf = (name: string): string => name.slice(0, name.indexOf('.'))

/**
 * Where a call is: /api/v1/{group}/{action}; in a group that only admins call /api/admin/{group}/{action}, where the group's name does
 * not say `admin` again.
 */
export function usualAddress(name: string, adminsAlone: boolean): string {
  const group = groupOf(name)
  const place = adminsAlone ? `admin/${group.replace(/^admin_|_admin$/, '')}` : `v1/${group}`
  return `/api/${place}/${name.slice(group.length + 1)}`
}

/** An admin's call says what its caller may do. */
type Access = { who: Exclude<Who, 'admin'> } | { who: 'admin'; right: Right; logs?: Logs }

type Declaration<I extends z.ZodMiniType, O extends z.ZodMiniType> = Access & {
  path?: string
  summary: string
  asks?: true
  input: I
  output: O
  errors?: readonly ErrorCode[]
  longest?: number
  attemptsPerMinute?: number
  byAddressOnly?: true
  secrets?: readonly string[]
}

/** Declares a GET call: parameters travel in the query string, so its input schema reads strings. */
export function get<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  declaration: Declaration<I, O>,
): CallDeclaration<'GET', I, O> {
  return { errors: [], ...declaration, method: 'GET', changesState: false }
}

/** Declares a POST call: the input travels as a JSON body. */
export function post<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  declaration: Declaration<I, O>,
): CallDeclaration<'POST', I, O> {
  return { errors: [], ...declaration, method: 'POST', changesState: true }
}

/**
 * Declares a POST call that also answers a GET at the same address: the few calls that area 7 lists as GETs although they change
 * state.
 */
export function postOrGet<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  declaration: Declaration<I, O>,
): CallDeclaration<'POST', I, O> {
  return { ...post(declaration), alsoGet: true }
}

/** Declares a PUT call: like a POST, for a call that shares its address with one. */
export function put<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  declaration: Declaration<I, O>,
): CallDeclaration<'PUT', I, O> {
  return { errors: [], ...declaration, method: 'PUT', changesState: true }
}

/** Codes any call may refuse with, whatever it declares. */
export const commonErrors = [
  'unreadable',
  'invalid_input',
  'cross_site',
  'too_many_requests',
  'unexpected',
  'busy',
] as const satisfies readonly ErrorCode[]
