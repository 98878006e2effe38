import type { OutputOf } from '../../contract/index.ts'
import { menuMessages } from '../../i18n/menu.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { useLinks } from '../components/links.ts'
import { markOf } from '../components/marks.ts'
import { DishCard } from './dish_card.tsx'

/** A grid of dishes on offer, each with a link to its page. */
export function OfferedDishes({ dishes }: { dishes: OutputOf<'home.homepage'>['dishes'] }) {
  const say = useMessages(menuMessages)
  const locale = useLocale()
  const to = useLinks()
  return (
    <div className="dish-grid">
      {dishes.map((dish, place) => (
        <DishCard
          calories={dish.calories}
          key={dish.id}
          mark={markOf(dish, say, locale)}
          minutes={dish.minutes}
          name={dish.name}
          picture={dish.picture}
          place={place}
          summary={dish.summary}
          to={to('product', { id: dish.id })}
        />
      ))}
    </div>
  )
}
