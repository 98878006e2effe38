// The refusals of codes, gift cards and closing (errors.ts), with the reason and its figures where there are any.

import type { ErrorCode } from '../contract/errors.ts'
import type { BrandId, Locale } from '../domain/brands.ts'
import { formatMoney } from '../domain/money.ts'
import { messages, type Voice } from './catalogue.ts'
import { formatDay } from './dates.ts'

export const englishMoneyErrors = (voice: Voice) => ({
  invalid_code: 'Invalid code',
  minimum_spend_not_met: 'Minimum Spend not met',
  code_expired: 'Invalid code: it has expired.',
  code_used_up: 'Invalid code: it has been used as often as it can be.',
  code_already_used: 'Invalid code: it has been used already.',
  code_new_only: 'Invalid code: it is for households that are new here.',
  code_returning_only: 'Invalid code: it is for households that have had a box before.',
  code_not_combinable:
    'Invalid code: it does not go together with the code you have. Take that one off first.',
  code_not_removable: 'This cannot be taken off any more: it has been used.',
  points_amount: 'A whole number of points, to add or, with a minus, to take away.',
  points_missing: 'You do not have that many points yet.',
  refund_nothing_left: 'Nothing of this can be refunded: it was not paid, or all of it has gone back.',
  refund_too_much: 'That is more than is left to refund.',
  claim_too_late: voice.pick({
    freshprep: 'This can be said up to seven days after the delivery. Please write or call us.',
    cookit: 'You can tell us here up to seven days after the delivery. After that, write or call us.',
  }),
  claim_waiting: 'You have told us about this already. Somebody is looking at it.',
  shortage_known: 'This was said to be short already.',
  shortage_over: 'This can no longer be decided: its time is over, or the box is being packed.',
  shortage_unfit: 'This cannot come instead. Choose something else.',
  other_driver: 'Another driver made these entries. They are sent when that driver signs in.',
  shift_invalid: 'The hours must end after they begin, on the same day.',
  shortage_until: 'Choose a time at least two hours from now and before the day of delivery.',
  photo_required: 'For this amount we need a photo of what was wrong. Add one, and send it again.',
  refund_amount: 'An amount in dollars and cents, above zero.',
  referral_own:
    'Invitations are for another household: this one shares an e-mail, phone, address or card with the one that invites. Everything else stays as it was.',
  referral_inactive: 'You can invite friends once your boxes are on their way.',
  gift_amount: 'A gift card is worth from $20 to $9,999.',
  gift_intent_invalid: 'This purchase is no longer open. Refresh the page and start again.',
  gift_already_bought: voice.pick({
    freshprep: 'The gift before this one is paid and on its way. Refresh the page to give another.',
    cookit: 'Your last gift is paid and on its way. Refresh the page to give another.',
  }),
  card_not_removable: 'This card pays your boxes. Make another one the default first.',
  paypal_not_approved: 'PayPal has not heard from you yet: approve the payment there, then come back.',
  paypal_refused: 'PayPal refused this payment. Try another account there, or pay by card.',
  paypal_unavailable: 'PayPal does not answer at the moment. Try again, or pay by card.',
})

export const frenchMoneyErrors = (voice: Voice) => ({
  invalid_code: 'Code non valide',
  minimum_spend_not_met: 'Achat minimum non atteint',
  code_expired: 'Code non valide : il est expiré.',
  code_used_up: 'Code non valide : il a été utilisé le nombre de fois permis.',
  code_already_used: 'Code non valide : il a déjà été utilisé.',
  code_new_only: 'Code non valide : il est réservé aux nouveaux foyers.',
  code_returning_only: 'Code non valide : il est réservé aux foyers qui ont déjà reçu une boîte.',
  code_not_combinable: voice.pick({
    freshprep: 'Code non valide : il ne se combine pas avec celui que vous avez. Retirez d’abord l’autre.',
    cookit: 'Code non valide : il ne se combine pas avec celui que tu as. Retire d’abord l’autre.',
  }),
  code_not_removable: 'On ne peut plus le retirer : il a servi.',
  refund_nothing_left: 'Il n’y a rien à rembourser ici : rien n’a été payé, ou tout a déjà été remboursé.',
  refund_too_much: 'C’est plus que ce qui reste à rembourser.',
  claim_too_late: voice.pick({
    freshprep: 'C’est possible jusqu’à sept jours après la livraison. Écrivez-nous ou appelez-nous.',
    cookit: 'C’est possible ici jusqu’à sept jours après la livraison. Après, écris-nous ou appelle-nous.',
  }),
  claim_waiting: voice.pick({
    freshprep: 'Vous nous l’avez déjà signalé. Quelqu’un s’en occupe.',
    cookit: 'Tu nous l’as déjà signalé. Quelqu’un s’en occupe.',
  }),
  shortage_known: 'Ce manque est déjà noté.',
  shortage_over: 'Il est trop tard pour décider : le délai est passé, ou la boîte se prépare.',
  shortage_unfit: voice.pick({
    freshprep: 'Ceci ne peut pas le remplacer. Choisissez autre chose.',
    cookit: 'Ça ne peut pas le remplacer. Choisis autre chose.',
  }),
  other_driver: 'Ces entrées sont d’un autre livreur. Elles partiront quand il se connectera.',
  shift_invalid: 'Les heures doivent finir après leur début, le même jour.',
  shortage_until: voice.pick({
    freshprep: 'Choisissez une heure à au moins deux heures d’ici et avant le jour de la livraison.',
    cookit: 'Choisis une heure à au moins deux heures d’ici et avant le jour de la livraison.',
  }),
  photo_required: voice.pick({
    freshprep:
      'Pour ce montant, il nous faut une photo de ce qui n’allait pas. Ajoutez-en une et envoyez à nouveau.',
    cookit: 'Pour ce montant, on a besoin d’une photo de ce qui clochait. Ajoutes-en une et renvoie.',
  }),
  refund_amount: 'Un montant en dollars et en cents, supérieur à zéro.',
  referral_own:
    'Les invitations s’adressent à un autre foyer : celui-ci partage un courriel, un téléphone, une adresse ou une carte avec celui qui invite. Tout le reste demeure.',
  referral_inactive: voice.pick({
    freshprep: 'Vous pourrez inviter des proches dès que vos boîtes seront en route.',
    cookit: 'Tu pourras inviter tes amis dès que tes boîtes seront en route.',
  }),
  points_amount: 'Un nombre entier de points, à ajouter ou, avec un moins, à retirer.',
  points_missing: voice.pick({
    freshprep: 'Vous n’avez pas encore autant de points.',
    cookit: 'Tu n’as pas encore autant de points.',
  }),
  gift_amount: 'Une carte-cadeau vaut de 20 $ à 9\u00a0999 $.',
  gift_intent_invalid: voice.pick({
    freshprep: 'Cet achat n’est plus ouvert. Rafraîchissez la page et recommencez.',
    cookit: 'Cet achat n’est plus ouvert. Rafraîchis la page et recommence.',
  }),
  gift_already_bought: voice.pick({
    freshprep: 'Le cadeau précédent est payé et en route. Rafraîchissez la page pour en offrir un autre.',
    cookit: 'Ton dernier cadeau est payé et en route. Rafraîchis la page pour en offrir un autre.',
  }),
  card_not_removable: voice.pick({
    freshprep: 'Cette carte paie vos boîtes. Choisissez d’abord une autre carte par défaut.',
    cookit: 'Cette carte paie tes boîtes. Choisis d’abord une autre carte par défaut.',
  }),
  paypal_not_approved: voice.pick({
    freshprep: 'PayPal attend votre accord : approuvez-y le paiement, puis revenez.',
    cookit: 'PayPal attend ton accord : approuve le paiement là-bas, puis reviens.',
  }),
  paypal_refused: voice.pick({
    freshprep: 'PayPal a refusé ce paiement. Essayez un autre compte, ou payez par carte.',
    cookit: 'PayPal a refusé ce paiement. Essaie un autre compte, ou paie par carte.',
  }),
  paypal_unavailable: voice.pick({
    freshprep: 'PayPal ne répond pas pour l’instant. Réessayez, ou payez par carte.',
    cookit: 'PayPal ne répond pas pour l’instant. Réessaie, ou paie par carte.',
  }),
})

/** Why a closing account is not closed yet, where neither bags nor kits are out. */
const closingMessages = messages({
  en: () => ({
    bought:
      'Your account is closing already. We settle the value of your gift cards with you, and then it is closed.',
    boxes: 'Your account is closing already. It is closed once the box under way has come.',
  }),
  fr: voice => ({
    bought: voice.pick({
      freshprep:
        'Votre compte se ferme déjà. Nous réglons avec vous la valeur de vos cartes-cadeaux, puis il sera fermé.',
      cookit:
        'Ton compte se ferme déjà. On règle avec toi la valeur de tes cartes-cadeaux, puis il sera fermé.',
    }),
    boxes: voice.pick({
      freshprep: 'Votre compte se ferme déjà. Il sera fermé après l’arrivée de la boîte en cours.',
      cookit: 'Ton compte se ferme déjà. Il sera fermé après l’arrivée de la boîte en cours.',
    }),
  }),
})

type Details = Readonly<Record<string, string | number | boolean | null>> | undefined

/** A refusal's sentence with what explains it: how much is missing, until when a code counted, what is still out. */
export function explained(
  code: ErrorCode,
  sentence: string,
  details: Details,
  { brand, locale }: { brand: BrandId; locale: Locale },
): string {
  const french = locale === 'fr'
  if (code === 'closing_blocked' && details && !details.bags && !details.kits)
    return closingMessages(brand, locale)[details.boughtCents ? 'bought' : 'boxes']
  if (code === 'minimum_spend_not_met' && typeof details?.missingCents === 'number') {
    const missing = formatMoney(details.missingCents, locale)
    return french ? `${sentence}\u00a0: il manque ${missing}.` : `${sentence}: ${missing} more is needed.`
  }
  if (code === 'code_expired' && typeof details?.until === 'string') {
    const year = details.until.slice(0, 4)
    const day = `${formatDay(details.until, locale)}${french ? ' ' : ', '}${year}`
    return french
      ? `Code non valide\u00a0: il était bon jusqu’au ${day}.`
      : `Invalid code: it was good until ${day}.`
  }
  return sentence
}
