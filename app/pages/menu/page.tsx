import {
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Chip, ChipGroup } from '../../components/chips.tsx'
import { formatDay, formatWeekdayAndDay } from '../../components/dates.ts'
import { DishCard } from '../../components/dish_card.tsx'
import { EmptyState } from '../../components/panels.tsx'
import { Price } from '../../components/price.tsx'
import { TabLinks } from '../../components/tabs.tsx'
import { TotalBar } from '../../components/total_bar.tsx'
import { formatWallClock } from '../../components/wall_clock.ts'
import { WeekSwitcher } from '../../components/week_switcher.tsx'
import { useLinks } from '../../layout/links.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { categoryMessages, menuMessages } from '../../messages/menu.ts'
import { useRootData } from '../../root_data.ts'
import { markOf } from './marks.ts'

type Menu = OutputOf<'menu.data'>

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const [menu, home] = await Promise.all([
      api.get('menu.data', { date: args.params.date ?? 'this-week' }),
      api.get('home.homepage', {}),
    ])
    return { menu, example: home.example }
  })
}

/** Filters are answered in place: the menu is asked for again only when the week changes. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

export default function MenuPage() {
  const { menu, example } = useLoaderData<typeof loader>()
  const say = useMessages(menuMessages)
  const locale = useLocale()
  const to = useLinks()
  const client = useRootData()?.session.client
  const week = formatDay(menu.week, locale)
  return (
    <>
      <PageHead
        description={say.description(menu.dishes.length, menu.items.length)}
        page="menu"
        title={say.title(week)}
      />
      <div className="page-width menu-page">
        <h1 className="font-display text-h1">{say.heading(week)}</h1>
        <div className="menu-head">
          <MenuWords menu={menu} />
          <Weeks menu={menu} />
        </div>
        {menu.published ? <Dishes menu={menu} /> : <Unpublished menu={menu} />}
      </div>
      {!client && menu.published && (
        <TotalBar
          action={<ButtonLink to={to('signupPlans')}>{say.build}</ButtonLink>}
          label={say.bar}
          note={say.barNote(example.code)}
          title={say.barTitle(example.plan.count)}
          totalCents={example.receipt.totalCents}
          {...(example.receipt.discountCents > 0 && { formerCents: example.receipt.goodsCents })}
        />
      )}
    </>
  )
}

function MenuWords({ menu }: { menu: Menu }) {
  const say = useMessages(menuMessages)
  const locale = useLocale()
  const to = useLinks()
  if (!menu.published) return <p className="text-lede" />
  const recipes = menu.dishes.filter(dish => dish.kind === 'rtc').length
  const closed = menu.weeks.find(week => week.week === menu.week)?.state === 'closed'
  const open = menu.weeks.find(week => week.state === 'open' && week.week > menu.week)
  return (
    <p className="text-lede menu-words">
      {say.counts(recipes, menu.dishes.length - recipes, menu.items.length)}{' '}
      {closed || !menu.cutoffLocal || !menu.firstDeliveryDate ? (
        <>
          {say.closed}{' '}
          {open && (
            <Link className="link" to={to('menu', { date: open.week })}>
              {say.nextOpen(formatDay(open.week, locale))}
            </Link>
          )}
        </>
      ) : (
        say.orderBy(
          formatWallClock(menu.cutoffLocal, locale),
          formatWeekdayAndDay(menu.firstDeliveryDate, locale),
        )
      )}
    </p>
  )
}

/** Three weeks at a time around the one that is open, arrows to the neighbours. */
function Weeks({ menu }: { menu: Menu }) {
  const say = useMessages(menuMessages)
  const to = useLinks()
  const at = Math.max(
    0,
    menu.weeks.findIndex(week => week.week === menu.week),
  )
  const first = Math.min(Math.max(0, at - 1), Math.max(0, menu.weeks.length - 3))
  const address = (position: number) => {
    const week = menu.weeks[position]
    return week ? to('menu', { date: week.week }) : null
  }
  const state = (week: Menu['weeks'][number]) =>
    week.state === 'closed'
      ? say.weekClosed
      : week.state === 'unpublished'
        ? say.weekUnpublished
        : say.daysLeft(week.daysLeft ?? 0)
  return (
    <WeekSwitcher
      next={address(at + 1)}
      previous={at > 0 ? address(at - 1) : null}
      weeks={menu.weeks.slice(first, first + 3).map(week => ({
        date: week.week,
        state: state(week),
        to: to('menu', { date: week.week }),
        current: week.week === menu.week,
      }))}
    />
  )
}

function Dishes({ menu }: { menu: Menu }) {
  const say = useMessages(menuMessages)
  const names = useMessages(categoryMessages)
  const locale = useLocale()
  const to = useLinks()
  const [search, setSearch] = useSearchParams()
  const category = search.get('category') ?? 'all'
  const quick = search.has('quick')
  const recipes = menu.dishes.filter(dish => dish.kind === 'rtc')
  const shown = menu.dishes.filter(
    dish =>
      (category === 'all'
        ? dish.kind === 'rtc'
        : category === 'rte'
          ? dish.kind === 'rte'
          : inCategory(dish, category)) &&
      (!quick || dish.minutes < 30),
  )
  const tabs = [
    { id: 'all', count: recipes.length },
    ...menu.categories.filter(one => one.id !== 'pantry' && one.id !== 'market'),
    { id: 'rte', count: menu.dishes.length - recipes.length },
  ].filter(tab => tab.count > 0)
  return (
    <>
      <div className="menu-filters">
        <TabLinks
          items={tabs.map(tab => ({
            label: names[tab.id as keyof typeof names] ?? tab.id,
            count: tab.count,
            to: tab.id === 'all' ? '?' : `?category=${tab.id}`,
            current: tab.id === category,
          }))}
          label={say.filters}
        />
        <ChipGroup legend={say.quick} quiet>
          <Chip
            onToggle={pressed =>
              setSearch(
                before => {
                  if (pressed) before.set('quick', '')
                  else before.delete('quick')
                  return before
                },
                { preventScrollReset: true, replace: true },
              )
            }
            pressed={quick}
          >
            {say.quick}
          </Chip>
        </ChipGroup>
      </div>
      {shown.length === 0 ? (
        <EmptyState action={<ButtonLink to="?">{say.clear}</ButtonLink>} title={say.nothing} />
      ) : (
        <div className="dish-grid">
          {shown.map((dish, position) => (
            <DishCard
              calories={dish.calories}
              eager={position < 4}
              heading="h2"
              key={dish.id}
              lead={position === 0}
              mark={markOf(dish, say, locale)}
              minutes={dish.minutes}
              name={dish.name}
              picture={dish.picture}
              soldOut={dish.soldOut}
              summary={dish.summary}
              to={to('product', { id: dish.id })}
            />
          ))}
        </div>
      )}
      {category === 'all' && menu.items.length > 0 && <Market items={menu.items} />}
    </>
  )
}

/** A ready-to-eat category (veggie, keto…) holds meals; a recipe's is its plan category. */
const inCategory = (dish: Menu['dishes'][number], category: string) => dish.category === category

function Market({ items }: { items: Menu['items'] }) {
  const say = useMessages(menuMessages)
  const to = useLinks()
  return (
    <section className="menu-market">
      <h2 className="font-display text-h2">{say.market}</h2>
      <div className="dish-grid">
        {items.map(item => (
          <DishCard
            key={item.id}
            name={item.name}
            picture={item.picture}
            price={<Price cents={item.priceCents} />}
            soldOut={item.soldOut}
            summary={item.unit}
            to={to('product', { id: item.id })}
          />
        ))}
      </div>
    </section>
  )
}

function Unpublished({ menu }: { menu: Menu }) {
  const say = useMessages(menuMessages)
  const locale = useLocale()
  const to = useLinks()
  const nearest = menu.weeks.filter(week => week.state !== 'unpublished')
  return (
    <EmptyState
      action={nearest.slice(0, 3).map(week => (
        <ButtonLink kind="secondary" key={week.week} to={to('menu', { date: week.week })}>
          {say.heading(formatDay(week.week, locale))}
        </ButtonLink>
      ))}
      title={say.unpublished}
    >
      {say.unpublishedNote}
    </EmptyState>
  )
}
