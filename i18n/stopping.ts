// Pausing and closing: the consequences, and the reasons.

import { messages } from './catalogue.ts'

export const stoppingMessages = messages({
  en: voice => ({
    heading: 'Pause or close',
    note: 'Skip one box in its row. To stop all of them:',
    pause: 'Pause',
    changePause: 'Change the pause',
    close: 'Close the account',
    unpause: 'Unpause',
    pauseTitle: 'Pause your boxes',
    closeTitle: 'Close your account',
    reasons: {
      vacation: 'We are away',
      no_frequency: 'Boxes come too often',
      problems: 'Something went wrong',
      expensive: 'It costs too much',
      testing_other: 'Trying something else',
      duplicate: 'I have another account',
      other: 'Another reason',
    },
    pausePress: 'Why? One press on the reason pauses your boxes.',
    closePress: 'Why? One press on the reason closes the account.',
    pauseVerb: 'Pause',
    closeVerb: 'Close',
    until: 'First box again on',
    untilBack: 'When I come back: no date',
    untilHint:
      'With a date it ends by itself a week before that box. We write to you three days before it does.',
    notComing: (days: string) => `Not coming, and not charged: ${days}.`,
    nothingPlanned: 'No box is planned that could be charged.',
    paidComes: (day: string) => `Already paid, and still comes: ${day}.`,
    stillCharged: (day: string, amount: string) =>
      `Already past its cutoff: the box of ${day} is charged (${amount}) and comes.`,
    notBefore: 'Nothing else is charged from now on.',
    notBeforeBags: 'Nothing else is charged from now on, as long as what is at your place comes back.',
    expires: (amount: string) => `Expires with the account: ${amount} of credit from us.`,
    pointsExpire: (points: string, count: number) =>
      voice.plural(
        count,
        `Expires with the account: ${points} point.`,
        `Expire with the account: ${points} points.`,
      ),
    boughtStays: (amount: string) =>
      `Stays yours: ${amount} on gift cards. A person of ours settles it with you before the account is closed.`,
    bagsOut: (count: number) =>
      `${count} ${voice.plural(count, 'bag or kit is', 'bags or kits are')} at your place. Boxes stop at once; the account is closed when the last one is back.`,
    boxesOut: 'The account is closed once that box has come and its bag is back.',
    final:
      'Closing is for good: a closed account is opened again only by writing to us. Your past orders stay readable.',
    stays: (what: string) => `Stays as it is: ${what}. Nothing expires because of the pause.`,
    nothingExpires: 'Nothing expires because of the pause.',
    kept: {
      given: (amount: string) => `${amount} of credit from us`,
      bought: (amount: string) => `${amount} on gift cards`,
      corporate: (amount: string) => `${amount} of your employer’s credit`,
      points: (points: string, count: number) => `${points} ${voice.plural(count, 'point', 'points')}`,
    },
    givenUntil: (amount: string, day: string) => `${amount} of that credit keeps its own last day: ${day}.`,
    pointsUntil: (points: string, day: string) =>
      `If you neither earn nor use any, your ${points} points count until ${day}.`,
    corporateEnds: (amount: string) => `Cannot be spent any more: ${amount} of your employer’s credit.`,
    outPausing: 'Book their pickup here, or leave them out with a later box. The pause does not wait for it.',
    outClosing: 'Book their pickup here, before or after closing.',
    pausedDone: 'Your boxes are paused.',
    closedDone: 'Your account is closed.',
    closingDone: 'Your account is closing.',
    doneNote: (reference: string) => `Reference ${reference}. A receipt is on its way by e-mail.`,
    closingNote: 'Your account closes when everything is back. Book the pickup here:',
    boughtNote: 'A person of ours writes to you about your gift cards, then closes the account.',
    boxesNote: 'Your last box still comes. The account closes after it, once its bag is back.',
    bagsNote: (count: number) =>
      `${count} ${voice.plural(count, 'bag or kit is', 'bags or kits are')} still at your place. Book a pickup, or leave them out with a later box.`,
    back: 'Back to my boxes',
    keep: 'Change nothing',
    failed: 'What stopping means could not be loaded.',
    unpausedNext: (day: string, charged: string) =>
      `Your boxes are back. The next comes on ${day} and is charged on ${charged}.`,
    unpaused: 'Your subscription is active again.',
    pausedUntil: (day: string) => `Your deliveries are paused until ${day}.`,
    pausedUntilNote: (day: string) => `They start again by themselves with the box of ${day}.`,
    bookPickup: 'Book a pickup',
  }),
  fr: voice => ({
    heading: voice.pick({ freshprep: 'Suspendre ou fermer', cookit: 'Pause ou fermeture' }),
    note: voice.pick({
      freshprep: 'Une seule boîte se saute sur sa ligne. Pour les arrêter toutes :',
      cookit: 'Une seule boîte se saute sur sa ligne. Pour tout arrêter :',
    }),
    pause: 'Mettre en pause',
    changePause: 'Modifier la pause',
    close: 'Fermer le compte',
    unpause: 'Reprendre',
    pauseTitle: voice.pick({ freshprep: 'Mettre vos boîtes en pause', cookit: 'Mettre tes boîtes en pause' }),
    closeTitle: voice.pick({ freshprep: 'Fermer votre compte', cookit: 'Fermer ton compte' }),
    reasons: {
      vacation: voice.pick({ freshprep: 'Nous sommes absents', cookit: 'On part en vacances' }),
      no_frequency: 'Les boîtes viennent trop souvent',
      problems: 'Il y a eu un problème',
      expensive: 'C’est trop cher',
      testing_other: voice.pick({ freshprep: 'Nous essayons autre chose', cookit: 'On essaie autre chose' }),
      duplicate: 'J’ai un autre compte',
      other: 'Une autre raison',
    },
    pausePress: voice.pick({
      freshprep: 'Pourquoi? Appuyez sur la raison, et vos boîtes sont en pause.',
      cookit: 'Pourquoi? Appuie sur la raison, et tes boîtes sont en pause.',
    }),
    closePress: voice.pick({
      freshprep: 'Pourquoi? Appuyez sur la raison, et le compte se ferme.',
      cookit: 'Pourquoi? Appuie sur la raison, et le compte se ferme.',
    }),
    pauseVerb: 'Pause',
    closeVerb: 'Fermer',
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
    stillCharged: (day: string, amount: string) =>
      `L’heure limite est passée : la boîte du ${day} sera facturée (${amount}) et livrée.`,
    notBefore: 'À partir de maintenant, rien d’autre n’est facturé.',
    notBeforeBags: voice.pick({
      freshprep:
        'À partir de maintenant, rien d’autre n’est facturé, pourvu que ce qui est chez vous revienne.',
      cookit: 'À partir de maintenant, rien d’autre n’est facturé, pourvu que ce qui est chez toi revienne.',
    }),
    expires: (amount: string) => `Expire avec le compte : ${amount} de crédit de notre part.`,
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
    final: voice.pick({
      freshprep:
        'La fermeture est définitive : un compte fermé ne se rouvre qu’en nous écrivant. Vos commandes passées restent lisibles.',
      cookit:
        'La fermeture est définitive : pour rouvrir, il faut nous écrire. Tes commandes passées restent là.',
    }),
    stays: (what: string) => `Restent tels quels : ${what}. La pause ne fait rien expirer.`,
    nothingExpires: 'La pause ne fait rien expirer.',
    kept: {
      given: (amount: string) => `${amount} de crédit de notre part`,
      bought: (amount: string) => `${amount} en cartes-cadeaux`,
      corporate: (amount: string) =>
        `${amount} de crédit de ${voice.pick({ freshprep: 'votre', cookit: 'ton' })} employeur`,
      points: (points: string, count: number) => `${points} ${voice.plural(count, 'point', 'points')}`,
    },
    givenUntil: (amount: string, day: string) => `${amount} de ce crédit garde son échéance : le ${day}.`,
    pointsUntil: (points: string, day: string) =>
      voice.pick({
        freshprep: `Sans en gagner ni en utiliser, vos ${points} points comptent jusqu’au ${day}.`,
        cookit: `Sans en gagner ni en utiliser, tes ${points} points comptent jusqu’au ${day}.`,
      }),
    corporateEnds: (amount: string) =>
      `Ne pourra plus servir : ${amount} de crédit de ${voice.pick({ freshprep: 'votre', cookit: 'ton' })} employeur.`,
    outPausing: voice.pick({
      freshprep:
        'Réservez leur collecte ici, ou laissez-les à la porte avec une prochaine boîte. La pause n’attend pas.',
      cookit:
        'Réserve leur collecte ici, ou laisse-les à la porte avec une prochaine boîte. La pause n’attend pas.',
    }),
    outClosing: voice.pick({
      freshprep: 'Réservez leur collecte ici, avant ou après la fermeture.',
      cookit: 'Réserve leur collecte ici, avant ou après la fermeture.',
    }),
    pausedDone: voice.pick({ freshprep: 'Vos boîtes sont en pause.', cookit: 'Tes boîtes sont en pause.' }),
    closedDone: voice.pick({ freshprep: 'Votre compte est fermé.', cookit: 'Ton compte est fermé.' }),
    closingDone: voice.pick({ freshprep: 'Votre compte se ferme.', cookit: 'Ton compte se ferme.' }),
    doneNote: (reference: string) => `Référence ${reference}. Un reçu part par courriel.`,
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
    back: voice.pick({ freshprep: 'Revenir à mes boîtes', cookit: 'Retour à mes boîtes' }),
    keep: 'Ne rien changer',
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
