import type { Direction } from '../domain/routes/seen_from.ts'
import type { TrackingState } from '../domain/tracking.ts'
import { boxSteps } from './box_steps.ts'
import { messages } from './catalogue.ts'

const english: Record<Direction, string> = {
  north: 'north',
  north_east: 'north-east',
  east: 'east',
  south_east: 'south-east',
  south: 'south',
  south_west: 'south-west',
  west: 'west',
  north_west: 'north-west',
}

const french: Record<Direction, string> = {
  north: 'au nord',
  north_east: 'au nord-est',
  east: 'à l’est',
  south_east: 'au sud-est',
  south: 'au sud',
  south_west: 'au sud-ouest',
  west: 'à l’ouest',
  north_west: 'au nord-ouest',
}

/** The tracking page: the seven messages of area 4, and what goes with them. */
export const trackingMessages = messages({
  en: voice => ({
    title: 'Track your box',
    heading: {
      before_cutoff: voice.pick({
        freshprep: 'You can still change your next box.',
        cookit: 'Your next box is still yours to play with.',
      }),
      after_cutoff: voice.pick({
        freshprep: 'We’re preparing your box.',
        cookit: 'We’re putting your box together.',
      }),
      skipped: voice.pick({
        freshprep: 'Your next box is skipped.',
        cookit: 'You’re skipping your next box.',
      }),
      paused: voice.pick({ freshprep: 'Your boxes are paused.', cookit: 'You’re on a break.' }),
      failed: voice.pick({
        freshprep: 'We couldn’t deliver your box.',
        cookit: 'We couldn’t get your box to you.',
      }),
      success: voice.pick({ freshprep: 'Your box is at your door.', cookit: 'Ding dong! Your box is here.' }),
      day_of: voice.pick({ freshprep: 'Your box comes today.', cookit: 'It’s box day!' }),
    } satisfies Record<TrackingState, string>,
    overdueHeading: voice.pick({
      freshprep: 'Your box isn’t confirmed as delivered.',
      cookit: 'We can’t tell if your box arrived.',
    }),
    unpaidHeading: 'Your box isn’t paid for yet.',
    earlyHeading: voice.pick({ freshprep: 'Your box is on its way.', cookit: 'Your box is on its way!' }),
    early: (day: string, window: string) => `It left early. Expect it ${day}, ${window}, or sooner.`,
    before: (day: string, window: string, until: string, at: string) =>
      `It’s scheduled for ${day}, ${window}. Make changes by ${until} at ${at}.`,
    after: (day: string, window: string) => `It’s locked in. Expect it ${day}, ${window}.`,
    unpaid: (amount: string, until: string, day: string) =>
      `Your payment was declined. Pay ${amount} by the end of ${until} and your box will arrive ${day}.`,
    skipped: (day: string, following: string | null) =>
      `No box on ${day}, and no charge.${following ? ` Your next one arrives ${following}.` : ''}`,
    paused: (resumes: string | null) =>
      resumes
        ? `No deliveries, no charges. Your boxes start again ${resumes}.`
        : 'No deliveries and no charges until you come back.',
    failed: (day: string) =>
      `Your ${day} delivery didn’t work out, and that’s on us. Choose below: a new delivery day, credit, or a refund.`,
    success: (day: string) => `Delivered ${day}. Put everything in the fridge as soon as you can.`,
    dayOf: (window: string) => `Arriving today, ${window}. You don’t have to be home.`,
    overdue: (day: string) => `It was due ${day}, but we don’t have a delivery confirmation. Did it arrive?`,
    none: 'No box to track.',
    noneNote: 'When you have a delivery coming up, you can track it here.',
    expected: 'Arriving',
    expectedLate: 'Running late, arriving',
    stopsBefore: (count: number) =>
      count === 0
        ? 'You’re the next stop.'
        : `${count} ${voice.plural(count, 'stop', 'stops')} before yours.`,
    notLeft: 'The van hasn’t left our kitchen yet. We’ll narrow the window as it gets closer.',
    map: 'Map of your address',
    mapWithVan: 'Map of your address and the van',
    vanAt: (at: string) => `Van’s location at ${at}.`,
    rings:
      'You’ll see the van here once it’s within ten stops of you and the driver’s phone shares its location.',
    vanFar: ({ kilometres, direction }: { kilometres: number; direction: Direction }) =>
      kilometres < 0.2
        ? 'It’s around the corner.'
        : `It’s ${kilometres} km ${english[direction]} of you, in a straight line.`,
    moveMap: {
      twoFingers: 'Move the map with two fingers.',
      control: 'Hold Ctrl while you scroll to zoom the map.',
      command: 'Hold ⌘ while you scroll to zoom the map.',
    },
    nearer: 'Zoom in',
    further: 'Zoom out',
    whole: 'Reset view',
    share: 'Someone else home?',
    shareNote:
      'Share a tracking link. No login needed. It shows where the box is, not whose it is, and expires at the end of the day.',
    shareMake: 'Create link',
    shareLink: 'Link',
    shareCopied: 'Link copied.',
    shareCopy: 'Copy it from here:',
    sharedHeading: {
      after_cutoff: 'A box is on its way.',
      day_of: 'A box comes today.',
      success: 'The box has arrived.',
      failed: 'We couldn’t deliver this box.',
    },
    sharedComing: (day: string, window: string) => `Expect it on ${day}, ${window}.`,
    sharedToday: (window: string) => `Expected ${window}.`,
    sharedSuccess: 'Put the food in the fridge as soon as you can.',
    sharedFailed: 'We’ve let the recipient know.',
    over: 'This link has expired.',
    overNote: 'Tracking links work until the end of delivery day.',
    toTrack: 'Log in to track your own box',
    trail: 'Delivery progress',
    steps: boxSteps.en,
    done: 'done',
    notYet: 'not yet',
    bags: 'Leave these out for the driver',
    bagsNote: 'Rinse and close them, and leave them at the door. The driver will take them.',
    number: (number: string) => `no. ${number}`,
    write: 'Contact us',
    toBox: 'See what’s inside',
    edit: 'Change box',
    toAccount: 'Go to your account',
    otherCard: 'Pay with another card',
  }),
  fr: voice => ({
    title: voice.pick({ freshprep: 'Suivre votre boîte', cookit: 'Suivre ta boîte' }),
    heading: {
      before_cutoff: voice.pick({
        freshprep: 'Votre prochaine boîte peut encore changer.',
        cookit: 'Tu peux encore changer ta prochaine boîte.',
      }),
      after_cutoff: voice.pick({ freshprep: 'Votre boîte se prépare.', cookit: 'Ta boîte se prépare.' }),
      skipped: voice.pick({
        freshprep: 'Votre prochaine boîte est sautée.',
        cookit: 'Tu sautes la prochaine boîte.',
      }),
      paused: voice.pick({ freshprep: 'Vos livraisons sont en pause.', cookit: 'Tu prends une pause.' }),
      failed: voice.pick({
        freshprep: 'Nous n’avons pas pu livrer votre boîte.',
        cookit: 'On n’a pas réussi à te livrer.',
      }),
      success: voice.pick({ freshprep: 'Votre boîte est à la porte.', cookit: 'Ding dong, c’est ta boîte!' }),
      day_of: voice.pick({ freshprep: 'Votre boîte arrive aujourd’hui.', cookit: 'C’est jour de boîte!' }),
    } satisfies Record<TrackingState, string>,
    overdueHeading: voice.pick({
      freshprep: 'Pas de nouvelles de votre boîte.',
      cookit: 'Pas de nouvelles de ta boîte.',
    }),
    unpaidHeading: voice.pick({
      freshprep: 'Votre boîte attend son paiement.',
      cookit: 'Ta boîte attend son paiement.',
    }),
    before: (day: string, window: string, until: string, at: string) =>
      voice.pick({
        freshprep: `Elle est prévue le ${day}, de ${window}. Vous pouvez la modifier jusqu’au ${until} à ${at}.`,
        cookit: `Elle est prévue le ${day}, de ${window}. Tu peux la changer jusqu’au ${until} à ${at}.`,
      }),
    after: (day: string, window: string) =>
      voice.pick({
        freshprep: `Elle ne peut plus être modifiée. Attendez-la le ${day}, de ${window}.`,
        cookit: `Elle ne peut plus changer. Attends-la le ${day}, de ${window}.`,
      }),
    unpaid: (amount: string, until: string, day: string) =>
      voice.pick({
        freshprep: `Le paiement a été refusé. Payez ${amount} d’ici la fin du ${until}, et la boîte arrivera le ${day}.`,
        cookit: `Le paiement a été refusé. Paie ${amount} d’ici la fin du ${until}, et ta boîte arrive le ${day}.`,
      }),
    earlyHeading: voice.pick({ freshprep: 'Votre boîte est en route.', cookit: 'Ta boîte est en chemin!' }),
    early: (day: string, window: string) =>
      voice.pick({
        freshprep: `Elle est partie d’avance. Attendez-la le ${day}, de ${window}, ou plus tôt.`,
        cookit: `Elle est partie d’avance. Attends-la le ${day}, de ${window}, ou plus tôt.`,
      }),
    skipped: (day: string, following: string | null) =>
      `Pas de boîte le ${day}, et rien n’est facturé.${following ? ` La suivante arrive le ${following}.` : ''}`,
    paused: (resumes: string | null) =>
      resumes
        ? voice.pick({
            freshprep: `Rien n’est livré ni facturé. Vos boîtes reprennent le ${resumes}.`,
            cookit: `Rien n’est livré ni facturé. Tes boîtes reviennent le ${resumes}.`,
          })
        : voice.pick({
            freshprep: 'Rien n’est livré ni facturé jusqu’à votre retour.',
            cookit: 'Rien n’est livré ni facturé jusqu’à ton retour.',
          }),
    failed: (day: string) =>
      voice.pick({
        freshprep: `La livraison du ${day} a échoué, et c’est à nous d’y remédier. Choisissez ci-dessous : la boîte un autre jour, un crédit ou un remboursement.`,
        cookit: `La livraison du ${day} a échoué, et c’est à nous d’arranger ça. Choisis ci-dessous : la boîte un autre jour, un crédit ou un remboursement.`,
      }),
    success: (day: string) =>
      voice.pick({
        freshprep: `Livrée le ${day}. Mettez le tout au frigo dès que possible.`,
        cookit: `Livrée le ${day}. Mets tout ça au frigo dès que tu peux.`,
      }),
    dayOf: (window: string) =>
      voice.pick({
        freshprep: `Attendez-la aujourd’hui, de ${window}. Vous n’avez pas à être là.`,
        cookit: `Attends-la aujourd’hui, de ${window}. Pas besoin d’être là.`,
      }),
    overdue: (day: string) =>
      `Elle était prévue le ${day}, et personne ne l’a signalée livrée. Est-elle arrivée?`,
    none: 'Il n’y a pas de boîte à suivre.',
    noneNote: voice.pick({
      freshprep: 'Dès qu’une livraison sera prévue, vous pourrez la suivre ici.',
      cookit: 'Dès qu’une livraison sera prévue, tu pourras la suivre ici.',
    }),
    expected: voice.pick({ freshprep: 'Attendue', cookit: 'Elle arrive' }),
    expectedLate: voice.pick({
      freshprep: 'Attendue plus tard que promis',
      cookit: 'Elle arrive, plus tard que promis',
    }),
    stopsBefore: (count: number) =>
      count === 0
        ? voice.pick({
            freshprep: 'Le prochain arrêt est le vôtre.',
            cookit: 'Le prochain arrêt, c’est toi.',
          })
        : `Encore ${count} ${voice.plural(count, 'arrêt', 'arrêts')} avant ${voice.pick({ freshprep: 'le vôtre', cookit: 'le tien' })}.`,
    notLeft: 'Le camion n’a pas encore quitté la cuisine. La plage se resserre à mesure qu’il approche.',
    map: voice.pick({ freshprep: 'Une carte autour de chez vous', cookit: 'Une carte autour de chez toi' }),
    mapWithVan: voice.pick({
      freshprep: 'Une carte autour de chez vous, avec le camion',
      cookit: 'Une carte autour de chez toi, avec le camion',
    }),
    vanAt: (at: string) => `Là où était le camion à ${at}.`,
    rings:
      'Le camion apparaît ici pour les dix derniers arrêts, dès que le téléphone du livreur indique où il est.',
    vanFar: ({ kilometres, direction }: { kilometres: number; direction: Direction }) =>
      kilometres < 0.2
        ? voice.pick({ freshprep: 'Il est à votre coin de rue.', cookit: 'Il est à ton coin de rue.' })
        : `Il est à ${String(kilometres).replace('.', ',')}\u00a0km ${french[direction]} de ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} porte, à vol d’oiseau.`,
    moveMap: voice.pick({
      freshprep: {
        twoFingers: 'Déplacez la carte avec deux doigts.',
        control: 'Maintenez Ctrl et faites défiler pour agrandir la carte.',
        command: 'Tenez ⌘ en défilant pour agrandir la carte.',
      },
      cookit: {
        twoFingers: 'Déplace la carte avec deux doigts.',
        control: 'Maintiens Ctrl et fais défiler pour agrandir la carte.',
        command: 'Tiens ⌘ en défilant pour agrandir la carte.',
      },
    }),
    nearer: 'Agrandir',
    further: 'Réduire',
    whole: 'Tout voir',
    share: 'Quelqu’un d’autre est à la maison?',
    shareNote:
      'Un lien qui s’ouvre sans connexion. Il dit où en est la boîte, pas à qui elle est, et expire à la fin de la journée.',
    shareMake: 'Créer un lien',
    shareLink: 'Lien',
    shareCopied: 'Il est copié.',
    shareCopy: voice.pick({ freshprep: 'Copiez-le d’ici.', cookit: 'Copie-le d’ici.' }),
    sharedHeading: {
      after_cutoff: 'Une boîte s’en vient.',
      day_of: 'Une boîte arrive aujourd’hui.',
      success: 'La boîte est à la porte.',
      failed: 'La boîte n’a pas pu être livrée.',
    },
    sharedComing: (day: string, window: string) => `Elle est attendue le ${day}, de ${window}.`,
    sharedToday: (window: string) => `Elle est promise de ${window}.`,
    sharedSuccess: voice.pick({
      freshprep: 'Mettez le tout au frigo dès que possible.',
      cookit: 'Mets tout ça au frigo dès que tu peux.',
    }),
    sharedFailed: 'La personne qui l’a commandée est prévenue.',
    over: 'Ce lien ne sert plus.',
    overNote: 'Le lien d’une boîte fonctionne jusqu’à la fin de sa journée de livraison.',
    toTrack: voice.pick({
      freshprep: 'Connectez-vous pour suivre votre boîte',
      cookit: 'Connecte-toi pour suivre ta boîte',
    }),
    trail: 'Où en est la boîte',
    steps: boxSteps.fr,
    done: 'c’est fait',
    notYet: 'pas encore',
    bags: 'À laisser dehors',
    bagsNote: 'Rincés et fermés, à la porte : le livreur les reprend.',
    number: (number: string) => `numéro ${number}`,
    write: voice.pick({ freshprep: 'Écrivez-nous', cookit: 'Écris-nous' }),
    toBox: voice.pick({ freshprep: 'Voir ce qu’elle contient', cookit: 'Voir ce qu’il y a dedans' }),
    edit: voice.pick({ freshprep: 'Modifier la boîte', cookit: 'Changer la boîte' }),
    toAccount: 'Aller à mon compte',
    otherCard: 'Payer avec une autre carte',
  }),
})
