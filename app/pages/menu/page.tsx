import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Refusal } from '../../../contract/errors.ts'
import type { Api } from '../../../contract/index.ts'
import type { Locale } from '../../../domain/brands.ts'
import { formatMoney } from '../../../domain/money.ts'
import { menuWeekOf, nameOfMenuWeek } from '../../../domain/time/weeks.ts'
import { formatDay, formatFullDay } from '../../../i18n/dates.ts'
import { menuMessages } from '../../../i18n/menu.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { EmptyState } from '../../components/panels.tsx'
import { pack, useUnpacked } from '../../dishes/packed.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { leadsNowhere, load } from '../../load.ts'
import { useRootData } from '../../root_data.ts'
import { FirstBoxBar } from './first_box_bar.tsx'
import { OrderBy } from './order_by.tsx'
import { Shelves } from './shelves.tsx'
import { type Menu, nearestWeeks } from './view.ts'
import { Weeks } from './weeks.tsx'

/** The same for everybody: the browser fetches a household's own data. */
export async function loader(args: LoaderFunctionArgs) {
  const date = args.params.date ?? 'this-week'
  const searched = new URL(args.request.url).searchParams.has('q')
  return load(args, async (api, { today }) => {
    const [menu, home, words] = await Promise.all([
      api.get('menu.data', { date }).catch((failure: Refusal) => noSuchWeek(api, failure)),
      api.get('home.homepage', {}),
      searched ? api.get('menu.search_words', { date }) : null,
    ])
    return {
      menu: pack(menu),
      words,
      name: nameOfMenuWeek(menu.week, menuWeekOf(today)),
      example: home.example,
    }
  })
}

/** An address without a week does not exist; its page lists the published weeks (rule 70). */
async function noSuchWeek(api: Api, failure: Refusal): Promise<never> {
  if (!leadsNowhere(failure)) throw failure
  const { weeks } = await api.get('menu.data', { date: 'this-week' })
  const open = weeks.filter(({ state }) => state === 'open').map(({ week }) => week)
  throw data({ weeks: open.slice(0, 3) }, { status: 404 })
}

/** Filters are answered in place: the menu is reloaded only when the week changes. */
export { answersInPlace as shouldRevalidate } from '../../dishes/answers_in_place.ts'
export { NoWeek as ErrorBoundary } from './no_such_week.tsx'

/** The day that names a week, with its year where it is not this one. */
const weekName = (week: string, today: string, locale: Locale) =>
  week.slice(0, 4) === today.slice(0, 4) ? formatDay(week, locale) : formatFullDay(week, locale)

export default function MenuPage() {
  const { words, name, example, ...loaded } = useLoaderData<typeof loader>()
  const menu = useUnpacked<Menu>(loaded.menu)
  const say = useMessages(menuMessages)
  const locale = useLocale()
  const client = useRootData()?.session.client
  const week = weekName(menu.week, useRootData()?.today ?? '', locale)
  return (
    <>
      <PageHead
        description={say.description(menu.dishes.length, menu.items.length)}
        page="menu"
        parameters={{ date: name }}
        title={say.title(week)}
        unlisted={!menu.published}
      />
      <div className="page-width menu-page">
        <h1 className="menu-title text-h1">{say.heading(week)}</h1>
        <div className="menu-head">
          <MenuWords menu={menu} />
          <Weeks menu={menu} />
        </div>
        {menu.published ? <Shelves loaded={words} menu={menu} /> : <Unpublished menu={menu} />}
      </div>
      {!client && menu.published && <FirstBoxBar example={example} />}
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
    <p className="menu-words">
      <span className="on-wide">{say.counts(recipes, menu.dishes.length - recipes, menu.items.length)} </span>
      {closed || !menu.cutoffLocal ? (
        <>
          <span className="on-wide">{say.closed} </span>
          {open && (
            <Link className="link" to={to('menu', { date: open.week })}>
              {say.nextOpen(formatDay(open.week, locale))}
            </Link>
          )}
        </>
      ) : (
        <OrderBy menu={menu} />
      )}{' '}
      <span className="on-wide">
        {(menu.atPlanPrice ? say.yourServing : say.servingFrom)(formatMoney(menu.perServingCents, locale))}
      </span>
    </p>
  )
}

function Unpublished({ menu }: { menu: Menu }) {
  const say = useMessages(menuMessages)
  const locale = useLocale()
  const to = useLinks()
  const today = useRootData()?.today ?? ''
  const past = today !== '' && menu.week < menuWeekOf(today)
  return (
    <EmptyState
      action={nearestWeeks(menu.weeks, menu.week, 3).map(week => (
        <ButtonLink kind="secondary" key={week.week} to={to('menu', { date: week.week })}>
          {say.heading(weekName(week.week, today, locale))}
        </ButtonLink>
      ))}
      title={past ? say.past : say.unpublished}
    >
      {past ? say.pastNote : say.unpublishedNote}
    </EmptyState>
  )
}
