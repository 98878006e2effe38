import { formatMoneyShort, formatRate } from '../../../domain/money.ts'
import { formatDay } from '../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import type { TermValue } from './term_fields.ts'
import { termWords } from './term_words.ts'

/** A term's value in words: `$13.95`, `5% from 8, 9% from 14`. */
export function useValueWords(): (value: TermValue) => string {
  const { value: say, fields } = useMessages(termWords)
  const locale = useLocale()
  const money = (cents: number) => formatMoneyShort(cents, locale)
  const rate = (of: number) => formatRate(of, locale)
  /** Of `MM-DD`, in a year that has every day. */
  const dayOfYear = (day: string) => formatDay(`2028-${day}`, locale)
  return value => {
    if ('steps' in value) {
      const steps = value.steps.toSorted((a, b) => a.meals - b.meals)
      return steps.map(one => say.step(rate(one.rate), one.meals)).join(', ') || say.none
    }
    if ('taxes' in value)
      return value.taxes.map(tax => `${fields[tax.code]} ${rate(tax.rate)}`).join(', ') || say.none
    if ('window' in value) {
      const { window, percent, minimumCents } = value
      const days = window ? say.days(dayOfYear(window.from), dayOfYear(window.until)) : say.noDays
      return say.bonus(percent, money(minimumCents), days)
    }
    if ('standard' in value) return say.points(rate(value.standard), rate(value.loyal))
    if ('friendServings' in value) return say.referral(money(value.creditCents), value.friendServings)
    return money('cents' in value ? value.cents : value.creditCents)
  }
}
