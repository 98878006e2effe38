// The additional sentence of a text message after the subject of its letter: the one thing to know or to do. Most subjects suffice.

import type { Voice } from './catalogue.ts'
import { formatClock } from './dates.ts'
import type { Letters } from './mail.ts'
import { wordsOf } from './mail_words.ts'

type FactsOf<T extends keyof Letters> = Parameters<Letters[T]['subject']>[0]
export type TextTails = { readonly [T in keyof Letters]?: (facts: FactsOf<T>) => string } & {
  readonly gift_bonus: () => string
}

/**
 * The first sentence of a text whose letter's subject names a person, a dish or what a household wrote: any of them may have a letter
 * that phones do not know, which would double the message, or be longer than it. The letter names it.
 */
export type TextHeads = {
  readonly items_added: (facts: FactsOf<'items_added'>) => string
  readonly product_corrected: (facts: FactsOf<'product_corrected'>) => string
  readonly change_noted: (facts: FactsOf<'change_noted'>) => string
  readonly referral_credited: (facts: FactsOf<'referral_credited'>) => string
  readonly gift_receipt: () => string
  readonly gift_given_back: (facts: { amountCents: number }) => string
}

export function englishHeads(voice: Voice): TextHeads {
  const { day, money } = wordsOf(voice)
  return {
    items_added: ({ deliveryDate, totalCents }) =>
      `${money(totalCents)} charged for an item added to your box for ${day(deliveryDate)}`,
    product_corrected: ({ deliveryDate }) => `A change in your box for ${day(deliveryDate)}`,
    change_noted: ({ bare }) => `${bare}. See your email for details`,
    referral_credited: ({ amountCents }) => `${money(amountCents)} for you: your friend got their first box`,
    gift_receipt: () => 'Your gift card is paid for. The receipt is in your email',
    gift_given_back: ({ amountCents }) => `We’ve refunded ${money(amountCents)} for a gift card`,
  }
}

export function frenchHeads(voice: Voice): TextHeads {
  const { day, money } = wordsOf(voice)
  const inMail = voice.pick({ freshprep: 'dans vos courriels', cookit: 'dans tes courriels' })
  return {
    items_added: ({ deliveryDate, totalCents }) =>
      `Payé : ${money(totalCents)} pour un ajout à ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day(deliveryDate)}`,
    product_corrected: ({ deliveryDate }) =>
      `Un changement dans ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day(deliveryDate)}`,
    change_noted: ({ bare }) => `${bare}. Les détails sont ${inMail}`,
    referral_credited: ({ amountCents }) =>
      `${money(amountCents)} de crédit : la première boîte de la personne invitée est livrée`,
    gift_receipt: () => `La carte-cadeau est payée. Le détail est ${inMail}`,
    gift_given_back: ({ amountCents }) => `Remboursement de ${money(amountCents)} pour une carte-cadeau`,
  }
}

export function englishTexts(voice: Voice): TextTails {
  const { day, window } = wordsOf(voice)
  const notYou = () => 'Not you? Contact us right away.'
  const windowed = (box: Parameters<typeof window>[0]) => `Arriving ${window(box)}.`
  return {
    welcome: box => `Your first box arrives ${day(box.deliveryDate)}, ${window(box)}.`,
    order_skipped: () => 'You won’t be charged.',
    order_unskipped: windowed,
    delivery_moved: windowed,
    delivery_again: windowed,
    minimum_not_met: () => 'You weren’t charged.',
    nothing_safe: () => 'You weren’t charged.',
    payment_declined: () => 'Update your payment before we pack it.',
    payment_needs_action: () => 'Confirm in your account before we pack it.',
    order_cancelled: () => 'It wasn’t paid in time. You weren’t charged.',
    claim_declined: () => 'See your email for details.',
    card_changed: notYou,
    password_changed: notYou,
    sign_in_changed: notYou,
    email_changed: notYou,
    delivered: () => 'Keep it cold and eat it within 4 days.',
    shortage_asked: () => 'Choose on your box page.',
    product_corrected: ({ outcome }) =>
      outcome === 'warned' ? 'Before you eat, read our email.' : 'See your email for details.',
    returnables_unpaid: () => 'Update your payment in your account.',
    card_expiring: () => 'Add a new one in your account.',
    pickup_missed: () => 'Book another in your account.',
    returnables_overdue: ({ feeFrom }) => `From ${day(feeFrom)}, we may bill you for them.`,
    resumes_soon: ({ chargeDate }) => `We’ll charge it ${day(chargeDate)}.`,
    data_ready: () => 'Get it in your settings.',
    erasure_planned: () => 'You can cancel in your settings until then.',
    gift_bonus: () => 'Thanks for the gift card you sent.',
    order_reminder: ({ cutoffDate }) => `Choose by ${day(cutoffDate)}.`,
    skipped_reminder: ({ cutoffDate }) => `Undo the skip by ${day(cutoffDate)}.`,
    driver_named: ({ link }) => `Your page: ${link}`,
    route_given: ({ leaves, link }) => `It leaves at ${formatClock(leaves, 'en')}. Its stops: ${link}`,
    route_taken: () => 'Already on the road? Call the kitchen.',
  }
}

export function frenchTexts(voice: Voice): TextTails {
  const { day, window } = wordsOf(voice)
  const notYou = () =>
    voice.pick({
      freshprep: 'Ce n’était pas vous? Écrivez-nous sans tarder.',
      cookit: 'Ce n’était pas toi? Écris-nous vite.',
    })
  const windowed = (box: Parameters<typeof window>[0]) =>
    voice.pick({ freshprep: `Attendez-la de ${window(box)}.`, cookit: `Attends-la de ${window(box)}.` })
  const inAccount = voice.pick({ freshprep: 'dans votre compte', cookit: 'dans ton compte' })
  const inSettings = voice.pick({ freshprep: 'dans vos réglages', cookit: 'dans tes réglages' })
  const nothingCharged = () => 'Rien n’a été facturé.'
  return {
    welcome: box =>
      `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} première boîte arrive le ${day(box.deliveryDate)}, de ${window(box)}.`,
    order_skipped: () => 'Rien n’est facturé.',
    order_unskipped: windowed,
    delivery_moved: windowed,
    delivery_again: windowed,
    minimum_not_met: nothingCharged,
    nothing_safe: nothingCharged,
    payment_declined: () =>
      `${voice.pick({ freshprep: 'Payez', cookit: 'Paie' })} autrement ${inAccount} avant l’emballage.`,
    payment_needs_action: () =>
      `${voice.pick({ freshprep: 'Confirmez-le', cookit: 'Confirme-le' })} ${inAccount} avant l’emballage.`,
    order_cancelled: () => 'Elle n’a pas été payée à temps. Rien n’a été facturé.',
    claim_declined: () =>
      `Notre réponse est dans ${voice.pick({ freshprep: 'vos', cookit: 'tes' })} courriels.`,
    card_changed: notYou,
    password_changed: notYou,
    sign_in_changed: notYou,
    email_changed: notYou,
    delivered: () =>
      voice.pick({
        freshprep: 'Gardez tout au froid et mangez-le d’ici 4 jours.',
        cookit: 'Garde tout au froid et mange-le d’ici 4 jours.',
      }),
    product_corrected: ({ outcome }) =>
      outcome === 'warned'
        ? voice.pick({
            freshprep: 'À lire avant de manger : notre courriel.',
            cookit: 'À lire avant de manger : notre courriel.',
          })
        : `Les détails sont dans ${voice.pick({ freshprep: 'vos', cookit: 'tes' })} courriels.`,
    shortage_asked: () =>
      voice.pick({
        freshprep: 'Répondez sur la page de la boîte.',
        cookit: 'Réponds sur la page de la boîte.',
      }),
    returnables_unpaid: () =>
      `${voice.pick({ freshprep: 'Changez', cookit: 'Change' })} de mode de paiement ${inAccount}.`,
    card_expiring: () =>
      `${voice.pick({ freshprep: 'Ajoutez-en', cookit: 'Ajoutes-en' })} une autre ${inAccount}.`,
    pickup_missed: () =>
      `${voice.pick({ freshprep: 'Réservez', cookit: 'Réserve' })}-en une autre ${inAccount}.`,
    returnables_overdue: ({ feeFrom }) => `Ils peuvent donner lieu à des frais dès le ${day(feeFrom)}.`,
    resumes_soon: ({ chargeDate }) => `Paiement le ${day(chargeDate)}.`,
    data_ready: () => `Elle est ${inSettings}.`,
    erasure_planned: () =>
      `${voice.pick({ freshprep: 'Vous pouvez', cookit: 'Tu peux' })} y renoncer d’ici là ${inSettings}.`,
    gift_bonus: () =>
      `Merci pour la carte-cadeau que ${voice.pick({ freshprep: 'vous avez offerte', cookit: 'tu as offerte' })}.`,
    order_reminder: ({ cutoffDate }) =>
      `${voice.pick({ freshprep: 'Vous avez', cookit: 'Tu as' })} jusqu’au ${day(cutoffDate)}.`,
    skipped_reminder: ({ cutoffDate }) =>
      `${voice.pick({ freshprep: 'Vous pouvez', cookit: 'Tu peux' })} la remettre jusqu’au ${day(cutoffDate)}.`,
    driver_named: ({ link }) =>
      voice.pick({ freshprep: `Votre page : ${link}`, cookit: `Ta page : ${link}` }),
    route_given: ({ leaves, link }) => `Départ à ${formatClock(leaves, 'fr')}. Le trajet : ${link}`,
    route_taken: () =>
      voice.pick({
        freshprep: 'Déjà en route? Appelez la cuisine.',
        cookit: 'Déjà en route? Appelle la cuisine.',
      }),
  }
}
