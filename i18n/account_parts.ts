// The dashboard beside its deliveries: another day, notices, bags, points, credit, the card.

import { cardEnding } from './card_words.ts'
import { messages } from './catalogue.ts'
import { retriesOf } from './payment_retries.ts'

export const accountPartMessages = messages({
  en: voice => ({
    day: {
      title: 'Change delivery day',
      lede: (day: string) => `Currently ${day}. This moves this box only, within the same week.`,
      legend: 'Days and windows',
      until: (cutoff: string) => `make changes by ${cutoff}`,
      save: 'Move box',
      keep: 'Keep current day',
      moved: (day: string, hours: string) => `Your box now comes ${day}, ${hours}.`,
      movedBack: (day: string, hours: string) => `Undone. Your box comes ${day}, ${hours}.`,
      failed: 'We couldn’t load the delivery days.',
    },
    bags: {
      heading: 'Bags and kits',
      none: 'You don’t have any right now.',
      cooler_bag: (count: number) => `${count} ${voice.plural(count, 'cooler bag', 'cooler bags')}`,
      zero_waste_kit: (count: number) =>
        `${count} ${voice.plural(count, 'Zero Waste kit', 'Zero Waste kits')}`,
      since: (day: string) => `with you since ${day}`,
      note: voice.pick({
        freshprep: 'Leave them out on your next delivery day and the driver will take them.',
        cookit: 'Leave them out next time and the driver will grab them.',
      }),
      noteAlone: voice.pick({
        freshprep: 'You don’t have a delivery coming up. Book a pickup and we’ll come get them.',
        cookit: 'No box coming up? Book a pickup and we’ll come get them.',
      }),
      list: 'See all',
    },
    card: {
      heading: 'Card',
      onFile: (brand: string, last4: string) => cardEnding(brand, last4, 'en'),
      none: 'No card on file.',
      change: 'Change card',
      add: 'Add a card',
    },
    notice: {
      declined: 'Your payment didn’t go through.',
      unpaid: 'Your box isn’t paid for yet.',
      declinedNote: (day: string, amount: string, until: string) =>
        `We couldn’t charge ${amount} for your box for ${day}. Pay by the end of ${until}, before we pack it, with another card or with enough gift cards or points. Otherwise we’ll cancel the box and you won’t be charged.`,
      again: `Until then, we’ll try the payment again ${retriesOf(voice)}.`,
      otherCard: 'Pay with another card',
      bank: 'Your bank needs you to confirm a payment.',
      bankNote: (day: string, amount: string, until: string) =>
        `Confirm ${amount} for your box for ${day} by the end of ${until}, before we pack it. Otherwise we’ll cancel the box and you won’t be charged.`,
      confirm: 'Confirm with your bank',
      signup: 'You haven’t finished signing up.',
      signupNote: 'We’ve saved your details. Nothing is delivered or charged until you finish.',
      goOn: 'Finish signing up',
      paused: 'Your boxes are paused.',
      pausedNote: 'No deliveries, no charges.',
      closing: 'Your account is closing.',
      closingNote:
        'We won’t charge anything else as long as you return your bags and kits. Your account closes once everything is settled.',
      closed: 'Your account is closed.',
      closedNote: 'No deliveries, no charges. You can still see your past orders here.',
      comeBack: 'Contact us to come back',
      reach: 'To come back, email',
      orCall: 'or call',
    },
  }),
  fr: voice => ({
    day: {
      title: 'Changer le jour',
      lede: (day: string) => `Cette boîte seulement, prévue le ${day}. Elle reste dans la même semaine.`,
      legend: 'Jours et heures',
      until: (cutoff: string) => `modifiable jusqu’au ${cutoff}`,
      save: 'Déplacer la boîte',
      keep: 'Garder le jour',
      moved: (day: string, hours: string) => `La boîte arrive le ${day}, de ${hours}.`,
      movedBack: (day: string, hours: string) => `Annulé. La boîte arrive le ${day}, de ${hours}.`,
      failed: 'Les jours n’ont pas pu être chargés.',
    },
    bags: {
      heading: 'Sacs et trousses',
      none: voice.pick({ freshprep: 'Aucun n’est chez vous.', cookit: 'Rien à rendre.' }),
      cooler_bag: (count: number) => `${count} ${voice.plural(count, 'sac isotherme', 'sacs isothermes')}`,
      zero_waste_kit: (count: number) =>
        `${count} ${voice.plural(count, 'trousse zéro déchet', 'trousses zéro déchet')}`,
      since: (day: string) => `depuis le ${day}`,
      note: voice.pick({
        freshprep: 'Laissez-les à la porte à la prochaine livraison : nous les reprenons.',
        cookit: 'Laisse-les à la porte à la prochaine livraison : on les ramasse.',
      }),
      noteAlone: voice.pick({
        freshprep:
          'Aucune livraison n’est prévue pour les reprendre : réservez une collecte, nous passerons.',
        cookit: 'Aucune livraison n’est prévue pour les ramasser : réserve une collecte, on va passer.',
      }),
      list: 'Voir la liste',
    },
    card: {
      heading: 'Carte',
      onFile: (brand: string, last4: string) => cardEnding(brand, last4, 'fr'),
      none: 'Aucune carte enregistrée.',
      change: 'Changer la carte',
      add: 'Ajouter une carte',
    },
    notice: {
      declined: voice.pick({
        freshprep: 'Votre paiement a été refusé.',
        cookit: 'Ton paiement a été refusé.',
      }),
      unpaid: voice.pick({
        freshprep: 'Votre boîte n’est pas payée.',
        cookit: 'Ta boîte n’est pas payée.',
      }),
      declinedNote: (day: string, amount: string, until: string) =>
        voice.pick({
          freshprep: `Il reste ${amount} à payer pour la boîte du ${day}. Payez d’ici la fin du ${until}, avant l’emballage, avec une autre carte, ou avec une carte-cadeau ou des points qui couvrent le montant. Sinon, elle ne part pas et rien n’est facturé.`,
          cookit: `Il reste ${amount} à payer pour la boîte du ${day}. Paie d’ici la fin du ${until}, avant qu’on l’emballe, avec une autre carte, ou avec une carte-cadeau ou des points qui couvrent le montant. Sinon, elle ne part pas et rien n’est facturé.`,
        }),
      again: voice.pick({
        freshprep: `D’ici là, nous réessayons le même mode de paiement ${retriesOf(voice)}.`,
        cookit: `D’ici là, on réessaie le même mode de paiement ${retriesOf(voice)}.`,
      }),
      otherCard: 'Payer avec une autre carte',
      bank: voice.pick({
        freshprep: 'Votre banque attend une réponse.',
        cookit: 'Ta banque attend une réponse.',
      }),
      bankNote: (day: string, amount: string, until: string) =>
        voice.pick({
          freshprep: `Confirmez ${amount} pour la boîte du ${day} d’ici la fin du ${until}, avant l’emballage. Sinon, elle ne part pas et rien n’est facturé.`,
          cookit: `Confirme ${amount} pour la boîte du ${day} d’ici la fin du ${until}, avant qu’on l’emballe. Sinon, elle ne part pas et rien n’est facturé.`,
        }),
      confirm: 'Confirmer auprès de ma banque',
      signup: voice.pick({
        freshprep: 'Votre inscription n’est pas terminée.',
        cookit: 'Ton inscription n’est pas finie.',
      }),
      signupNote: voice.pick({
        freshprep: 'Ce que vous avez entré est conservé. Rien n’est livré ni facturé d’ici là.',
        cookit: 'On a gardé ce que tu as entré. Rien n’est livré ni facturé d’ici là.',
      }),
      goOn: 'Continuer',
      paused: voice.pick({
        freshprep: 'Vos livraisons sont en pause.',
        cookit: 'Tes livraisons sont en pause.',
      }),
      pausedNote: 'Rien n’est livré ni facturé.',
      closing: voice.pick({ freshprep: 'Votre compte se ferme.', cookit: 'Ton compte se ferme.' }),
      closingNote: voice.pick({
        freshprep:
          'Rien d’autre n’est facturé si vous rendez les sacs et les trousses. Le compte se ferme quand tout est réglé.',
        cookit:
          'Rien d’autre n’est facturé si tu rends les sacs et les trousses. Le compte se ferme quand tout est réglé.',
      }),
      closed: voice.pick({ freshprep: 'Votre compte est fermé.', cookit: 'Ton compte est fermé.' }),
      closedNote: voice.pick({
        freshprep: 'Rien n’est livré ni facturé. Vos commandes passées restent ici.',
        cookit: 'Rien n’est livré ni facturé. Tes commandes passées restent ici.',
      }),
      comeBack: 'Nous écrire pour revenir',
      reach: voice.pick({ freshprep: 'Pour reprendre, écrivez à', cookit: 'Pour reprendre, écris à' }),
      orCall: voice.pick({ freshprep: 'ou appelez au', cookit: 'ou appelle au' }),
    },
  }),
})
