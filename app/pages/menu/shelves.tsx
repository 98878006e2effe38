import { useSearchParams } from 'react-router'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Chip, ChipGroup } from '../../components/chips.tsx'
import { DishCard } from '../../components/dish_card.tsx'
import { EmptyState } from '../../components/panels.tsx'
import { TabLinks } from '../../components/tabs.tsx'
import { useLinks } from '../../layout/links.ts'
import { categoryMessages, shelfMessages } from '../../messages/categories.ts'
import { menuMessages } from '../../messages/menu.ts'
import { Market, MarketStall } from './market.tsx'
import { markOf } from './marks.ts'
import { dishesOf, kindsOf, type Menu, tabsOf, type View, viewOf } from './view.ts'

/** The menu by tabs: recipes, meals, the market; what is narrowed down is answered in place. */
export function Shelves({ menu }: { menu: Menu }) {
  const [search] = useSearchParams()
  const tabs = tabsOf(menu)
  const view = viewOf(search, tabs)
  return (
    <>
      <Filters menu={menu} tabs={tabs} view={view} />
      {view.tab === 'market' ? (
        <Market items={menu.items} shelf={view.of} />
      ) : (
        <Dishes menu={menu} view={view} />
      )}
      {view.tab === 'all' && menu.items.length > 0 && <MarketStall items={menu.items} />}
    </>
  )
}

function Filters({ menu, tabs, view }: { menu: Menu; tabs: ReturnType<typeof tabsOf>; view: View }) {
  const say = useMessages(menuMessages)
  const names = useMessages(categoryMessages)
  return (
    <div className="menu-filters">
      <TabLinks
        items={tabs.map(tab => ({
          label: names[tab.id as keyof typeof names] ?? tab.id,
          count: tab.count,
          to: tab.id === 'all' ? '?' : `?category=${tab.id}`,
          current: tab.id === view.tab,
        }))}
        label={say.filters}
      />
      <Narrowing kinds={kindsOf(menu, view.tab)} view={view} />
    </div>
  )
}

/** Recipes by their minutes, meals by category, the market by shelf. */
function Narrowing({ view, kinds }: { view: View; kinds: string[] }) {
  const say = useMessages(menuMessages)
  const categories = useMessages(categoryMessages)
  const shelves = useMessages(shelfMessages)
  const names: Readonly<Record<string, string>> = { ...categories, ...shelves }
  const [, setSearch] = useSearchParams()
  const set = (name: string, value: string | null) =>
    setSearch(
      before => {
        if (value === null) before.delete(name)
        else before.set(name, value)
        return before
      },
      { preventScrollReset: true, replace: true },
    )
  if (kinds.length === 0) {
    return (
      <ChipGroup legend={say.quick} quiet>
        <Chip onToggle={pressed => set('quick', pressed ? '' : null)} pressed={view.quick}>
          {say.quick}
        </Chip>
      </ChipGroup>
    )
  }
  return (
    <ChipGroup legend={say.shelves} line quiet>
      {kinds.map(kind => (
        <Chip key={kind} onToggle={pressed => set('of', pressed ? kind : null)} pressed={view.of === kind}>
          {names[kind] ?? kind}
        </Chip>
      ))}
    </ChipGroup>
  )
}

function Dishes({ menu, view }: { menu: Menu; view: View }) {
  const say = useMessages(menuMessages)
  const locale = useLocale()
  const to = useLinks()
  const shown = dishesOf(menu, view)
  if (shown.length === 0)
    return <EmptyState action={<ButtonLink to="?">{say.clear}</ButtonLink>} title={say.nothing} />
  return (
    <div className="dish-grid">
      {shown.map((dish, position) => (
        <DishCard
          calories={dish.calories}
          eager={position === 0 ? 'first' : position < 4}
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
  )
}
