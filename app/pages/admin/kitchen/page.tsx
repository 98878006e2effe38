// A kitchen's day: what it makes, what it needs for that, and the list by which its boxes are packed. It prints as it stands.

import { type RefObject, useEffect, useRef } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatAmount } from '../../../../domain/catalogue/kitchen_totals.ts'
import { adminKitchenMessages } from '../../../../i18n/admin_kitchen.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { askedDay, DayPage } from '../../../office/day_page.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { Panel } from '../../../office/panel.tsx'
import { Pill } from '../../../office/state.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { Boxes } from './boxes.tsx'
import { named, sizeOf } from './product_words.ts'

export type Day = OutputOf<'kitchens.day'>

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

const isNumber = /^\d{1,5}$/

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async api => {
    const asked = new URL(args.request.url).searchParams
    const [route, page] = [asked.get('route') ?? '', asked.get('page') ?? '']
    const day = await api.get('kitchens.day', {
      ...askedDay(args.request),
      kitchen: (asked.get('kitchen') ?? '').slice(0, 40),
      ...(isNumber.test(route) && { route }),
      ...(isNumber.test(page) && page !== '0' && { page }),
    })
    return { day, route: isNumber.test(route) ? route : '' }
  })

export default function KitchenOfADay() {
  const { day, route } = useLoaderData<typeof loader>()
  const say = useMessages(adminKitchenMessages)
  const { unpaid = 0, open = 0 } = day.kitchens.find(({ kitchen }) => kitchen === day.kitchen) ?? {}
  return (
    <DayPage
      date={day.date}
      lede={
        <>
          {unpaid > 0 && (
            <Pill shape="unpaid" tone="warn">
              {say.unpaid(unpaid)}
            </Pill>
          )}
          {open > 0 && (
            <Pill shape="short" tone="warn">
              {say.open(open)}
            </Pill>
          )}
          <span>{say.lede}</span>
        </>
      }
      page="adminKitchen"
      title={say.title}
    >
      {day.kitchen === null ? (
        <p className="of-none">{say.none}</p>
      ) : (
        <>
          <Choice day={day} route={route} />
          <div className="of-packing">
            <Boxes day={day} route={route} />
            <div className="of-content">
              <Made products={day.products} />
              <Ingredients day={day} />
            </div>
          </div>
        </>
      )}
    </DayPage>
  )
}

/** The kitchens with boxes that day, and the vans of the chosen one. */
function Choice({ day, route }: { day: Day; route: string }) {
  const say = useMessages(adminKitchenMessages)
  const address = (asked: Record<string, string>) =>
    `?${new URLSearchParams({ date: day.date, kitchen: day.kitchen ?? '', ...asked })}`
  const chip = (to: string, isOn: boolean, words: string, count: number) => (
    <Link aria-current={isOn ? 'true' : undefined} className="of-chip" key={to} to={to}>
      <span>{words}</span>
      <span className="of-chip-count">{count}</span>
    </Link>
  )
  return (
    <nav aria-label={say.choose} className="of-choose">
      {day.kitchens.length > 1 && (
        <div className="of-chips">
          {day.kitchens.map(one =>
            chip(
              address({ kitchen: one.kitchen }),
              one.kitchen === day.kitchen,
              kitchenName(one.kitchen),
              one.boxes,
            ),
          )}
        </div>
      )}
      <div className="of-chips">
        <button className="of-btn" onClick={() => print()} type="button">
          {say.print}
        </button>
        {chip(
          address({}),
          route === '',
          say.allRoutes,
          day.routes.reduce((sum, { boxes }) => sum + boxes, 0),
        )}
        {day.routes.map(one =>
          chip(
            address({ route: String(one.number) }),
            route === String(one.number),
            say.routeOf(one.number),
            one.boxes,
          ),
        )}
      </div>
    </nav>
  )
}

function Made({ products }: Pick<Day, 'products'>) {
  const say = useMessages(adminKitchenMessages)
  const { item, size, units, boxes } = say.madeColumns
  return (
    <Panel bare title={say.made}>
      <OfficeTable
        caption={say.made}
        columns={[
          { id: 'item', words: item, cell: named, by: named },
          { id: 'size', words: size, cell: one => sizeOf(one, say), by: one => sizeOf(one, say) },
          { id: 'units', words: units, cell: one => one.units, by: one => one.units, end: true },
          { id: 'boxes', words: boxes, cell: one => one.boxes, by: one => one.boxes, end: true },
        ]}
        idOf={one => `${one.id}@${one.version} ${one.swap} ${one.servings}`}
        name="made"
        nameOf={named}
        none={say.none}
        rows={products}
        sums={{ item: say.all, units: products.reduce((sum, one) => sum + one.units, 0) }}
        wordsOf={say.products}
      />
    </Panel>
  )
}

/** Paper cannot be unfolded: a folded part is open while the page is printed. */
function usePrintedOpen(): RefObject<HTMLDetailsElement | null> {
  const part = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    let was = false
    const open = () => {
      was = part.current?.open ?? false
      if (part.current) part.current.open = true
    }
    const close = () => {
      if (part.current) part.current.open = was
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [])
  return part
}

function Ingredients({ day }: { day: Day }) {
  const say = useMessages(adminKitchenMessages)
  const locale = useLocale()
  const { totals, unknown, items } = day.ingredients
  const { ingredient, amount, unit } = say.ingredientColumns
  const asked = new URLSearchParams({ date: day.date, kitchen: day.kitchen ?? '', locale })
  const rows = [
    ...totals.map(one => ({ ...one, key: `${one.id} ${one.unit}`, unit: one.pieces ?? say.units[one.unit] })),
    ...items.map(({ id, name, units }) => ({ key: id, name, amount: units, unit: say.units.piece })),
  ]
  return (
    <details className="of-panel of-fold" ref={usePrintedOpen()}>
      <summary>{say.ingredients}</summary>
      <div className="of-panel-foot of-meta">
        <p>{say.ingredientsNote}</p>
        <p>
          <a className="link" download href={`/api/admin/kitchens/ingredients.csv?${asked}`}>
            {say.asCsv}
          </a>
        </p>
        {unknown.map(({ name, swap, units }) => (
          <p key={`${name} ${swap}`}>{say.unknown(name, swap, units)}</p>
        ))}
      </div>
      <OfficeTable
        caption={say.ingredients}
        columns={[
          { id: 'ingredient', words: ingredient, cell: ({ name }) => name, by: ({ name }) => name },
          {
            id: 'amount',
            words: amount,
            cell: one => formatAmount(one.amount, locale),
            by: one => one.amount,
            end: true,
          },
          { id: 'unit', words: unit, cell: one => one.unit, csv: one => one.unit },
        ]}
        idOf={({ key }) => key}
        name="ingredients"
        nameOf={({ name }) => name}
        none={say.none}
        rows={rows}
        wordsOf={say.ingredientWords}
      />
    </details>
  )
}
