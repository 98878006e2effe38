// For tests that sign people up through the door, step by step.

import type { BrandId } from '../domain/brands.ts'
import { loadAddresses } from '../server/places/addresses/load_addresses.ts'
import { loadAreas } from '../server/places/areas/load_areas.ts'
import { publishMenus } from '../server/planning/publish.ts'
import { openMemory } from '../server/request/memory.ts'
import type { Beginning } from './database.ts'
import { type TestServer, testServer, type Visitor, visitor } from './http.ts'
import { quiet } from './quiet.ts'

export interface SignupServer extends TestServer {
  /** A served address of a brand that nobody has taken yet, as the address form sends it. */
  nextDoor(brand: BrandId): Promise<AddressForm>
}

interface AddressForm {
  addressId: string
  address: string
  unit: string
  city: string
  postal: string
  phone: string
}

export const password = 'correct horse battery'

/** The calls, with menus, delivery areas, addresses and a few codes of both brands. */
export async function signupServer(
  now: string,
  environment: Record<string, string> = {},
): Promise<SignupServer> {
  const server = await testServer({ now, environment, beginning: placesMenusAndCodes(now) })
  const { pool } = server.services
  let taken = 0
  const nextDoor = async (brand: BrandId) => {
    const { rows } = await pool.query(
      `select c.id::text as "addressId", c.number || ' ' || c.street as address, c.unit, c.city, c.postal
       from civic_address c join area a on a.fsa = left(c.postal, 3)
       where a.brand = $1 and a.served and c.unit = '' and c.postal <> ''
       order by c.province, c.city, c.street, c.number, c.id limit 1 offset $2`,
      [brand, taken++],
    )
    return { ...rows[0], phone: brand === 'cookit' ? '514 871-1234' : '604 683-1234' }
  }
  return { ...server, nextDoor }
}

const placesMenusAndCodes = (now: string): Beginning => ({
  name: `signup_${now.replace(/\D/g, '')}`,
  make: async pool => {
    await loadAreas(pool)
    await loadAddresses(pool)
    await publishMenus({ pool, memory: openMemory(), log: quiet }, now)
    await pool.query(
      `insert into discount_code (brand, code, type, unit, elements, minimum_spend_cents, name_en, name_fr, text_en,
         text_fr, valid_from, valid_until, is_default)
       select b, c.code, c.type, c.unit, c.elements::jsonb, c.least, c.code || ' en', c.code || ' fr', '', '', null,
         c.until::date, false
       from unnest('{freshprep,cookit}'::text[]) b, (values
         ('HALF', 'DiscountCode', 'percent', '[50]', 0, null),
         ('THREE', 'MultiorderDiscountCode', 'percent', '[50, 25, 10]', 0, null),
         ('TENOFF', 'DiscountCode', 'cents', '[1000]', 0, null),
         ('BIGBOX', 'DiscountCode', 'percent', '[20]', 15000, null),
         ('GONE', 'DiscountCode', 'percent', '[50]', 0, '2020-01-01')
       ) c (code, type, unit, elements, least, until)`,
    )
    await pool.query('analyze')
  },
})

const steps = ['plans', 'registration', 'delivery', 'payment', 'welcome'] as const
type Step = (typeof steps)[number]

let people = 0

/** A unique email in this run. */
export const freshEmail = (): string => `person-${++people}-${process.pid}@example.com`

/** A browser whose sign-up is at a step; every earlier step was done through the calls. */
export async function visitorAt(
  server: SignupServer,
  step: Step,
  { brand = 'cookit', email = freshEmail() }: { brand?: BrandId; email?: string } = {},
): Promise<Visitor> {
  const self = visitor(server.app, brand)
  const reached = steps.indexOf(step)
  if (reached >= 1) await done(self, '/api/v1/signup/save_plan', { kind: 'rtc', people: 2, recipes: 3 })
  if (reached >= 2) {
    const person = { firstName: 'Amélie', lastName: 'Côté', email, password }
    await done(self, '/api/v1/signup/create_client', person)
  }
  if (reached >= 3) await done(self, '/api/v1/signup/save_address', await server.nextDoor(brand))
  if (reached >= 4) await done(self, '/signup/payment', await cardOf(self))
  return self
}

async function done(self: Visitor, url: string, body: object): Promise<void> {
  const answer = await self.post(url, body)
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
}

/** The first address suggested for a text. */
export async function suggestion(self: Visitor, query: string) {
  const answer = await self.get(`/addresses/suggestions?query=${encodeURIComponent(query)}`)
  return answer.json().suggestions[0]
}

export const cards = {
  works: '4242 4242 4242 4242',
  declinedOnFile: '4000 0000 0000 0002',
  asksOnFile: '4000 0025 0000 3155',
  declinedWhenCharged: '4000 0000 0000 0341',
  asksWhenCharged: '4000 0027 6000 3184',
} as const

/** Puts a card on file at the processor; returns the input of `checkout.complete`. */
export async function cardOf(
  self: Visitor,
  number: string = cards.works,
): Promise<{ paymentToken: string; nameOnCard: string }> {
  const entry = { number, expiryMonth: '12', expiryYear: '34', cvc: '123' }
  const answer = await self.post('/vendor/cards/setup', entry)
  return { paymentToken: answer.json().token, nameOnCard: 'Amélie Côté' }
}
