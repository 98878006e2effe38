import { useRouteError } from 'react-router'
import { formatDay } from '../../../i18n/dates.ts'
import { menuMessages } from '../../../i18n/menu.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { EmptyState } from '../../components/panels.tsx'
import { NotFound } from '../../layout/not_found.tsx'

interface Thrown {
  status?: number
  data?: { weeks?: readonly string[] } | null
}

/** The 404 page, with the nearest weeks below it (rule 70). The site shows any other fault. */
export function NoWeek() {
  const failure = useRouteError()
  const { status, data } = (failure ?? {}) as Thrown
  const say = useMessages(menuMessages)
  const locale = useLocale()
  const to = useLinks()
  if (status !== 404 || !data?.weeks) throw failure
  return (
    <>
      <NotFound />
      {data.weeks.length > 0 && (
        <div className="page-width section">
          <EmptyState
            action={data.weeks.map(week => (
              <ButtonLink kind="secondary" key={week} to={to('menu', { date: week })}>
                {say.heading(formatDay(week, locale))}
              </ButtonLink>
            ))}
            title={say.noSuchWeek}
          >
            {say.nearestWeeks}
          </EmptyState>
        </div>
      )}
    </>
  )
}
