// What a page's loader makes of a refusal.

import { expect, test } from 'vitest'
import { type ErrorCode, Refusal } from '../contract/errors.ts'
import { apiContext } from './context.ts'
import { load } from './load.ts'

test.each([
  ['not_found', 404],
  ['invalid_input', 404],
  ['forbidden', 404],
  ['busy', 503],
  ['unexpected', 500],
] as const)('%s becomes a page with the status %i', async (code: ErrorCode, status) => {
  const context = { get: (key: unknown) => (key === apiContext ? {} : { brand: 'freshprep', locale: 'en' }) }
  const request = new Request('http://localhost/admin')
  const loading = load({ context, request, params: {} } as never, () => Promise.reject(new Refusal(code)))
  await expect(loading).rejects.toMatchObject({ init: { status } })
})
