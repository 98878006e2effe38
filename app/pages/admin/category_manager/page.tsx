// The order of a week's categories for the automatic choice, and what another order would change for whom.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { wallClock } from '../../../../domain/time/zone.ts'
import { adminChoiceMessages } from '../../../../i18n/admin_choice.ts'
import { formatClock, formatFullDay, formatShortDay } from '../../../../i18n/dates.ts'
import { officeMessages } from '../../../../i18n/office.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { sentences } from '../../../components/sentences.ts'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Strip } from '../../../office/strip.tsx'
import { CategoryOrder } from './category_order.tsx'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async (api, { brand }) => {
    const week = new URL(args.request.url).searchParams.get('week')
    const data = await api.get('weekly_categories.week_data', week ? { week } : {})
    // Computed on the server: a browser's time zones may be older.
    return { ...data, saved: data.saved && { by: data.saved.by, ...wallClock(brand, data.saved.at) } }
  })

type Data = ReturnType<typeof useLoaderData<typeof loader>>

export default function CategoryManager() {
  const data = useLoaderData<typeof loader>()
  const { week, weeks, saved, deliveries } = data
  const say = useMessages(adminChoiceMessages).ranking
  const locale = useLocale()
  return (
    <OfficePage
      end={week !== null && <Weeks week={week} weeks={weeks} />}
      lede={say.lede}
      page="categoryManager"
      title={say.title}
    >
      {week === null ? (
        <p className="of-none">{say.noMenu}</p>
      ) : (
        <CategoryOrder
          data={{ ...data, week }}
          key={`order ${week}`}
          said={sentences(
            !data.ranked && say.byMenu,
            saved &&
              say.saved(
                saved.by ?? say.somebody,
                formatFullDay(saved.date, locale),
                formatClock(saved.time, locale),
              ),
            !data.over && deliveries.chosen > 0 && say.deliveries(deliveries.chosen, deliveries.total),
          )}
        />
      )}
    </OfficePage>
  )
}

/** Weeks in the strip. */
const shown = 6

/** The weeks that have a menu, the chosen one among the first. */
function Weeks({ week, weeks }: { week: string; weeks: Data['weeks'] }) {
  const say = useMessages(adminChoiceMessages).ranking
  const strip = useMessages(officeMessages).strip
  const locale = useLocale()
  const chosen = weeks.findIndex(one => one.week === week)
  const from = Math.max(0, Math.min(chosen - 1, weeks.length - shown))
  const stops = weeks.slice(from, from + shown)
  return (
    <Strip
      after={weeks[from + shown]?.week ?? null}
      before={weeks[from - 1]?.week ?? null}
      chosen={week}
      name={strip.week}
      parameter="week"
      stops={stops.map(one => ({
        value: one.week,
        label: formatShortDay(one.week, locale),
        said: one.published ? (one.ranked ? say.ranked : say.unranked) : say.notOut,
      }))}
    />
  )
}
