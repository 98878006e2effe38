// The refusals of codes, gift cards and closing (errors.ts), with the reason and its figures where there are any.

import type { ErrorCode } from '../contract/errors.ts'
import type { BrandId, Locale } from '../domain/brands.ts'
import { formatMoney } from '../domain/money.ts'
import { formatPoints } from '../domain/points.ts'
import { englishCardStays, frenchCardStays } from './card_stays.ts'
import { messages, type Voice } from './catalogue.ts'
import { formatFullDay } from './dates.ts'

export const englishMoneyErrors = (voice: Voice) => ({
  invalid_code: 'Invalid code',
  minimum_spend_not_met: 'Minimum Spend not met',
  code_expired: 'Invalid code: it’s expired.',
  code_used_up: 'Invalid code: it’s reached its limit.',
  code_already_used: 'Invalid code: it’s already been used.',
  code_new_only: 'Invalid code: it’s for new customers only.',
  code_returning_only: 'Invalid code: it’s for returning customers only.',
  code_not_combinable: 'Invalid code: it can’t be combined with your current code. Remove that one first.',
  code_not_removable: 'You can’t remove this because it’s been used.',
  points_amount: 'Enter a whole number of points. Use a minus to remove them.',
  value_amount: 'Enter an amount from $1 to $200.',
  points_choice: 'Choose one of the amounts shown.',
  points_missing: 'You don’t have that many points yet.',
  refund_nothing_left: 'Nothing left to refund: it wasn’t paid, or it’s been fully refunded.',
  refund_too_much: 'That’s more than what’s left to refund.',
  claim_too_late: voice.pick({
    freshprep: 'You can report problems here for seven days after delivery. For this one, email or call us.',
    cookit: 'You can report problems here for seven days after delivery. After that, email or call us.',
  }),
  claim_waiting: 'You’ve already told us about this, and we’re looking into it.',
  ingredient_breaks: 'A meal measures or counts it in a way that this takes away. Change the meal first.',
  week_over: 'That week is over.',
  week_before_open: 'Publish the week before it first.',
  catalogue_changed: 'Someone else changed this in the meantime. Look at their version first.',
  catalogue_price_rise: 'A price can only rise in weeks that aren’t published yet.',
  term_too_soon:
    'That’s too soon for the boxes and letters it concerns. Choose the first possible date, or a later one.',
  fact_too_soon: 'Choose today or a later day.',
  link_invalid: 'Enter a full address that begins with https://.',
  hours_invalid: 'Each day closes after it opens, at most once.',
  day_too_late: 'It’s too late for that day: its cutoff has passed, or is less than a day away.',
  lines_refused: 'Some lines can’t be taken, so nothing has changed. Check the list to see which.',
  shortage_known: 'This shortage has already been reported.',
  shortage_over: 'It’s too late to choose: time’s up, or the box is being packed.',
  shortage_unfit: 'You can’t choose this as a substitute. Choose something else.',
  other_driver: 'These entries are another driver’s. They’ll send when that driver logs in.',
  shift_invalid: 'The end time must be after the start time, on the same day.',
  shortage_until: 'Choose a time at least two hours from now and before delivery day.',
  photo_required: 'We need a photo for this amount. Add one and send it again.',
  refund_amount: 'Enter an amount above $0.',
  referral_own:
    'Referrals only work for a different household. This account shares an email, phone, address or card with the person who invited you. Everything else is unchanged.',
  referral_inactive: 'You can invite friends once you have boxes on the way.',
  referral_unwanted: 'This person doesn’t want invitations by email. Send them your link yourself.',
  gift_amount: 'Choose an amount from $20 to $9,999.',
  gift_intent_invalid: 'This purchase has expired. Refresh the page and start again.',
  gift_limit:
    'That’s more than one household can spend on gift cards in a day. Try again tomorrow, or contact us.',
  gift_already_bought: voice.pick({
    freshprep: 'Your last gift is paid and on its way. Refresh the page to buy another.',
    cookit: 'Your last gift is paid and on its way! Refresh the page to buy another.',
  }),
  ...englishCardStays,
  paypal_not_approved: 'You haven’t approved the payment on PayPal yet. Approve it there, then come back.',
  paypal_refused: 'PayPal declined this payment. Try another PayPal account, or pay by card.',
  paypal_unavailable: 'PayPal isn’t responding. Try again, or pay by card.',
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
  code_not_removable: 'Ce code a déjà servi : il ne peut plus être retiré.',
  refund_nothing_left: 'Il n’y a rien à rembourser ici : rien n’a été payé, ou tout a déjà été remboursé.',
  refund_too_much: 'C’est plus que ce qui reste à rembourser.',
  claim_too_late: voice.pick({
    freshprep:
      'Un problème se signale ici jusqu’à sept jours après la livraison. Le délai est passé : écrivez-nous ou appelez-nous.',
    cookit: 'C’est possible ici jusqu’à sept jours après la livraison. Après, écris-nous ou appelle-nous.',
  }),
  claim_waiting: voice.pick({
    freshprep: 'Vous nous l’avez déjà signalé. Quelqu’un s’en occupe.',
    cookit: 'Tu nous l’as déjà signalé. Quelqu’un s’en occupe.',
  }),
  ingredient_breaks:
    'Un plat ne pourrait plus se faire : il le mesure ou le compte d’une façon qui disparaîtrait.',
  week_over: 'Cette semaine est passée.',
  week_before_open: 'La semaine d’avant doit d’abord être publiée.',
  catalogue_changed: 'Quelqu’un d’autre a changé cette fiche entre-temps. Il faut d’abord voir sa version.',
  catalogue_price_rise: 'Un prix ne peut monter que dans les semaines qui ne sont pas encore publiées.',
  term_too_soon:
    'C’est trop tôt pour les boîtes et les lettres en cause. Il faut choisir la première date possible, ou une date plus tardive.',
  fact_too_soon: 'Il faut choisir aujourd’hui ou un jour à venir.',
  link_invalid: 'Il faut une adresse complète qui commence par https://.',
  hours_invalid: 'Chaque jour ferme après son ouverture, une fois au plus.',
  day_too_late:
    'Il est trop tard pour ce jour : son heure limite est passée, ou arrive dans moins d’une journée.',
  lines_refused:
    'Certaines lignes ne peuvent pas être prises : rien n’a changé. La vérification dit lesquelles.',
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
    'Une invitation s’adresse à un autre foyer, et ces deux comptes ont un courriel, un téléphone, une adresse ou une carte en commun. Rien d’autre n’est touché.',
  referral_inactive: voice.pick({
    freshprep: 'Vous pourrez inviter des proches dès que vos boîtes seront en route.',
    cookit: 'Tu pourras inviter du monde dès que tes boîtes seront en route.',
  }),
  referral_unwanted: voice.pick({
    freshprep:
      'Cette personne ne veut pas recevoir d’invitations par courriel. Envoyez-lui vous-même votre lien.',
    cookit: 'Cette personne ne veut pas recevoir d’invitations par courriel. Envoie-lui ton lien toi-même.',
  }),
  points_amount: 'Un nombre entier de points, à ajouter ou, avec un moins, à retirer.',
  value_amount: 'Un montant de 1 $ à 200 $.',
  points_choice: voice.pick({
    freshprep: 'Choisissez l’un des montants affichés.',
    cookit: 'Choisis l’un des montants affichés.',
  }),
  points_missing: voice.pick({
    freshprep: 'Vous n’avez pas encore autant de points.',
    cookit: 'Tu n’as pas encore autant de points.',
  }),
  gift_amount: 'Une carte-cadeau vaut de 20 $ à 9\u00a0999 $.',
  gift_intent_invalid: voice.pick({
    freshprep: 'Cet achat n’est plus ouvert. Actualisez la page et recommencez.',
    cookit: 'Cet achat n’est plus ouvert. Actualise la page et recommence.',
  }),
  gift_limit: voice.pick({
    freshprep:
      'C’est plus que ce qu’un foyer peut dépenser en cartes-cadeaux dans une journée. Réessayez demain, ou contactez-nous.',
    cookit:
      'C’est plus que ce qu’un foyer peut dépenser en cartes-cadeaux dans une journée. Réessaie demain, ou contacte-nous.',
  }),
  gift_already_bought: voice.pick({
    freshprep: 'Le cadeau précédent est payé et en route. Actualisez la page pour en offrir un autre.',
    cookit: 'Ton dernier cadeau est payé et en route. Actualise la page pour en offrir un autre.',
  }),
  ...frenchCardStays(voice),
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
    bought: 'Your account is already closing. We’ll settle your gift cards with you, then close it.',
    boxes: 'Your account is already closing. It’ll close once your last box is delivered.',
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
    return french ? `${sentence}\u00a0: il manque ${missing}.` : `${sentence}: add ${missing} more.`
  }
  if (code === 'code_expired' && typeof details?.until === 'string') {
    const day = formatFullDay(details.until, locale)
    return french
      ? `Code non valide\u00a0: il était bon jusqu’au ${day}.`
      : `Invalid code: it was valid until ${day}.`
  }
  if (code === 'points_choice' && typeof details?.amounts === 'string') {
    const amounts = details.amounts.split(' ').map(points => formatPoints(Number(points), locale))
    const either = new Intl.ListFormat(`${locale}-CA`, { type: 'disjunction' }).format(amounts)
    const choose = french ? (brand === 'cookit' ? 'Choisis' : 'Choisissez') : 'Choose'
    return `${choose} ${either} points.`
  }
  return sentence
}
