// Renders on the server, where what is shared is written out and read once.

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Packed, pack, useUnpacked } from './packed.ts'

interface Loaded {
  order: string
  dishes: string[]
}

const dishes = ['Soup', 'Stew']

let value: Loaded | undefined

function Reader({ packed }: { packed: Packed<Loaded> }) {
  value = useUnpacked<Loaded>(packed)
  return null
}

function readBack(loaded: Loaded): Loaded {
  renderToString(<Reader packed={pack(loaded, ['dishes'])} />)
  return value as Loaded
}

test('what is packed comes back as it was, its shared parts the same object for everybody', () => {
  const [first, second] = [readBack({ order: 'a', dishes }), readBack({ order: 'b', dishes })]
  expect([first, second]).toEqual([
    { order: 'a', dishes },
    { order: 'b', dishes },
  ])
  expect(first.dishes).toBe(second.dishes)
  expect(pack({ order: 'c', dishes }, ['dishes']).shared.dishes).toBe(
    pack({ order: 'd', dishes }, ['dishes']).shared.dishes,
  )
})
