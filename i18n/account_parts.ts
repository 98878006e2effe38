// The dashboard beside its deliveries: another day, notices, bags, points, credit, the card.

import { cardEnding } from './card_words.ts'
import { messages } from './catalogue.ts'
import { retriesOf } from './payment_retries.ts'

export const accountPartMessages = messages({
  en: voice => ({
    day: {
      title: 'Change the day',
      lede: (day: string) => `This box only, now ${day}. It stays within its week.`,
      legend: 'Days and windows',
      until: (cutoff: string) => `change it until ${cutoff}`,
      save: 'Move the box',
      keep: 'Keep the day',
      moved: (day: string, hours: string) => `The box comes on ${day}, ${hours}.`,
      movedBack: (day: string, hours: string) => `Undone. The box comes on ${day}, ${hours}.`,
      failed: 'The days could not be loaded.',
    },
    bags: {
      heading: 'Bags and kits',
      none: 'None are at your place.',
      cooler_bag: (count: number) => `${count} ${voice.plural(count, 'cooler bag', 'cooler bags')}`,
      zero_waste_kit: (count: number) =>
        `${count} ${voice.plural(count, 'Zero Waste kit', 'Zero Waste kits')}`,
      since: (day: string) => `out since ${day}`,
      note: voice.pick({
        freshprep: 'Leave them at the door on your next delivery and the driver takes them.',
        cookit: 'Leave them at the door next time and the driver grabs them.',
      }),
      noteAlone: voice.pick({
        freshprep: 'No delivery is coming to take them along: book a pickup, and we fetch them.',
        cookit: 'No box is coming to swap them for: book a pickup and we’ll come get them.',
      }),
      list: 'See the list',
    },
    points: {
      heading: (points: string, count: number) => `${points} ${voice.plural(count, 'point', 'points')}`,
      worth: (amount: string) => `Worth ${amount}.`,
      pending: (points: string) => `${points} more once your box is delivered.`,
      none: 'One percent of what you pay comes back as points once a box is delivered.',
    },
    credit: {
      heading: (amount: string) => `${amount} in credit`,
      bought: (amount: string) => `${amount} on gift cards, which never expires.`,
      given: (amount: string) => `${amount} from us. It goes first.`,
    },
    card: {
      heading: 'Card',
      onFile: (brand: string, last4: string) => cardEnding(brand, last4, 'en'),
      none: 'No card is on file.',
      change: 'Change the card',
      add: 'Add a card',
    },
    notice: {
      declined: 'Your payment was declined.',
      unpaid: 'Your box is not paid.',
      declinedNote: (day: string, amount: string, until: string) =>
        `${amount} for the box of ${day} is not paid. Pay by the end of ${until}, before we pack it: with another card, or with a gift card or points that cover it. Otherwise it does not come, and nothing is charged.`,
      again: `Until then we try the same way again ${retriesOf(voice)}.`,
      otherCard: 'Pay with another card',
      bank: 'Your bank wants to hear from you.',
      bankNote: (day: string, amount: string, until: string) =>
        `Confirm ${amount} for the box of ${day} by the end of ${until}, before we pack it. Otherwise it does not come, and nothing is charged.`,
      confirm: 'Confirm with the bank',
      signup: 'Your sign-up is not finished.',
      signupNote: 'What you gave us is kept. Nothing is delivered or charged until it is done.',
      goOn: 'Go on',
      paused: 'Your deliveries are paused.',
      pausedNote: 'Nothing is delivered or charged.',
      closing: 'Your account is closing.',
      closingNote:
        'Nothing else is charged, as long as what is at your place comes back. The account closes once everything is settled.',
      closed: 'Your account is closed.',
      closedNote: 'Nothing is delivered or charged. Your past orders stay here.',
      comeBack: 'Write to us to come back',
      reach: 'To start again, write to',
      orCall: 'or call',
    },
  }),
  fr: voice => ({
    day: {
      title: 'Changer le jour',
      lede: (day: string) => `Cette boîte seulement, prévue ${day}. Elle reste dans sa semaine.`,
      legend: 'Jours et heures',
      until: (cutoff: string) => `modifiable jusqu’au ${cutoff}`,
      save: 'Déplacer la boîte',
      keep: 'Garder le jour',
      moved: (day: string, hours: string) => `La boîte arrive le ${day}, ${hours}.`,
      movedBack: (day: string, hours: string) => `Annulé. La boîte arrive le ${day}, ${hours}.`,
      failed: 'Les jours n’ont pas pu être chargés.',
    },
    bags: {
      heading: 'Sacs et trousses',
      none: voice.pick({ freshprep: 'Aucun n’est chez vous.', cookit: 'Y’en a pas chez toi.' }),
      cooler_bag: (count: number) => `${count} ${voice.plural(count, 'sac isotherme', 'sacs isothermes')}`,
      zero_waste_kit: (count: number) =>
        `${count} ${voice.plural(count, 'trousse zéro déchet', 'trousses zéro déchet')}`,
      since: (day: string) => `depuis le ${day}`,
      note: voice.pick({
        freshprep: 'Laissez-les à la porte à la prochaine livraison, le livreur les reprend.',
        cookit: 'Laisse-les à la porte la prochaine fois, le livreur les ramasse.',
      }),
      noteAlone: voice.pick({
        freshprep:
          'Aucune livraison n’est prévue pour les reprendre : réservez une collecte, nous passerons.',
        cookit: 'Aucune livraison n’est prévue pour les ramasser : réserve une collecte, on va passer.',
      }),
      list: 'Voir la liste',
    },
    points: {
      heading: (points: string, count: number) => `${points} ${voice.plural(count, 'point', 'points')}`,
      worth: (amount: string) => `Une valeur de ${amount}.`,
      pending: (points: string) => `${points} de plus une fois la boîte livrée.`,
      none: voice.pick({
        freshprep: 'Un pour cent de ce que vous payez revient en points une fois la boîte livrée.',
        cookit: 'Un pour cent de ce que tu paies te revient en points une fois la boîte livrée.',
      }),
    },
    credit: {
      heading: (amount: string) => `${amount} de crédit`,
      bought: (amount: string) => `${amount} sur des cartes-cadeaux, qui n’expirent jamais.`,
      given: (amount: string) => `${amount} de notre part, dépensés en premier.`,
    },
    card: {
      heading: 'Carte',
      onFile: (brand: string, last4: string) => cardEnding(brand, last4, 'fr'),
      none: 'Aucune carte au dossier.',
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
          freshprep: `${amount} pour la boîte du ${day} restent à payer. Payez d’ici la fin du ${until}, avant l’emballage, avec une autre carte, ou avec une carte-cadeau ou des points qui couvrent le montant. Sinon, elle ne part pas et rien n’est facturé.`,
          cookit: `${amount} pour la boîte du ${day} restent à payer. Paie d’ici la fin du ${until}, avant qu’on l’emballe, avec une autre carte, ou avec une carte-cadeau ou des points qui couvrent le montant. Sinon, elle ne part pas et rien n’est facturé.`,
        }),
      again: voice.pick({
        freshprep: `D’ici là, nous réessayons de la même façon ${retriesOf(voice)}.`,
        cookit: `D’ici là, on réessaie de la même façon ${retriesOf(voice)}.`,
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
      confirm: 'Confirmer à la banque',
      signup: voice.pick({
        freshprep: 'Votre inscription n’est pas terminée.',
        cookit: 'Ton inscription n’est pas finie.',
      }),
      signupNote: voice.pick({
        freshprep: 'Ce que vous avez entré est conservé. Rien n’est livré ni facturé d’ici là.',
        cookit: 'On a gardé ce que t’as entré. Rien n’est livré ni facturé d’ici là.',
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
          'Rien d’autre n’est facturé, pourvu que ce qui est chez vous revienne. Le compte se ferme quand tout est réglé.',
        cookit:
          'Rien d’autre n’est facturé, pourvu que ce qui est chez toi revienne. Le compte se ferme quand tout est réglé.',
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
