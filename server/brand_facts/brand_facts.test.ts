// A fact that changes from a day on, on the real database: what is taken, and where it is read.

import { expect, test } from 'vitest'
import { contract, type ParsedOf } from '../../contract/index.ts'
import { menusAt, requestOf } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { contact } from '../calls/contact.ts'
import { facts_admin } from '../calls/facts_admin.ts'
import { contentFactsOf } from '../content/facts.ts'
import { pageVersion } from '../http/page_delivery/shared_key.ts'
import { statedFactsOf } from '../request/brand_facts/brand_facts.ts'
import { openMemory } from '../request/memory.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })
const admin = await insertClient(services, { isAdmin: true })

type Fact = ParsedOf<'facts_admin.set'>['fact']

const set = (fact: Fact, base: number, from: string, at = now) =>
  facts_admin.set(services, requestOf(admin, at), { fact, base, from, reason: 'We moved. 李小龙 🎂' })
const phone = (number: string): Fact => ({ kind: 'phone', value: { number } })
const historyOf = async (kind: Fact['kind']) =>
  (await facts_admin.list(services, requestOf(admin, now), {})).facts.find(one => one.kind === kind)
const shownAt = async (at: string, brand: 'freshprep' | 'cookit' = 'freshprep') =>
  (await statedFactsOf(services, brand, at)).phone.shown

test('a phone holds from its day on, in texts, pages and every other process, and the other brand keeps its own', async () => {
  const visited = Temporal.Instant.from(now)
  const before = await pageVersion(services, 'freshprep', visited)
  expect(await set(phone('(604) 555-0177'), 1, '2026-12-04')).toEqual({ version: 2 })
  expect(await shownAt('2026-12-04T06:59:00Z')).toBe('604 555-0142')
  expect(await shownAt('2026-12-04T07:00:00Z')).toBe('604 555-0177')
  expect(await shownAt('2026-12-05T08:00:00Z', 'cookit')).toBe('514 555-0168')
  expect(await pageVersion(services, 'freshprep', visited)).not.toBe(before)
  const elsewhere = { ...services, memory: openMemory() }
  const day = Temporal.Instant.from('2026-12-05T18:00:00Z')
  expect(await contentFactsOf(elsewhere, 'freshprep', 'en', day)).toMatchObject({ phone: '604 555-0177' })
  expect(await historyOf('phone')).toMatchObject({
    version: 2,
    versions: [
      { version: 2, from: '2026-12-04', value: { number: '+16045550177' }, reason: 'We moved. 李小龙 🎂' },
      { version: 1, from: '2021-04-01', value: { number: '+16045550142' }, admin: null },
    ],
  })
})

test('what somebody else has changed since, a day that is over and what is no phone are refused, and nothing is added', async () => {
  await expect(set(phone('604 555 0178'), 1, '2026-12-04')).rejects.toMatchObject({
    code: 'catalogue_changed',
  })
  await expect(set(phone('604 555 0178'), 2, '2026-11-26')).rejects.toMatchObject({
    code: 'fact_too_soon',
    details: { first: '2026-11-27' },
  })
  for (const number of ['+1 212 555 0100', '604 555', '604 555 0178 ext. 3', '🎂'])
    await expect(set(phone(number), 2, '2026-12-04')).rejects.toMatchObject({ code: 'phone_invalid' })
  expect((await historyOf('phone'))?.version).toBe(2)
})

test('two that change it at once: one is taken', async () => {
  const tries = ['604 555 0181', '604 555 0182'].map(number => set(phone(number), 2, '2026-12-04'))
  const done = await Promise.allSettled(tries)
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await historyOf('phone'))?.version).toBe(3)
})

test('a wrong one is put back: its former value is a further version', async () => {
  const first = (await historyOf('phone'))?.versions.at(-1)
  await set({ kind: 'phone', value: first?.value } as Fact, 3, '2026-12-04')
  expect(await shownAt('2026-12-06T08:00:00Z')).toBe('604 555-0142')
  expect((await historyOf('phone'))?.versions).toHaveLength(4)
})

test('hours are shown on the contact page, and an address that is emptied is not shown', async () => {
  const days = [{ fromDay: 1, toDay: 5, opens: '09:00', closes: '17:00' }]
  await set({ kind: 'hours', value: { days } }, 1, '2026-11-27')
  const form = await contact.form(services, requestOf(null, now), {})
  expect(form.hours).toEqual(days)
  expect(form.periods.every(({ row }) => row === 0)).toBe(true)
  await set(
    { kind: 'social', value: { instagram: '', facebook: 'https://facebook.example/fp' } },
    1,
    '2026-11-27',
  )
  expect((await statedFactsOf(services, 'freshprep', now)).social).toEqual([
    { network: 'facebook', href: 'https://facebook.example/fp' },
  ])
})

const takes = (fact: unknown) => {
  const read = contract.facts_admin.set.input.safeParse({ fact, base: 1, from: '2026-12-04', reason: 'x' })
  return read.success ? null : read.error.issues.map(({ message }) => message)
}

test.each([
  [
    'a link without encryption',
    { kind: 'links', value: { press: 'http://press.example/' } },
    ['link_invalid'],
  ],
  ['a script for a link', { kind: 'social', value: { facebook: 'javascript:alert(1)' } }, ['link_invalid']],
  [
    'a link with a password',
    { kind: 'links', value: { blog: 'https://a:b@blog.example/' } },
    ['link_invalid'],
  ],
  ['a link of this machine', { kind: 'links', value: { blog: 'https://localhost/' } }, ['link_invalid']],
  ['words in one language', { kind: 'region', value: { en: 'Here', fr: ' ' } }, ['required']],
  ['an address of two lines', { kind: 'postal_address', value: { line: 'A\nBcc: x' } }, ['invalid_input']],
  [
    'hours that overlap',
    {
      kind: 'hours',
      value: {
        days: [
          { fromDay: 1, toDay: 3, opens: '08:00', closes: '17:00' },
          { fromDay: 3, toDay: 4, opens: '08:00', closes: '17:00' },
        ],
      },
    },
    ['hours_invalid'],
  ],
  ['no mailbox', { kind: 'email', value: { address: 'nobody' } }, ['email_invalid']],
])('%s is refused by its field', (_, fact, codes) => {
  expect(takes(fact)).toEqual(codes)
})

test('an https address and no address are taken', () => {
  expect(takes({ kind: 'links', value: { press: 'https://press.example/', blog: '' } })).toBeNull()
})
