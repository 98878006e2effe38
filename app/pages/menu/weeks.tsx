import { useSearchParams } from 'react-router'
import { menuMessages } from '../../../i18n/menu.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { useLinks } from '../../components/links.ts'
import { WeekSwitcher } from '../../dishes/week_switcher.tsx'
import { useRootData } from '../../root_data.ts'
import { addressOf, type Menu } from './view.ts'

/** Three weeks around the open one, with arrows to their neighbours. Search and filters stay. */
export function Weeks({ menu }: { menu: Menu }) {
  const say = useMessages(menuMessages)
  const to = useLinks()
  const [search] = useSearchParams()
  const thisYear = useRootData()?.today.slice(0, 4)
  const addressAt = (week: string) => {
    const asked = addressOf(search)
    return to('menu', { date: week }) + (asked === '?' ? '' : asked)
  }
  const at = Math.max(
    0,
    menu.weeks.findIndex(week => week.week === menu.week),
  )
  const first = Math.min(Math.max(0, at - 1), Math.max(0, menu.weeks.length - 3))
  const address = (position: number) => {
    const week = menu.weeks[position]
    return week ? addressAt(week.week) : null
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
        year: week.week.slice(0, 4) === thisYear ? null : week.week.slice(0, 4),
        state: state(week),
        to: addressAt(week.week),
        current: week.week === menu.week,
      }))}
    />
  )
}
