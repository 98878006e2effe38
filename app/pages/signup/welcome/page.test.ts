import { expect, test } from 'vitest'
import { apiContext, requestContext } from '../../../context.ts'
import { loader } from './page.tsx'

/** The result of opening the welcome page on a day, for a household whose first box is that of December 1. */
async function leadsOn(today: string, state = 'upcoming'): Promise<string | null> {
  const get = async (name: string) =>
    name === 'clients.sources'
      ? []
      : { firstName: 'Ada', email: '', order: { deliveryDate: '2026-12-01', state } }
  const page = { today, brand: 'cookit', locale: 'fr', report() {} }
  const context = {
    get: (key: unknown) => (key === apiContext ? { get } : key === requestContext ? page : null),
  }
  const request = new Request('http://localhost/signup/welcome')
  return loader({ context, request, params: {} } as never).then(
    () => null,
    (answer: Response) => answer.headers.get('location'),
  )
}

test('the welcome page is there until the first box has come; an old link leads to the boxes', {
  tags: '[RT-SIGNUP-WELCOME]',
}, async () => {
  expect(await leadsOn('2026-11-27')).toBeNull()
  expect(await leadsOn('2026-12-01')).toBeNull()
  expect(await leadsOn('2026-12-22')).toBe('/account')
})

test.each(['skipped', 'not_met', 'cancelled', 'failed'])(
  'a household that paused, closed or lost its first box (%s) is not told that it comes',
  async state => {
    expect(await leadsOn('2026-11-27', state)).toBe('/account')
  },
)
