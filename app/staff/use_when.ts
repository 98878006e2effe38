import { formatShortWallClock } from '../../i18n/dates.ts'
import { useLocale } from '../components/brand_context.tsx'

/** Says an instant, which the page's loader put on a brand's clocks. */
export function useWhen(): (clock: { date: string; time: string }) => string {
  const locale = useLocale()
  return ({ date, time }) => formatShortWallClock(`${date}T${time}`, locale)
}
