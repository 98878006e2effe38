import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Refusal } from '../../../contract/errors.ts'
import type { Api } from '../../../contract/index.ts'
import { openWeek } from '../../../domain/time/weeks.ts'
import { EditorialPage } from '../../editorial/editorial_page.tsx'
import { MealPrices, Meals, type Menu } from '../../editorial/live/meals.tsx'
import { load } from '../../load.ts'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const [content, menu, { plans, terms }] = await Promise.all([
      api.get('pages.show', { slug: 'ready-to-eat' }),
      menuOf(api),
      api.get('signup.subscription_plans', {}),
    ])
    return { content, menu, plans, volume: terms.volume }
  })
}

/** The meals of the week; none where no menu is published. */
async function menuOf(api: Api): Promise<Menu> {
  try {
    const { dishes, mealCents } = await api.get('menu.data', { date: openWeek })
    return { dishes: dishes.filter(dish => dish.kind === 'rte'), mealCents }
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'menu_not_published')
      return { dishes: [], mealCents: 0 }
    throw failure
  }
}

/** Ready-to-eat meals: this week's, by kind, with their prices. */
export default function ReadyToEat() {
  const { content, menu, plans, volume } = useLoaderData<typeof loader>()
  return (
    <EditorialPage
      content={content}
      live={{ meals: <Meals menu={menu} />, mealPrices: <MealPrices plans={plans} volume={volume} /> }}
      page="readyToEat"
    />
  )
}
