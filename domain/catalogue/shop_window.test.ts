import { expect, test } from 'vitest'
import { forWindow, ledByBest } from './shop_window.ts'

const dishes = [
  { id: 'a', appeal: 3.5 },
  { id: 'b', appeal: 7 },
  { id: 'c', appeal: null },
  { id: 'd', appeal: 8.5 },
  { id: 'e', appeal: 7 },
]
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id).join('')

test('the most appealing dish comes first; one rated below 7 or not rated is left out', () => {
  expect(ids(forWindow(dishes))).toBe('dbe')
  expect(forWindow(dishes.slice(0, 1))).toEqual([])
})

test('a menu begins with its most appealing dish and keeps its order otherwise; without one that fits, it keeps its order throughout', () => {
  expect(ids(ledByBest(dishes))).toBe('dabce')
  expect(ids(ledByBest([dishes[0], dishes[2]].filter(one => one !== undefined)))).toBe('ac')
})
