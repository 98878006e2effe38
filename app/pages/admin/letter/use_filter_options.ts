import { planSizes } from '../../../../domain/plans.ts'
import { adminLetterMessages } from '../../../../i18n/admin_letters.ts'
import { planSaid, planWords } from '../../../../i18n/plan_words.ts'
import { provinceNames } from '../../../../i18n/provinces.ts'
import { zoneName } from '../../../../i18n/zones.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import type { ChosenField } from './draft.ts'

/** The name of a value of a filter. */
export function useFilterOptions(): (field: ChosenField, value: string) => string {
  const { standings, languages } = useMessages(adminLetterMessages)
  const { plan } = useMessages(planWords)
  const locale = useLocale()
  const names: Readonly<Record<ChosenField, (value: string) => string | undefined>> = {
    standings: value => standings[value as keyof typeof standings],
    provinces: value => provinceNames[locale][value as keyof (typeof provinceNames)[typeof locale]],
    plans: value => {
      const size = planSizes.find(({ id }) => id === value)
      return size && plan(planSaid(size, []))
    },
    languages: value => languages[value as keyof typeof languages],
    zones: zoneName,
  }
  return (field, value) => names[field](value) ?? value
}
