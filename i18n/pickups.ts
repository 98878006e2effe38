// Bags and kits to return, and their pickup: on the dashboard and on their own page.

import type { ReturnableClaim } from '../domain/returnables.ts'
import { messages } from './catalogue.ts'

export const pickupMessages = messages({
  en: voice => ({
    title: 'Bags and kits',
    heading: voice.pick({ freshprep: 'Bags and kits to return.', cookit: 'Bags to send back.' }),
    lede: (rinse: { least: number; most: number }) =>
      voice.pick({
        freshprep: `Rinse them for ${rinse.least} to ${rinse.most} seconds and leave them out on your next delivery day. No delivery coming up? Book a pickup.`,
        cookit: `Rinse for ${rinse.least} to ${rinse.most} seconds, then leave them out on your next delivery day. None coming up? Book a pickup.`,
      }),
    howTo: 'How to rinse and return a kit',
    list: 'With you now',
    none: voice.pick({
      freshprep: 'You don’t have any right now. They’ll show up here the day before a delivery.',
      cookit: 'You’re all clear. Bags and kits show up here the day before a delivery.',
    }),
    untold: 'We can’t show your bags and kits right now. Try again later. You can still book a pickup.',
    kind: { cooler_bag: 'Cooler bag', zero_waste_kit: 'Zero Waste kit' },
    number: (number: string) => `no. ${number}`,
    delivered: (day: string) => `delivered ${day}`,
    arriving: (day: string) => `arriving ${day}`,
    overdue: 'Overdue',
    dueOn: (day: string) => `Due back by ${day}.`,
    feeFrom: (day: string, fee: string) =>
      `We may bill ${fee} for it from ${day}, after two email reminders.`,
    lifeStates: {
      asked: 'Pickup booked.',
      at_door: 'You told us it’s at the door.',
      disputed: 'We’re looking into it. No charge in the meantime.',
      lost: 'You told us it’s lost. We’ll email you about it.',
      billed: 'You were billed for this. If you find it, return it and tell us, and we’ll refund you.',
    },
    tell: 'Something wrong?',
    claims: {
      at_door: 'It’s at the door',
      returned: 'I already returned it',
      never_came: 'I never got it',
      lost: 'I lost it',
    } satisfies Record<ReturnableClaim, string>,
    claimOf: (claim: string, number: string) => `${claim}: ${number}`,
    toldOf: 'Thanks, we’ve noted it.',
    rules: (weeks: number, days: number) =>
      `We may bill you for a bag or kit kept longer than ${weeks} weeks. After a return, allow up to ${days} days for this list to update.`,
    pickup: 'Pickup',
    pickupNote: voice.pick({
      freshprep: 'A driver will come by next week for your bags and kits. You don’t have to be home.',
      cookit: 'Someone swings by next week to grab them. No need to be home.',
    }),
    book: 'Book a pickup',
    days: 'Day',
    windows: 'Window',
    submit: 'Book pickup',
    keep: 'Not now',
    chooseBoth: 'Choose a day and a window.',
    booked: (day: string) => `Pickup on ${day}`,
    window: (window: string) => window,
    bookedNote: 'Leave them at the door before the window starts.',
    bookedToast: (day: string) => `Pickup booked for ${day}.`,
    move: 'Reschedule',
    moveTitle: 'Reschedule pickup',
    moveSubmit: 'Reschedule pickup',
    cancel: 'Cancel pickup',
    cancelled: 'Pickup cancelled.',
    noDays: 'No pickup times are available right now.',
    nothingOut: 'You don’t have any bags or kits to return. When you do, you can book a pickup here.',
    write: 'Trouble booking? Email',
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
      cookit: 'Rien chez toi en ce moment. Tes sacs et trousses apparaissent ici la veille d’une livraison.',
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
        freshprep: 'Facturé. Si vous le retrouvez, rendez-le et écrivez-nous : nous vous remboursons.',
        cookit: 'Facturé. Tu le retrouves? Rends-le et écris-nous : on te rembourse.',
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
