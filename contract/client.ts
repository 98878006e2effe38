// The browser's client: under a kilobyte, without schemas. Addresses follow from names, except for those that are declared elsewhere.

import { addressesElsewhere, adminGroups } from './addresses.ts'
import { type CallDeclaration, groupOf, usualAddress } from './call.ts'
import type { ErrorBody, ErrorCode } from './errors.ts'
import { Refusal } from './errors.ts'
import type { Api, CallName } from './index.ts'

/** Area 7: no call waits longer. */
export const callTimeoutMilliseconds = 30_000

/** The address of a call, with its parameters still to be filled in. */
export const addressOf = (name: string): string =>
  addressesElsewhere[name] ?? usualAddress(name, adminGroups.includes(groupOf(name)))

interface ClientOptions {
  fetch: typeof fetch
  locale: string
  /** Called on `require_login` and on a body with `redirect`, before the refusal is thrown (area 8). */
  onRequireLogin: () => void
  /**
   * Called first for a call that changes something. It lets the person sign in over the page: if they did, the call is made once
   * more; if they declined, the refusal is thrown; null where that is not possible.
   */
  onSignedOut?: () => Promise<boolean | null>
  onRedirect: (url: string) => void
  /** Asks the question before settings for a call refused for it; the call is made once more if this resolves to true. */
  onAskedAgain?: (name: CallName, input: Readonly<Record<string, unknown>>) => Promise<boolean>
}

/** Makes the typed client. Throws Refusal for every refusal of the server, `busy` when it cannot be reached in time. */
export function createApi(options: ClientOptions): Api {
  async function call(...parameters: Parameters<typeof callOnce>): Promise<unknown> {
    try {
      return await callAsked(...parameters)
    } catch (refusal) {
      if (!isRefused(refusal, 'require_login')) throw refusal
      const again = parameters[0] === 'GET' ? null : await options.onSignedOut?.()
      if (again) return callAsked(...parameters)
      if (again !== false) options.onRequireLogin()
      throw refusal
    }
  }

  async function callAsked(...parameters: Parameters<typeof callOnce>): Promise<unknown> {
    try {
      return await callOnce(...parameters)
    } catch (refusal) {
      const asked = isRefused(refusal, 'reauthentication_required')
      if (!asked || !(await options.onAskedAgain?.(parameters[1] as CallName, parameters[2]))) throw refusal
      return callOnce(...parameters)
    }
  }

  async function callOnce(
    method: CallDeclaration['method'],
    name: string,
    input: Record<string, unknown>,
  ): Promise<unknown> {
    const rest = { ...input }
    const template = addressOf(name)
    const path = template.replace(/:(\w+)/g, (_, key: string) => {
      const value = String(rest[key])
      delete rest[key]
      return encodeURIComponent(value)
    })
    const query = method === 'GET' ? new URLSearchParams(rest as Record<string, string>).toString() : ''
    const { ok, body } = await options
      .fetch(query ? `${path}?${query}` : path, {
        method,
        credentials: 'include',
        headers: {
          'accept-language': options.locale,
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
        },
        ...(method !== 'GET' && { body: JSON.stringify(rest) }),
        signal: AbortSignal.timeout(callTimeoutMilliseconds),
      })
      .then(async response => ({ ok: response.ok, body: await response.text() }))
      .catch(() => {
        throw new Refusal('busy')
      })
    return ok ? JSON.parse(body) : refuse(body)
  }

  function refuse(body: string): never {
    if (body === 'require_login') throw new Refusal('require_login')
    let parsed: Partial<ErrorBody> = {}
    try {
      parsed = JSON.parse(body) as ErrorBody
    } catch {
      // Not our body but a proxy's page. It is reported as unexpected below.
    }
    if (parsed.redirect) options.onRedirect(parsed.redirect)
    const { code = 'unexpected', message, fields, details } = parsed.error ?? {}
    const each = <T>(of: (field: { code: ErrorCode; message: string }) => T) =>
      fields && Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, of(field)]))
    throw new Refusal(code as ErrorCode, {
      message,
      fields: each(field => field.code),
      sentences: each(field => field.message),
      details,
      redirect: parsed.redirect,
    })
  }

  return {
    get: (name, input) => call('GET', name, clean(input)) as never,
    post: (name, input) => call('POST', name, input) as never,
    put: (name, input) => call('PUT', name, input) as never,
  }
}

const isRefused = (failure: unknown, code: ErrorCode) => failure instanceof Refusal && failure.code === code

/** Leaves out undefined values, so that they are not sent as the word "undefined". */
function clean(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
