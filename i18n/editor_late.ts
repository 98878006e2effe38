// Adding to a paid box, until the kitchen takes it.

import { messages } from './catalogue.ts'

export const lateMessages = messages({
  en: () => ({
    title: 'Add to this box',
    nothing: 'Nothing is left to add this week.',
    asked: (name: string) => `Add ${name}?`,
    when: 'It comes with your box, and is charged to your card at once.',
    each: (price: string) => `${price} each`,
    whenFree: 'It comes with your box. Your credit pays all of it; no card is charged.',
    due: 'Charged to your card now',
    dueOfOne: (total: string) => `One costs ${total} with tax, charged to your card right away.`,
    confirm: (total: string) => `Add and pay ${total}`,
    confirmFree: 'Add, paid by your credit',
    back: 'Not now',
    added: (name: string, total: string) => `${name}: in the box, and ${total} charged to your card.`,
    addedFree: (name: string) => `${name}: in the box, paid by your credit.`,
    fewLeft: (left: number) => `Only ${left} can still be had. Nothing was charged.`,
    soldOut: 'It has just sold out. Nothing was charged.',
    another: 'Use another card',
    refused: {
      card_declined: 'The card was declined. Nothing was added or charged.',
      card_expired: 'The card has expired. Nothing was added or charged.',
      card_insufficient_funds: 'There is not enough money on the card. Nothing was added or charged.',
      card_required: 'There is no card on file. Nothing was added or charged.',
      card_needs_action:
        'The bank wants each payment with this card confirmed, which cannot wait here. Nothing was added or charged.',
      order_locked: 'The kitchen has taken this box. Nothing was added or charged.',
      order_changed: 'The box or the price changed in the meantime. Look once more; nothing was charged.',
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
    soldOut: 'Ça vient de s’épuiser. Rien n’a été facturé.',
    another: voice.pick({ freshprep: 'Utiliser une autre carte', cookit: 'Prendre une autre carte' }),
    refused: {
      card_declined: 'La carte a été refusée. Rien n’a été ajouté ni facturé.',
      card_expired: 'La carte est expirée. Rien n’a été ajouté ni facturé.',
      card_insufficient_funds: 'Les fonds sur la carte sont insuffisants. Rien n’a été ajouté ni facturé.',
      card_required: 'Il n’y a pas de carte au dossier. Rien n’a été ajouté ni facturé.',
      card_needs_action:
        'La banque veut que chaque paiement de cette carte soit confirmé, ce qui ne peut pas attendre ici. Rien n’a été ajouté ni facturé.',
      order_locked: 'La cuisine a déjà pris cette boîte. Rien n’a été ajouté ni facturé.',
      order_changed: voice.pick({
        freshprep: 'La boîte ou le prix a changé entre-temps. Vérifiez le montant; rien n’a été facturé.',
        cookit: 'La boîte ou le prix a changé entre-temps. Vérifie le montant; rien n’a été facturé.',
      }),
    },
  }),
})
