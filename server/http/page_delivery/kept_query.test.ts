import { beforeEach, expect, test } from 'vitest'
import { visitor } from '../../../tests/http.ts'
import { type RenderedPage, testPages } from '../../../tests/pages.ts'
import { testServices } from '../../../tests/services.ts'
import { openSession } from '../../identity/sessions/session.ts'

const now = '2026-11-20T20:00:00Z'
const rendered: RenderedPage[] = []
const services = await testServices({ now })
await services.pool.query(
  `insert into discount_code (brand, code, type, unit, elements, name_en, name_fr, text_en, text_fr, is_default)
   values ('freshprep', 'FIRST', 'DiscountCode', 'percent', '[50]', 'a', 'a', 'a', 'a', true),
     ('freshprep', 'OTHER', 'DiscountCode', 'percent', '[20]', 'b', 'b', 'b', 'b', false)`,
)
const app = await testPages(services, rendered)
beforeEach(() => {
  rendered.length = 0
})

const discounts = () => rendered.map(page => page.discount)
const dataOf = async (cookies: string | null) =>
  (
    await openSession(services, {
      brand: 'freshprep',
      cookies: cookies ?? undefined,
      now: services.clock.now(),
      secure: false,
    })
  ).data

test('a code in the address applies on that very page and on the next one without it', {
  tags: '[RT-QUERY-CODE] [RT-QUERY-SAVED]',
}, async () => {
  const self = visitor(app)
  await self.get('/get-started?code=other')
  await self.get('/signup/plans')
  expect(discounts()).toEqual(['OTHER', 'OTHER'])
})

test('discount_code wins over code (rule 14)', { tags: '[RT-QUERY-DISCOUNT-CODE]' }, async () => {
  await visitor(app).get('/?code=FIRST&discount_code=OTHER')
  expect(discounts()).toEqual(['OTHER'])
})

test('a referral and its id are stored in the session', { tags: '[RT-QUERY-R] [RT-QUERY-RID]' }, async () => {
  const self = visitor(app)
  await self.get('/get-started?r=ada&rid=42')
  expect(await dataOf(self.cookie)).toMatchObject({ referral: 'ada', referralId: '42' })
})

test('an unusable code loses neither the page nor the referral beside it', async () => {
  const self = visitor(app)
  const response = await self.get(`/get-started?code=NOSUCH&r=ada&rid=${'9'.repeat(80)}`)
  expect(response.statusCode).toBe(200)
  expect(discounts()).toEqual(['FIRST'])
  expect(await dataOf(self.cookie)).toEqual({})
  await self.get('/get-started?code=NOSUCH&r=ada')
  expect(await dataOf(self.cookie)).toMatchObject({ referral: 'ada' })
})

test('an address without a code makes no session', async () => {
  const self = visitor(app)
  await self.get('/signup/plans?code=&r=%20')
  expect(self.cookie).toBeNull()
})

test('an unusable code is refused on its page, with the reason, and not on the next', {
  tags: '[RT-QUERY-CODE] [ERR-INVALID-CODE-EN] [ERR-INVALID-CODE-FR]',
}, async () => {
  await services.pool.query(
    `insert into discount_code (brand, code, type, unit, elements, name_en, name_fr, text_en, text_fr, valid_until)
     values ('freshprep', 'GONE', 'DiscountCode', 'percent', '[50]', 'c', 'c', 'c', 'c', '2020-01-01')`,
  )
  const self = visitor(app)
  await self.get('/get-started?discount_code=gone')
  await self.get('/get-started?code=nosuch')
  await self.get('/get-started')
  expect(rendered.map(page => page.refused)).toEqual([
    'Invalid code: it was valid until January\u00a01, 2020.',
    'Invalid code',
    undefined,
  ])
})
