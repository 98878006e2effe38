import type { Exclusions } from '../../../../domain/catalogue/fitting.ts'
import { formatDay } from '../../../../i18n/dates.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { type KnownDish, type Taste, weeksLeft, weeksWith } from './taste.ts'
import { settingsTasteMessages } from './words.ts'

/** How many dishes of each week ahead the exclusions leave: a notice where they leave out any, a warning where too many. */
export function Left({ exclusions, taste }: { exclusions: Exclusions; taste: Taste }) {
  const say = useMessages(settingsTasteMessages)
  const locale = useLocale()
  const weeks = weeksLeft(taste, exclusions)
  const tooFew = weeks.some(({ count, needed }) => count < needed)
  return (
    <div aria-live="polite" className="stack-tight">
      {weeks.some(({ count, all }) => count < all) && (
        <Banner tone={tooFew ? 'warn' : 'info'}>{say.warning[taste.kind]}</Banner>
      )}
      <ul className="text-muted">
        {weeks.map(({ week, count, needed }) => (
          <li key={week}>{say.week(formatDay(week, locale), count, needed)}</li>
        ))}
      </ul>
    </div>
  )
}

/** How many dishes of each week ahead match the household's likes. */
export function LikeThat({ taste, liked }: { taste: Taste; liked: (dish: KnownDish) => boolean }) {
  const say = useMessages(settingsTasteMessages)
  const locale = useLocale()
  return (
    <ul aria-live="polite" className="text-muted">
      {weeksWith(taste, liked).map(({ week, count, all }) => (
        <li key={week}>{say.likeThat(formatDay(week, locale), count, all)}</li>
      ))}
    </ul>
  )
}
