// A kitchen's day: what it makes, what it needs for that, and the list by which its boxes are packed. It prints as it stands.

import { type RefObject, useEffect, useRef } from 'react'
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatAmount } from '../../../../domain/catalogue/kitchen_totals.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { adminKitchenMessages } from '../../../../i18n/admin_kitchen.ts'
import { formatHours } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { Pagination } from '../../../components/pagination.tsx'
import { sentences } from '../../../components/sentences.ts'
import { Table } from '../../../components/table.tsx'
import { SelectField } from '../../../components/text_fields.tsx'
import { askedDay, DayPage } from '../../../office/day_page.tsx'
import { loadOne } from '../../../office/load_office.ts'

type Day = OutputOf<'kitchens.day'>
type Line = Day['boxes'][number]['lines'][number]

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
    <DayPage date={day.date} lede={say.lede} page="adminKitchen" title={say.title}>
      {day.kitchen === null ? (
        <p>{say.none}</p>
      ) : (
        <>
          {unpaid > 0 && <p>{say.unpaid(unpaid)}</p>}
          {open > 0 && <p>{say.open(open)}</p>}
          <Choice day={day} key={`${day.date} ${day.kitchen} ${route}`} route={route} />
          <Made products={day.products} />
          <Ingredients day={day} />
          <Boxes day={day} route={route} />
        </>
      )}
    </DayPage>
  )
}

function Choice({ day, route }: { day: Day; route: string }) {
  const say = useMessages(adminKitchenMessages)
  return (
    <Form className="admin-find stack-close" method="get">
      <input name="date" type="hidden" value={day.date} />
      <SelectField
        defaultValue={day.kitchen ?? ''}
        label={say.kitchen}
        name="kitchen"
        options={day.kitchens.map(one => ({
          value: one.kitchen,
          label: say.kitchenOption(one.kitchen, one.boxes),
        }))}
      />
      <SelectField
        defaultValue={route}
        label={say.route}
        name="route"
        options={[
          { value: '', label: say.allRoutes },
          ...day.routes.map(one => ({
            value: String(one.number),
            label: say.routeOption(one.number, one.boxes),
          })),
        ]}
      />
      <p className="button-row">
        <Button kind="secondary" type="submit">
          {say.choose}
        </Button>
        <Button kind="secondary" onClick={() => print()}>
          {say.print}
        </Button>
      </p>
    </Form>
  )
}

function Made({ products }: Pick<Day, 'products'>) {
  const say = useMessages(adminKitchenMessages)
  return (
    <section className="admin-section">
      <h2 className="text-h3">{say.made}</h2>
      <Table
        caption={say.made}
        columns={say.madeColumns}
        rows={products.map(one => ({
          id: `${one.id}@${one.version} ${one.swap} ${one.servings}`,
          cells: [named(one), sizeOf(one, say), one.units, one.boxes],
        }))}
      />
    </section>
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
  const asked = new URLSearchParams({ date: day.date, kitchen: day.kitchen ?? '', locale })
  return (
    <details className="admin-section" ref={usePrintedOpen()}>
      <summary>{say.ingredients}</summary>
      <p>{say.ingredientsNote}</p>
      <p>
        <a className="link" download href={`/api/admin/kitchens/ingredients.csv?${asked}`}>
          {say.asCsv}
        </a>
      </p>
      {unknown.map(({ name, swap, units }) => (
        <p key={`${name} ${swap}`}>{say.unknown(name, swap, units)}</p>
      ))}
      <Table
        caption={say.ingredients}
        columns={say.ingredientColumns}
        rows={[
          ...totals.map(({ id, name, amount, unit, pieces }) => ({
            id: `${id} ${unit}`,
            cells: [name, formatAmount(amount, locale), pieces ?? say.units[unit]],
          })),
          ...items.map(({ id, name, units }) => ({
            id,
            cells: [name, formatAmount(units, locale), say.units.piece],
          })),
        ]}
      />
    </details>
  )
}

function Boxes({ day, route }: { day: Day; route: string }) {
  const say = useMessages(adminKitchenMessages)
  const { states } = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  const asked = { date: day.date, kitchen: day.kitchen ?? '', ...(route && { route }) }
  return (
    <section className="admin-section">
      <h2 className="text-h3">{say.boxes}</h2>
      <Table
        caption={say.boxes}
        columns={say.boxColumns}
        rows={day.boxes.map(box => ({
          id: box.id,
          cells: [
            <>
              <b className="tabular">{box.bag}</b>
              <br />
              <span>{sentences(box.name, box.state !== 'charged' && `(${states[box.state]})`)}</span>
            </>,
            box.route !== null && box.stop !== null ? say.van(box.route, box.stop) : say.noVan,
            formatHours(box.window, locale),
            <ul key="lines">
              {box.lines.map(line => (
                <li key={`${line.name} ${line.swap}`}>
                  {line.units} × {named(line)} ({sizeOf(line, say)})
                  {line.replaced.map(({ short, by }) => (
                    <b key={short}>, {say.replaced(short, by)}</b>
                  ))}
                </li>
              ))}
            </ul>,
          ],
        }))}
      />
      <Pagination
        page={day.page}
        pages={day.pages}
        toPage={number => ({ search: `?${new URLSearchParams({ ...asked, page: String(number) })}` })}
      />
    </section>
  )
}

const named = ({ name, swap }: Pick<Line, 'name' | 'swap'>): string => (swap ? `${name}, ${swap}` : name)

const sizeOf = (
  { kind, servings }: Pick<Line, 'kind' | 'servings'>,
  say: ReturnType<typeof adminKitchenMessages>,
): string => (servings === null ? say.piece : `${say.kinds[kind]}, ${say.size(servings)}`)
