// Letters about a household’s boxes: its first one, and boxes skipped, brought back and moved.

import { formatWallClock } from '../dates.ts'
import type { AgreedPlan, Box, BoxInWindow, Letter, LettersOf } from './letter.ts'
import { paragraphs, wordsOf } from './words.ts'

/** The terms a household agreed to; cents, ISO dates, and the first box’s cutoff by the brand’s clock. */
interface Agreed {
  cutoffLocal: string
  chargeDate: string
  nextChargeDate: string
  plan: AgreedPlan
  firstCents: number
  weekCents: number
  address: string
}

interface OrderLetters {
  welcome: Letter<BoxInWindow & Agreed>
  order_skipped: Letter<Box>
  /** `missing`: chosen products that are sold out, in the reader's language. */
  order_unskipped: Letter<BoxInWindow & { missing: readonly string[] }>
  delivery_moved: Letter<BoxInWindow & { fromDate: string }>
}

export const orderLetters: LettersOf<OrderLetters> = {
  en: voice => {
    const { day, window, money, plan, list } = wordsOf(voice)
    return {
      welcome: {
        subject: () => voice.pick({ freshprep: 'Welcome to Fresh Prep', cookit: 'You’re in!' }),
        body: box =>
          voice.pick({
            freshprep: `Thanks for signing up. Your first box arrives ${day(box.deliveryDate)}, ${window(box)}. We’ll charge it on ${day(box.chargeDate)}.\n\nChoose your meals, move it or skip it by ${formatWallClock(box.cutoffLocal, 'en')}. If you don’t choose, we’ll pick based on your preferences.\n\nYour plan: ${plan(box.plan)}.\nFirst box: ${money(box.firstCents)}, tax and delivery included. After that: ${money(box.weekCents)} a week, next charged ${day(box.nextChargeDate)}, then weekly until you pause or close.\nDelivered to: ${box.address}.\n\nTo stop, skip any week, or pause or close your account in your settings, anytime, at no cost. You can stop a box until its cutoff.`,
            cookit: `Welcome to the table! Your first box lands ${day(box.deliveryDate)}, ${window(box)}. We’ll charge it ${day(box.chargeDate)}, not before.\n\nPick what you feel like eating by ${formatWallClock(box.cutoffLocal, 'en')}. No time? We’ll choose based on what you like.\n\nYour plan: ${plan(box.plan)}.\nFirst box: ${money(box.firstCents)}, tax and delivery included. After that: ${money(box.weekCents)} a week, next charged ${day(box.nextChargeDate)}, then weekly until you pause or close.\nIt goes to: ${box.address}.\n\nWant to stop? Skip any week, or pause or close your account in your settings, anytime, for free. You can stop a box until its cutoff.`,
          }),
        action: voice.pick({ freshprep: 'Choose my meals', cookit: 'Pick my meals' }),
        textTail: box => `Your first box arrives ${day(box.deliveryDate)}, ${window(box)}.`,
      },
      order_skipped: {
        subject: box => `You’ve skipped your box for ${day(box.deliveryDate)}`,
        body: box =>
          voice.pick({
            freshprep: `Your box for ${day(box.deliveryDate)} is skipped. No delivery, no charge.\n\nChanged your mind? You can undo the skip until the cutoff.`,
            cookit: `No box on ${day(box.deliveryDate)}, and no charge.\n\nChanged your mind? You can undo the skip until the cutoff.`,
          }),
        action: 'See my boxes',
        textTail: () => 'You won’t be charged.',
      },
      order_unskipped: {
        subject: box => `Your box for ${day(box.deliveryDate)} is back on`,
        body: box =>
          paragraphs(
            `Your box will arrive ${day(box.deliveryDate)}, ${window(box)}.`,
            box.missing.length > 0 &&
              `These sold out while the week was skipped, so we removed them from your box:\n${list(box.missing)}`,
          ),
        action: 'Choose my meals',
        textTail: box => `Arriving ${window(box)}.`,
      },
      delivery_moved: {
        subject: box => `Your box now arrives ${day(box.deliveryDate)}`,
        body: box =>
          `Your box for ${day(box.fromDate)} now arrives ${day(box.deliveryDate)}, ${window(box)}.\n\nYour other boxes aren’t affected.`,
        action: 'See my box',
        textTail: box => `Arriving ${window(box)}.`,
      },
    }
  },
  fr: voice => {
    const { day, window, money, plan, list } = wordsOf(voice)
    return {
      welcome: {
        subject: () => voice.pick({ freshprep: 'Votre forfait est en place', cookit: 'Bienvenue à table!' }),
        body: box =>
          voice.pick({
            freshprep: `Merci de votre inscription. Votre première boîte arrive le ${day(box.deliveryDate)}, de ${window(box)}, et sera facturée le ${day(box.chargeDate)}.\n\nVous pouvez en choisir les plats, la déplacer ou la sauter jusqu’au ${formatWallClock(box.cutoffLocal, 'fr')}. Sans choix de votre part, nous choisirons selon vos goûts.\n\nVotre forfait\u00a0: ${plan(box.plan)}.\nPremière boîte\u00a0: ${money(box.firstCents)}, taxes et livraison comprises. Ensuite\u00a0: ${money(box.weekCents)} par semaine; la prochaine boîte sera facturée le ${day(box.nextChargeDate)}, puis une chaque semaine tant que vous ne mettez pas le compte en pause ou ne le fermez pas.\nLivraison au\u00a0: ${box.address}.\n\nPour arrêter\u00a0: sautez une semaine, mettez votre compte en pause ou fermez-le dans vos réglages, en tout temps et sans frais. Une boîte peut être sautée jusqu’à son heure limite.`,
            cookit: `C’est parti! Ta première boîte arrive le ${day(box.deliveryDate)}, de ${window(box)}. Elle est facturée le ${day(box.chargeDate)}, pas avant.\n\nVa choisir ce qui te tente\u00a0: tu as jusqu’au ${formatWallClock(box.cutoffLocal, 'fr')}. Pas le temps? On choisit pour toi, selon tes goûts.\n\nTon forfait\u00a0: ${plan(box.plan)}.\nPremière boîte\u00a0: ${money(box.firstCents)}, taxes et livraison comprises. Ensuite\u00a0: ${money(box.weekCents)} par semaine; la prochaine boîte sera facturée le ${day(box.nextChargeDate)}, puis une chaque semaine tant que tu ne mets pas ton compte en pause ou ne le fermes pas.\nElle va au\u00a0: ${box.address}.\n\nTu veux arrêter? Saute une semaine, mets ton compte en pause ou ferme-le dans tes réglages, n’importe quand et sans frais. Une boîte peut être sautée jusqu’à son heure limite.`,
          }),
        action: voice.pick({ freshprep: 'Choisir vos plats', cookit: 'Choisir mes plats' }),
        textTail: box =>
          `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} première boîte arrive le ${day(box.deliveryDate)}, de ${window(box)}.`,
      },
      order_skipped: {
        subject: box =>
          `Sautée\u00a0: ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day(box.deliveryDate)}`,
        body: box =>
          voice.pick({
            freshprep: `Votre boîte du ${day(box.deliveryDate)} est sautée. Rien n’est facturé ni livré ce jour-là.\n\nVous pouvez la remettre jusqu’à l’heure limite.`,
            cookit: `Pas de boîte le ${day(box.deliveryDate)}, et rien à payer.\n\nTu changes d’idée? Tu peux la remettre jusqu’à l’heure limite.`,
          }),
        action: voice.pick({ freshprep: 'Voir vos boîtes', cookit: 'Voir mes boîtes' }),
        textTail: () => 'Rien n’est facturé.',
      },
      order_unskipped: {
        subject: box =>
          `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} boîte du ${day(box.deliveryDate)} est de retour`,
        body: box =>
          paragraphs(
            voice.pick({
              freshprep: `Votre boîte arrivera bel et bien le ${day(box.deliveryDate)}, de ${window(box)}.`,
              cookit: `Finalement, ta boîte arrive le ${day(box.deliveryDate)}, de ${window(box)}.`,
            }),
            box.missing.length > 0 &&
              voice.pick({
                freshprep: `Épuisé entre-temps, et retiré de votre boîte :\n${list(box.missing)}`,
                cookit: `Épuisé entre-temps, donc plus dans ta boîte :\n${list(box.missing)}`,
              }),
          ),
        action: voice.pick({ freshprep: 'Choisir les plats', cookit: 'Choisir les plats' }),
        textTail: box =>
          voice.pick({
            freshprep: `Attendez-la de ${window(box)}.`,
            cookit: `Attends-la de ${window(box)}.`,
          }),
      },
      delivery_moved: {
        subject: box =>
          `Déplacée\u00a0: ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte arrive le ${day(box.deliveryDate)}`,
        body: box =>
          voice.pick({
            freshprep: `Votre boîte du ${day(box.fromDate)} arrivera plutôt le ${day(box.deliveryDate)}, de ${window(box)}.\n\nVos autres boîtes gardent leur jour.`,
            cookit: `Ta boîte du ${day(box.fromDate)} arrive plutôt le ${day(box.deliveryDate)}, de ${window(box)}.\n\nTes autres boîtes gardent leur jour.`,
          }),
        action: 'Voir la boîte',
        textTail: box =>
          voice.pick({
            freshprep: `Attendez-la de ${window(box)}.`,
            cookit: `Attends-la de ${window(box)}.`,
          }),
      },
    }
  },
}
