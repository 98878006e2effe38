// Flags and the control room, over the wire.

import { describe, expect, test } from 'vitest'
import { flagTable } from '../../domain/flags/flags.ts'
import { productsOn, publishTestMenus } from '../../tests/household.ts'
import { insertClient, testServer, visitor } from '../../tests/http.ts'
import { menusOf } from '../menu/memory.ts'
import { tell } from '../messages/outbox.ts'

const now = '2026-11-20T20:00:00Z'
const sessionData = '/api/v1/sessions/session_data'

const server = await testServer({ now })

describe('flipper', () => {
  const ask = async (flag: string, brand: 'freshprep' | 'cookit' = 'freshprep') =>
    visitor(server.app, brand).get(`/api/v1/flipper/get_feature_flag?flag=${flag}`)
  const setFlag = (name: string, enabled: boolean) =>
    visitor(server.app).post(`/api/dev/flags/${name}`, { enabled })

  test('returns every flag, one by one and all at once', {
    tags: '[API-flipper.get_feature_flag] [API-flipper.get_feature_flags]',
  }, async () => {
    const all = (await visitor(server.app).get('/api/v1/flipper/get_feature_flags')).json()
    expect(Object.keys(all).sort()).toEqual(Object.keys(flagTable).sort())
    for (const [flag, enabled] of Object.entries(all)) expect((await ask(flag)).json()).toEqual({ enabled })
  })

  test('has the flags of area 6', {
    tags: '[FLAG-SHOW-REWARDS] [FLAG-SETTINGS-PASSWORD] [FLAG-SHOW-MENU] [FLAG-SHOW-REFER-FRIENDS] [FLAG-COOKIT-GIFT-CARD] [FLAG-SHOW-MULTILOGIN] [FLAG-SHOW-GOOGLE-V2] [FLAG-SHOW-FP-NEWSLETTER] [FLAG-AVATAR-WIDGET] [FLAG-SHOW-COMARCH-LOYALTY] [FLAG-ENABLE-ONE-TAP]',
  }, () => {
    for (const name of [
      'show_rewards',
      'show_menu',
      'show_refer_friends',
      'cookit_gift_card',
      'show_multilogin',
      'settings_password',
      'show_google_v2',
      'show_fp_newsletter',
      'avatar_widget',
      'show_comarch_loyalty',
      'enable_one_tap',
    ]) {
      expect(flagTable).toHaveProperty(name)
    }
  })

  test('turns a flag for one brand only, and shows it in the session at once', async () => {
    expect((await setFlag('signup_disabled', true)).json()).toEqual({ success: true })
    expect((await ask('signup_disabled')).json()).toEqual({ enabled: true })
    expect((await ask('signup_disabled', 'cookit')).json()).toEqual({ enabled: false })
    expect((await visitor(server.app).get(sessionData)).json()).toMatchObject({
      signupDisabled: true,
      flippers: { signup_disabled: true },
    })
    await setFlag('signup_disabled', false)
  })

  test('answers an unknown flag with 404', async () => {
    expect((await ask('nope')).json().error.code).toBe('flag_unknown')
    expect((await setFlag('__proto__', true)).statusCode).toBe(404)
  })
})

describe('the control room', () => {
  test('gives the time, and refuses to turn it back or to parse nonsense', async () => {
    const self = visitor(server.app)
    expect((await self.get('/api/dev/clock')).json()).toEqual({ now: '2026-11-20T20:00:00.000Z' })
    const move = async (body: object) => (await self.post('/api/dev/clock', body)).json().error?.code
    expect(await move({ set: '2020-01-01T00:00:00Z' })).toBe('clock_backwards')
    expect(await move({ advance: '-P1D' })).toBe('clock_backwards')
    for (const body of [
      {},
      { advance: 'tomorrow' },
      { set: 'noon' },
      { advance: 'P1D', set: now },
      { advance: 'P9000D' },
    ]) {
      expect(await move(body)).toBe('invalid_input')
    }
  })

  test('runs a clock job by name, and lists them', async () => {
    const self = visitor(server.app)
    expect((await self.post('/api/dev/run/send_messages')).json()).toMatchObject({ success: true })
    expect((await self.post('/api/dev/run/nope')).json().error.code).toBe('job_unknown')
  })

  test('refuses to move an unknown order', async () => {
    const self = visitor(server.app)
    expect((await self.post('/api/dev/orders/0190aaaa-0000-7000-8000-000000000001/packed')).statusCode).toBe(
      404,
    )
    expect((await self.post('/api/dev/orders/1/packed')).statusCode).toBe(404)
    expect((await self.post('/api/dev/orders/0190aaaa-0000-7000-8000-000000000001/eaten')).statusCode).toBe(
      404,
    )
  })

  test('sets the remaining stock of a product in a week, and refuses one that is not on its menu', async () => {
    await publishTestMenus(server.services.pool, now)
    const week = '2026-11-30'
    const [item] = await productsOn(server.services, 'freshprep', week, 'item')
    const leave = async (productId: string, left: number) =>
      (await visitor(server.app).post(`/api/dev/stock/${productId}`, { week, left })).json()
    const soldOut = async () =>
      (await menusOf(server.services).week('freshprep', week))?.soldOut.has(item?.id as string)
    expect(await leave(item?.id as string, 0)).toEqual({ success: true })
    expect(await soldOut()).toBe(true)
    expect(await leave(item?.id as string, 1)).toEqual({ success: true })
    expect(await soldOut()).toBe(false)
    expect((await leave('no-such-dish', 1)).error.code).toBe('not_on_menu')
    expect((await leave(item?.id as string, -1)).error.fields.left.code).toBe('quantity_invalid')
  })

  test('shows the latest messages', async () => {
    const clientId = await insertClient(server.services)
    await tell(server.services.pool, {
      clientId,
      key: 'k',
      brand: 'freshprep',
      template: 'card_changed',
      data: { card: { brand: 'visa', last4: '4242' }, reference: 'test' },
      at: now,
    })
    const response = await visitor(server.app).get(`/api/dev/messages?to=${clientId}@example.com`)
    expect(response.json()).toMatchObject([
      { template: 'card_changed', to: `${clientId}@example.com`, locale: 'en' },
    ])
  })
})
