// PayPal's REST interface: the access token, JSON requests, and the failures that count as no answer.

import * as z from 'zod/mini'
import { PayPalUnavailable } from '../port.ts'

interface PayPalAccess {
  /** `https://api-m.paypal.com`, or the sandbox's. */
  url: string
  clientId: string
  clientSecret: string
}

/** The timeout of one answer, in milliseconds. */
const patience = 12_000

const tokenShape = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  id_token: z.optional(z.string()),
})

const faultShape = z.object({
  name: z.string(),
  details: z.optional(z.array(z.object({ issue: z.optional(z.string()) }))),
})

/** PayPal's refusal, by its own name: `UNPROCESSABLE_ENTITY` and the like, with the issue where it gives one. */
interface Fault {
  status: number
  name: string
  issue: string | null
}

export type ApiAnswer = { ok: true; body: unknown } | { ok: false; fault: Fault }

export interface PayPalApi {
  /**
   * Sends one request. @param body a text is sent as it is @param key prevents a repeated request from acting twice, for some hours
   * @throws PayPalUnavailable where there is no answer, or none about the request itself: 401, 429 and 500s
   */
  ask(method: 'GET' | 'POST', path: string, body?: object | string, key?: string): Promise<ApiAnswer>
  /** A token by which scripts recognize a returning payer. */
  idToken(): Promise<string>
}

export function payPalApi({ url, clientId, clientSecret }: PayPalAccess): PayPalApi {
  let token: { value: string; until: number } | null = null

  async function send(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(patience) })
    } catch (error) {
      throw new PayPalUnavailable(`no answer for ${path}`, { cause: error })
    }
  }

  async function grant(more: Record<string, string> = {}) {
    const answer = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', ...more }),
    })
    if (!answer.ok) throw new PayPalUnavailable(`no token: ${answer.status}`)
    return readAs(tokenShape, await bodyOf(answer))
  }

  async function bearer(): Promise<string> {
    if (token === null || token.until < performance.now()) {
      const { access_token: value, expires_in: seconds } = await grant()
      token = { value, until: performance.now() + (seconds - 60) * 1_000 }
    }
    return token.value
  }

  async function once(method: 'GET' | 'POST', path: string, body?: object | string, key?: string) {
    const sent = typeof body === 'object' ? JSON.stringify(body) : body
    const headers: Record<string, string> = {
      authorization: `Bearer ${await bearer()}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    }
    if (key !== undefined) headers['paypal-request-id'] = key
    return send(path, { method, headers, ...(sent && { body: sent }) })
  }

  return {
    async ask(method, path, body, key) {
      let answer = await once(method, path, body, key)
      if (answer.status === 401) {
        token = null
        answer = await once(method, path, body, key)
      }
      if (answer.ok) return { ok: true, body: await bodyOf(answer) }
      const { status } = answer
      if (status === 401 || status === 429 || status >= 500) throw new PayPalUnavailable(`${path}: ${status}`)
      const { name, details } = readAs(faultShape, await bodyOf(answer))
      return { ok: false, fault: { status, name, issue: details?.[0]?.issue ?? null } }
    },
    async idToken() {
      const { id_token: id } = await grant({ response_type: 'id_token' })
      if (id === undefined) throw new PayPalUnavailable('a token without an id token')
      return id
    },
  }
}

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json()
  } catch (error) {
    throw new PayPalUnavailable('an answer that was cut off, or is no JSON', { cause: error })
  }
}

/** @throws PayPalUnavailable for an answer that differs from PayPal's documentation */
export function readAs<T extends z.ZodMiniType>(shape: T, body: unknown): z.output<T> {
  const read = z.safeParse(shape, body)
  if (!read.success)
    throw new PayPalUnavailable('an answer that PayPal does not document', { cause: read.error })
  return read.data
}
