import { expect, test } from 'vitest'
import { safeError } from './safe_log.ts'

const secret = 'tok_4242_secret'

test('an error is logged without the values in its statement', { tags: '[LOG-SECRETS]' }, () => {
  const cause = Object.assign(new Error('duplicate key'), {
    detail: `Key (token)=(${secret})`,
    code: '23505',
  })
  const error = new Error(`Failed query: insert into card values ($1)\nparams: ${secret},ada@example.com`, {
    cause,
  })
  Object.assign(error, { query: 'insert', params: [secret] })
  const logged = safeError(error)
  expect(JSON.stringify(logged)).not.toContain(secret)
  expect(JSON.stringify(logged)).not.toContain('ada@example.com')
  expect(logged).toMatchObject({
    message: expect.stringContaining('Failed query'),
    stack: expect.stringContaining('safe_log.test'),
  })
})
