// Text messages by Twilio (api.v2010, Messages). Delivery is reported later (twilio_routes.ts).

import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Carrier, Delivery, TextMessage } from '../mail/port.ts'

interface TwilioAccount {
  /** `AC…`. */
  account: string
  token: string
  /** A number, E.164, or a messaging service, `MG…`. */
  from: string
}

const twilioAddress = 'https://api.twilio.com'
/** The timeout of an answer, in milliseconds; and the messages sent at once. */
const patience = 15_000
const atOnce = 10

/** Twilio's permanent errors: no such number, not a mobile, blocked, or STOP was answered. */
const final = new Set([
  21211, 21214, 21217, 21407, 21408, 21421, 21610, 21612, 21614, 30003, 30004, 30005, 30006,
])

const refusal = z.object({ code: z.optional(z.nullable(z.number())), message: z.optional(z.string()) })

/**
 * @param statusAddress where Twilio reports the result of a message: made for each
 * @param address of the API; a test has its own
 */
export function twilio(
  { account, token, from }: TwilioAccount,
  statusAddress: (letter: TextMessage) => string,
  address = twilioAddress,
): Carrier<TextMessage> {
  const url = `${address}/2010-04-01/Accounts/${account}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  const sendOne = async (letter: TextMessage): Promise<Delivery> => {
    const body = new URLSearchParams({
      To: letter.to,
      [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
      Body: letter.text,
      StatusCallback: statusAddress(letter),
    })
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body,
        signal: AbortSignal.timeout(patience),
      })
      if (response.status === 201) return { outcome: 'sent' }
      const { code, message } = refusal.parse(await response.json().catch(() => ({})))
      const reason = `Twilio answered ${response.status} ${code ?? ''} ${message ?? ''}`.trim()
      return { outcome: code != null && final.has(code) ? 'impossible' : 'failed', reason }
    } catch (error) {
      return { outcome: 'failed', reason: String(error) }
    }
  }
  return {
    send: async letters => {
      const deliveries: Delivery[] = []
      for (let at = 0; at < letters.length; at += atOnce) {
        deliveries.push(...(await Promise.all(letters.slice(at, at + atOnce).map(sendOne))))
      }
      return deliveries
    },
  }
}

/**
 * Whether a request comes from Twilio: its signature covers its address and all its content.
 * @param url as Twilio has it, with its query
 */
export function isTwilios(
  token: string,
  signature: string | undefined,
  url: string,
  sent: URLSearchParams,
): boolean {
  const said = [...sent]
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => name + value)
  const expected = createHmac('sha1', token)
    .update(url + said.join(''))
    .digest()
  const given = Buffer.from(signature ?? '', 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
