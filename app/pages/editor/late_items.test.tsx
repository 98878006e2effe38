// Items that can still be added to a paid box: on the editor's own shelves, with its search, and compact enough for a
// phone.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { BrandProvider } from '../../components/brand_context.tsx'
import { editorWith, line } from '../../orders/example_box.ts'
import { LateItems } from './late_items.tsx'
import { type EditorData, liveBox } from './prices.ts'

const base = editorWith([line('spaghetti', 1)])
const [first] = base.items
if (!first) throw new Error('no item')
const many = ['snacks', 'drinks'].flatMap(shelf =>
  Array.from({ length: 30 }, (_, at) => ({
    ...first,
    id: `${shelf}-${at}`,
    name: `${shelf} ${at}`,
    shelf: shelf as typeof first.shelf,
    category: 'pantry' as const,
    soldOut: at === 0,
  })),
)
const data: EditorData = {
  ...base,
  items: [...base.items, ...many],
  words: Object.fromEntries([...base.items, ...many].map(({ id, name }) => [id, { name, more: '' }])),
}

function late(address = '/') {
  const element = (
    <BrandProvider brand="freshprep" locale="en">
      <LateItems
        allergenNames={{}}
        data={data}
        left={new Map()}
        live={liveBox(data, data.order, [])}
        look={{ current: () => {} }}
        onEdit={null}
        onLook={() => {}}
      />
    </BrandProvider>
  )
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const cards = (html: string) => html.match(/<article/g)?.length ?? 0
const tabs = (html: string) =>
  [...html.matchAll(/role="tab"[^>]*>(.*?)<\/button>/g)].map(([, face]) =>
    (face ?? '').replace(/<[^>]+>/g, ' ').trim(),
  )

test('a paid box offers the shelves of items, four products each, and never the recipes', {
  tags: '[ST-ORDER-LATE-EDIT]',
}, () => {
  const html = late()
  expect(tabs(html).map(face => face.replace(/\W+\d+$/, ''))).toEqual(['Pantry', 'Market'])
  expect(cards(html)).toBe(4 + 4)
  // The tea is among the snacks.
  expect(html).toContain('See all 30')
  expect(html).toContain('See all 29')
  expect(html).not.toContain('snacks 0<')
  expect(html).toMatch(/<input[^>]*type="text"/)
})

test('a single shelf of a paid box, and search results, show in full', {
  tags: '[ST-ORDER-LATE-EDIT]',
}, () => {
  expect(cards(late('/?kind=drinks'))).toBe(29)
  expect(cards(late('/?q=drinks'))).toBe(29)
  expect(cards(late('/?tab=market'))).toBe(2)
})
