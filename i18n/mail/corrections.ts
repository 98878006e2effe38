// The letter to a household whose box holds a meal or an item that we corrected, or took off the menu.

import type { Diet } from '../../domain/catalogue/types.ts'
import type { AddedFlesh } from '../../domain/substitution.ts'
import { formatClock } from '../dates.ts'
import type { Box, Letter, LettersOf } from './letter.ts'
import { wordsOf } from './words.ts'

interface CorrectionLetters {
  /** `outcome`: what became of it in the box. `until`: brand wall clock, where the household is asked; null otherwise. */
  product_corrected: Letter<
    Box & {
      product: string
      outcome: 'kept' | 'replaced' | 'dropped' | 'asked' | 'warned'
      /** It was taken off the menu. */
      withdrawn: boolean
      replacement: string | null
      gained: readonly string[]
      lost: readonly string[]
      traces: readonly string[]
      flesh: readonly AddedFlesh[]
      diets: readonly Diet[]
      editable: boolean
      until: string | null
    }
  >
}

/** What was not right about it, by names in the reader's language. */
interface Differs {
  gained: readonly string[]
  lost: readonly string[]
  traces: readonly string[]
  flesh: readonly AddedFlesh[]
  diets: readonly Diet[]
}

const inSentences = (sentences: readonly (string | false)[]) => sentences.filter(Boolean).join(' ')

const english = {
  flesh: {
    meat: 'It contains meat.',
    other_meat: 'It contains a different meat than we listed.',
    fish: 'It contains fish or seafood.',
  },
  diets: {
    vegetarian: 'It isn’t vegetarian.',
    vegan: 'It isn’t vegan.',
    'keto-friendly': 'It isn’t keto-friendly.',
    'high-protein': 'It isn’t high in protein.',
  },
} as const satisfies { flesh: Record<AddedFlesh, string>; diets: Record<Diet, string> }

const french = {
  flesh: {
    meat: 'Il y a de la viande.',
    other_meat: 'La viande n’est pas celle qui était indiquée.',
    fish: 'Il y a du poisson ou des fruits de mer.',
  },
  diets: {
    vegetarian: { freshprep: 'Ce n’est pas végétarien.', cookit: 'Ce n’est pas végé.' },
    vegan: { freshprep: 'Ce n’est pas végane.', cookit: 'Ce n’est pas végane.' },
    'keto-friendly': { freshprep: 'Ce n’est pas céto.', cookit: 'Ce n’est pas céto.' },
    'high-protein': {
      freshprep: 'Ce n’est pas riche en protéines.',
      cookit: 'Ce n’est pas riche en protéines.',
    },
  },
} as const

export const correctionLetters: LettersOf<CorrectionLetters> = {
  en: voice => {
    const { day } = wordsOf(voice)
    const differs = ({ gained, lost, traces, flesh, diets }: Differs) =>
      inSentences([
        gained.length > 0 && `It contains allergens that we hadn’t listed: ${gained.join(', ')}.`,
        traces.length > 0 && `It may contain traces of: ${traces.join(', ')}.`,
        ...flesh.map(one => english.flesh[one]),
        ...diets.map(diet => english.diets[diet]),
        lost.length > 0 && `It doesn’t contain what we listed by mistake: ${lost.join(', ')}.`,
      ])
    return {
      product_corrected: {
        subject: ({ outcome, product, deliveryDate }) => {
          if (outcome === 'warned')
            return `Please don’t eat “${product}” from your box for ${day(deliveryDate)}`
          if (outcome === 'asked') return `“${product}” in your box for ${day(deliveryDate)}: your choice?`
          return `A change to “${product}” in your box for ${day(deliveryDate)}`
        },
        body: ({ outcome, product, deliveryDate, withdrawn, replacement, editable, until, ...changed }) => {
          const what = withdrawn
            ? `We’ve taken “${product}” off the menu. It was in your box for ${day(deliveryDate)}.`
            : `We’ve corrected what we say about “${product}”, which is in your box for ${day(deliveryDate)}.`
          const why = withdrawn ? '' : 'It doesn’t fit your exclusions. '
          const [date = '', time = ''] = until?.split('T') ?? []
          const by = until === null ? '' : ` Let us know by ${day(date)} at ${formatClock(time, 'en')}.`
          const then = {
            kept: `It stays in your box.${editable ? ' If you’d rather have something else, you can change your box until its cutoff.' : ''}`,
            replaced: `${why}We’ve put in “${replacement}” instead, and your total is up to date.${editable ? ' You can choose something else until your cutoff.' : ''}`,
            dropped: `${why}We’ve taken it out, and you don’t pay for it.${editable ? ' You can choose something else until your cutoff.' : ''}`,
            asked: `${why}You can choose something else, or leave it out for a refund.${by} If we don’t hear from you, we’ll leave it out and refund it.`,
            warned: `${why}Your box was already packed with it, so please don’t eat it. We’ve refunded it.`,
          }[outcome]
          return [what, differs(changed), then].filter(part => part !== '').join('\n\n')
        },
        action: 'See my box',
        textHead: ({ deliveryDate }) => `A change in your box for ${day(deliveryDate)}`,
        textTail: ({ outcome }) =>
          outcome === 'warned' ? 'Before you eat, read our email.' : 'See your email for details.',
      },
    }
  },
  fr: voice => {
    const { day } = wordsOf(voice)
    const nb = '\u00a0'
    const box = voice.pick({ freshprep: 'votre boîte', cookit: 'ta boîte' })
    const quoted = (name: string) => `«${nb}${name}${nb}»`
    const differs = ({ gained, lost, traces, flesh, diets }: Differs) =>
      inSentences([
        gained.length > 0 && `Allergènes qui n’étaient pas indiqués${nb}: ${gained.join(', ')}.`,
        traces.length > 0 && `Traces possibles${nb}: ${traces.join(', ')}.`,
        ...flesh.map(one => french.flesh[one]),
        ...diets.map(diet => voice.pick(french.diets[diet])),
        lost.length > 0 && `Allergènes indiqués par erreur${nb}: ${lost.join(', ')}.`,
      ])
    return {
      product_corrected: {
        subject: ({ outcome, product, deliveryDate }) => {
          if (outcome === 'warned')
            return voice.pick({
              freshprep: `Ne mangez pas ${quoted(product)}, dans votre boîte du ${day(deliveryDate)}`,
              cookit: `Ne mange pas ${quoted(product)}, dans ta boîte du ${day(deliveryDate)}`,
            })
          if (outcome === 'asked')
            return voice.pick({
              freshprep: `${quoted(product)} dans votre boîte du ${day(deliveryDate)}${nb}: que préférez-vous?`,
              cookit: `${quoted(product)} dans ta boîte du ${day(deliveryDate)}${nb}: tu préfères quoi?`,
            })
          return `Un changement à ${quoted(product)}, dans ${box} du ${day(deliveryDate)}`
        },
        body: ({ outcome, product, deliveryDate, withdrawn, replacement, editable, until, ...changed }) => {
          const what = withdrawn
            ? voice.pick({
                freshprep: `Nous avons retiré ${quoted(product)} du menu, et c’était dans votre boîte du ${day(deliveryDate)}.`,
                cookit: `On a retiré ${quoted(product)} du menu, et c’était dans ta boîte du ${day(deliveryDate)}.`,
              })
            : voice.pick({
                freshprep: `Nous avons corrigé la fiche de ${quoted(product)}, qui est dans votre boîte du ${day(deliveryDate)}.`,
                cookit: `On a corrigé la fiche de ${quoted(product)}, qui est dans ta boîte du ${day(deliveryDate)}.`,
              })
          const why = withdrawn
            ? ''
            : voice.pick({
                freshprep: 'Cela ne respecte pas vos exclusions. ',
                cookit: 'Ça ne respecte pas tes exclusions. ',
              })
          const other = editable
            ? voice.pick({
                freshprep: ' Vous pouvez choisir autre chose jusqu’à l’heure limite.',
                cookit: ' Tu peux choisir autre chose jusqu’à l’heure limite.',
              })
            : ''
          const [date = '', time = ''] = until?.split('T') ?? []
          const before = until === null ? '' : ` avant le ${day(date)} à ${formatClock(time, 'fr')}`
          const then = {
            kept: `${voice.pick({ freshprep: 'Le reste de votre boîte ne change pas.', cookit: 'Le reste de ta boîte ne change pas.' })}${other}`,
            replaced: `${why}${voice.pick({ freshprep: 'Nous avons mis à la place', cookit: 'On a mis à la place' })}${nb}: ${replacement}. ${voice.pick({ freshprep: 'Votre total est à jour.', cookit: 'Ton total est à jour.' })}${other}`,
            dropped: `${why}${voice.pick({ freshprep: 'Nous l’avons retiré, et vous ne le payez pas.', cookit: 'On l’a retiré, et tu ne le paies pas.' })}${other}`,
            asked: `${why}${voice.pick({
              freshprep: `Vous pouvez choisir autre chose, ou vous en passer, contre remboursement. Dites-le-nous${before}. Sans nouvelles de votre part, nous le retirons et le remboursons.`,
              cookit: `Tu peux choisir autre chose, ou t’en passer, contre remboursement. Dis-le-nous${before}. Sans nouvelles de ta part, on le retire et on le rembourse.`,
            })}`,
            warned: `${why}${voice.pick({
              freshprep: `Votre boîte était déjà préparée et le contient${nb}: ne le mangez pas. Nous vous l’avons remboursé.`,
              cookit: `Ta boîte était déjà préparée et le contient${nb}: ne le mange pas. On te l’a remboursé.`,
            })}`,
          }[outcome]
          return [what, differs(changed), then].filter(part => part !== '').join('\n\n')
        },
        action: 'Voir la boîte',
        textHead: ({ deliveryDate }) => `Un changement dans ${box} du ${day(deliveryDate)}`,
        textTail: ({ outcome }) =>
          outcome === 'warned'
            ? 'À lire avant de manger : notre courriel.'
            : `Les détails sont dans ${voice.pick({ freshprep: 'vos', cookit: 'tes' })} courriels.`,
      },
    }
  },
}
