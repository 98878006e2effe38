import { expect, test } from 'vitest'
import type { Api } from '../contract/index.ts'
import { afterSignIn } from './after_sign_in.ts'

/** A server with given answers that records its requests. */
function server(signup: { complete: boolean; url: string; work: string | null }, before: string | null) {
  const asked: string[] = []
  const answers: Record<string, unknown> = {
    'sessions.check_signup_state': signup,
    'sessions.stored_location_before_login': { url: before },
  }
  const answer = async (call: string) => {
    asked.push(call)
    return answers[call]
  }
  return { asked, api: { get: answer, post: answer } as unknown as Api }
}

const complete = { complete: true, url: '/account', work: null }
const admin = { complete: false, url: '/signup/plans', work: '/admin' }

test.each([
  ['the page that a refused call was on', complete, '/history', '/schedule', '/history'],
  ['else the page that asked for a sign-in', complete, null, '/schedule', '/schedule'],
  ['else the dashboard', complete, null, null, '/en/account'],
  [
    'a sign-up that is not finished comes before all of them',
    { complete: false, url: '/signup/plans', work: null },
    '/history',
    '/schedule',
    '/signup/plans',
  ],
  ['their work, for an admin, who has no sign-up to finish', admin, null, null, '/admin'],
  ['or the page that was asked for', admin, null, '/admin/routes', '/admin/routes'],
])(
  'a signed-in person continues to: %s',
  { tags: '[ST-SOCIAL-RETURN-STORED] [ST-SOCIAL-RETURN-PRELOGIN] [ST-SOCIAL-RETURN-ACCOUNT]' },
  async (_, signup, target, before, expected) => {
    const { api } = server(signup, before)
    expect(await afterSignIn(api, '/en/account', () => target)).toBe(expected)
  },
)

test('the state of the sign-up is fetched first', { tags: '[ST-SOCIAL-CHECK-SIGNUP]' }, async () => {
  const { api, asked } = server(complete, null)
  await afterSignIn(api, '/account', () => null)
  expect(asked[0]).toBe('sessions.check_signup_state')
})
