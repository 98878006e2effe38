// The payment settings, and the effect each must have.

import { expect } from 'vitest'
import { buy, codesOf, giftBody } from '../gifts.ts'
import { cardOf } from '../signup.ts'
import { type Effect, type Home, mailTo } from './home.ts'
import { balance, value } from './value.ts'

const another = async (home: Home) =>
  home.call('/clients/payment_method', await cardOf(home.self, '5555 5555 5555 4444'))
const cardsOf = async (home: Home): Promise<{ id: string; last4: string; isDefault: boolean }[]> =>
  (await home.read('/api/v1/settings_payment/show')).cards
const cardOn = async (home: Home, last4: string) =>
  (await cardsOf(home)).find(card => card.last4 === last4)?.id as string

export const payments: Record<string, Effect> = {
  'given value expired': {
    change: async home => {
      await value(home, 'given')
      await home.api('settings_account/expire_gc')
    },
    holds: async home => {
      expect(await balance(home, 'given')).toBe(0)
      expect(await mailTo(home, home.email)).toContain('given_expired')
    },
  },
  'discount code applied': {
    change: home => home.api('settings_payment/apply', { code: 'HALF' }),
    holds: async home => {
      const { orders } = await home.read('/api/v1/account/index')
      expect(orders[0].receipt.discountCents).toBeGreaterThan(0)
    },
  },
  'discount code taken off': {
    change: async home => {
      await home.api('settings_payment/apply', { code: 'HALF' })
      await home.api('settings_payment/invalidate', { kind: 'code', id: 'HALF' })
    },
    holds: async home => {
      const { orders } = await home.read('/api/v1/account/index')
      expect(orders[0].receipt.discountCents).toBe(0)
    },
  },
  'payment card': {
    change: another,
    holds: async home => {
      const { cards } = await home.read('/api/v1/settings_payment/show')
      expect(cards.find((card: { isDefault: boolean }) => card.isDefault).last4).toBe('4444')
    },
  },
  'card that pays': {
    change: async home => {
      await another(home)
      await home.call('/clients/default_card', { id: await cardOn(home, '4242') })
    },
    holds: async home => {
      expect((await cardsOf(home)).find(card => card.isDefault)?.last4).toBe('4242')
      expect((await home.read('/api/v1/account/index')).card.last4).toBe('4242')
    },
  },
  'card removed': {
    change: async home => {
      await another(home)
      await home.api('settings_payment/invalidate', { kind: 'card', id: await cardOn(home, '4242') })
    },
    holds: async home => expect((await cardsOf(home)).map(card => card.last4)).toEqual(['4444']),
  },
  'gift card applied': {
    change: async home => {
      const body = await giftBody(home.self, { amountCents: 2_500 })
      expect((await buy(home.self, body)).statusCode).toBe(200)
      const [code] = await codesOf(home.server, body.intent)
      await home.api('settings_payment/apply', { code })
    },
    holds: async home => {
      expect(await balance(home, 'bought')).toBe(2_500)
      const { orders } = await home.read('/api/v1/account/index')
      expect(orders[0].receipt.payment.boughtCents).toBe(2_500)
    },
  },
}
