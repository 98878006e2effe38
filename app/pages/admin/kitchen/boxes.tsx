import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { adminKitchenMessages } from '../../../../i18n/admin_kitchen.ts'
import { formatHours } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Pagination } from '../../../components/pagination.tsx'
import { RowAction } from '../../../office/row_action.tsx'
import { State } from '../../../office/state.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { Day } from './page.tsx'
import { named, sizeOf } from './product_words.ts'

type Box = Day['boxes'][number]

/** A kitchen's boxes as the vans take them, with what goes into each; each is said to be packed, one by one or together. */
export function Boxes({ day, route }: { day: Day; route: string }) {
  const api = useOfficeApi()
  const say = useMessages(adminKitchenMessages)
  const { states } = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  const asked = { date: day.date, kitchen: day.kitchen ?? '', ...(route && { route }) }
  const { box, van, window, contents } = say.boxColumns
  const pack = ({ id }: Box) => api().post('deliveries.move_order', { id, state: 'packed' })
  const isToPack = ({ state }: Box) => state === 'charged'
  const vanOf = ({ route: number, stop }: Box) =>
    number !== null && stop !== null ? say.van(number, stop) : say.noVan
  return (
    <div>
      <OfficeTable<Box>
        actionsOf={one =>
          isToPack(one) ? (
            <RowAction
              act={() => pack(one)}
              done={say.packed(one.bag)}
              label={say.packOf(one.bag)}
              words={say.pack}
            />
          ) : (
            <State shape={one.state === 'packed' ? 'packed' : 'done'} tone="good">
              {states[one.state]}
            </State>
          )
        }
        bulk={[{ id: 'pack', words: say.packMany, when: isToPack, act: pack }]}
        caption={say.boxes}
        columns={[
          {
            id: 'box',
            words: box,
            cell: one => (
              <>
                <b className="of-bag">{one.bag}</b>
                <p>{one.name}</p>
                <p className="of-meta">{vanOf(one)}</p>
              </>
            ),
            by: one => one.bag,
          },
          { id: 'name', words: say.household, cell: one => one.name, by: one => one.name, isOptional: true },
          { id: 'van', words: van, cell: vanOf, csv: vanOf, isOptional: true },
          {
            id: 'window',
            words: window,
            cell: one => formatHours(one.window, locale),
            by: one => one.window.startHour,
            csv: one => formatHours(one.window, locale),
          },
          {
            id: 'contents',
            words: contents,
            cell: one => <Contents box={one} />,
            csv: ({ lines }) =>
              lines.map(line => `${line.units} × ${named(line)} (${sizeOf(line, say)})`).join('; '),
          },
        ]}
        filters={[
          { id: 'to_pack', words: say.filters.toPack, holds: isToPack },
          { id: 'packed', words: say.filters.packed, holds: one => !isToPack(one) },
          {
            id: 'replaced',
            words: say.filters.replaced,
            holds: ({ lines }) => lines.some(({ replaced }) => replaced.length > 0),
          },
        ]}
        idOf={one => one.id}
        nameOf={one => one.bag}
        none={say.none}
        rows={day.boxes}
        wordsOf={say.boxWords}
      />
      <Pagination
        page={day.page}
        pages={day.pages}
        toPage={number => ({ search: `?${new URLSearchParams({ ...asked, page: String(number) })}` })}
      />
    </div>
  )
}

function Contents({ box }: { box: Box }) {
  const say = useMessages(adminKitchenMessages)
  return (
    <ul className="of-lines">
      {box.lines.map(line => (
        <li key={`${line.name} ${line.swap}`}>
          <span>{`${line.units} × ${named(line)}`}</span> <span className="of-meta">{sizeOf(line, say)}</span>
          {line.replaced.map(({ short, by }) => (
            <State key={short} shape="short" tone="warn">
              {say.replaced(short, by)}
            </State>
          ))}
        </li>
      ))}
    </ul>
  )
}
