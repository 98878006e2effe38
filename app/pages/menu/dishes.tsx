import { type ReactNode, Suspense, useState } from 'react'
import type { MenuDish } from '../../../contract/views.ts'
import { formatMoney } from '../../../domain/money.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { DishCard } from '../../components/dish_card.tsx'
import { fromMenu } from '../../components/from_menu.ts'
import { part } from '../../components/part.tsx'
import { useLinks } from '../../layout/links.ts'
import { menuMessages } from '../../messages/menu.ts'
import { useRootData } from '../../root_data.ts'
import { markOf } from './marks.ts'
import { type Menu, priceOf } from './view.ts'

// A visitor has no box to put a dish in, and does without what that takes.
const ClientDishes = part(() => import('./client_dishes.tsx'))

export interface DishesProps {
  menu: Menu
  dishes: readonly MenuDish[]
  /** Nothing is narrowed down: the week's first dish leads. */
  whole: boolean
}

export function Dishes(props: DishesProps) {
  const client = useRootData()?.session.client
  const [missing, setMissing] = useState(false)
  const cards = <DishGrid {...props} card={MenuCard} />
  if (!client || missing) return cards
  return (
    <Suspense fallback={cards}>
      <ClientDishes {...props} onMissing={() => setMissing(true)} />
    </Suspense>
  )
}

export interface MenuCardProps {
  dish: MenuDish
  menu: Menu
  lead: boolean
  eager: false | 'first'
  place: number
  /** A button over the picture's lower edge, and what it did. */
  action?: ReactNode
  note?: ReactNode
}

/** @param card draws a dish of the grid */
export function DishGrid(props: DishesProps & { card: (props: MenuCardProps) => ReactNode }) {
  const { menu, dishes, whole, card: Card } = props
  return (
    <div className="dish-grid">
      {dishes.map((dish, position) => (
        <Card
          dish={dish}
          eager={position === 0 && 'first'}
          key={dish.id}
          lead={whole && position === 0}
          menu={menu}
          place={position}
        />
      ))}
    </div>
  )
}

/** A dish of the week. */
export function MenuCard({ dish, menu, lead, eager, place, action, note }: MenuCardProps) {
  const say = useMessages(menuMessages)
  const locale = useLocale()
  const to = useLinks()
  const price = formatMoney(priceOf(menu, dish), locale)
  return (
    <DishCard
      action={action}
      calories={dish.calories}
      eager={eager}
      heading="h2"
      lead={lead}
      mark={markOf(dish, say, locale)}
      minutes={dish.minutes}
      name={dish.name}
      note={note}
      picture={dish.picture}
      place={place}
      price={menu.atPlanPrice && (dish.kind === 'rte' ? say.perMeal(price) : say.perServing(price))}
      soldOut={dish.soldOut}
      state={fromMenu(menu.week)}
      summary={dish.summary}
      to={to('product', { id: dish.id })}
    />
  )
}
