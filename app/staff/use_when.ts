import { wallClock } from '../../domain/time/zone.ts'
import { formatShortWallClock } from '../../i18n/dates.ts'
import { useBrand, useLocale } from '../components/brand_context.tsx'

/** Says an instant on the clocks of the page's brand. */
export function useWhen(): (instant: string) => string {
  const locale = useLocale()
  const { id: brand } = useBrand()
  return instant => {
    const { date, time } = wallClock(brand, instant)
    return formatShortWallClock(`${date}T${time}`, locale)
  }
}
