// A form sent without scripts: by a person whose session has ended, and from a page with a secret in its address.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Refusal } from '../../contract/errors.ts'
import { apiContext, requestContext } from '../context.ts'
import { formAction } from './action.ts'
import { form } from './form.ts'
import { email, password, text } from './kinds.ts'

test('a form that requires a sign-in stores its page and its typed fields with the session, except secrets', {
  tags: '[FORM-SECRETS]',
}, async () => {
  const remembered: unknown[] = []
  const page = {
    brand: 'freshprep',
    locale: 'en',
    rememberLocation: async (...facts: unknown[]) => void remembered.push(facts),
  }
  const post = () => Promise.reject(new Refusal('require_login'))
  const context = {
    get: (key: unknown) => (key === apiContext ? { post } : key === requestContext ? page : null),
  }
  const typed = { name: 'Ada', email: 'ada@example.com', password: 'not kept', typedBy: 'her' }
  const body = new URLSearchParams({ form: 'invite', ...typed })
  const request = new Request('http://localhost/invite?from=mail', { method: 'POST', body })
  const fields = { name: text(80), email: email(), password: password('current-password') }
  const inviting = form('invite', 'referrals.create_referral', fields, {
    read: (_, { name = '', email = '' }) => ({ name, email }),
  })
  const answered = formAction(inviting)({ context, request } as never)
  const redirected = await answered.catch((thrown: unknown) => thrown as Response)
  expect((redirected as Response).headers.get('location')).toMatch(/sign_in\?required=1$/)
  expect(remembered).toEqual([
    ['/invite?from=mail', { name: 'Ada', email: 'ada@example.com', form: 'invite', typedBy: 'her' }],
  ])
})

test('a page with an action tells its own site where a form comes from: without a referrer a browser says “null”, and it is refused', () => {
  const pages = join(import.meta.dirname, '..', 'pages')
  const withAction = globSync('**/*.tsx', { cwd: pages })
    .map(file => ({ file, source: readFileSync(join(pages, file), 'utf8') }))
    .filter(({ source }) => /(formAction|answerForm|settingsAction)\(/.test(source))
  expect(withAction.length).toBeGreaterThan(5)
  expect(withAction.filter(({ source }) => source.includes('no-referrer'))).toEqual([])
})

test('a refused form comes back with the fault of each field and what was typed, but no secret; one that the page does not have is not found', async () => {
  const faults = { fields: { name: 'name_too_short' }, sentences: { name: 'Two letters or more.' } } as const
  const post = () => Promise.reject(new Refusal('invalid_input', { message: 'Check the fields.', ...faults }))
  const context = { get: (key: unknown) => (key === apiContext ? { post } : {}) }
  const fields = { name: text(80), secret: password('current-password') }
  const inviting = form('invite', 'referrals.create_referral', fields, {
    read: () => ({ name: '', email: '' }),
  })
  const posted = (id: string) => {
    const body = new URLSearchParams({ form: id, name: 'A', secret: 'not shown', other: 'not declared' })
    return { context, request: new Request('http://localhost/invite', { method: 'POST', body }) } as never
  }
  const answered = await formAction(inviting)(posted('invite'))
  expect(answered.init?.status).toBe(422)
  expect(answered.data).toEqual({
    form: 'invite',
    typed: { name: ['A'] },
    refusal: { code: 'invalid_input', message: 'Check the fields.', ...faults },
  })
  await expect(formAction(inviting)(posted('another'))).rejects.toMatchObject({ init: { status: 404 } })
})
