import { formatMoney } from '../domain/money.ts'
import { formatPoints } from '../domain/points.ts'
import type { ChangeWords, Facts } from './change_words.ts'
import { ofName } from './of_name.ts'
import { providerNames } from './provider_names.ts'
import { tasteChanged } from './taste_words.ts'

const tail = (words: string | null, before = '\u00a0: ') => (words === null ? '' : `${before}${words}`)
const money = ({ cents }: Facts, name: string) => {
  const amount = cents(name)
  return tail(amount === null ? null : formatMoney(amount, 'fr'))
}
const points = ({ cents }: Facts) => {
  const count = cents('points')
  return tail(count === null ? null : `${count > 0 ? '+' : ''}${formatPoints(count, 'fr')}`)
}
const provider = ({ text }: Facts) => tail(providerNames[text('provider') ?? ''] ?? null)

/** Ce qu’il advient d’un produit dans une boîte. */
function quantity({ product, cents }: Facts): string {
  const [name, now, before] = [product('productId'), cents('quantity'), cents('before')]
  if (name === null || now === null) return 'Plats ou articles de la boîte modifiés'
  if (now === 0) return `Retiré de la boîte\u00a0: ${name}`
  if (before === 0) return `Ajouté à la boîte\u00a0: ${now > 1 ? `${now}\u00a0×\u00a0` : ''}${name}`
  return `${name}\u00a0: ${now} ${before === null ? 'dans la boîte' : `au lieu de ${before}`}`
}

export const changeWordsFr: ChangeWords = {
  household: {
    registered: 'Compte ouvert',
    brought_over: 'Compte transféré de notre ancien site',
    registration_corrected: 'Renseignements d’inscription corrigés',
    subscribed: 'Abonnement commencé; conditions acceptées',
    paused: ({ day }) => `Abonnement en pause${tail(day('resumesOn'), ' jusqu’au ')}`,
    unpaused: 'Abonnement repris',
    resumed: 'Abonnement repris à la date prévue',
    closing: 'Fermeture du compte en cours, en attente des sacs et trousses',
    closed: 'Compte fermé',
    value_settled: facts => `Cartes-cadeaux remboursées${money(facts, 'boughtCents')}`,
    plan_changed: ({ nowAndBefore }) => `Forfait modifié${tail(nowAndBefore.plan())}`,
    delivery_changed: ({ nowAndBefore, text }) =>
      `Adresse ou jour de livraison modifié${tail(nowAndBefore.delivery())}${tail(text('reason'), '. Raison : ')}`,
    alternate_address_changed: ({ nowAndBefore }) => `Adresse temporaire${tail(nowAndBefore.alternate())}`,
    alternate_address_removed: ({ nowAndBefore }) =>
      `Adresse temporaire retirée${tail(nowAndBefore.alternate())}`,
    delivery_notes_changed: ({ nowAndBefore }) => `Notes de livraison modifiées${tail(nowAndBefore.notes())}`,
    points_adjusted: facts => `Points corrigés${points(facts)}`,
    value_given: facts => `Crédit offert${money(facts, 'valueCents')}`,
    address_verified: 'Adresse confirmée',
    pickup_booked: ({ day }) => `Collecte des sacs réservée${tail(day('pickupDate'))}`,
    pickup_cancelled: ({ day }) => `Collecte des sacs annulée${tail(day('pickupDate'))}`,
    pickup_done: ({ day }) => `Sacs ramassés${tail(day('pickupDate'), ' le ')}`,
    pickup_missed: ({ day }) => `Collecte des sacs manquée${tail(day('pickupDate'))}`,
    returnables_back: 'Sacs ou trousses revenus',
    admin_named: 'Accès d’administration ouvert',
    admin_dismissed: 'Accès d’administration fermé',
    driver_named: 'Compte de livraison ouvert',
    driver_dismissed: 'Compte de livraison fermé',
    phone_shown: ({ day }) =>
      `Numéro de téléphone montré à la personne qui livre${tail(day('deliveryDate'))}`,
    shared_door_allowed: ({ text }) =>
      `Permis à une adresse où un autre compte existe${tail(text('reason'), '. Raison : ')}`,
    shared_door_forbidden: ({ text }) =>
      `N’est plus permis à une adresse où un autre compte existe${tail(text('reason'), '. Raison : ')}`,
    card_changed: ({ nowAndBefore }) => `Carte de paiement modifiée${tail(nowAndBefore.card())}`,
    card_removed: ({ nowAndBefore }) => `Carte de paiement retirée${tail(nowAndBefore.card())}`,
    code_applied: ({ text }) => `Code appliqué${tail(text('code'))}`,
    code_refused: 'Un code essayé a été refusé',
    code_removed: ({ text }) => `Code retiré${tail(text('code'))}`,
    gift_card_applied: facts => `Carte-cadeau ajoutée${money(facts, 'valueCents')}`,
    gift_bought: facts => `Carte-cadeau achetée${money(facts, 'amountCents')}`,
    gift_card_resent: ({ text }) => `Carte-cadeau renvoyée${tail(text('to'), ' à ')}`,
    given_expired: facts => `Crédit offert expiré, à la demande du foyer${money(facts, 'givenCents')}`,
    corporate_plan_set: ({ text }) => `Crédit d’entreprise établi${tail(text('plan'))}`,
    name_changed: ({ nowAndBefore }) => `Nom modifié${tail(nowAndBefore.name())}`,
    language_changed: ({ text }) =>
      text('language') === null
        ? 'Langue modifiée'
        : `Langue modifiée\u00a0: ${text('language') === 'fr' ? 'français (avant\u00a0: anglais)' : 'anglais (avant\u00a0: français)'}`,
    password_changed: 'Mot de passe modifié',
    password_reset: 'Mot de passe redéfini par courriel',
    email_change_asked: ({ text }) => `Changement de courriel demandé${tail(text('email'))}`,
    email_change_stopped: ({ text }) => `Changement de courriel arrêté${tail(text('email'))}`,
    email_changed: ({ nowAndBefore }) => `Courriel modifié${tail(nowAndBefore.name())}`,
    signed_out_elsewhere: 'Autres appareils déconnectés',
    ways_in_closed: 'Anciens moyens de connexion retirés',
    provider_linked: facts => `Moyen de connexion ajouté${provider(facts)}`,
    provider_removed: facts => `Moyen de connexion retiré${provider(facts)}`,
    passkey_added: ({ text }) => `Clé d’accès ajoutée${tail(text('name'))}`,
    passkey_removed: ({ text }) => `Clé d’accès retirée${tail(text('name'))}`,
    communications_changed: ({ nowAndBefore }) =>
      `Choix de communications modifiés${tail(nowAndBefore.communications())}`,
    consent_given: 'Consentement donné aux nouvelles et aux offres',
    consent_withdrawn: 'Consentement aux nouvelles et aux offres retiré',
    taste_changed: facts =>
      tasteChanged(facts, {
        changed: 'Goûts et exclusions modifiés',
        leftOut: names => `À écarter\u00a0: ${names}`,
        allowed: names => `Permis de nouveau\u00a0: ${names}`,
        severe: names => `Grave\u00a0: ${names}`,
        notSevere: names => `Ce n’est plus grave\u00a0: ${names}`,
        first: names => `À choisir d’abord\u00a0: ${names}`,
        notFirst: names => `Sans préférence désormais\u00a0: ${names}`,
        vegetarian: on => (on ? 'Régime végétarien' : 'Fin du régime végétarien'),
        vegan: on => (on ? 'Régime végane' : 'Fin du régime végane'),
      }),
    product_reviewed: ({ product }) => `Plat évalué${tail(product('productId'))}`,
    product_commented: ({ product }) => `Commentaire sur un plat${tail(product('productId'))}`,
    source_told: ({ brand }) =>
      `Façon d’avoir connu ${brand === 'cookit' ? 'Cook it' : 'Fresh Prep'} indiquée`,
    letter_sent_again: 'Message renvoyé',
    data_export_asked: 'Copie des données demandée',
    erasure_asked: ({ day }) => `Effacement demandé${tail(day('dueOn'), ', pour le ')}`,
    erasure_taken_back: 'Effacement annulé',
  },
  order: {
    upcoming: 'Boîte ajoutée au calendrier',
    skipped: ({ text }) => {
      if (text('by') === 'pause') return 'Boîte sautée en raison de la pause'
      if (text('by') === 'closed_day') return 'Boîte sautée\u00a0: pas de livraison ce jour-là'
      if (text('by') === 'window') return 'Boîte sautée\u00a0: pas de place dans une plage de livraison'
      return text('by') === 'address'
        ? 'Boîte sautée\u00a0: pas de livraison à la nouvelle adresse'
        : 'Boîte sautée'
    },
    unskipped: ({ text }) =>
      text('by') === 'pause' ? 'Boîte de retour après la pause' : 'Boîte remise au calendrier',
    not_met: 'Boîte non préparée\u00a0: sous le minimum à l’heure limite',
    locked: 'Boîte fermée aux changements à l’heure limite',
    charged: 'Boîte payée',
    payment_failed: 'Paiement de la boîte refusé',
    cancelled: 'Boîte annulée\u00a0: non payée à temps',
    packed: 'Boîte emballée',
    out_for_delivery: 'Boîte en route',
    delivered: 'Boîte livrée',
    failed: 'Livraison de la boîte manquée',
    refunded: 'Boîte remboursée',
    delivery_moved: ({ day }) => `Livraison déplacée${tail(day('from'), ' du ')}${tail(day('to'), ' au ')}`,
    plan_changed: 'Boîte passée à un autre forfait',
    repriced: facts => `Prix de la boîte recalculé${money(facts, 'totalCents')}`,
    quantity_updated: quantity,
    customization_updated: ({ product, swap, text }) => {
      const dish = product('productId')
      if (dish === null) return 'Échange dans un plat modifié'
      if (text('customizationId') === null) return `${dish}\u00a0: tel quel, sans échange`
      return `${dish}\u00a0: ${swap('productId', 'customizationId') ?? 'échange modifié'}`
    },
    pairings_updated: ({ product, products }) => {
      const [dish, sides] = [product('productId'), products('pairings')]
      if (dish === null) return 'Accompagnements d’un plat modifiés'
      return sides.length === 0
        ? `${dish}\u00a0: sans accompagnement`
        : `${dish}\u00a0: avec ${sides.join(', ')}`
    },
    meals_declined: 'Boîte sans plats',
    meals_wanted: 'Boîte de nouveau avec plats',
    items_added: facts => {
      const name = facts.product('productId')
      const what =
        name === null ? 'Articles ajoutés après l’heure limite' : `Ajouté après l’heure limite, ${name}`
      return `${what}${money(facts, 'amountCents')}`
    },
    claimed: 'Problème avec la boîte signalé',
    claim_declined: 'Signalement sur la boîte examiné, sans remboursement',
    brought_again: ({ day }) => `Nouvelle livraison de la boîte${tail(day('to'), ' le ')}`,
    swapped: ({ product }) => {
      const [from, to] = [product('from'), product('to')]
      if (from === null || to === null) return 'Plat ou article manquant remplacé par un autre'
      return `${to} au lieu ${ofName(from)}, qui manquait`
    },
    corrected: ({ product }) => {
      const [gone, came] = [product('productId') ?? 'Un plat', product('to')]
      return came === null
        ? `${gone}, corrigé ou retiré du menu, enlevé de la boîte`
        : `${came} au lieu ${ofName(gone)}, corrigé ou retiré du menu`
    },
    partly_refunded: facts => `Boîte remboursée en partie${money(facts, 'totalCents')}`,
  },
  because: reason => `Raison : ${reason}`,
  other: 'Un élément du compte a changé',
}
