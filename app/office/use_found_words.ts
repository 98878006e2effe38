import { formatMoney } from '../../domain/money.ts'
import type { FoundBy } from '../../domain/search/find_household.ts'
import { formatShortWeekdayAndDay } from '../../i18n/dates.ts'
import { foundMessages } from '../../i18n/found.ts'
import { formatPhone } from '../../i18n/phones.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import type { FoundHousehold } from './use_found.ts'

/** By what a household was found, in words: `Visa 4242`, `box of Tue Dec 1`. @returns a function of what was found */
export function useMatchWords(): (found: Pick<FoundHousehold, 'matched' | 'client' | 'phone'>) => string {
  const say = useMessages(foundMessages)
  const locale = useLocale()
  return ({ matched: { by, words }, client, phone }) => {
    const said: Record<FoundBy, () => string> = {
      order: () => say.box(formatShortWeekdayAndDay(words, locale)),
      bag: () => words,
      reference: () => say.reference(words),
      gift_card: () => say.giftCard(formatMoney(Number(words), locale)),
      payment: () => words,
      email: () => client.email,
      phone: () => (phone === null ? '' : formatPhone(phone, locale)),
      name: () => client.email,
      address: () => words,
      postal: () => words,
      card: () => words,
      code: () => say.code(words),
    }
    return said[by]()
  }
}

/** What stands beside a household's name: what it was found by, its town, and whether a box waits for money. */
export function useFoundWords(): (found: FoundHousehold) => string {
  const say = useMessages(foundMessages)
  const locale = useLocale()
  const matchOf = useMatchWords()
  return found => {
    const { matched, city, next, unpaid, state } = found
    return [
      matchOf(found),
      matched.by !== 'address' && city,
      state === 'closed' ? say.closed : next && formatShortWeekdayAndDay(next.date, locale),
      unpaid && say.unpaid,
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
