// The dashboard.

import { messages } from './catalogue.ts'

export const accountMessages = messages({
  en: voice => ({
    title: 'Your boxes',
    greeting: {
      morning: (name: string) =>
        voice.pick({ freshprep: `Good morning, ${name}.`, cookit: `Morning, ${name}!` }),
      afternoon: (name: string) =>
        voice.pick({ freshprep: `Good afternoon, ${name}.`, cookit: `Hey ${name}, hungry yet?` }),
      evening: (name: string) =>
        voice.pick({ freshprep: `Good evening, ${name}.`, cookit: `Evening, ${name}!` }),
    },
    underway: {
      label: (day: string) => `The box of ${day}, under way`,
      heading: {
        upcoming: voice.pick({ freshprep: 'Your box is sealed.', cookit: 'Your box is locked in.' }),
        locked: voice.pick({ freshprep: 'Your box is sealed.', cookit: 'Your box is locked in.' }),
        charged: voice.pick({
          freshprep: 'Paid. We are at the market.',
          cookit: 'Paid! Off to the market we go.',
        }),
        packed: voice.pick({ freshprep: 'Your box is packed.', cookit: 'Packed and ready to roll.' }),
        out_for_delivery: voice.pick({
          freshprep: 'Your box is on the road.',
          cookit: 'Your box is on its way!',
        }),
        delivered: voice.pick({ freshprep: 'Your box is at the door.', cookit: 'Ding dong. Box is here!' }),
        payment_failed: voice.pick({
          freshprep: 'Your box is waiting to be paid.',
          cookit: 'Your box is waiting to be paid.',
        }),
        failed: voice.pick({
          freshprep: 'We could not deliver your box.',
          cookit: 'We couldn’t get your box to you.',
        }),
      },
      expected: (day: string, window: string, content: string) => `Expected ${day}, ${window}. ${content}.`,
      expectedToday: (window: string, content: string) => `Expected today, ${window}. ${content}.`,
      arrived: (day: string, content: string) => `Delivered on ${day}. ${content}.`,
      failedNote: (day: string) =>
        `The delivery of ${day} failed, and that is ours to put right. Write to us and we will.`,
      waiting: (amount: string) => `${amount} is not paid yet. It is packed only once it is.`,
      steps: { paid: 'Paid', packed: 'Packed', road: 'On the road', door: 'At your door' },
      notYet: 'not yet',
      done: 'done',
      trail: 'How far the box is',
      contents: 'See what is in it',
      write: 'Write to us',
    },
    and: (first: string, second: string) => `${first} and ${second}`,
    deliveries: {
      heading: voice.pick({ freshprep: 'Next five deliveries', cookit: 'Your next five boxes' }),
      few: voice.pick({ freshprep: 'Next deliveries', cookit: 'Your next boxes' }),
      none: voice.pick({ freshprep: 'No delivery is planned.', cookit: 'No box on the calendar.' }),
      noneNote: 'New weeks open every week; the next one will show here.',
      when: (weekday: string, window: string) => `${weekday}, ${window}`,
      notOut: 'The menu is not out yet',
      notOutNote: 'We start from what you like.',
      untouched: 'Nothing chosen yet',
      untouchedNote: (day: string) =>
        voice.pick({
          freshprep: `Choose by ${day}, or we will.`,
          cookit: `Pick by ${day}, or leave it to us.`,
        }),
      short: (amount: string, minimum: string) =>
        `${amount} short of the ${minimum} minimum. Under it, nothing is delivered.`,
      skippedNow: 'Skipped just now',
      skipped: 'Skipped',
      skippedNote: voice.pick({ freshprep: 'You will not be charged.', cookit: 'No box, no charge.' }),
      was: (amount: string) => `was ${amount}`,
      locked: 'Being prepared',
      lockedNote: 'The cutoff has passed.',
      notMet: 'Under the minimum',
      notMetNote: 'Not delivered and not charged.',
      changeDay: 'Change the day',
      changeDayOf: (day: string) => `Change the day of the box of ${day}`,
      saidSkipped: (day: string) => `The box of ${day} is skipped. You will not be charged.`,
      saidUnskipped: (day: string) => `The box of ${day} is back.`,
      notSkipped: (day: string, why: string) => `The box of ${day} was not skipped. ${why}`,
      notUnskipped: (day: string, why: string) => `The box of ${day} stays skipped. ${why}`,
    },
    day: {
      title: 'Change the day',
      lede: (day: string) => `This box only, now ${day}. It stays within its week.`,
      legend: 'Days and windows',
      until: (cutoff: string) => `change it until ${cutoff}`,
      save: 'Move the box',
      keep: 'Keep the day',
      moved: (day: string) => `The box comes on ${day}.`,
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
      onFile: (brand: string, last4: string) => `${brand} ending in ${last4}`,
      none: 'No card is on file.',
      change: 'Change the card',
      add: 'Add a card',
    },
    notice: {
      declined: 'Your card was declined.',
      declinedNote: (day: string, amount: string) =>
        `${amount} for the box of ${day} is not paid. Pay with another card before we pack it, or it does not come.`,
      otherCard: 'Pay with another card',
      bank: 'Your bank wants to hear from you.',
      bankNote: (day: string, amount: string) => `Confirm ${amount} for the box of ${day}.`,
      confirm: 'Confirm with the bank',
      signup: 'Your sign-up is not finished.',
      signupNote: 'What you gave us is kept. Nothing is delivered or charged until it is done.',
      goOn: 'Go on',
      paused: 'Your deliveries are paused.',
      pausedNote: 'Nothing is delivered or charged.',
      closing: 'Your account is closing.',
      closingNote: 'Nothing is billed any more. It closes when the last bag is back.',
      closed: 'Your account is closed.',
      closedNote: 'Nothing is delivered or charged. Your past orders stay here.',
      reach: 'To start again, write to',
      orCall: 'or call',
      history: 'Past orders',
    },
  }),
  fr: voice => ({
    title: voice.pick({ freshprep: 'Vos boîtes', cookit: 'Tes boîtes' }),
    greeting: {
      morning: (name: string) =>
        voice.pick({ freshprep: `Bonjour, ${name}.`, cookit: `Bon matin, ${name}!` }),
      afternoon: (name: string) =>
        voice.pick({ freshprep: `Bon après-midi, ${name}.`, cookit: `Allo ${name}, t’as faim?` }),
      evening: (name: string) => voice.pick({ freshprep: `Bonsoir, ${name}.`, cookit: `Bonsoir, ${name}!` }),
    },
    underway: {
      label: (day: string) => `La boîte du ${day}, en cours`,
      heading: {
        upcoming: voice.pick({ freshprep: 'Votre boîte est scellée.', cookit: 'Ta boîte est bouclée.' }),
        locked: voice.pick({ freshprep: 'Votre boîte est scellée.', cookit: 'Ta boîte est bouclée.' }),
        charged: voice.pick({
          freshprep: 'C’est payé. Nous faisons le marché.',
          cookit: 'C’est payé! On s’en va au marché.',
        }),
        packed: voice.pick({
          freshprep: 'Votre boîte est emballée.',
          cookit: 'Ta boîte est prête à partir.',
        }),
        out_for_delivery: voice.pick({
          freshprep: 'Votre boîte est en route.',
          cookit: 'Ta boîte est en route!',
        }),
        delivered: voice.pick({
          freshprep: 'Votre boîte est à la porte.',
          cookit: 'Ding dong, c’est ta boîte!',
        }),
        payment_failed: voice.pick({
          freshprep: 'Votre boîte attend son paiement.',
          cookit: 'Ta boîte attend son paiement.',
        }),
        failed: voice.pick({
          freshprep: 'Nous n’avons pas pu livrer votre boîte.',
          cookit: 'On n’a pas réussi à te livrer.',
        }),
      },
      expected: (day: string, window: string, content: string) => `Prévue le ${day}, ${window}. ${content}.`,
      expectedToday: (window: string, content: string) => `Prévue aujourd’hui, ${window}. ${content}.`,
      arrived: (day: string, content: string) => `Livrée le ${day}. ${content}.`,
      failedNote: (day: string) =>
        voice.pick({
          freshprep: `La livraison du ${day} a échoué, et c’est à nous de réparer cela. Écrivez-nous.`,
          cookit: `La livraison du ${day} a échoué, et c’est à nous d’arranger ça. Écris-nous.`,
        }),
      waiting: (amount: string) =>
        voice.pick({
          freshprep: `${amount} restent à payer. La boîte n’est emballée qu’une fois payée.`,
          cookit: `${amount} restent à payer. On emballe ta boîte dès que c’est fait.`,
        }),
      steps: { paid: 'Payée', packed: 'Emballée', road: 'En route', door: 'À la porte' },
      notYet: 'à venir',
      done: 'fait',
      trail: 'Où en est la boîte',
      contents: 'Voir ce qu’il y a dedans',
      write: 'Nous écrire',
    },
    and: (first: string, second: string) => `${first} et ${second}`,
    deliveries: {
      heading: voice.pick({
        freshprep: 'Vos cinq prochaines livraisons',
        cookit: 'Tes cinq prochaines boîtes',
      }),
      few: voice.pick({ freshprep: 'Vos prochaines livraisons', cookit: 'Tes prochaines boîtes' }),
      none: voice.pick({
        freshprep: 'Aucune livraison n’est prévue.',
        cookit: 'Pas de boîte au calendrier.',
      }),
      noneNote: 'Une nouvelle semaine s’ouvre chaque semaine; la prochaine s’affichera ici.',
      when: (weekday: string, window: string) => `${weekday}, ${window}`,
      notOut: 'Le menu n’est pas encore sorti',
      notOutNote: voice.pick({
        freshprep: 'Nous partons de vos goûts.',
        cookit: 'On part de tes goûts.',
      }),
      untouched: voice.pick({ freshprep: 'Rien n’est encore choisi', cookit: 'Rien de choisi encore' }),
      untouchedNote: (day: string) =>
        voice.pick({
          freshprep: `Choisissez d’ici le ${day}, sinon nous le ferons.`,
          cookit: `Choisis d’ici le ${day}, ou laisse-nous faire.`,
        }),
      short: (amount: string, minimum: string) =>
        voice.pick({
          freshprep: `Il manque ${amount} au minimum de ${minimum}. En dessous, rien n’est livré.`,
          cookit: `Il manque ${amount} au minimum de ${minimum}. En dessous, ta boîte ne part pas.`,
        }),
      skippedNow: voice.pick({ freshprep: 'Sautée à l’instant', cookit: 'Sautée à l’instant' }),
      skipped: 'Sautée',
      skippedNote: voice.pick({ freshprep: 'Rien ne sera débité.', cookit: 'Pas de boîte, pas de frais.' }),
      was: (amount: string) => `au lieu de ${amount}`,
      locked: 'En préparation',
      lockedNote: 'L’heure limite est passée.',
      notMet: 'Sous le minimum',
      notMetNote: 'Ni livrée ni débitée.',
      changeDay: 'Changer le jour',
      changeDayOf: (day: string) => `Changer le jour de la boîte du ${day}`,
      saidSkipped: (day: string) => `La boîte du ${day} est sautée. Rien ne sera débité.`,
      saidUnskipped: (day: string) => `La boîte du ${day} est de retour.`,
      notSkipped: (day: string, why: string) => `La boîte du ${day} n’a pas été sautée. ${why}`,
      notUnskipped: (day: string, why: string) => `La boîte du ${day} reste sautée. ${why}`,
    },
    day: {
      title: 'Changer le jour',
      lede: (day: string) => `Cette boîte seulement, prévue ${day}. Elle reste dans sa semaine.`,
      legend: 'Jours et heures',
      until: (cutoff: string) => `modifiable jusqu’au ${cutoff}`,
      save: 'Déplacer la boîte',
      keep: 'Garder le jour',
      moved: (day: string) => `La boîte arrive le ${day}.`,
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
      onFile: (brand: string, last4: string) => `${brand} se terminant par ${last4}`,
      none: 'Aucune carte au dossier.',
      change: 'Changer la carte',
      add: 'Ajouter une carte',
    },
    notice: {
      declined: voice.pick({ freshprep: 'Votre carte a été refusée.', cookit: 'Ta carte a été refusée.' }),
      declinedNote: (day: string, amount: string) =>
        voice.pick({
          freshprep: `${amount} pour la boîte du ${day} restent à payer. Payez avec une autre carte avant l’emballage, sinon elle ne part pas.`,
          cookit: `${amount} pour la boîte du ${day} restent à payer. Prends une autre carte avant qu’on l’emballe, sinon elle ne part pas.`,
        }),
      otherCard: 'Payer avec une autre carte',
      bank: voice.pick({
        freshprep: 'Votre banque attend une réponse.',
        cookit: 'Ta banque attend une réponse.',
      }),
      bankNote: (day: string, amount: string) =>
        voice.pick({
          freshprep: `Confirmez ${amount} pour la boîte du ${day}.`,
          cookit: `Confirme ${amount} pour la boîte du ${day}.`,
        }),
      confirm: 'Confirmer à la banque',
      signup: voice.pick({
        freshprep: 'Votre inscription n’est pas terminée.',
        cookit: 'Ton inscription n’est pas finie.',
      }),
      signupNote: voice.pick({
        freshprep: 'Ce que vous avez entré est conservé. Rien n’est livré ni débité d’ici là.',
        cookit: 'On a gardé ce que t’as entré. Rien n’est livré ni débité d’ici là.',
      }),
      goOn: 'Continuer',
      paused: voice.pick({
        freshprep: 'Vos livraisons sont en pause.',
        cookit: 'Tes livraisons sont en pause.',
      }),
      pausedNote: 'Rien n’est livré ni débité.',
      closing: voice.pick({ freshprep: 'Votre compte se ferme.', cookit: 'Ton compte se ferme.' }),
      closingNote: 'Plus rien n’est facturé. Il se ferme quand le dernier sac est revenu.',
      closed: voice.pick({ freshprep: 'Votre compte est fermé.', cookit: 'Ton compte est fermé.' }),
      closedNote: voice.pick({
        freshprep: 'Rien n’est livré ni débité. Vos commandes passées restent ici.',
        cookit: 'Rien n’est livré ni débité. Tes commandes passées restent ici.',
      }),
      reach: voice.pick({ freshprep: 'Pour reprendre, écrivez à', cookit: 'Pour reprendre, écris à' }),
      orCall: voice.pick({ freshprep: 'ou appelez au', cookit: 'ou appelle au' }),
      history: 'Commandes passées',
    },
  }),
})
