import { expect, test } from 'vitest'
import type { ProfileChoice } from './assign.ts'
import { compareChoices } from './compare.ts'

const of = (allotments: [string, number][], unserved = 0, profileKey = 'a'): ProfileChoice => ({
  profileKey,
  allotments: allotments.map(([dishes, households]) => ({ dishes: dishes.split(' '), households })),
  unserved,
})

test.each([
  ['the same meals in another order are the same box', [of([['x y', 5]])], [of([['y x', 5]])], 5, 0, 0],
  ['another meal is another box', [of([['x y', 5]])], [of([['x z', 5]])], 5, 5, 1],
  [
    'households are not told apart: those that get what others got are the same',
    [
      of([
        ['x y', 3],
        ['x z', 2],
      ]),
    ],
    [
      of([
        ['x z', 4],
        ['x y', 1],
      ]),
    ],
    5,
    2,
    1,
  ],
  ['who gets nothing any more gets something else', [of([['x y', 5]])], [of([['x y', 3]], 2)], 5, 2, 1],
  [
    'a profile that nothing changes for is not counted',
    [of([['x y', 5]]), of([['z', 2]], 0, 'b')],
    [of([['x y', 5]]), of([['w', 2]], 0, 'b')],
    7,
    2,
    1,
  ],
] as const)('%s', (_, before, after, households, different, profiles) => {
  expect(compareChoices(before, after)).toMatchObject({ households, different, profiles })
})

test('meals come by how many more or fewer of them there would be', () => {
  const { dishes } = compareChoices(
    [
      of([
        ['x y', 5],
        ['x z', 1],
      ]),
    ],
    [of([['x z', 6]])],
  )
  expect(dishes).toEqual([
    { dishId: 'y', before: 5, after: 0 },
    { dishId: 'z', before: 1, after: 6 },
  ])
})
