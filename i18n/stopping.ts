// Pausing and closing: the consequences, and the reasons.

import { messages } from './catalogue.ts'

export const stoppingMessages = messages({
  en: voice => ({
    heading: 'Pause or close',
    note: 'To skip one box, use Skip beside it. To stop them all:',
    elsewhere: 'To skip one box, go to your schedule.',
    schedule: 'See my schedule',
    pause: 'Pause',
    changePause: 'Change pause',
    close: 'Close account',
    unpause: 'Unpause',
    pauseTitle: 'Pause your boxes',
    closeTitle: 'Close your account',
    reasons: {
      vacation: 'I’m away',
      no_frequency: 'Boxes come too often',
      problems: 'Something went wrong',
      expensive: 'It’s too expensive',
      testing_other: 'I’m trying something else',
      duplicate: 'I have another account',
      other: 'Another reason',
    },
    whyPause: 'Why are you pausing?',
    whyClose: 'Why are you leaving?',
    chooseReason: 'Choose a reason.',
    pauseNow: 'Pause my boxes',
    pauseUntil: (day: string) => `Pause until my ${day} box`,
    closeNow: 'Close my account',
    keepBoxes: 'Keep my boxes coming',
    keepAccount: 'Keep my account',
    until: 'Restart with the box on',
    untilBack: 'I’ll unpause it myself',
    untilHint:
      'Pick a date and your pause ends automatically a week before that box. We’ll email you three days before.',
    notComing: (days: string) => `We’ll skip these boxes, no charge: ${days}.`,
    nothingPlanned: 'You don’t have any upcoming charges.',
    paidComes: (day: string) => `Already paid and still coming: ${day}.`,
    stillCharged: (day: string, amount: string | null) =>
      `Past its cutoff: your box for ${day} will still be charged${amount === null ? '' : ` (${amount})`} and delivered.`,
    notBefore: 'No more charges after that.',
    notBeforeBags: 'No more charges, as long as you return your bags and kits.',
    expires: (amount: string) => `You’ll lose ${amount} in credit.`,
    pointsExpire: (points: string, count: number) =>
      voice.plural(count, `You’ll lose ${points} point.`, `You’ll lose ${points} points.`),
    boughtStays: (amount: string) =>
      `You keep ${amount} on gift cards. Someone on our team will settle it with you before we close your account.`,
    bagsOut: (count: number) =>
      `You have ${count} ${voice.plural(count, 'bag or kit', 'bags or kits')} to return. Boxes stop right away. We’ll close your account once we have the last one back.`,
    boxesOut: 'We’ll close your account once that box is delivered and its bag is returned.',
    ended: {
      plan: 'your plan',
      boxes: (count: number) => voice.plural(count, 'your next box', `your next ${count} boxes`),
      given: (amount: string) => `${amount} in credit`,
      corporate: (amount: string) => `${amount} in employer credit`,
      points: (points: string, count: number) => `${points} ${voice.plural(count, 'point', 'points')}`,
    },
    closingEnds: (what: string) => `Closing your account ends ${what}.`,
    endsForGood: 'Only we can reopen it: you’d have to contact us.',
    pastStays: 'You can still see your past orders.',
    nothingExpires: 'You keep your balances. Pausing doesn’t make anything expire.',
    givenUntil: (amount: string, day: string) => `${amount} of your credit still expires after ${day}.`,
    pointsUntil: (points: string, day: string) =>
      `If you don’t earn or use any, your ${points} points expire after ${day}.`,
    corporateEnds: (amount: string) => `You’ll lose ${amount} in employer credit.`,
    outPausing: 'Book a pickup here, or leave them out with a later box. Your pause starts either way.',
    outClosing: 'Book a pickup here, before or after you close.',
    pausedDone: 'Your boxes are paused.',
    closedDone: 'Your account is closed.',
    closingDone: 'Your account is closing.',
    closingNote: 'We’ll close your account once you’ve returned everything. Book a pickup here:',
    boughtNote: 'Someone on our team will contact you about your gift cards, then close your account.',
    boxesNote: 'Your last box is still coming. We’ll close your account once you’ve returned its bag.',
    bagsNote: (count: number) =>
      `You still have ${count} ${voice.plural(count, 'bag or kit', 'bags or kits')} to return. Book a pickup, or leave them out with a later box.`,
    back: 'Back to my boxes',
    failed: 'We couldn’t load the details.',
    unpausedNext: (day: string, charged: string) =>
      `Welcome back. Your next box comes ${day}. We’ll charge it on ${charged}.`,
    unpaused: 'Your plan is active again.',
    pausedUntil: (day: string) => `Your boxes are paused until ${day}.`,
    pausedUntilNote: (day: string) => `They’ll restart automatically with your box for ${day}.`,
    bookPickup: 'Book a pickup',
  }),
  fr: voice => ({
    heading: voice.pick({ freshprep: 'Mettre en pause ou fermer', cookit: 'Pause ou fermeture' }),
    note: voice.pick({
      freshprep: 'Une seule boîte? Sautez-la sur sa ligne. Pour tout arrêter :',
      cookit: 'Juste une boîte? Saute-la sur sa ligne. Pour tout arrêter :',
    }),
    elsewhere: voice.pick({
      freshprep: 'Une seule boîte? Sautez-la dans votre calendrier.',
      cookit: 'Juste une boîte? Saute-la dans ton calendrier.',
    }),
    schedule: 'Voir mon calendrier',
    pause: 'Mettre en pause',
    changePause: 'Modifier la pause',
    close: 'Fermer le compte',
    unpause: 'Reprendre',
    pauseTitle: voice.pick({ freshprep: 'Mettre vos boîtes en pause', cookit: 'Mettre tes boîtes en pause' }),
    closeTitle: voice.pick({ freshprep: 'Fermer votre compte', cookit: 'Fermer ton compte' }),
    reasons: {
      vacation: voice.pick({ freshprep: 'Je m’absente', cookit: 'Je pars en vacances' }),
      no_frequency: 'Les boîtes arrivent trop souvent',
      problems: 'Il y a eu un problème',
      expensive: 'C’est trop cher',
      testing_other: voice.pick({ freshprep: 'J’essaie autre chose', cookit: 'J’essaie autre chose' }),
      duplicate: 'J’ai un autre compte',
      other: 'Une autre raison',
    },
    whyPause: 'Pourquoi cette pause?',
    whyClose: voice.pick({ freshprep: 'Pourquoi partez-vous?', cookit: 'Pourquoi tu pars?' }),
    chooseReason: voice.pick({ freshprep: 'Choisissez une raison.', cookit: 'Choisis une raison.' }),
    pauseNow: 'Mettre mes boîtes en pause',
    pauseUntil: (day: string) => `Mettre en pause jusqu’à ma boîte du ${day}`,
    closeNow: 'Fermer mon compte',
    keepBoxes: 'Garder mes boîtes',
    keepAccount: 'Garder mon compte',
    until: 'Première boîte au retour',
    untilBack: 'À mon retour : pas de date',
    untilHint: voice.pick({
      freshprep:
        'Avec une date, la pause se termine d’elle-même une semaine avant cette boîte. Nous vous écrivons trois jours avant.',
      cookit:
        'Avec une date, la pause finit toute seule une semaine avant cette boîte. On t’écrit trois jours avant.',
    }),
    notComing: (days: string) => `Ne viennent pas, et ne sont pas facturées : ${days}.`,
    nothingPlanned: 'Aucune boîte prévue ne pourrait être facturée.',
    paidComes: (day: string) => `Déjà payée, et livrée quand même : ${day}.`,
    stillCharged: (day: string, amount: string | null) =>
      `L’heure limite est passée : la boîte du ${day} sera facturée${amount === null ? '' : ` (${amount})`} et livrée.`,
    notBefore: 'À partir de maintenant, rien d’autre n’est facturé.',
    notBeforeBags: voice.pick({
      freshprep:
        'À partir de maintenant, rien d’autre n’est facturé si vous rendez les sacs et les trousses.',
      cookit: 'À partir de maintenant, rien d’autre n’est facturé si tu rends les sacs et les trousses.',
    }),
    expires: (amount: string) => `Expire avec le compte : ${amount} de crédit offert.`,
    pointsExpire: (points: string, count: number) =>
      voice.plural(
        count,
        `Expire avec le compte : ${points} point.`,
        `Expirent avec le compte : ${points} points.`,
      ),
    boughtStays: (amount: string) =>
      voice.pick({
        freshprep: `Reste à vous : ${amount} sur des cartes-cadeaux. Une personne de l’équipe le règle avec vous avant de fermer le compte.`,
        cookit: `Reste à toi : ${amount} sur des cartes-cadeaux. Quelqu’un de l’équipe règle ça avec toi avant de fermer le compte.`,
      }),
    bagsOut: (count: number) =>
      `${count} ${voice.plural(count, 'sac ou trousse est', 'sacs ou trousses sont')} chez ${voice.pick({ freshprep: 'vous', cookit: 'toi' })}. Les boîtes s’arrêtent tout de suite; le compte se ferme au retour du dernier.`,
    boxesOut: 'Le compte se ferme une fois cette boîte livrée et son sac revenu.',
    ended: {
      plan: voice.pick({ freshprep: 'votre forfait', cookit: 'ton forfait' }),
      boxes: (count: number) =>
        voice.pick({
          freshprep: voice.plural(count, 'votre prochaine boîte', `vos ${count} prochaines boîtes`),
          cookit: voice.plural(count, 'ta prochaine boîte', `tes ${count} prochaines boîtes`),
        }),
      given: (amount: string) => `${amount} de crédit offert`,
      corporate: (amount: string) => `${amount} de crédit d’entreprise`,
      points: (points: string, count: number) => `${points} ${voice.plural(count, 'point', 'points')}`,
    },
    closingEnds: (what: string) =>
      voice.pick({
        freshprep: `En fermant votre compte, vous perdez : ${what}.`,
        cookit: `En fermant ton compte, tu perds : ${what}.`,
      }),
    endsForGood: 'C’est définitif : pour le rouvrir, il faut nous écrire.',
    pastStays: voice.pick({
      freshprep: 'Vos commandes passées restent lisibles.',
      cookit: 'Tes commandes passées restent lisibles.',
    }),
    nothingExpires: 'Les soldes restent tels quels : la pause ne fait rien expirer.',
    givenUntil: (amount: string, day: string) =>
      `Échéance inchangée pour ${amount} de crédit offert : le ${day}.`,
    pointsUntil: (points: string, day: string) =>
      voice.pick({
        freshprep: `Si vous n’en gagnez ni n’en utilisez d’ici là, vos ${points} points expirent après le ${day}.`,
        cookit: `Si tu n’en gagnes ni n’en utilises d’ici là, tes ${points} points expirent après le ${day}.`,
      }),
    corporateEnds: (amount: string) => `Ne pourra plus servir : ${amount} de crédit d’entreprise.`,
    outPausing: voice.pick({
      freshprep:
        'Réservez leur collecte ici, ou laissez-les à la porte avec une prochaine boîte. La pause commence tout de suite.',
      cookit:
        'Réserve leur collecte ici, ou laisse-les à la porte avec une prochaine boîte. La pause commence tout de suite.',
    }),
    outClosing: voice.pick({
      freshprep: 'Réservez leur collecte ici, avant ou après la fermeture.',
      cookit: 'Réserve leur collecte ici, avant ou après la fermeture.',
    }),
    pausedDone: voice.pick({ freshprep: 'Vos boîtes sont en pause.', cookit: 'Tes boîtes sont en pause.' }),
    closedDone: voice.pick({ freshprep: 'Votre compte est fermé.', cookit: 'Ton compte est fermé.' }),
    closingDone: voice.pick({ freshprep: 'Votre compte se ferme.', cookit: 'Ton compte se ferme.' }),
    closingNote: voice.pick({
      freshprep: 'Votre compte se ferme quand tout est revenu. Réservez la collecte ici :',
      cookit: 'Ton compte se ferme quand tout est revenu. Réserve la collecte ici :',
    }),
    boughtNote: voice.pick({
      freshprep: 'Une personne de l’équipe vous écrit au sujet de vos cartes-cadeaux, puis ferme le compte.',
      cookit: 'Quelqu’un de l’équipe t’écrit au sujet de tes cartes-cadeaux, puis ferme le compte.',
    }),
    boxesNote: voice.pick({
      freshprep:
        'Votre dernière boîte arrive quand même. Le compte se ferme ensuite, une fois son sac revenu.',
      cookit: 'Ta dernière boîte arrive quand même. Le compte se ferme après, une fois son sac revenu.',
    }),
    bagsNote: (count: number) =>
      voice.pick({
        freshprep: `${count} ${voice.plural(count, 'sac ou trousse est', 'sacs ou trousses sont')} encore chez vous. Réservez une collecte, ou laissez-les à la porte avec une prochaine boîte.`,
        cookit: `${count} ${voice.plural(count, 'sac ou trousse est', 'sacs ou trousses sont')} encore chez toi. Réserve une collecte, ou laisse-les à la porte avec une prochaine boîte.`,
      }),
    back: 'Retour à mes boîtes',
    failed: 'Les conséquences n’ont pas pu être chargées.',
    unpausedNext: (day: string, charged: string) =>
      voice.pick({
        freshprep: `Vos boîtes sont de retour. La prochaine arrive le ${day} et sera facturée le ${charged}.`,
        cookit: `Tes boîtes sont de retour. La prochaine arrive le ${day} et sera facturée le ${charged}.`,
      }),
    unpaused: voice.pick({
      freshprep: 'Votre abonnement est de nouveau actif.',
      cookit: 'Ton abonnement est reparti.',
    }),
    pausedUntil: (day: string) =>
      voice.pick({
        freshprep: `Vos livraisons sont en pause jusqu’au ${day}.`,
        cookit: `Tes livraisons sont en pause jusqu’au ${day}.`,
      }),
    pausedUntilNote: (day: string) => `Elles reprennent d’elles-mêmes avec la boîte du ${day}.`,
    bookPickup: 'Réserver une collecte',
  }),
})
