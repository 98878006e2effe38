import type { OutputOf } from '../../contract/index.ts'
import { accountMessages } from '../../i18n/account.ts'
import { useMessages } from '../components/brand_context.tsx'
import { TextLink } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import { OfferedDishes } from '../dishes/offered_dishes.tsx'

/** The menu one can order from, for a household that has no box, or nothing in its first one: its best dishes, and a link to the rest. */
export function ThisWeek({ home }: { home: OutputOf<'home.homepage'> }) {
  const say = useMessages(accountMessages).thisWeek
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
      <OfferedDishes dishes={home.dishes.slice(0, 4)} />
    </section>
  )
}
