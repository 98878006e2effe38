// Adding to a paid box, until the kitchen takes it.

import { messages } from '../../../i18n/catalogue.ts'

export const lateMessages = messages({
  en: () => ({
    title: 'Add to this box',
    nothing: 'Nothing left to add this week.',
    asked: (name: string) => `Add ${name}?`,
    when: 'It’ll come with your box. We’ll charge your card right away.',
    each: (price: string) => `${price} each`,
    whenFree: 'It’ll come with your box. Your credit covers it, so we won’t charge your card.',
    due: 'Charged to your card now',
    dueOfOne: (total: string) => `${total} with tax, charged to your card right away.`,
    confirm: (total: string) => `Add and pay ${total}`,
    confirmFree: 'Add with credit',
    back: 'Not now',
    added: (name: string, total: string) => `${name} added. ${total} charged to your card.`,
    addedFree: (name: string) => `${name} added, paid with credit.`,
    fewLeft: (left: number) => `Only ${left} left. You weren’t charged.`,
    soldOut: 'This just sold out. You weren’t charged.',
    another: 'Use another card',
    refused: {
      card_declined: 'Your card was declined. Nothing was added or charged.',
      card_expired: 'Your card has expired. Nothing was added or charged.',
      card_insufficient_funds: 'Your card has insufficient funds. Nothing was added or charged.',
      card_required: 'You don’t have a card on file. Nothing was added or charged.',
      card_needs_action:
        'Your bank needs to confirm each payment with this card, and we can’t do that here. Nothing was added or charged.',
      order_locked: 'The kitchen is already packing this box. Nothing was added or charged.',
      order_changed: 'Your box or its price just changed. Check it and try again. You weren’t charged.',
    },
  }),
  fr: voice => ({
    title: voice.pick({ freshprep: 'Ajouter à cette boîte', cookit: 'Ajouter à ma boîte' }),
    nothing: 'Il ne reste rien à ajouter cette semaine.',
    asked: (name: string) => `Ajouter « ${name} »?`,
    when: voice.pick({
      freshprep: 'Arrive avec votre boîte, et c’est facturé tout de suite à votre carte.',
      cookit: 'Arrive avec ta boîte, et c’est facturé tout de suite à ta carte.',
    }),
    each: (price: string) => `${price} l’unité`,
    whenFree: voice.pick({
      freshprep: 'Arrive avec votre boîte. Votre crédit paie le tout; rien n’est facturé à votre carte.',
      cookit: 'Arrive avec ta boîte. Ton crédit paie le tout; rien n’est facturé à ta carte.',
    }),
    dueOfOne: (total: string) =>
      voice.pick({
        freshprep: `L’unité revient à ${total}, taxes comprises, facturés tout de suite à votre carte.`,
        cookit: `L’unité revient à ${total}, taxes comprises, facturés tout de suite à ta carte.`,
      }),
    due: voice.pick({
      freshprep: 'Facturé maintenant à votre carte',
      cookit: 'Facturé maintenant à ta carte',
    }),
    confirm: (total: string) => `Ajouter et payer ${total}`,
    confirmFree: voice.pick({
      freshprep: 'Ajouter, payé par votre crédit',
      cookit: 'Ajouter, payé par ton crédit',
    }),
    back: 'Pas maintenant',
    added: (name: string, total: string) =>
      voice.pick({
        freshprep: `${name} : c’est dans la boîte, et ${total} ont été facturés à votre carte.`,
        cookit: `${name} : c’est dans la boîte, et ${total} ont été facturés à ta carte.`,
      }),
    addedFree: (name: string) =>
      voice.pick({
        freshprep: `${name} : c’est dans la boîte, payé par votre crédit.`,
        cookit: `${name} : c’est dans la boîte, payé par ton crédit.`,
      }),
    fewLeft: (left: number) => `Il n’en reste que ${left}. Rien n’a été facturé.`,
    soldOut: 'Le dernier vient de partir. Rien n’a été facturé.',
    another: voice.pick({ freshprep: 'Utiliser une autre carte', cookit: 'Prendre une autre carte' }),
    refused: {
      card_declined: 'La carte a été refusée. Rien n’a été ajouté ni facturé.',
      card_expired: 'La carte est expirée. Rien n’a été ajouté ni facturé.',
      card_insufficient_funds: 'Les fonds sur la carte sont insuffisants. Rien n’a été ajouté ni facturé.',
      card_required: 'Aucune carte n’est enregistrée. Rien n’a été ajouté ni facturé.',
      card_needs_action:
        'La banque exige une confirmation à chaque paiement avec cette carte, ce qui n’est pas possible ici. Rien n’a été ajouté ni facturé.',
      order_locked: 'La préparation de cette boîte est commencée. Rien n’a été ajouté ni facturé.',
      order_changed: voice.pick({
        freshprep: 'La boîte ou le prix a changé entre-temps. Vérifiez le montant; rien n’a été facturé.',
        cookit: 'La boîte ou le prix a changé entre-temps. Vérifie le montant; rien n’a été facturé.',
      }),
    },
  }),
})
