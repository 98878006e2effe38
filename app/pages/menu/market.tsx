import { Link, useViewTransitionState } from 'react-router'
import type { MenuItem } from '../../../contract/views.ts'
import { formatMoney } from '../../../domain/money.ts'
import { shelfMessages } from '../../../i18n/browse.ts'
import { menuMessages } from '../../../i18n/menu.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { useLinks } from '../../components/links.ts'
import { AddedNote, AddPlus } from '../../dishes/add_to_box.tsx'
import { DishPicture } from '../../dishes/dish_picture.tsx'
import { fromMenu } from '../../dishes/from_menu.ts'
import { Price } from '../../dishes/price.tsx'
import { useAddToBox } from '../../dishes/use_add_to_box.ts'
import { useRootData } from '../../root_data.ts'
import { marketShelvesOf } from './view.ts'

/** Items of a shelf that show before the whole shelf is opened. */
const shownFirst = 6

interface MarketProps {
  items: readonly MenuItem[]
  /** The menu week, Monday as ISO date. */
  week: string
}

/** The market by shelves, or one shelf whole. */
export function Market({ items, shelf, week }: MarketProps & { shelf: string | null }) {
  const say = useMessages(menuMessages)
  const names: Readonly<Record<string, string>> = useMessages(shelfMessages)
  const shelves = marketShelvesOf(items)
  const one = shelves.find(({ id }) => id === shelf)
  return (one ? [one] : shelves).map(({ id, items: all }) => (
    <section className="market-section" key={id}>
      <div className="market-section-head">
        <h2 className="text-h3">{names[id] ?? id}</h2>
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
      <MarketRows items={one ? all : all.slice(0, shownFirst)} week={week} />
    </section>
  ))
}

export function MarketRows({ items, week }: MarketProps) {
  return (
    <ul className="market-items">
      {items.map(item => (
        <MarketRow item={item} key={item.id} week={week} />
      ))}
    </ul>
  )
}

function MarketRow({ item, week }: { item: MenuItem; week: string }) {
  const say = useMessages(menuMessages)
  const locale = useLocale()
  const address = useLinks()('product', { id: item.id })
  const moving = useViewTransitionState(address)
  const adding = useAddToBox(item, week)
  const canAdd = useRootData()?.session.client != null && !item.soldOut
  const { pricePer100 } = item
  return (
    <li className="market-row">
      <Link
        className="market-item"
        data-sold-out={item.soldOut || undefined}
        prefetch="intent"
        state={fromMenu(week)}
        to={address}
        viewTransition
      >
        <DishPicture across={80} picture={item.picture} shared={moving} size="thumb" />
        <span className="market-item-words">
          <b>{item.name}</b>
          <span>{item.soldOut ? say.soldOut : item.unit}</span>
        </span>
        <span className="market-item-price">
          <Price cents={item.priceCents} />
          {pricePer100 && <span>{say.per100(formatMoney(pricePer100.cents, locale), pricePer100.per)}</span>}
        </span>
      </Link>
      {canAdd && <AddPlus adding={adding} />}
      <AddedNote adding={adding} />
    </li>
  )
}
