// The least cost of a menu page: React alone streaming the same dish cards, without a document, a router, data or a
// session. `DISHES` is their number; the dishes are those of the menu week `WEEK` of `BRAND`.

import { createServer } from 'node:http'
import pg from 'pg'
import { createElement as h, type ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { MenuDish } from '../../contract/views.ts'
import type { BrandId } from '../../domain/brands.ts'
import { blurAddress } from '../../domain/pictures/blur.ts'
import { readReference } from '../../domain/pictures/reference.ts'
import { fluidSrcset, sized, widthsWithin } from '../../domain/pictures/srcset.ts'
import { menusOf } from '../../server/menu/memory.ts'
import { menuLists } from '../../server/menu/wire.ts'
import { openMemory } from '../../server/request/memory.ts'
import { countStatements } from './counted.ts'

const counter = countStatements()
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
const menu = await menusOf({ pool, memory: openMemory() }).week(
  process.env.BRAND as BrandId,
  process.env.WEEK as string,
)
const dishes = menu ? menuLists(menu, 'fr').dishes.slice(0, Number(process.env.DISHES)) : []

/** The elements of app/dishes/dish_card.tsx, without any look-up. */
function Card({ dish, eager }: { dish: MenuDish; eager: boolean }): ReactElement {
  const photo = readReference(dish.picture ?? '')
  const picture = h(
    'span',
    { className: 'dish', 'data-block': 1, 'data-kind': 'photo', 'data-size': 'card' },
    h(
      'span',
      { className: 'dish-plate' },
      h(
        'span',
        { className: 'dish-food' },
        photo &&
          h('img', {
            alt: '',
            className: 'dish-blur',
            height: 8,
            src: blurAddress(photo.blur) ?? '',
            width: 8,
          }),
        photo &&
          h('img', {
            alt: '',
            className: 'dish-photo',
            decoding: 'async',
            fetchPriority: 'auto',
            height: photo.height,
            loading: eager ? 'eager' : 'lazy',
            sizes: 'auto, 46vw',
            srcSet: fluidSrcset(photo.address, widthsWithin(photo.width, 135)),
            src: sized(photo.address, { w: 270 }),
            width: photo.width,
          }),
      ),
    ),
  )
  const link = h('a', { className: 'dish-card-link', href: `/fr/menu/${dish.id}` }, dish.name)
  return h(
    'article',
    { className: 'dish-card' },
    h('div', { className: 'dish-card-picture' }, picture),
    h('h2', { className: 'dish-card-title' }, link),
    h('p', { className: 'dish-card-summary' }, dish.summary),
    h(
      'p',
      { className: 'dish-card-meta' },
      h('span', null, h('span', null, `${dish.minutes} min`), h('span', null, `${dish.calories} cal`)),
    ),
    h('p', { className: 'dish-card-mark' }, dish.cuisine),
  )
}

const grid = () =>
  h(
    'div',
    { className: 'dish-grid' },
    dishes.map((dish, place) => h(Card, { dish, eager: place < 4, key: dish.id })),
  )

createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  const stream = renderToPipeableStream(grid(), { onShellReady: () => stream.pipe(response) })
}).listen(Number(process.env.PORT), '127.0.0.1', () => counter.tellParent())
process.once('SIGTERM', () => process.exit())
