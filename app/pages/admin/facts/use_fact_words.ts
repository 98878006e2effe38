import { type FactKind, type FactValues, phoneShown } from '../../../../domain/brand_facts/facts.ts'
import { formatWindow, weekdayName } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { claimNames } from './fact_fields.ts'
import { factsWords } from './words.ts'

/** A fact's value in a few words. */
export function useFactWords(): (kind: FactKind, value: object) => string {
  const say = useMessages(factsWords)
  const locale = useLocale()
  const dayOf = (day: number) => weekdayName(day, locale)
  const wordsOf: { readonly [K in FactKind]: (value: FactValues[K]) => string } = {
    phone: ({ number }) => phoneShown(number).shown,
    email: ({ address }) => address,
    pickups_email: ({ address }) => address,
    postal_address: ({ line }) => line,
    made_in: value => value[locale],
    region: value => value[locale],
    hours: ({ days }) =>
      days
        .map(({ fromDay, toDay, opens, closes }) => {
          const name = fromDay === toDay ? dayOf(fromDay) : `${dayOf(fromDay)} – ${dayOf(toDay)}`
          return `${name} ${formatWindow(opens, closes, locale)}`
        })
        .join(', '),
    links: value => say.count(Object.values(value).filter(Boolean).length),
    social: value =>
      Object.keys(value)
        .map(name => say.fields[name as keyof typeof say.fields])
        .join(', '),
    claims: value =>
      claimNames
        .flatMap(name => {
          const claim = value[name]
          return claim ? [`${say.fields[name]} ${claim.count}${claim.orMore ? '+' : ''}`] : []
        })
        .join(', '),
    promises: value => say.promises(value),
  }
  return (kind, value) => (wordsOf[kind] as (value: object) => string)(value) || say.none
}
