// Letters about what boxes cost: a price that rises from a date on, with what was and what will be, and a box that costs another amount.
// Quebec's Consumer Protection Act says what the first one has to say.

import type { Box, Letter, LettersOf } from './letter.ts'
import { paragraphs, wordsOf } from './words.ts'

/** What boxes cost from a delivery date on. */
export interface PriceChange {
  what: 'serving' | 'meal' | 'minimum' | 'volume'
  /** Of the plan; null where it is not the price of a serving. */
  people: number | null
  recipes: number | null
  /** ISO dates: the first delivery date, and the last day to refuse. */
  from: string
  refuseBy: string
  /** It stays as it was after all. */
  takenBack: boolean
  before: PriceValue
  after: PriceValue
}

/** Cents, or the steps of the volume discount: what is not meant is 0 and empty. */
interface PriceValue {
  cents: number
  steps: readonly { meals: number; percent: number }[]
}

interface PriceLetters {
  price_change: Letter<PriceChange>
  /** `why`: a price went down, or the law changed a tax. */
  box_repriced: Letter<Box & { beforeCents: number; totalCents: number; why: 'price' | 'tax' }>
}

export const priceLetters: LettersOf<PriceLetters> = {
  en: voice => {
    const { day, money } = wordsOf(voice)
    const steps = (of: PriceChange['before']['steps']) =>
      of.map(({ meals, percent }) => `${percent}% from ${meals} meals`).join(', ') || 'none'
    const names = {
      serving: 'Your plan’s price',
      meal: 'The price of a meal',
      minimum: 'The minimum order',
      volume: 'The volume discount',
    }
    const value = ({ what, people, recipes }: PriceChange, of: PriceChange['before']) => {
      if (what === 'volume') return steps(of.steps)
      if (what !== 'serving') return money(of.cents)
      return `${money(of.cents)} a serving, ${money(of.cents * (people ?? 1) * (recipes ?? 1))} a week for ${recipes} recipes for ${people}`
    }
    return {
      price_change: {
        subject: ({ what, from, takenBack }) =>
          takenBack ? `${names[what]} stays the same` : `${names[what]} changes ${day(from)}`,
        body: change => {
          const { what, from, refuseBy, takenBack, before, after } = change
          if (takenBack) {
            return paragraphs(
              `We told you that ${names[what].toLowerCase()} would change ${day(from)}. It doesn’t: it stays at ${value(change, after)}.`,
              'There’s nothing to do.',
            )
          }
          return paragraphs(
            `${names[what]} changes with the boxes delivered from ${day(from)}. Boxes delivered before then keep today’s price.`,
            `Now: ${value(change, before)}.\nFrom ${day(from)}: ${value(change, after)}. Taxes and extras come on top, as they do now.`,
            `You can refuse this change until ${day(refuseBy)}: close your account in your settings, or contact us. It costs nothing.`,
          )
        },
        action: 'See my plan',
      },
      box_repriced: {
        subject: ({ deliveryDate }) => `A new total for your box for ${day(deliveryDate)}`,
        body: ({ deliveryDate, beforeCents, totalCents, why }) =>
          paragraphs(
            `Your box for ${day(deliveryDate)} now costs ${money(totalCents)} instead of ${money(beforeCents)}.`,
            why === 'tax'
              ? 'A tax on what’s in it changes by then. You can change your box until its cutoff.'
              : 'We’ve lowered a price. There’s nothing to do.',
          ),
        action: 'See my box',
      },
    }
  },
  fr: voice => {
    const { day, money } = wordsOf(voice)
    const steps = (of: PriceChange['before']['steps']) =>
      of.map(({ meals, percent }) => `${percent} % à partir de ${meals} plats`).join(', ') || 'aucun'
    const your = voice.pick({ freshprep: 'votre', cookit: 'ton' })
    const names = {
      serving: `Le prix de ${your} forfait`,
      meal: 'Le prix d’un plat prêt à manger',
      minimum: 'Le montant de la commande minimale',
      volume: 'Le rabais de volume',
    }
    const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
    const value = ({ what, people, recipes }: PriceChange, of: PriceChange['before']) => {
      if (what === 'volume') return steps(of.steps)
      if (what !== 'serving') return money(of.cents)
      return `${money(of.cents)} la portion, soit ${money(of.cents * (people ?? 1) * (recipes ?? 1))} par semaine pour ${recipes} recettes et ${people} personnes`
    }
    return {
      price_change: {
        subject: ({ what, from, takenBack }) =>
          takenBack ? `${names[what]} ne change pas` : `${names[what]} change le ${day(from)}`,
        body: change => {
          const { what, from, refuseBy, takenBack, before, after } = change
          if (takenBack) {
            return paragraphs(
              `Un changement était annoncé pour le ${day(from)} : ${small(names[what])}. Il n’aura pas lieu. Le montant reste le même : ${value(change, after)}.`,
              voice.pick({ freshprep: 'Vous n’avez rien à faire.', cookit: 'Tu n’as rien à faire.' }),
            )
          }
          return paragraphs(
            `${names[what]} change à partir des boîtes livrées le ${day(from)}. Les boîtes livrées avant cette date gardent le prix actuel.`,
            `Maintenant : ${value(change, before)}.\nÀ partir du ${day(from)} : ${value(change, after)}. Les taxes et les extras s’ajoutent, comme maintenant.`,
            voice.pick({
              freshprep: `Vous pouvez refuser ce changement jusqu’au ${day(refuseBy)} : fermez votre compte dans vos réglages, ou écrivez-nous. C’est sans frais.`,
              cookit: `Tu peux refuser ce changement jusqu’au ${day(refuseBy)} : ferme ton compte dans tes réglages, ou écris-nous. C’est sans frais.`,
            }),
          )
        },
        action: voice.pick({ freshprep: 'Voir mon forfait', cookit: 'Voir mon forfait' }),
      },
      box_repriced: {
        subject: ({ deliveryDate }) => `Un nouveau total pour la boîte du ${day(deliveryDate)}`,
        body: ({ deliveryDate, beforeCents, totalCents, why }) =>
          paragraphs(
            `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} boîte du ${day(deliveryDate)} coûte maintenant ${money(totalCents)}, au lieu de ${money(beforeCents)}.`,
            why === 'tax'
              ? voice.pick({
                  freshprep:
                    'Une taxe sur ce qu’elle contient change d’ici là. Vous pouvez la modifier jusqu’à l’heure limite.',
                  cookit:
                    'Une taxe sur ce qu’elle contient change d’ici là. Tu peux la modifier jusqu’à l’heure limite.',
                })
              : voice.pick({
                  freshprep: 'Un prix a baissé. Vous n’avez rien à faire.',
                  cookit: 'Un prix a baissé. Tu n’as rien à faire.',
                }),
          ),
        action: voice.pick({ freshprep: 'Voir ma boîte', cookit: 'Voir ma boîte' }),
      },
    }
  },
}
