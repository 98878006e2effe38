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

test('the week’s best comes first, none under 7 and none that nobody has judged', () => {
  expect(ids(forWindow(dishes))).toBe('dbe')
  expect(forWindow(dishes.slice(0, 1))).toEqual([])
})

test('a menu is led by its best, and keeps its order otherwise; without one fit to lead, altogether', () => {
  expect(ids(ledByBest(dishes))).toBe('dabce')
  expect(ids(ledByBest([dishes[0], dishes[2]].filter(one => one !== undefined)))).toBe('ac')
})
