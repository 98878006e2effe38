// What the specimens show: the look's own example, whose prices and taxes add up, in both languages.

import type { Locale } from '../../../../domain/brands.ts'
import type { ReceiptProps } from '../../../components/receipt.tsx'
import { samplesInEnglish } from './samples_en.ts'
import { samplesInFrench } from './samples_fr.ts'

export interface SampleDish {
  picture: string | null
  name: string
  summary: string
  minutes?: number
  calories?: number
  mark?: string
}

export interface Samples {
  dishes: readonly SampleDish[]
  receipt: ReceiptProps
  gapWays: readonly { label: string; cents: number }[]
  servings: (count: number) => string
  perServing: string
  words: Record<
    | 'label'
    | 'hint'
    | 'error'
    | 'sentence'
    | 'title'
    | 'action'
    | 'left'
    | 'until'
    | 'closed'
    | 'weekday'
    | 'chosen'
    | 'chosenNote'
    | 'skippedTitle'
    | 'skippedNote'
    | 'opens'
    | 'minutes',
    string
  >
}

/** The specimens' data in a language; the brand only changes how they look. */
export function samplesOf(locale: Locale): Samples {
  return locale === 'en' ? samplesInEnglish : samplesInFrench
}
