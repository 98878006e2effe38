// The subscription settings, and the effect each must have.

import { expect } from 'vitest'
import { addDays } from '../../domain/time/zone.ts'
import { tendSubscriptions } from '../../server/subscription/clock.ts'
import { insertClient, signedInVisitor } from '../http.ts'
import { type Box, type Effect, type Home, mailTo, profileOf } from './home.ts'
import { balance, value } from './value.ts'

const doorsOf = async ({ rows, clientId }: Home) =>
  (await rows('select 1 from household where client_id = $1', [clientId])).length

const pause = (home: Home, more: object = {}) =>
  home.api('settings_subscription/update', { status: 'paused', reason: 'vacation', ...more })
const close = (home: Home) => home.api('settings_subscription/update', { status: 'closed', reason: 'other' })
const skipped = Array(4).fill('skipped')

export const subscription: Record<string, Effect> = {
  pause: {
    change: pause,
    holds: async home =>
      expect([await home.status(), ...(await home.states())]).toEqual(['paused', ...skipped]),
  },
  'pause with a date': {
    change: async home => pause(home, { resumesOn: (await home.boxes())[3]?.date }),
    holds: async home => {
      expect(await home.states()).toEqual(skipped)
      const date = (await home.boxes())[3]?.date as string
      const at = (days: number) => `${addDays(date, -days)}T18:00:00.000Z`
      await tendSubscriptions(home.server.services, at(11))
      expect(await mailTo(home, home.email)).not.toContain('resumes_soon')
      await tendSubscriptions(home.server.services, at(10))
      expect([await home.status(), await mailTo(home, home.email)]).toEqual([
        'paused',
        expect.arrayContaining(['resumes_soon']),
      ])
      await tendSubscriptions(home.server.services, at(7))
      expect([await home.status(), ...(await home.states())]).toEqual([
        ...['active', 'skipped', 'skipped', 'upcoming', 'upcoming'],
      ])
    },
  },
  unpause: {
    change: async home => {
      await home.api('account/skip_order', { orderId: (await home.boxes())[2]?.id })
      await pause(home)
      await home.api('account/unpause_account')
    },
    holds: async home =>
      expect([await home.status(), ...(await home.states())]).toEqual([
        ...['active', 'upcoming', 'skipped', 'upcoming', 'upcoming'],
      ]),
  },
  'close, nothing out': {
    first: 'delivered',
    change: async home => {
      await value(home, 'given')
      await close(home)
    },
    holds: async home => {
      expect([await home.status(), ...(await home.states())]).toEqual(['closed', ...skipped])
      expect([await balance(home, 'given'), await doorsOf(home)]).toEqual([0, 0])
    },
  },
  'close with bags, kits or boxes out': {
    change: async home => {
      await home.rows(
        `insert into returnable_loan (client_id, number, kind, out_since) values ($1, 'B-1', 'cooler_bag', '2026-11-24')`,
        [home.clientId],
      )
      await close(home)
    },
    holds: async home => {
      expect([await home.status(), ...(await home.states())]).toEqual(['closing', ...skipped])
      await home.rows(
        `update client_order set state = 'delivered' where client_id = $1 and state = 'charged'`,
        [home.clientId],
      )
      await tendSubscriptions(home.server.services, home.now)
      expect(await home.status()).toBe('closing')
      await home.rows('update returnable_loan set returned_at = $2 where client_id = $1', [
        home.clientId,
        home.now,
      ])
      await tendSubscriptions(home.server.services, home.now)
      expect(await home.status()).toBe('closed')
    },
  },
  'close with bought value': {
    first: 'delivered',
    change: async home => {
      await value(home, 'bought')
      await close(home)
    },
    holds: async home => {
      expect([await home.status(), await balance(home, 'bought')]).toEqual(['closing', 2_000])
      const adminId = await insertClient(home.server.services, { brand: 'cookit', isAdmin: true })
      const admin = await signedInVisitor(home.server, adminId, 'cookit', { settings: true })
      await admin.post('/api/admin/closing_accounts/settle', {
        ...{ clientId: home.clientId, boughtCents: 2_000, how: 'Interac' },
      })
      expect(await home.status()).toBe('closed')
    },
  },
  'plan: size': {
    change: home => home.api('settings_subscription/update', { kind: 'rtc', people: 4, recipes: 3 }),
    holds: async home =>
      expect((await home.boxes()).map(box => box.plan)).toEqual(['rtc_2-3', ...Array(4).fill('rtc_4-3')]),
  },
  'plan: kind': {
    change: async home => {
      const { week, id } = (await home.boxes())[2] as Box
      const [dish] = await home.rows(
        `select product_id as id from menu_entry where brand = 'cookit' and week = $1 and kind = 'rtc' order by rank limit 1`,
        [week],
      )
      await home.api('orders/update_quantity', { orderId: id, productId: dish.id, quantity: 1 })
      await home.api('settings_subscription/update', { kind: 'rte', meals: 8 })
    },
    holds: async home =>
      expect((await home.boxes()).map(box => box.plan)).toEqual([
        'rtc_2-3',
        'rte_8',
        'rtc_2-3',
        'rte_8',
        'rte_8',
      ]),
  },
  categories: {
    change: home =>
      home.api('settings_subscription/update', {
        ...{ kind: 'rtc', people: 2, recipes: 3 },
        categories: ['vegetarian'],
      }),
    holds: async home => expect(await profileOf(home)).toBe('rtc|2|3|any|vegetarian|'),
  },
}
