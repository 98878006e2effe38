// For tests with the real PayPal: a server with its double.

import { afterAll, afterEach, expect } from 'vitest'
import { payPalApp, startPayPal } from './doubles/paypal/paypal.ts'
import { signupServer } from './signup.ts'
import { unpaidHousehold } from './unpaid_household.ts'

/** After each test PayPal answers again, and no request may have broken its description. */
export async function payPalServer(now: string) {
  const paypal = await startPayPal()
  afterAll(() => paypal.close())
  const server = await signupServer(now, {
    PAYPAL_CLIENT_ID: payPalApp.clientId,
    PAYPAL_CLIENT_SECRET: payPalApp.clientSecret,
    PAYPAL_URL: paypal.url,
    PAYPAL_WEBHOOK_ID: payPalApp.webhookId,
  })
  afterEach(() => {
    paypal.failing = () => null
    paypal.listed = []
    paypal.mostListed = 10_000
    expect(paypal.faults).toEqual([])
  })

  /** A household with a box that failed, and an account that its owner has approved. */
  async function approvedHousehold(email = 'payer@example.com') {
    const home = await unpaidHousehold(server)
    const { token, approveUrl } = (await home.self.get('/api/v1/paypal/get_vault_setup_token')).json()
    expect(approveUrl).toBe(`https://paypal.test/approve/${token}`)
    paypal.approve(token, email)
    const change = () => home.self.post('/api/v1/account/update_payment_method_to_paypal', {})
    return { ...home, change }
  }

  /** A household's orders at PayPal, and those that were captured. */
  const ordersOf = (clientId: string) =>
    [...paypal.orders.values()].filter(({ customId }) => customId.startsWith(clientId))
  const capturesOf = (clientId: string) => ordersOf(clientId).filter(({ capture }) => capture !== null)

  return { server, paypal, approvedHousehold, ordersOf, capturesOf }
}
