// Bags and kits to return, and their pickup: on the dashboard and on their own page.

import type { ReturnableClaim } from '../domain/returnables.ts'
import { messages } from './catalogue.ts'

export const pickupMessages = messages({
  en: voice => ({
    title: 'Bags and kits',
    heading: voice.pick({ freshprep: 'Bags and kits at your door.', cookit: 'Bags to send back.' }),
    lede: (rinse: { least: number; most: number }) =>
      voice.pick({
        freshprep: `Rinse them for ${rinse.least} to ${rinse.most} seconds and leave them out on your next delivery. If none is coming soon, book a pickup.`,
        cookit: `A rinse of ${rinse.least} to ${rinse.most} seconds, then out the door with your next delivery. None coming soon? Book a pickup.`,
      }),
    howTo: 'How to rinse and return a kit',
    list: 'At your place',
    none: voice.pick({
      freshprep: 'None are at your place. They are listed here from the day before a delivery.',
      cookit: 'Nothing at your place right now. They show up here the day before a delivery.',
    }),
    untold: 'Your bags and kits cannot be shown right now. Try again later; a pickup can still be booked.',
    kind: { cooler_bag: 'Cooler bag', zero_waste_kit: 'Zero Waste kit' },
    number: (number: string) => `number ${number}`,
    delivered: (day: string) => `delivered ${day}`,
    arriving: (day: string) => `comes ${day}`,
    overdue: 'Overdue',
    dueOn: (day: string) => `Due back by ${day}.`,
    feeFrom: (day: string, fee: string) => `It may be billed from ${day} on, after two e-mails: ${fee}.`,
    lifeStates: {
      asked: 'A pickup is booked for it.',
      at_door: 'You said that it is at the door.',
      disputed: 'We are looking into it. Nothing is asked for it until then.',
      lost: 'You said that it is lost. We will write to you about it.',
      billed: 'It was billed. If you find it, give it back and write to us: the money comes back.',
    },
    tell: 'Not right?',
    claims: {
      at_door: 'It is at the door',
      returned: 'It is back already',
      never_came: 'It never came',
      lost: 'It is lost',
    } satisfies Record<ReturnableClaim, string>,
    claimOf: (claim: string, number: string) => `${claim}: ${number}`,
    toldOf: 'Thank you. It is noted.',
    rules: (weeks: number, days: number) =>
      `A bag or kit kept for more than ${weeks} weeks may be billed. After a return, this list can take up to ${days} days to catch up.`,
    pickup: 'Pickup',
    pickupNote: voice.pick({
      freshprep: 'A driver comes by next week for your bags and kits. You do not have to be home.',
      cookit: 'Someone swings by next week to grab them. No need to be home.',
    }),
    book: 'Book a pickup',
    days: 'Day',
    windows: 'Window',
    submit: 'Book the pickup',
    keep: 'Not now',
    chooseBoth: 'Choose a day and a window.',
    booked: (day: string) => `Pickup on ${day}`,
    window: (window: string) => window,
    bookedNote: 'Leave them at the door before then.',
    bookedToast: (day: string) => `The pickup is booked for ${day}.`,
    move: 'Move it',
    moveTitle: 'Move the pickup',
    moveSubmit: 'Move the pickup',
    cancel: 'Cancel the pickup',
    cancelled: 'The pickup is cancelled.',
    noDays: 'No pickup can be booked at the moment.',
    nothingOut:
      'There is nothing to pick up. Once a bag or a kit is at your place, a pickup can be booked here.',
    write: 'If it does not work out, write to',
  }),
  fr: voice => ({
    title: 'Sacs et trousses',
    heading: voice.pick({ freshprep: 'Vos sacs et trousses.', cookit: 'Tes sacs à rendre.' }),
    lede: (rinse: { least: number; most: number }) =>
      voice.pick({
        freshprep: `Rincez-les de ${rinse.least} à ${rinse.most} secondes et laissez-les à la porte à la prochaine livraison. Si aucune ne vient bientôt, réservez une collecte.`,
        cookit: `Un rinçage de ${rinse.least} à ${rinse.most} secondes, puis à la porte pour la prochaine livraison. Aucune bientôt? Réserve une collecte.`,
      }),
    howTo: 'Rincer et rendre une trousse',
    list: voice.pick({ freshprep: 'Chez vous', cookit: 'Chez toi' }),
    none: voice.pick({
      freshprep: 'Aucun n’est chez vous. Vos sacs et trousses apparaissent ici la veille d’une livraison.',
      cookit:
        'Y’a rien chez toi en ce moment. Tes sacs et trousses apparaissent ici la veille d’une livraison.',
    }),
    untold: voice.pick({
      freshprep:
        'Vos sacs et trousses ne peuvent pas être affichés en ce moment. Réessayez plus tard; une collecte peut quand même être réservée.',
      cookit:
        'Tes sacs et tes trousses ne peuvent pas être affichés en ce moment. Réessaie plus tard; tu peux quand même réserver une collecte.',
    }),
    kind: { cooler_bag: 'Sac isotherme', zero_waste_kit: 'Trousse zéro déchet' },
    number: (number: string) => `numéro ${number}`,
    delivered: (day: string) => `livraison du ${day}`,
    arriving: (day: string) => `arrive le ${day}`,
    overdue: 'En retard',
    dueOn: (day: string) => `À rendre d’ici le ${day}.`,
    feeFrom: (day: string, fee: string) =>
      `La facturation est possible à partir du ${day}, après deux courriels : ${fee}.`,
    lifeStates: {
      asked: 'Une collecte est réservée.',
      at_door: voice.pick({ freshprep: 'Vous avez dit : à la porte.', cookit: 'Tu as dit : à la porte.' }),
      disputed: voice.pick({
        freshprep: 'Nous vérifions. Rien ne sera facturé d’ici là.',
        cookit: 'On vérifie. Rien ne sera facturé d’ici là.',
      }),
      lost: voice.pick({
        freshprep: 'Vous avez dit : perdu. Nous vous écrirons à ce sujet.',
        cookit: 'Tu as dit : perdu. On t’écrit à ce sujet.',
      }),
      billed: voice.pick({
        freshprep: 'Facturé. Si vous le retrouvez, rendez-le et écrivez-nous : l’argent vous revient.',
        cookit: 'Facturé. Tu le retrouves? Rends-le et écris-nous : l’argent te revient.',
      }),
    },
    tell: 'Une erreur?',
    claims: {
      at_door: 'À la porte',
      returned: 'Déjà rendu',
      never_came: 'Jamais arrivé',
      lost: 'Perdu',
    } satisfies Record<ReturnableClaim, string>,
    claimOf: (claim: string, number: string) => `${claim} : ${number}`,
    toldOf: 'Merci, c’est noté.',
    rules: (weeks: number, days: number) =>
      `Un sac ou une trousse conservés plus de ${weeks} semaines peuvent être facturés. Après un retour, la liste peut mettre jusqu’à ${days} jours à se mettre à jour.`,
    pickup: 'Collecte',
    pickupNote: voice.pick({
      freshprep: 'Un livreur passe les prendre la semaine prochaine. Vous n’avez pas à être là.',
      cookit: 'On passe les chercher la semaine prochaine. Pas besoin d’être là.',
    }),
    book: 'Réserver une collecte',
    days: 'Jour',
    windows: 'Plage horaire',
    submit: 'Réserver la collecte',
    keep: 'Pas maintenant',
    chooseBoth: voice.pick({
      freshprep: 'Choisissez un jour et une plage horaire.',
      cookit: 'Choisis un jour et une plage horaire.',
    }),
    booked: (day: string) => `Collecte le ${day}`,
    window: (window: string) => `de ${window}`,
    bookedNote: voice.pick({
      freshprep: 'Laissez-les à la porte avant le passage du livreur.',
      cookit: 'Laisse-les à la porte avant qu’on passe.',
    }),
    bookedToast: (day: string) => `La collecte est réservée pour le ${day}.`,
    move: 'Déplacer',
    moveTitle: 'Déplacer la collecte',
    moveSubmit: 'Déplacer la collecte',
    cancel: 'Annuler la collecte',
    cancelled: 'La collecte est annulée.',
    noDays: 'Aucune collecte ne peut être réservée en ce moment.',
    nothingOut: voice.pick({
      freshprep:
        'Il n’y a rien à ramasser. Dès qu’un sac ou une trousse est chez vous, une collecte peut être réservée ici.',
      cookit:
        'Il n’y a rien à ramasser. Dès qu’un sac ou une trousse est chez toi, une collecte peut être réservée ici.',
    }),
    write: voice.pick({ freshprep: 'En cas de difficulté, écrivez à', cookit: 'Un pépin? Écris à' }),
  }),
})
