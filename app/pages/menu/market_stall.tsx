import { Link } from 'react-router'
import type { MenuItem } from '../../../contract/views.ts'
import { shelfMessages } from '../../../i18n/browse.ts'
import { menuMessages } from '../../../i18n/menu.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { DishPicture } from '../../dishes/dish_picture.tsx'
import { type MarketShelf, marketShelvesOf } from './view.ts'

/** The market below the recipes: its shelves, each with a few items, and all of it. */
export default function MarketStall({ items }: { items: readonly MenuItem[] }) {
  const say = useMessages(menuMessages)
  const names: Readonly<Record<string, string>> = useMessages(shelfMessages)
  return (
    <section className="menu-market">
      <h2 className="text-h2">{say.market}</h2>
      <ul className="market-stall">
        {marketShelvesOf(items).map(shelf => (
          <li key={shelf.id}>
            <Link className="market-shelf" to={`?category=market&of=${shelf.id}`}>
              <span aria-hidden className="market-shelf-taste">
                {tasteOf(shelf).map(picture => (
                  <DishPicture across={96} key={picture} picture={picture} size="thumb" />
                ))}
              </span>
              <b>{names[shelf.id] ?? shelf.id}</b>
              <span>{say.itemCount(shelf.items.length)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link className="market-shelf" data-all to="?category=market">
            <b>{say.wholeMarket}</b>
            <span>{say.itemCount(items.length)}</span>
          </Link>
        </li>
      </ul>
    </section>
  )
}

/** Three different pictures of a shelf. */
function tasteOf({ items }: MarketShelf): string[] {
  return [...new Set(items.flatMap(item => item.picture ?? []))].slice(0, 3)
}
