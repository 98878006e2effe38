import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { clockOf, minuteOf } from '../../../../domain/time/minutes.ts'
import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { formatClock, formatFullDay } from '../../../../i18n/dates.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { InlineCell } from '../../../office/inline_cell.tsx'
import { Meter } from '../../../office/meter.tsx'
import { Panel } from '../../../office/panel.tsx'
import { RowAction } from '../../../office/row_action.tsx'
import { State } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { EveryDay } from './every_day.tsx'

export type Kitchen = OutputOf<'routes.day'>['kitchens'][number]
type Own = NonNullable<Kitchen['own']>

const ownOf = ({ own, always }: Kitchen): Own | null => own ?? always

/** The vans of each kitchen: the number the day needs, the number it has that day, and what it has every day. */
export function Fleets({ kitchens, date }: { kitchens: readonly Kitchen[]; date: string }) {
  const api = useOfficeApi()
  const say = useMessages(adminRouteMessages)
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const set = (kitchen: string, own: Own | null) =>
    api().post('routes.set_fleet_day', { kitchen, date, own: own && onlyVans(own) })
  return (
    <Panel bare said={formatFullDay(date, locale)} title={say.vans}>
      <OfficeTable
        actionsOf={one => (
          <>
            {one.own && (
              <RowAction
                act={() => set(one.kitchen, null)}
                done={say.saved}
                label={say.clearDayOf(one.kitchen)}
                undo={() => set(one.kitchen, one.own)}
                words={say.clearDay}
              />
            )}
            <EveryDay kitchen={one} onSaved={revalidate} />
          </>
        )}
        caption={say.vans}
        columns={useColumns(set)}
        idOf={({ kitchen }) => kitchen}
        name="fleets"
        nameOf={({ kitchen }) => kitchenName(kitchen)}
        none={say.none}
        rows={kitchens}
        wordsOf={say.kitchenWords}
      />
      <p className="of-panel-foot of-meta">{say.vansNote}</p>
    </Panel>
  )
}

const onlyVans = ({ vans, shiftFrom, shiftUntil }: Own): Own => ({ vans, shiftFrom, shiftUntil })

function useColumns(set: (kitchen: string, own: Own) => Promise<unknown>): readonly Column<Kitchen>[] {
  const say = useMessages(adminRouteMessages)
  const locale = useLocale()
  const clock = (id: 'shiftFrom' | 'shiftUntil', words: string): Column<Kitchen> => ({
    id,
    words,
    cell: one => {
      const own = ownOf(one)
      if (!own) return null
      return (
        <InlineCell
          done={say.saved}
          label={say.ofKitchen(words, one.kitchen)}
          save={typed => set(one.kitchen, { ...own, [id]: minuteOf(typed) })}
          type="time"
          value={clockOf(own[id])}
        >
          {formatClock(clockOf(own[id]), locale)}
        </InlineCell>
      )
    },
    csv: one => clockOf(ownOf(one)?.[id] ?? 0),
    end: true,
  })
  return [
    {
      id: 'kitchen',
      words: say.kitchen,
      cell: ({ kitchen }) => kitchenName(kitchen),
      csv: ({ kitchen }) => kitchenName(kitchen),
    },
    {
      id: 'needed',
      words: say.neededHead,
      cell: one => <Needed kitchen={one} />,
      csv: ({ needed }) => needed,
    },
    {
      id: 'vans',
      words: say.vanCount,
      cell: one => {
        const own = ownOf(one)
        if (!own) return <span className="of-meta">{say.noVans}</span>
        return (
          <InlineCell
            done={say.saved}
            inputMode="numeric"
            label={say.ofKitchen(say.vanCount, one.kitchen)}
            save={typed => set(one.kitchen, { ...own, vans: Number(typed) })}
            type="number"
            value={String(own.vans)}
          />
        )
      },
      csv: one => ownOf(one)?.vans ?? null,
      end: true,
    },
    clock('shiftFrom', say.shiftFrom),
    clock('shiftUntil', say.shiftUntil),
  ]
}

/** The vans that the plan needs, of those that there are. */
function Needed({ kitchen }: { kitchen: Kitchen }) {
  const say = useMessages(adminRouteMessages)
  const { needed } = kitchen
  const vans = ownOf(kitchen)?.vans
  if (vans === undefined) return needed
  return (
    <>
      <Meter share={vans === 0 ? 1 : needed / vans} tone={needed > vans ? 'bad' : 'calm'} />{' '}
      {needed > vans ? (
        <State shape="warning" tone="bad">
          {say.short(needed, vans)}
        </State>
      ) : (
        <span>{say.of(needed, vans)}</span>
      )}
    </>
  )
}
