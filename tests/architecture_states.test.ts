// Groups of states have names: code and SQL take them from domain/machines/*_groups.ts, and docs/glossary.md lists them.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listsElsewhere, listsOfStates, relisted, stateGroups } from './state_groups.ts'

test('a list of two or more states is written nowhere but in domain/machines', () => {
  expect(listsElsewhere()).toEqual([])
})

test.each([
  "state in ('upcoming', 'skipped')",
  "o.state not in ('charged',\n 'packed')",
  "state = 'locked' or state = 'payment_failed'",
  "state <> 'delivered' and o.state <> 'failed'",
  "state === 'closing' || state === 'closed'",
  "order?.state !== 'upcoming' && order.state !== 'locked'",
  "new Set<OrderState>(['charged', 'packed'])",
  "state: 'done' | 'missed'",
  "case 'captured':\n case 'refunded':",
  "[...comingOrders, 'delivered']",
])('a list is found in %s', text => {
  expect(listsOfStates(text)).toHaveLength(1)
})

test.each([
  "state = 'upcoming' and cutoff_at < $now or kind = 'rtc'",
  "canTransition('order', 'failed', 'charged')",
  "['done', 'failed', 'bags', 'photo']",
  "['paused', ...given]",
  "// 'charged', 'packed'\n",
  "{ state: 'charged', label: 'packed' }",
])('none is found in %s', text => {
  expect(listsOfStates(text)).toEqual([])
})

test('each group has a sentence, and no other name', () => {
  expect(stateGroups.length).toBeGreaterThan(30)
  expect(stateGroups.filter(({ meaning }) => !/^[A-Z].*\.$/.test(meaning))).toEqual([])
  const named = stateGroups.map(({ states }) => states.toSorted().join())
  expect(named.filter((states, place) => named.indexOf(states) !== place)).toEqual([])
})

test('docs/glossary.md lists the groups as they are (npm run drawing)', () => {
  const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'glossary.md'), 'utf8')
  expect(relisted(text)).toBe(text)
})
