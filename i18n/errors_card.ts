// The refusals of a card (errors.ts). They are apart because card forms show them by themselves, before anything is
// sent.

import { messages, type Voice } from './catalogue.ts'

export const englishCardErrors = () => ({
  card_required: 'Enter your card details.',
  card_invalid: 'That card number isn’t valid. Check it and try again.',
  card_declined: 'Your bank declined this card. Try another one.',
  card_expired: 'This card has expired. Try another one.',
  card_insufficient_funds: 'This card has insufficient funds. Try another one.',
  card_needs_action: 'Your bank needs you to confirm this payment.',
  card_action_failed: 'Your bank didn’t confirm the payment. Try again, or use another card.',
})

export const frenchCardErrors = (voice: Voice) => ({
  card_required: voice.pick({
    freshprep: 'Entrez les renseignements de votre carte.',
    cookit: 'Entre les renseignements de ta carte.',
  }),
  card_invalid: voice.pick({
    freshprep: 'Ce numéro de carte n’est pas valide. Vérifiez-le et réessayez.',
    cookit: 'Ce numéro de carte n’est pas valide. Vérifie-le et réessaie.',
  }),
  card_declined: voice.pick({
    freshprep: 'La banque a refusé cette carte. Essayez-en une autre.',
    cookit: 'La banque a refusé cette carte. Essaies-en une autre.',
  }),
  card_expired: voice.pick({
    freshprep: 'Cette carte est expirée. Essayez-en une autre.',
    cookit: 'Cette carte est expirée. Essaies-en une autre.',
  }),
  card_insufficient_funds: voice.pick({
    freshprep: 'Votre banque indique que les fonds sont insuffisants. Essayez une autre carte.',
    cookit: 'Ta banque indique que les fonds sont insuffisants. Essaie une autre carte.',
  }),
  card_needs_action: voice.pick({
    freshprep: 'Votre banque vous demande de confirmer ce paiement.',
    cookit: 'Ta banque te demande de confirmer ce paiement.',
  }),
  card_action_failed: voice.pick({
    freshprep: 'Votre banque n’a pas confirmé le paiement. Réessayez, ou prenez une autre carte.',
    cookit: 'Ta banque n’a pas confirmé le paiement. Réessaie, ou prends une autre carte.',
  }),
})

export const cardErrorMessages = messages({ en: englishCardErrors, fr: frenchCardErrors })
