import { Link } from 'react-router'
import type { MenuItem } from '../../../contract/views.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { DishPicture } from '../../components/dish_picture.tsx'
import { Price } from '../../components/price.tsx'
import { useLinks } from '../../layout/links.ts'
import { shelfMessages } from '../../messages/categories.ts'
import { menuMessages } from '../../messages/menu.ts'

/** Things of a shelf that are shown before all of it is asked for. */
const shownFirst = 6

interface Shelf {
  id: string
  items: MenuItem[]
}

/** The market's shelves in the week's ranking. */
function shelvesOf(items: readonly MenuItem[]): Shelf[] {
  return [...Map.groupBy(items, item => item.shelf)].map(([id, all]) => ({ id, items: all }))
}

/** The market as a stall under the recipes: its shelves, each with a taste of what is on it. */
export function MarketStall({ items }: { items: readonly MenuItem[] }) {
  const say = useMessages(menuMessages)
  const names: Readonly<Record<string, string>> = useMessages(shelfMessages)
  return (
    <section className="menu-market">
      <h2 className="font-display text-h2">{say.market}</h2>
      <ul className="market-stall">
        {shelvesOf(items).map(shelf => (
          <li key={shelf.id}>
            <Link className="market-shelf" to={`?category=market&of=${shelf.id}`}>
              <span aria-hidden className="market-shelf-taste">
                {tasteOf(shelf).map(picture => (
                  <DishPicture key={picture} picture={picture} size="thumb" />
                ))}
              </span>
              <b>{names[shelf.id] ?? shelf.id}</b>
              <span>{say.itemCount(shelf.items.length)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three different pictures of a shelf. */
function tasteOf({ items }: Shelf): string[] {
  return [...new Set(items.flatMap(item => item.picture ?? []))].slice(0, 3)
}

/** The market by shelves, or one shelf whole. */
export function Market({ items, shelf }: { items: readonly MenuItem[]; shelf: string | null }) {
  const say = useMessages(menuMessages)
  const names: Readonly<Record<string, string>> = useMessages(shelfMessages)
  const shelves = shelvesOf(items)
  const one = shelves.find(({ id }) => id === shelf)
  return (one ? [one] : shelves).map(({ id, items: all }) => (
    <section className="market-section" key={id}>
      <div className="market-section-head">
        <h2 className="font-display text-h3">{names[id] ?? id}</h2>
        {!one && all.length > shownFirst && (
          <Link
            aria-label={`${say.allOfShelf(all.length)}, ${names[id] ?? id}`}
            className="link"
            preventScrollReset
            to={`?category=market&of=${id}`}
          >
            {say.allOfShelf(all.length)}
          </Link>
        )}
      </div>
      <ul className="market-items">
        {(one ? all : all.slice(0, shownFirst)).map(item => (
          <MarketRow item={item} key={item.id} />
        ))}
      </ul>
    </section>
  ))
}

function MarketRow({ item }: { item: MenuItem }) {
  const say = useMessages(menuMessages)
  const to = useLinks()
  return (
    <li>
      <Link
        className="market-item"
        data-sold-out={item.soldOut || undefined}
        to={to('product', { id: item.id })}
      >
        <DishPicture picture={item.picture} size="thumb" />
        <span className="market-item-words">
          <b>{item.name}</b>
          <span>{item.soldOut ? say.soldOut : item.unit}</span>
        </span>
        <span className="market-item-price">
          <Price cents={item.priceCents} />
        </span>
      </Link>
    </li>
  )
}
