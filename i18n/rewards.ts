// Points: a household's balance, its possible uses, and its history (rule 44).

import { messages } from './catalogue.ts'

export const rewardsMessages = messages({
  en: voice => ({
    title: 'Rewards',
    heading: voice.pick({ freshprep: 'Your points', cookit: 'Points, earned by eating' }),
    lede: (percent: string) =>
      voice.pick({
        freshprep: `${percent} of what you pay comes back as points once a box is delivered. A point is worth a cent.`,
        cookit: `${percent} of what you pay comes back as points when your box lands. One point, one cent.`,
      }),
    available: (points: number) => voice.plural(points, 'point to use', 'points to use'),
    pending: (points: string, count: number) =>
      `${points} more ${voice.plural(count, 'comes', 'come')} when your next boxes are delivered.`,
    nextUp: (missing: string, count: number, credit: string) =>
      `${missing} ${voice.plural(count, 'point', 'points')} to go until ${credit} of credit.`,
    allReached: 'You have enough for every amount below.',
    toDouble: (left: number, deliveries: number) =>
      `${left} more ${voice.plural(left, 'delivery', 'deliveries')} within 52 weeks and you earn double: it starts at ${deliveries}.`,
    doubled: 'You earn double, for you have had 26 deliveries or more within 52 weeks.',
    redeemHeading: 'Turn points into credit',
    redeemNote: 'Credit pays your next boxes before your card does. It cannot be turned back into points.',
    option: (points: string, count: number) => `${points} ${voice.plural(count, 'point', 'points')}`,
    notEnough: (points: string, count: number) => `${points} ${voice.plural(count, 'point', 'points')} more`,
    redeem: 'Turn into credit',
    chooseOne: 'Choose how many points.',
    none: 'Nothing to turn into credit yet. Your first 1,000 points are worth $10.',
    redeemed: (credit: string) => `${credit} of credit is yours. It pays your next box first.`,
    history: 'What became of your points',
    reasons: {
      points_earned: 'Earned with a box',
      points_available: 'Ready to use',
      points_removed: 'Taken back with a refund',
      points_spent: 'Turned into credit',
      points_adjusted: 'Corrected by us',
      expired: 'Expired',
    },
    ofBox: (day: string) => `Box of ${day}`,
    onceDelivered: 'To use once it is delivered',
    empty: 'No points yet',
    emptyNote: 'They come with your first delivered box.',
    moreFailed: (why: string) => `The next part did not come. ${why}`,
    loaded: (count: number) => `${count} entries are shown.`,
    expiry: 'Points expire after 12 months in which you neither earn nor use any.',
    ends: (day: string, useBy: string) =>
      `The points programme runs until ${day}: boxes that come later earn none. Turn your points into credit by ${useBy}: the day after, they are gone.`,
    ended: (day: string) => `The points programme ended on ${day}: boxes earn none any more.`,
    endedLeft: (useBy: string) => `What you still have can be turned into credit until ${useBy}.`,
  }),
  fr: voice => ({
    title: 'Récompenses',
    heading: voice.pick({ freshprep: 'Vos points', cookit: 'Des points, rien qu’en mangeant' }),
    lede: (percent: string) =>
      voice.pick({
        freshprep: `${percent} de ce que vous payez revient en points à la livraison de chaque boîte. Un point vaut un cent.`,
        cookit: `${percent} de ce que tu paies te revient en points dès que ta boîte arrive. Un point, un cent.`,
      }),
    available: (points: number) => voice.plural(points, 'point à utiliser', 'points à utiliser'),
    pending: (points: string, count: number) =>
      voice.plural(
        count,
        `${points} autre s’ajoutera à la livraison des prochaines boîtes.`,
        `${points} autres s’ajouteront à la livraison des prochaines boîtes.`,
      ),
    nextUp: (missing: string, count: number, credit: string) =>
      `Encore ${missing} ${voice.plural(count, 'point', 'points')} pour obtenir un crédit de ${credit}.`,
    allReached: voice.pick({
      freshprep: 'Vous avez assez de points pour chacun des montants ci-dessous.',
      cookit: 'Tu as assez de points pour chacun des montants ci-dessous.',
    }),
    toDouble: (left: number, deliveries: number) =>
      voice.pick({
        freshprep: `Encore ${left} ${voice.plural(left, 'livraison', 'livraisons')} en 52 semaines et vos points doublent : c’est à partir de ${deliveries}.`,
        cookit: `Encore ${left} ${voice.plural(left, 'livraison', 'livraisons')} en 52 semaines et tes points doublent : c’est à partir de ${deliveries}.`,
      }),
    doubled: voice.pick({
      freshprep: 'Vos points comptent en double : vous avez reçu au moins 26 livraisons en 52 semaines.',
      cookit: 'Tes points comptent en double : tu as reçu au moins 26 livraisons en 52 semaines.',
    }),
    redeemHeading: voice.pick({
      freshprep: 'Convertir vos points en crédit',
      cookit: 'Transforme tes points en crédit',
    }),
    redeemNote: voice.pick({
      freshprep:
        'Le crédit paie vos prochaines boîtes avant votre carte. Il ne peut pas redevenir des points.',
      cookit: 'Le crédit paie tes prochaines boîtes avant ta carte. Il ne peut pas redevenir des points.',
    }),
    option: (points: string, count: number) => `${points} ${voice.plural(count, 'point', 'points')}`,
    notEnough: (points: string, count: number) =>
      `encore ${points} ${voice.plural(count, 'point', 'points')}`,
    redeem: voice.pick({ freshprep: 'Convertir en crédit', cookit: 'Transformer en crédit' }),
    chooseOne: voice.pick({
      freshprep: 'Choisissez un nombre de points.',
      cookit: 'Choisis un nombre de points.',
    }),
    none: voice.pick({
      freshprep: 'Rien à convertir pour l’instant. Vos 1\u00a0000 premiers points vaudront 10\u00a0$.',
      cookit: 'Rien à transformer pour l’instant. Tes 1\u00a0000 premiers points vaudront 10\u00a0$.',
    }),
    redeemed: (credit: string) =>
      voice.pick({
        freshprep: `Un crédit de ${credit} est à vous. Il paiera d’abord votre prochaine boîte.`,
        cookit: `Un crédit de ${credit} est à toi. Il paiera d’abord ta prochaine boîte.`,
      }),
    history: voice.pick({ freshprep: 'L’historique de vos points', cookit: 'L’historique de tes points' }),
    reasons: {
      points_earned: 'Obtenus avec une boîte',
      points_available: 'Prêts à utiliser',
      points_removed: 'Retirés lors d’un remboursement',
      points_spent: 'Convertis en crédit',
      points_adjusted: 'Corrigés par nous',
      expired: 'Expirés',
    },
    ofBox: (day: string) => `Boîte du ${day}`,
    onceDelivered: 'À utiliser une fois la boîte livrée',
    empty: 'Pas encore de points',
    emptyNote: voice.pick({
      freshprep: 'Ils viendront avec votre première boîte livrée.',
      cookit: 'Ils viendront avec ta première boîte livrée.',
    }),
    moreFailed: (why: string) => `La suite n’a pas pu être chargée. ${why}`,
    loaded: (count: number) => `${count} lignes sont affichées.`,
    ends: (day: string, useBy: string) =>
      voice.pick({
        freshprep: `Le programme de points va jusqu’au ${day} : les boîtes livrées ensuite n’en rapportent plus. Échangez vos points d’ici le ${useBy} : le lendemain, ils disparaissent.`,
        cookit: `Le programme de points va jusqu’au ${day} : les boîtes livrées ensuite n’en rapportent plus. Échange tes points d’ici le ${useBy} : le lendemain, ils disparaissent.`,
      }),
    ended: (day: string) => `Le programme de points a pris fin le ${day} : les boîtes n’en rapportent plus.`,
    endedLeft: (useBy: string) =>
      voice.pick({
        freshprep: `Ce qu’il vous reste s’échange jusqu’au ${useBy}.`,
        cookit: `Ce qu’il te reste s’échange jusqu’au ${useBy}.`,
      }),
    expiry: voice.pick({
      freshprep: 'Les points expirent après 12 mois sans que vous en ayez obtenu ni utilisé.',
      cookit: 'Les points expirent après 12 mois sans que tu en aies obtenu ni utilisé.',
    }),
  }),
})
