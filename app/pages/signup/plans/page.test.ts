import { expect, test } from 'vitest'
import { apiContext, requestContext } from '../../../context.ts'
import { loader } from './page.tsx'

/** Where the plan page leads; null where it is shown. */
async function leads(signup: { complete: boolean; customerSchedule: boolean }): Promise<string | null> {
  const answers: Record<string, object | null> = {
    'signup.subscription_plans': {},
    'signup.get_selected_plan': null,
    'sessions.session_data': { customerSchedule: signup.customerSchedule, signupDisabled: false },
    'sessions.check_signup_state': { complete: signup.complete },
    'home.homepage': { dishes: [] },
  }
  const get = async (name: string) => answers[name]
  const page = { today: '2026-11-27', brand: 'cookit', locale: 'en', report() {} }
  const context = {
    get: (key: unknown) => (key === apiContext ? { get } : key === requestContext ? page : null),
  }
  const request = new Request('http://localhost/en/signup/plans')
  return loader({ context, request, params: {} } as never).then(
    () => null,
    (answer: Response) => answer.headers.get('location'),
  )
}

test('the plan page is for sign-ups: a household goes to its plan, and a closed one to its account', {
  tags: '[VAL-ONE-PLAN]',
}, async () => {
  expect(await leads({ complete: false, customerSchedule: false })).toBeNull()
  expect(await leads({ complete: true, customerSchedule: true })).toBe('/en/settings/subscription')
  expect(await leads({ complete: true, customerSchedule: false })).toBe('/en/account')
})
