import type { OutputOf } from '../../../contract/index.ts'
import type { BoxTerms, Plan } from '../../../contract/views.ts'
import { formatMoney } from '../../../domain/money.ts'
import { planCategories } from '../../../domain/plans.ts'
import { volumeDiscountCents } from '../../../domain/pricing/volume.ts'
import { openWeek } from '../../../domain/time/weeks.ts'
import { categoryMessages } from '../../../i18n/browse.ts'
import { editorialMessages } from '../../../i18n/editorial.ts'
import { menuMessages } from '../../../i18n/menu.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink, TextLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { markOf } from '../../components/marks.ts'
import { EmptyState } from '../../components/panels.tsx'
import { DishCard } from '../../dishes/dish_card.tsx'
import { Price } from '../../dishes/price.tsx'

export type Menu = Pick<OutputOf<'menu.data'>, 'dishes' | 'mealCents'>

/** The ready-to-eat meals of the week by kind, each with its price and its page. */
export function Meals({ menu }: { menu: Menu }) {
  const say = useMessages(editorialMessages).meals
  const names: Readonly<Record<string, string>> = useMessages(categoryMessages)
  const to = useLinks()
  const kinds = planCategories.rte
    .map(id => ({ id, meals: menu.dishes.filter(dish => dish.kind === 'rte' && dish.category === id) }))
    .filter(({ meals }) => meals.length > 0)
  if (kinds.length === 0) {
    const whole = <ButtonLink to={to('menu', { date: openWeek })}>{say.menu}</ButtonLink>
    return <EmptyState action={whole} title={say.none} />
  }
  return (
    <div className="meals">
      <nav aria-label={say.jump}>
        <ul className="meals-kinds">
          {kinds.map(({ id, meals }) => (
            <li key={id}>
              <a className="chip" href={`#${id}`}>
                {names[id]} <span className="chip-count tabular">{meals.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {kinds.map(({ id, meals }) => (
        <section id={id} key={id}>
          <div className="meals-head">
            <h3 className="text-h2">{names[id]}</h3>
            <p className="text-muted">{say.count(meals.length)}</p>
          </div>
          <MealGrid mealCents={menu.mealCents} meals={meals} />
        </section>
      ))}
      <p>
        <TextLink to={to('menu', { date: openWeek })}>{say.menu}</TextLink>
      </p>
    </div>
  )
}

function MealGrid({ meals, mealCents }: { meals: Menu['dishes']; mealCents: number }) {
  const say = useMessages(editorialMessages).meals
  const sayMenu = useMessages(menuMessages)
  const locale = useLocale()
  const to = useLinks()
  return (
    <div className="dish-grid">
      {meals.map((meal, place) => (
        <DishCard
          calories={meal.calories}
          heading="h4"
          key={meal.id}
          mark={markOf(meal, sayMenu, locale)}
          minutes={meal.minutes}
          name={meal.name}
          picture={meal.picture}
          place={place}
          price={say.aMeal(formatMoney(mealCents + meal.surchargeCents, locale))}
          soldOut={meal.soldOut}
          summary={meal.summary}
          to={to('product', { id: meal.id })}
        />
      ))}
    </div>
  )
}

/** Each plan of meals with the price of one, the volume discount, and a link to it. */
export function MealPrices({ plans, volume }: { plans: readonly Plan[]; volume: BoxTerms['volume'] }) {
  const say = useMessages(editorialMessages).mealPrices
  const locale = useLocale()
  const to = useLinks()
  return (
    <ul className="meal-prices tabular">
      {plans
        .filter(plan => plan.kind === 'rte')
        .map(plan => {
          const weekCents = plan.weekCents - volumeDiscountCents(volume, plan.count, plan.weekCents)
          return (
            <li key={plan.id}>
              <h3 className="text-h3">
                <TextLink to={`${to('signupPlans')}?plan=rte&meals=${plan.count}`}>
                  {say.meals(plan.count)}
                </TextLink>
              </h3>
              <p className="meal-price">
                <b>
                  <Price cents={Math.round(weekCents / plan.count)} />
                </b>{' '}
                {say.aMeal}
              </p>
              <p className="text-muted">{say.aWeek(formatMoney(weekCents, locale))}</p>
            </li>
          )
        })}
    </ul>
  )
}
