import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

interface Loaded {
  order: string
  dishes: string[]
}

const dishes = ['Soup', 'Stew\nwith a line of its own']

test('what is packed comes back as it was, its shared parts the same object for everybody', () => {
  const [first, second] = ['a', 'b'].map(order => unpack<Loaded>(pack({ order, dishes }, ['dishes'])))
  expect([first, second]).toEqual([
    { order: 'a', dishes },
    { order: 'b', dishes },
  ])
  expect(first?.dishes).toBe(second?.dishes)
  expect(unpack(pack({ order: 'c', dishes }))).toEqual({ order: 'c', dishes })
})
