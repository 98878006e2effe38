import type { MenuDish } from '../../../contract/views.ts'
import { formatMoney } from '../../../domain/money.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { DishCard } from '../../components/dish_card.tsx'
import { fromMenu } from '../../components/from_menu.ts'
import { useLinks } from '../../layout/links.ts'
import { menuMessages } from '../../messages/menu.ts'
import { AddedNote, AddPlus } from '../../orders/add_to_box.tsx'
import { useAddToBox } from '../../orders/use_add_to_box.ts'
import { useRootData } from '../../root_data.ts'
import { markOf } from './marks.ts'
import { type Menu, priceOf } from './view.ts'

interface DishesProps {
  menu: Menu
  dishes: readonly MenuDish[]
  /** Nothing is narrowed down: the week's first dish leads. */
  whole: boolean
}

export function Dishes({ menu, dishes, whole }: DishesProps) {
  return (
    <div className="dish-grid">
      {dishes.map((dish, position) => (
        <MenuCard
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
}

/** A dish of the week; a client can put it in a box without leaving. */
function MenuCard({ dish, menu, lead, eager, place }: MenuCardProps) {
  const say = useMessages(menuMessages)
  const locale = useLocale()
  const to = useLinks()
  const adding = useAddToBox(dish, menu.week)
  const canAdd = useRootData()?.session.client != null && !dish.soldOut
  const price = formatMoney(priceOf(menu, dish), locale)
  return (
    <DishCard
      action={canAdd && <AddPlus adding={adding} />}
      calories={dish.calories}
      eager={eager}
      heading="h2"
      lead={lead}
      mark={markOf(dish, say, locale)}
      minutes={dish.minutes}
      name={dish.name}
      note={<AddedNote adding={adding} />}
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
