// For tests that pay with PayPal: answers its approval page.

import { hosts, type TestServer } from './http.ts'

export type PayPalAnswer = 'approve' | 'approve_declining' | 'fail' | 'cancel'

/** Answers on the built-in PayPal's page, as its form does. @returns the address to which the browser returns */
export async function answerPayPal(
  { app }: TestServer,
  approveUrl: string,
  answer: PayPalAnswer,
  account = 'payer@example.com',
  brand: keyof typeof hosts = 'cookit',
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: approveUrl,
    headers: { host: hosts[brand], 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ answer, account }).toString(),
  })
  return String(response.headers.location)
}
