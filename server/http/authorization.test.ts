// Who may make which call: the contract's declaration, tested over the wire and in process, for every call.

import { describe, expect, test } from 'vitest'
import type { CallDeclaration } from '../../contract/call.ts'
import type { Refusal } from '../../contract/errors.ts'
import { allCalls, type CallName, pathOf } from '../../contract/index.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { turnFlag } from '../../tests/flags.ts'
import { insertClient, signedInVisitor, testServer, type Visitor, visitor } from '../../tests/http.ts'
import { calls as handlers } from '../calls/index.ts'
import { openSession } from '../identity/sessions/session.ts'
import type { StaffMember } from '../request/call_request.ts'
import { authorize, bindCalls } from './bound_calls.ts'
import { callInProcess, tableOf } from './in_process.ts'

const now = '2026-11-20T20:00:00Z'

const server = await testServer({ now })

const verbs = { GET: 'get', POST: 'post', PUT: 'put' } as const
const send = (self: Visitor, name: CallName, { method }: CallDeclaration) =>
  self[verbs[method]](pathOf(name).replace(/:\w+/g, 'x'))
const closed = allCalls().filter(({ declaration }) => declaration.who !== 'anyone')
const settings = allCalls().filter(({ declaration }) => declaration.who === 'settings')
const open = allCalls().filter(({ declaration }) => declaration.who === 'anyone')

describe('a visitor', () => {
  test.each(closed)('has to sign in for $name', async ({ name, declaration }) => {
    const self = visitor(server.app)
    const response = await send(self, name, declaration)
    expect([response.statusCode, response.body]).toEqual([401, 'require_login'])
  })

  test.each(closed)('has to sign in for $name in process', async ({ name, declaration }) => {
    const { services } = server
    const session = await openSession(services, {
      brand: 'cookit',
      cookies: undefined,
      now: services.clock.now(),
      secure: false,
    })
    const request = {
      brand: 'cookit',
      locale: 'fr',
      now: services.clock.now(),
      origin: 'http://cookit.localhost',
      session,
    } as const
    const api = callInProcess(tableOf(bindCalls(handlers, false)), services, request)
    const call: Promise<unknown> = api[verbs[declaration.method] as 'get'](name as never, {} as never)
    await expect(call).rejects.toMatchObject({ name: 'Refusal', code: 'require_login' })
  })

  test.each(open)('does not have to sign in for $name', async ({ name, declaration }) => {
    const self = visitor(server.app)
    const response = await send(self, name, declaration)
    expect(response.body).not.toBe('require_login')
  })
})

describe('a client', () => {
  test('has to sign in for none', async () => {
    const self = await signedInVisitor(server, await insertClient(server.services))
    for (const { name, declaration } of closed.filter(call => call.declaration.who === 'client')) {
      const response = await send(self, name, declaration)
      expect(response.statusCode, name).not.toBe(401)
    }
  })

  test.each(settings)(
    'has to answer the question before settings for $name, by any method',
    { tags: '[ROLE-CLIENT-SETTINGS-REAUTH]' },
    async ({ name, declaration }) => {
      const self = await signedInVisitor(server, await insertClient(server.services))
      const answers = [await send(self, name, declaration)]
      if (declaration.alsoGet) answers.push(await self.get(pathOf(name)))
      for (const answer of answers) {
        expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'reauthentication_required'])
      }
    },
  )

  test('of one brand is a visitor at the other', async () => {
    const self = await signedInVisitor(server, await insertClient(server.services))
    const response = await self.get('/api/v1/account/index', { host: 'cookit.localhost:3000' })
    expect(response.body).toBe('require_login')
  })
})

/** An admin's calls that move money or rights. */
const asking = [
  'admin_reward_points.create_point_adjustment',
  'box_claims_admin.decide',
  'box_claims_admin.set_limits',
  'catalogue.correct_market_item',
  'catalogue.correct_meal',
  'catalogue.withdraw',
  'closing_accounts.settle',
  'codes_admin.load',
  'codes_admin.make',
  'codes_admin.offer',
  'codes_admin.save',
  'codes_admin.stop',
  'codes_admin.stop_campaign',
  'facts_admin.set',
  'flags_admin.set',
  'gift_cards_admin.resend',
  'households_admin.act_for',
  'households_admin.give_value',
  'households_admin.share_door',
  'ingredients_admin.save',
  'letters_admin.export_newsletter',
  'letters_admin.send',
  'market_admin.add',
  'market_admin.change',
  'market_admin.take_file',
  'menu_weeks.publish',
  'office_admin.pause_batch',
  'office_admin.resume_batch',
  'office_admin.retry',
  'office_admin.retry_batch',
  'office_admin.run_batch',
  'office_admin.run_job',
  'office_admin.try_household',
  'refunds.give',
  'returnables_admin.give_fee_back',
  'returnables_admin.waive',
  'routes.let_drive',
  'settings_corporate_credit_plan.update',
  'shortages_admin.declare',
  'staff_admin.dismiss',
  'staff_admin.invite',
  'staff_admin.set_roles',
  'staff_session.change_factor',
  'staff_session.offer_factor',
  'terms.set',
  'terms.take_back',
] as const satisfies CallName[]

/** An admin's other calls by POST: they only look, or do the day's work. */
const notAsking: readonly CallName[] = [
  'addresses.verify',
  'admin_reward_points.find_household',
  'codes_admin.save_campaign',
  'catalogue.preview',
  'closed_days.close',
  'closed_days.open',
  'closed_days.preview',
  'content.save',
  'deliveries.finish_pickup',
  'deliveries.move_batch',
  'deliveries.move_order',
  'deliveries.take_back',
  'households_admin.add_note',
  'households_admin.find',
  'households_admin.foresee',
  'households_admin.foresee_giving',
  'households_admin.take_note_away',
  'ingredients_admin.preview',
  'letters_admin.drop',
  'letters_admin.foresee',
  'letters_admin.make',
  'letters_admin.save',
  'letters_admin.send_sample',
  'letters_admin.stop',
  'market_admin.drop_file',
  'market_admin.foresee',
  'market_admin.mend',
  'market_admin.put_file',
  'market_admin.set_left',
  'meals_admin.begin',
  'meals_admin.bring_up',
  'meals_admin.discard_draft',
  'meals_admin.keep_draft',
  'meals_admin.put_picture',
  'menu_weeks.dishes',
  'menu_weeks.plan',
  'messages_admin.hold',
  'messages_admin.let_go',
  'office_admin.ask_for_card',
  'office_admin.give_up',
  'office_admin.send_again',
  'places_admin.add_zone',
  'places_admin.check',
  'places_admin.preview_cutoffs',
  'places_admin.preview_windows',
  'places_admin.set',
  'places_admin.set_cutoffs',
  'places_admin.set_windows',
  'places_admin.take_back_cutoffs',
  'routes.move_stop',
  'routes.set_driver',
  'routes.set_fleet',
  'routes.set_fleet_day',
  'staff_admin.end_session',
  'staff_session.end',
  'staff_session.prove',
  'subscription_profiles.preview_order_generation',
  'terms.preview',
  'weekly_categories.preview_ranking',
  'weekly_categories.save_ranking',
]

describe('an admin’s call that moves money or rights', () => {
  const ofAdmins = allCalls().filter(({ declaration }) => declaration.who === 'admin')
  const asked = ofAdmins.filter(({ declaration }) => declaration.asks)

  test('is in one of two lists, as every call of an admin that is no GET', () => {
    expect(asked.map(({ name }) => name).toSorted()).toEqual([...asking])
    const posts = ofAdmins.filter(({ declaration: { method } }) => method !== 'GET').map(({ name }) => name)
    expect(posts.toSorted()).toEqual([...asking, ...notAsking].toSorted())
  })

  test.each(asked)(
    'asks the question before settings for $name, and a client is refused before it',
    async ({ name, declaration }) => {
      const admin = await insertClient(server.services, { isAdmin: true })
      const self = await signedInVisitor(server, admin, 'freshprep', { settings: false })
      const codeOf = async (by: Visitor) => (await send(by, name, declaration)).json().error?.code
      expect((await send(self, name, declaration)).statusCode).toBe(403)
      expect(await codeOf(self)).toBe('reauthentication_required')
      const client = await signedInVisitor(server, await insertClient(server.services), 'freshprep', {
        settings: true,
      })
      expect(await codeOf(client)).toBe('forbidden')
      const answered = await signedInVisitor(server, admin, 'freshprep', { settings: true })
      expect((await send(answered, name, declaration)).statusCode).not.toBe(403)
    },
  )

  test('asks again after five minutes, and by a household’s account never with the flag off', async () => {
    const { pool } = server.services
    const admin = await insertClient(server.services, { isAdmin: true })
    const self = await signedInVisitor(server, admin, 'freshprep', { settings: true })
    const stop = async () => (await self.post('/api/admin/codes/stop')).statusCode
    const answered = (at: string) =>
      pool.query('update session set settings_authenticated_at = $2 where client_id = $1', [admin, at])
    await answered('2026-11-20T19:55:01Z')
    expect(await stop()).toBe(422)
    await answered('2026-11-20T19:55:00Z')
    expect(await stop()).toBe(403)
    expect((await self.get('/api/admin/box_claims/waiting')).statusCode).toBe(200)
    await turnFlag(server.services, 'freshprep', 'settings_password', false)
    expect(await stop()).toBe(422)
    await turnFlag(server.services, 'freshprep', 'settings_password', true)
  })
})

const somebody: Omit<StaffMember, 'roles'> = {
  ...{ id: 's', name: 'Sam', email: 'sam@example.com', language: 'en' },
  ...{ provedAt: null, sessionId: null },
}

describe('an admin’s call', () => {
  const refusal = (
    session: { clientId: string | null; roles?: Role[]; isDriver?: boolean },
    who: 'admin' | 'driver' = 'admin',
  ) => {
    const { clientId, roles, isDriver = false } = session
    const staff = roles ? { ...somebody, roles: { freshprep: roles, cookit: [] } } : null
    try {
      authorize({ who, right: 'give_money' }, { brand: 'freshprep', session: { clientId, staff, isDriver } })
      return null
    } catch (error) {
      return (error as Refusal).code
    }
  }

  test('requires a visitor to sign in, refuses a client and accepts staff with its right (rule 7)', () => {
    expect(refusal({ clientId: null })).toBe('require_login')
    expect(refusal({ clientId: 'c' })).toBe('forbidden')
    expect(refusal({ clientId: null, roles: ['menu'] })).toBe('forbidden')
    expect(refusal({ clientId: null, roles: ['finance'] })).toBeNull()
    expect(refusal({ clientId: 'c', roles: ['finance'] })).toBeNull()
  })

  test('refuses a driver, and a driver’s call refuses an admin', () => {
    expect(refusal({ clientId: 'c', isDriver: true })).toBe('forbidden')
    expect(refusal({ clientId: 'c', roles: ['finance'] }, 'driver')).toBe('forbidden')
    expect(refusal({ clientId: null }, 'driver')).toBe('require_login')
    expect(refusal({ clientId: 'c', isDriver: true }, 'driver')).toBeNull()
  })
})
