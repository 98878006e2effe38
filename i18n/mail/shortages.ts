// The letter about a product that the kitchen has not enough of.

import type { Diet } from '../../domain/catalogue/types.ts'
import type { AddedFlesh } from '../../domain/substitution.ts'
import { formatClock } from '../dates.ts'
import { shortageMessages } from '../shortages.ts'
import type { Box, Letter, LettersOf } from './letter.ts'
import { wordsOf } from './words.ts'

interface ShortageLetters {
  /**
   * `product`, `short` (an ingredient of it; null where the whole product is short), `instead` and allergens in the reader's
   * language; `until`: brand wall clock, `2026-11-28T17:00`.
   */
  shortage_asked: Letter<
    Box & {
      product: string
      short: string | null
      replacement: string
      gained: readonly string[]
      lost: readonly string[]
      flesh: readonly AddedFlesh[]
      diets: readonly Diet[]
      /** Whether the household may take the replacement. */
      fits: boolean
      standard: 'accept' | 'drop'
      /** Null where the time to answer was over before the box was paid. */
      until: string | null
    }
  >
}

export const shortageLetters: LettersOf<ShortageLetters> = {
  en: voice => {
    const { day } = wordsOf(voice)
    return {
      shortage_asked: {
        subject: box =>
          box.until === null
            ? `A substitute in your box for ${day(box.deliveryDate)}`
            : `We’ve run short for your box on ${day(box.deliveryDate)}: your choice?`,
        body: ({ deliveryDate, product, short, replacement, fits, standard, until, ...changed }) => {
          const what = short
            ? `We don’t have enough ${short} for “${product}” in your box for ${day(deliveryDate)}.`
            : `We don’t have enough “${product}” for your box for ${day(deliveryDate)}.`
          const { differs, onlyYes, silence, unsafe } = shortageMessages(voice.brand, 'en')
          if (until === null) return `${what}\n\nWe’ll send ${replacement} instead. ${differs(changed)}`
          const offer = fits ? `We can send ${replacement} instead. ${differs(changed)}` : unsafe
          const otherwise =
            standard === 'accept'
              ? `If we don’t hear from you, we’ll send ${replacement}.`
              : [fits ? onlyYes : '', silence.drop(product)].join(' ').trim()
          const choices = fits
            ? `You can take it, swap it for something else, or leave out “${product}” for a refund.`
            : `You can choose something else, or leave out “${product}” for a refund.`
          const [date = '', time = ''] = until.split('T')
          return `${what}\n\n${offer}\n\n${choices} Let us know by ${day(date)} at ${formatClock(time, 'en')}. ${otherwise}`
        },
        action: 'Make my choice',
        textTail: () => 'Choose on your box page.',
      },
    }
  },
  fr: voice => {
    const { day } = wordsOf(voice)
    const nb = '\u00a0'
    return {
      shortage_asked: {
        subject: box =>
          box.until === null
            ? `Un remplacement dans ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day(box.deliveryDate)}`
            : voice.pick({
                freshprep: `Un changement dans votre boîte du ${day(box.deliveryDate)}${nb}: qu’en dites-vous?`,
                cookit: `Un changement dans ta boîte du ${day(box.deliveryDate)}${nb}: tu préfères quoi?`,
              }),
        body: ({ deliveryDate, product, short, replacement, fits, standard, until, ...changed }) => {
          const box = voice.pick({ freshprep: 'votre boîte', cookit: 'ta boîte' })
          const what = short
            ? `Il nous manque un ingrédient (${short}) pour «${nb}${product}${nb}», dans ${box} du ${day(deliveryDate)}.`
            : `Il nous manque «${nb}${product}${nb}» pour ${box} du ${day(deliveryDate)}.`
          const { differs, onlyYes, unsafe } = shortageMessages(voice.brand, 'fr')
          if (until === null)
            return `${what}\n\n${voice.pick({ freshprep: 'Nous mettons à la place', cookit: 'On met à la place' })}${nb}: ${replacement}. ${differs(changed)}`
          const offer = fits
            ? `${voice.pick({ freshprep: 'Nous pouvons mettre à la place', cookit: 'On peut mettre à la place' })}${nb}: ${replacement}. ${differs(changed)}`
            : unsafe
          const choices = fits
            ? voice.pick({
                freshprep:
                  'Vous pouvez l’accepter, choisir autre chose, ou vous en passer, contre remboursement.',
                cookit: 'Tu peux l’accepter, choisir autre chose, ou t’en passer, contre remboursement.',
              })
            : voice.pick({
                freshprep: 'Vous pouvez choisir autre chose, ou vous en passer, contre remboursement.',
                cookit: 'Tu peux choisir autre chose, ou t’en passer, contre remboursement.',
              })
          const [date = '', time = ''] = until.split('T')
          const tell = `${voice.pick({ freshprep: 'Dites-le-nous', cookit: 'Dis-le-nous' })} avant le ${day(date)} à ${formatClock(time, 'fr')}.`
          const otherwise =
            standard === 'accept'
              ? `Sans nouvelles de ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} part, ce sera ${replacement}.`
              : [
                  fits ? onlyYes : '',
                  voice.pick({
                    freshprep: `Sans nouvelles de votre part, nous retirons «${nb}${product}${nb}» et le remboursons.`,
                    cookit: `Sans nouvelles de ta part, on retire «${nb}${product}${nb}» et on le rembourse.`,
                  }),
                ]
                  .join(' ')
                  .trim()
          return `${what}\n\n${offer}\n\n${choices} ${tell} ${otherwise}`
        },
        action: 'Choisir',
        textTail: () =>
          voice.pick({
            freshprep: 'Répondez sur la page de la boîte.',
            cookit: 'Réponds sur la page de la boîte.',
          }),
      },
    }
  },
}
