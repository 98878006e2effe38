import { expect, test } from 'vitest'
import { jobStateOf } from './jobs.ts'

const now = '2026-12-01T12:00:00.000Z'

test.each([
  ['works', { failingSince: null, succeededAt: '2026-12-01T11:45:00.000Z' }],
  ['late', { failingSince: null, succeededAt: '2026-12-01T11:44:59.000Z' }],
  ['failing', { failingSince: '2026-12-01T11:59:59.000Z', succeededAt: '2026-12-01T11:59:00.000Z' }],
  ['failing', { failingSince: '2026-12-01T11:59:59.000Z', succeededAt: null }],
] as const)('a job %s by when it last ended well, and whether it failed since', (state, job) => {
  expect(jobStateOf(job, now)).toBe(state)
})
