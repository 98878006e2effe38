import { describe, expect, test } from 'vitest'
import { insertClient, signedInVisitor, type Visitor, visitor } from '../../../tests/http.ts'
import { cardOf, signupServer, suggestion, visitorAt } from '../../../tests/signup.ts'

// A Friday morning in Montréal: Tuesday's cutoff is tonight, Sunday's and Monday's have passed.
const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

const call = (action: string) => `/api/v1/signup/${action}`

/** Sends a good address with some fields replaced; returns the code, and the field at fault. */
async function refusal(self: Visitor, changes: Record<string, unknown>, headers = {}) {
  const form = { ...(await server.nextDoor('cookit')), ...changes }
  const answer = await self.post(call('save_address'), form, headers)
  const { code, fields, details, message } = answer.json().error
  return { status: answer.statusCode, code, fields: Object.keys(fields ?? {}), details, message }
}

const attemptsAt = async (text: string) => {
  const { rows } = await server.services.pool.query(
    'select brand, reason, postal, client_id is not null as known from address_attempt where text like $1',
    [`${text}%`],
  )
  return rows
}

describe('the address', () => {
  test('chosen from the suggestions leads to the payment', {
    tags: '[API-signup.save_address] [ENT-DELIVERY-COORDINATES]',
  }, async () => {
    const self = await visitorAt(server, 'delivery')
    const { id, address, unit, city, postal } = await suggestion(self, '3535 rue st den')
    const form = { addressId: id, address, unit, city, postal, phone: '514 871-1234' }
    const answer = await self.post(call('save_address'), form)
    expect(answer.json()).toEqual({ step: 'payment', url: '/signup/payment' })
    expect((await self.get(call('current_step'))).json().step).toBe('payment')
    const { rows } = await server.services.pool.query(
      `select data->'address' as kept from signup_draft where data->'address'->>'address' like '3535%'`,
    )
    expect(rows[0]?.kept).toMatchObject({
      lat: expect.closeTo(45.5, 0),
      lon: expect.closeTo(-73.6, 0),
      mode: expect.any(String),
    })
  })

  test.each([
    [{ city: '', postal: '' }, 'city_required', ['city', 'postal']],
    [{ city: undefined }, 'city_required', ['city']],
    [{ postal: undefined }, 'postal_required', ['postal']],
    [{ postal: ' ' }, 'postal_required', ['postal']],
    [{ phone: undefined }, 'phone_invalid', ['phone']],
    [{ phone: '123' }, 'phone_invalid', ['phone']],
    [{ postal: '12345' }, 'postal_invalid', ['postal']],
    [{ postal: 'H0H 0H0' }, 'postal_invalid', ['postal']],
    [{ address: 'C.P. 123' }, 'po_box', ['address']],
    [{ address: 'PO Box 123' }, 'po_box', ['address']],
    [{ unit: 'PO Box 123' }, 'po_box', ['unit']],
    [{ addressId: undefined, address: undefined }, 'address_not_chosen', ['address']],
    [{ address: '1 rue Inconnue' }, 'address_not_chosen', ['address']],
    [{ addressId: null, address: '1 rue Inconnue' }, 'address_not_chosen', ['address']],
    [{ postal: 'G1R 2X6' }, 'address_not_chosen', ['address']],
    [{ province: 'BC' }, 'postal_not_there', ['postal']],
    [{ addressId: '999999999' }, 'address_not_found', ['address']],
    [{ addressId: "1' or 1=1" }, 'address_not_found', ['address']],
  ])(
    'with %j is %s',
    {
      tags: '[VAL-CITY] [VAL-POSTAL-REQUIRED] [VAL-POSTAL-VALID] [VAL-PHONE] [VAL-ADDRESS-PO-BOX] [VAL-ADDRESS-AUTOCOMPLETE]',
    },
    async (changes, code, fields) => {
      const self = await visitorAt(server, 'delivery')
      expect(await refusal(self, changes)).toMatchObject({ status: 422, code, fields })
      expect((await self.get(call('current_step'))).json().step).toBe('delivery')
    },
  )

  test('that is unknown is refused and recorded', {
    tags: '[VAL-ADDRESS-UNRESOLVABLE] [ERR-ADDRESS-NOT-FOUND]',
  }, async () => {
    const self = await visitorAt(server, 'delivery')
    const changes = { addressId: '999999999', address: '9 rue des Érables-Perdus' }
    const { message } = await refusal(self, changes, { 'accept-language': 'en' })
    expect(message).toMatch(/couldn’t find this address/i)
    expect(await attemptsAt('9 rue des Érables-Perdus')).toMatchObject([
      { brand: 'cookit', reason: 'not_found', known: true },
    ])
  })

  test('where nobody delivers is refused and recorded', {
    tags: '[VAL-POSTAL-UNSUPPORTED]',
  }, async () => {
    const { rows } = await server.services.pool.query(
      `select c.id::text as "addressId", c.number || ' ' || c.street as address, c.city, c.postal
       from civic_address c join area a on a.fsa = left(c.postal, 3)
       where not a.served and a.brand = 'cookit' limit 1`,
    )
    const self = await visitorAt(server, 'delivery')
    const refused = await refusal(self, rows[0], { 'accept-language': 'en' })
    expect(refused).toMatchObject({
      status: 422,
      code: 'postal_unserved',
      fields: ['postal'],
      message: 'We do not deliver to this area yet.',
    })
    expect(await attemptsAt(rows[0].address)).toMatchObject([{ reason: 'unserved', postal: rows[0].postal }])
  })

  test('where the sister brand delivers is refused, with a link there', {
    tags: '[ERR-REGION-SISTER]',
  }, async () => {
    const self = await visitorAt(server, 'delivery', { brand: 'freshprep' })
    const { id, address, city, postal } = await suggestion(self, '3535 rue st den')
    const refused = await refusal(self, { addressId: id, address, city, postal }, { 'accept-language': 'en' })
    expect(refused).toMatchObject({
      status: 422,
      code: 'postal_sister_brand',
      details: { sister: 'cookit', url: 'http://cookit.localhost:3000/en' },
    })
    expect(refused.message).toContain('Cook it')
  })

  test('of an existing account is refused in any spelling, with a link to support', {
    tags: '[VAL-ONE-PER-HOUSEHOLD]',
  }, async () => {
    const self = await visitorAt(server, 'delivery')
    const { id, address, city, postal } = await suggestion(self, '5030 rue saint denis')
    const form = { addressId: id, address, unit: 'app. 4', city, postal, phone: '514 871-1234' }
    await self.post(call('save_address'), form)
    await self.post('/signup/payment', await cardOf(self))

    const other = await visitorAt(server, 'delivery')
    const refused = await refusal(other, { ...form, address: '5030 St Denis Street', unit: '#4' })
    expect(refused).toMatchObject({ status: 409, code: 'household_exists' })
    expect(refused.details).toMatchObject({ email: expect.stringContaining('@'), phone: expect.any(String) })
    const neighbour = await other.post(call('save_address'), { ...form, unit: '5' })
    expect(neighbour.statusCode).toBe(200)
  })

  test('with several faults has all of them named at once', {
    tags: '[VAL-PHONE] [VAL-POSTAL-VALID] [VAL-ADDRESS-PO-BOX]',
  }, async () => {
    const self = await visitorAt(server, 'delivery')
    const wrong = { phone: '123', postal: '12345', address: 'CP 123', addressId: null }
    expect((await refusal(self, wrong)).fields).toEqual(['phone', 'postal', 'address'])
    const empty = { phone: '', city: '', postal: '', address: '', addressId: null }
    expect((await refusal(self, empty)).fields.sort()).toEqual(['address', 'city', 'phone', 'postal'])
  })

  test('where nobody delivers need not be looked for on the list', {
    tags: '[VAL-POSTAL-UNSUPPORTED]',
  }, async () => {
    const self = await visitorAt(server, 'delivery')
    const nowhere = { addressId: null, address: '1 Ice Road', postal: 'X0A 0H0' }
    expect(await refusal(self, nowhere)).toMatchObject({ code: 'postal_unserved', fields: ['postal'] })
  })

  test('that is saved need not be chosen again; any other must be', {
    tags: '[VAL-ADDRESS-AUTOCOMPLETE]',
  }, async () => {
    const self = await visitorAt(server, 'payment')
    const { address: kept } = (await self.get(call('delivery_options'))).json()
    const again = { ...kept, buzzer: '12', addressId: null }
    expect((await self.post(call('save_address'), again)).statusCode).toBe(200)
    const { address } = (await self.get(call('delivery_options'))).json()
    expect(address).toEqual({ ...kept, buzzer: '12' })
    const other = { ...again, address: `1${kept.address}` }
    expect(await refusal(self, other)).toMatchObject({ code: 'address_not_chosen', fields: ['address'] })
  })

  test('of a visitor requires a sign-in first', { tags: '[ST-SIGNUP-ORDER]' }, async () => {
    const self = await visitorAt(server, 'registration')
    const answer = await self.post(call('save_address'), await server.nextDoor('cookit'))
    expect([answer.statusCode, answer.body]).toEqual([401, 'require_login'])
  })

  test('of a future area can be reported by anybody', {
    tags: '[API-signup.record_address_attempt]',
  }, async () => {
    const self = visitor(server.app, 'freshprep')
    const answer = await self.post(call('record_address_attempt'), {
      text: 'Whitehorse, please',
      postal: 'Y1A 1A1',
    })
    expect(answer.json()).toEqual({ success: true })
    expect(await attemptsAt('Whitehorse')).toEqual([
      { brand: 'freshprep', reason: 'reported', postal: 'Y1A 1A1', known: false },
    ])
  })
})

describe('a typed address', () => {
  const phone = '604 683-1234'
  const typed = {
    number: '1500',
    street: 'W Broadway',
    unit: '204',
    city: 'Vancouver',
    postal: 'V6J 1W8',
    phone,
  }
  const kept = async (self: Visitor) => (await self.get(call('delivery_options'))).json().address

  test('equal to a listed one is accepted without choosing it', {
    tags: '[VAL-ADDRESS-AUTOCOMPLETE]',
  }, async () => {
    const self = await visitorAt(server, 'delivery')
    const line = { address: '3535 RUE ST-DENIS', city: 'Montréal', postal: 'H2X 3P1', phone: '514 871-1234' }
    const answer = await self.post(call('save_address'), line)
    expect(answer.json()).toEqual({ step: 'payment', url: '/signup/payment' })
    expect(await kept(self)).toMatchObject({
      address: '3535, rue Saint-Denis',
      coordinates: { lat: expect.closeTo(45.52, 1), long: expect.closeTo(-73.57, 1), mode: 'rooftop' },
    })
  })

  test('from a list without postal codes takes the person’s code, where it fits', {
    tags: '[VAL-ADDRESS-AUTOCOMPLETE]',
  }, async () => {
    const self = await visitorAt(server, 'delivery', { brand: 'freshprep' })
    const found = await suggestion(self, '1470 W Broadway')
    expect(found).toMatchObject({ address: '1470 W Broadway', city: 'Vancouver', postal: '' })
    const chosen = { addressId: found.id, address: found.address, unit: '3', city: found.city, phone }
    const far = await self.post(call('save_address'), { ...chosen, postal: 'V5R 1A1' })
    expect(far.json().error).toMatchObject({ code: 'postal_not_there', fields: { postal: {} } })
    const answer = await self.post(call('save_address'), { ...chosen, postal: 'v6h1g1' })
    expect(answer.statusCode).toBe(200)
    expect(await kept(self)).toMatchObject({ address: '1470 W Broadway', postal: 'V6H 1G1' })
  })

  test('that is on no list is shown as its label, then saved as unverified with W and unit', {
    tags: '[VAL-ADDRESS-UNRESOLVABLE]',
  }, async () => {
    const self = await visitorAt(server, 'delivery', { brand: 'freshprep' })
    const first = await self.post(call('save_address'), typed)
    expect([first.statusCode, first.json().error]).toMatchObject([
      409,
      {
        code: 'address_unconfirmed',
        details: { line1: '1500 W Broadway, unit 204', line2: 'Vancouver BC  V6J 1W8' },
      },
    ])
    expect((await self.get(call('current_step'))).json().step).toBe('delivery')
    const second = await self.post(call('save_address'), { ...typed, confirmed: true })
    expect(second.json().step).toBe('payment')
    // By the nearest listed number of its street.
    expect(await kept(self)).toMatchObject({
      address: '1500 W Broadway',
      unit: '204',
      province: 'BC',
      coordinates: { lat: expect.closeTo(49.263, 2), long: expect.closeTo(-123.139, 2), mode: 'street' },
    })
    await self.post('/signup/payment', await cardOf(self))
    const { rows } = await server.services.pool.query(
      `select verified, unit from delivery_address where address = '1500 W Broadway'`,
    )
    expect(rows).toEqual([{ verified: false, unit: '204' }])
  })

  test('that is unverified is shown to admins of its brand until it is checked or the account is closed, and to nobody else', {
    tags: '[VAL-ADDRESS-UNRESOLVABLE]',
  }, async () => {
    const self = await visitorAt(server, 'delivery', { brand: 'freshprep' })
    await self.post(call('save_address'), { ...typed, number: '1750', confirmed: true })
    await self.post('/signup/payment', await cardOf(self))
    const admin = await signedInVisitor(server, await insertClient(server.services, { isAdmin: true }))
    const waiting = async () => (await admin.get('/api/admin/addresses/unverified')).json()
    const found = (await waiting()).addresses.find((one: { label: string }) => one.label.startsWith('1750 '))
    expect(found).toMatchObject({
      kind: 'main',
      name: 'Amélie Côté',
      label: '1750 W Broadway, 204, Vancouver, BC V6J 1W8',
      coordinates: { mode: 'street' },
    })
    const { count } = await waiting()
    const { clientId, kind, label } = found
    const stand = (state: string) =>
      server.services.pool.query('update subscription set state = $2 where client_id = $1', [clientId, state])
    await stand('closed')
    expect((await waiting()).count).toBe(count - 1)
    await stand('active')
    const seen = { clientId, kind, label }
    expect((await self.post('/api/admin/addresses/verify', seen)).statusCode).toBe(403)
    // The household moved to another door while the admin looked at this one.
    const moved = { ...seen, label: '1752 W Broadway, 204, Vancouver, BC V6J 1W8' }
    expect((await admin.post('/api/admin/addresses/verify', moved)).json().error.code).toBe('conflict')
    const done = await admin.post('/api/admin/addresses/verify', seen)
    expect(done.json()).toEqual({ success: true })
    expect((await waiting()).count).toBe(count - 1)
    const again = await admin.post('/api/admin/addresses/verify', seen)
    expect([again.statusCode, again.json().error.code]).toEqual([404, 'not_found'])
    const { rows } = await server.services.pool.query(
      `select kind, actor, data from client_event where client_id = $1 and kind = 'address_verified'`,
      [clientId],
    )
    expect(rows).toMatchObject([
      { actor: expect.stringMatching(/^[0-9a-f-]{36}$/), data: { address: 'main' } },
    ])
  })

  test.each([
    [{ city: 'Toronto' }, 'city_not_in_area', { city: expect.anything() }],
    [{ number: 'abc' }, 'number_invalid', { number: expect.anything() }],
    [{ street: 'PO Box 9' }, 'po_box', { street: expect.anything() }],
    [{ unit: 'CP 9' }, 'po_box', { unit: expect.anything() }],
    [{ postal: 'V0A 1A0' }, 'postal_unserved', { postal: expect.anything() }],
    [{ postal: 'H2X 3P1' }, 'postal_sister_brand', { postal: expect.anything() }],
  ])(
    'with %j is %s, confirmed or not',
    { tags: '[VAL-ADDRESS-PO-BOX] [VAL-CITY]' },
    async (changes, code, fields) => {
      const self = await visitorAt(server, 'delivery', { brand: 'freshprep' })
      const answer = await self.post(call('save_address'), { ...typed, ...changes, confirmed: true })
      expect([answer.statusCode, answer.json().error]).toMatchObject([422, { code, fields }])
    },
  )

  test('that has an account is refused in another spelling too', {
    tags: '[VAL-ONE-PER-HOUSEHOLD]',
  }, async () => {
    const self = await visitorAt(server, 'delivery', { brand: 'freshprep' })
    const again = { ...typed, number: '1888', confirmed: true }
    await self.post(call('save_address'), again)
    await self.post('/signup/payment', await cardOf(self))
    const other = await visitorAt(server, 'delivery', { brand: 'freshprep' })
    const answer = await other.post(call('save_address'), {
      ...again,
      street: 'West Broadway Street',
      unit: '#204',
    })
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'household_exists'])
  })
})
