import type { OutputOf } from '../../contract/index.ts'
import { accountMessages } from '../../i18n/account.ts'
import { menuMessages } from '../../i18n/menu.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { TextLink } from '../components/button.tsx'
import { markOf } from '../components/marks.ts'
import { DishCard } from '../dishes/dish_card.tsx'
import { useLinks } from '../layout/links.ts'

/** The menu one can order from, for a household that has no box, or nothing in its first one: its best dishes, and a link to the rest. */
export function ThisWeek({ home }: { home: OutputOf<'home.homepage'> }) {
  const say = useMessages(accountMessages).thisWeek
  const sayMenu = useMessages(menuMessages)
  const locale = useLocale()
  const to = useLinks()
  if (home.dishes.length === 0) return null
  return (
    <section aria-labelledby="this-week">
      <div className="home-section-head">
        <h2 className="account-heading" id="this-week">
          {say.heading}
        </h2>
        <TextLink to={to('menu', { date: home.week })}>{say.all(home.recipeCount + home.mealCount)}</TextLink>
      </div>
      <div className="dish-grid">
        {home.dishes.slice(0, 4).map((dish, place) => (
          <DishCard
            calories={dish.calories}
            key={dish.id}
            mark={markOf(dish, sayMenu, locale)}
            minutes={dish.minutes}
            name={dish.name}
            picture={dish.picture}
            place={place}
            summary={dish.summary}
            to={to('product', { id: dish.id })}
          />
        ))}
      </div>
    </section>
  )
}
