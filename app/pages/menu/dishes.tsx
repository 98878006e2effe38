import type { ReactNode } from 'react'
import type { MenuDish } from '../../../contract/views.ts'
import { formatMoney } from '../../../domain/money.ts'
import { menuMessages } from '../../../i18n/menu.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { useLinks } from '../../components/links.ts'
import { markOf } from '../../components/marks.ts'
import { AddedNote, AddPlus } from '../../dishes/add_to_box.tsx'
import { DishCard } from '../../dishes/dish_card.tsx'
import { fromMenu } from '../../dishes/from_menu.ts'
import { useAddToBox } from '../../dishes/use_add_to_box.ts'
import { useRootData } from '../../root_data.ts'
import { type Menu, priceOf } from './view.ts'

interface DishesProps {
  menu: Menu
  dishes: readonly MenuDish[]
  /** Without a search or filter the week's first dish leads. */
  whole: boolean
}

export function Dishes({ menu, dishes, whole }: DishesProps) {
  // A visitor has no box to put a dish in.
  const Card = useRootData()?.session.client ? ClientCard : MenuCard
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

interface MenuCardProps {
  dish: MenuDish
  menu: Menu
  lead: boolean
  eager: false | 'first'
  place: number
  /** A button over the lower edge of the picture, and its result. */
  action?: ReactNode
  note?: ReactNode
}

/** A dish that a client can put in a box without leaving. */
function ClientCard(props: MenuCardProps) {
  const { dish, menu } = props
  const adding = useAddToBox(dish, menu.week)
  return (
    <MenuCard
      {...props}
      action={!dish.soldOut && <AddPlus adding={adding} />}
      note={<AddedNote adding={adding} />}
    />
  )
}

/** A dish of the week. */
function MenuCard({ dish, menu, lead, eager, place, action, note }: MenuCardProps) {
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
