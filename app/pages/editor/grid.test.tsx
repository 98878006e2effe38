// Cards that many households see alike are rendered once: the kept text equals React's rendering.

import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { menuMessages } from '../../../i18n/menu.ts'
import { BrandProvider } from '../../components/brand_context.tsx'
import { DrawnTexts, type TextOf } from '../../components/drawn_once.tsx'
import { textOf } from '../../drawn_texts.ts'
import { editorWith, line } from '../../orders/example_box.ts'
import { ProductGrid } from './grid.tsx'
import { type EditorData, liveBox } from './prices.ts'

const base = editorWith([line('spaghetti', 1)])
const cardsOf = (html: string) => html.split('<li>').slice(1)

let taken = 0
const countTaken: TextOf = (...asked) => {
  const text = textOf(...asked)
  if (text !== null) taken += 1
  return text
}

/** The recipes of a box as the server renders them, with or without the kept texts. */
function drawn(data: EditorData, kept: boolean, allergenNames = {}) {
  const element = (
    <BrandProvider brand="cookit" locale="fr">
      <DrawnTexts value={kept ? countTaken : null}>
        <ProductGrid
          allergenNames={allergenNames}
          data={data}
          left={new Map()}
          live={liveBox(data, data.order, [])}
          onEdit={() => {}}
          onLook={() => {}}
          products={data.dishes}
        />
      </DrawnTexts>
    </BrandProvider>
  )
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

const nextTurn = () => new Promise(setImmediate)

test('a kept card equals React’s rendering to the letter, in a box and out of it', async () => {
  const plain = drawn(base, false)
  expect(drawn(base, true)).toBe(plain)
  await nextTurn()
  expect(taken).toBe(0)
  expect(drawn(base, true)).toBe(plain)
  // All but the one in the box.
  expect(taken).toBe(base.dishes.length - 1)
  expect(cardsOf(plain)).toHaveLength(base.dishes.length)
})

test('a card is rendered again when its price, its mark or its warning changes', async () => {
  drawn(base, true)
  await nextTurn()
  const [dish] = base.dishes.filter(({ id }) => id !== 'spaghetti')
  if (!dish) throw new Error('no dish')
  const price = base.pricing.prices[dish.id]
  if (!price) throw new Error('no price')
  const dearer = {
    ...base,
    pricing: {
      ...base.pricing,
      prices: { ...base.pricing.prices, [dish.id]: { ...price, unitCents: price.unitCents + 100 } },
    },
  }
  const liked = { ...base, household: { ...base.household, liked: [dish.id] } }
  const traces = { ...base, household: { ...base.household, traces: { [dish.id]: ['nuts'] } } }
  const names = { nuts: 'Noix' }
  const gone = { ...base, dishes: base.dishes.map(one => ({ ...one, soldOut: true })) }
  for (const data of [dearer, liked, traces, gone]) {
    const plain = drawn(data, false, names)
    expect(plain).not.toBe(drawn(base, false, names))
    expect(drawn(data, true, names)).toBe(plain)
    await nextTurn()
    expect(drawn(data, true, names)).toBe(plain)
  }
})

test('a vegan dish is called so in the editor, in the words of the menu', () => {
  const card = cardsOf(drawn(base, false)).find(html => html.includes('look=pad-thai'))
  expect(card).toContain(menuMessages('cookit', 'fr').vegan)
})
