// The data of the specimens: the look's own example, whose prices and taxes add up, in both languages.

import type { Locale } from '../../../../domain/brands.ts'
import { referenceTo } from '../../../../domain/pictures/reference.ts'
import type { ReceiptProps } from '../../../box/receipt.tsx'
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
    | 'short'
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

/** The specimens' data in a language; the brand changes only their look. */
export function samplesOf(locale: Locale): Samples {
  const samples = locale === 'en' ? samplesInEnglish : samplesInFrench
  const { receipt, dishes } = samples
  return {
    ...samples,
    dishes: dishes.map(dish => ({ ...dish, picture: samplePicture(dish.picture) })),
    receipt: {
      ...receipt,
      lines: receipt.lines.map(line => ({ ...line, picture: samplePicture(line.picture) })),
    },
  }
}

/** The picture of that name in any version: an address without a version leads to it. */
export function samplePicture(name: string | null): string | null {
  if (name === null) return name
  const folder = /^(freshprep|cookit)-/.test(name) ? 'packs' : 'dishes'
  return referenceTo({ folder, name, version: '0'.repeat(12), width: 800, height: 800, blur: '' })
}
