// Points: a household's balance, its possible uses, and its history (rule 44).

import { messages } from './catalogue.ts'

export const rewardsMessages = messages({
  en: voice => ({
    title: 'Rewards',
    heading: voice.pick({ freshprep: 'Your points', cookit: 'Points, earned by eating' }),
    lede: (percent: string) =>
      voice.pick({
        freshprep: `Earn ${percent} back in points on every delivered box. One point is worth one cent.`,
        cookit: `Earn ${percent} back in points when your box lands. One point, one cent.`,
      }),
    nextUp: (missing: string, count: number, credit: string) =>
      `${missing} more ${voice.plural(count, 'point', 'points')} until your next ${credit} in credit.`,
    allReached: 'You’ve got enough for every reward below.',
    toDouble: (left: number, deliveries: number) =>
      `${left} more ${voice.plural(left, 'delivery', 'deliveries')} within 52 weeks and you’ll earn double. It starts at ${deliveries}.`,
    doubled: 'You’re earning double: you’ve had 26 or more deliveries in 52 weeks.',
    redeemHeading: 'Turn points into credit',
    redeemNote: 'We use credit before your card. You can’t turn it back into points.',
    option: (points: string, count: number) => `${points} ${voice.plural(count, 'point', 'points')}`,
    notEnough: (points: string, count: number) => `${points} ${voice.plural(count, 'point', 'points')} more`,
    redeem: 'Get credit',
    chooseOne: 'Choose an amount.',
    redeemed: (credit: string) => `You’ve got ${credit} in credit. We’ll use it on your next box.`,
    history: 'Points history',
    reasons: {
      points_earned: 'Earned on a box',
      points_available: 'Ready to use',
      points_removed: 'Removed with a refund',
      points_spent: 'Turned into credit',
      points_adjusted: 'Adjusted by our team',
      expired: 'Expired',
    },
    ofBox: (day: string) => `${day} box`,
    onceDelivered: 'Available on delivery',
    empty: 'No points yet',
    emptyNote: 'You’ll earn points on your first delivered box.',
    moreFailed: (why: string) => `We couldn’t load more. ${why}`,
    loaded: (count: number) => `Showing ${count} entries.`,
    expiry: 'Points expire after 12 months if you don’t earn or use any.',
    ends: (day: string, useBy: string) =>
      `Our points program ends ${day}, and boxes after that won’t earn points. Turn your points into credit by ${useBy}. After that, they expire.`,
    ended: (day: string) => `Our points program ended ${day}. Boxes no longer earn points.`,
    endedLeft: (useBy: string) => `You can turn the points you have into credit until ${useBy}.`,
  }),
  fr: voice => ({
    title: 'Récompenses',
    heading: voice.pick({ freshprep: 'Vos points', cookit: 'Des points, rien qu’en mangeant' }),
    lede: (percent: string) =>
      voice.pick({
        freshprep: `${percent} de ce que vous payez revient en points à la livraison de chaque boîte. Un point vaut un cent.`,
        cookit: `${percent} de ce que tu paies te revient en points dès que ta boîte arrive. Un point, un cent.`,
      }),
    nextUp: (missing: string, count: number, credit: string) =>
      `Encore ${missing} ${voice.plural(count, 'point', 'points')} pour obtenir un crédit de ${credit}.`,
    allReached: voice.pick({
      freshprep: 'Vous avez assez de points pour chacun des montants ci-dessous.',
      cookit: 'Tu as assez de points pour chacun des montants ci-dessous.',
    }),
    toDouble: (left: number, deliveries: number) =>
      voice.pick({
        freshprep: `Encore ${left} ${voice.plural(left, 'livraison', 'livraisons')} en 52 semaines et vos points doublent : il en faut ${deliveries}.`,
        cookit: `Encore ${left} ${voice.plural(left, 'livraison', 'livraisons')} en 52 semaines et tes points doublent : il en faut ${deliveries}.`,
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
    loaded: (count: number) => `${count} ${voice.plural(count, 'ligne affichée', 'lignes affichées')}.`,
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
