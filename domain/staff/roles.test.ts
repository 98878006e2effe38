import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isFreshProof, rights, rightsOf, rightsOfRole, roles } from './roles.ts'

const now = Temporal.Instant.from('2026-11-20T20:00:00Z')

test('docs/staff.md shows the table of roles as it is', () => {
  const page = readFileSync(new URL('../../docs/staff.md', import.meta.url), 'utf8')
  const [, shown] = /<!-- the table of roles -->\n([\s\S]*?)\n<!--/.exec(page) ?? []
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = [
    row(['right', ...roles]),
    `|${'---|'.repeat(roles.length + 1)}`,
    ...rights.map(right =>
      row([
        right,
        ...roles.map(role => ((rightsOfRole[role] as readonly string[]).includes(right) ? '✓' : '·')),
      ]),
    ),
  ]
  expect(shown?.split('\n')).toEqual(table)
})

test('several roles have the rights of each, and none has none', () => {
  expect(rightsOf([])).toEqual(new Set())
  expect(rightsOf(['menu', 'kitchen'])).toEqual(
    new Set(['see_work', 'plan_menu', 'see_deliveries', 'run_kitchen', 'move_boxes']),
  )
})

describe('a proof of who it is', () => {
  test.each([
    [null, false],
    ['2026-11-20T19:54:59.999Z', false],
    ['2026-11-20T19:55:00Z', false],
    ['2026-11-20T19:55:00.001Z', true],
    ['2026-11-20T20:00:00Z', true],
  ])('from %s counts for five minutes: %s', (at, fresh) => {
    expect(isFreshProof(at, now)).toBe(fresh)
  })
})
