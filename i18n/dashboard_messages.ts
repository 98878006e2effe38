// The dashboard's messages, and its suggestions.

import { messages } from './catalogue.ts'

export const dashboardMessages = messages({
  en: voice => ({
    overdue: (count: number) =>
      `You’ve had ${count} ${voice.plural(count, 'bag or kit', 'bags or kits')} for over six weeks.`,
    overdueNote:
      'Leave them out on your next delivery day, or book a pickup. If we don’t get them back, we may bill you.',
    overdueAlone: 'Book a pickup and we’ll come get them. If we don’t get them back, we may bill you.',
    book: 'Book a pickup',
    expiring: (card: string, until: string) => `Your ${card} expires at the end of ${until}.`,
    expired: (card: string) => `Your ${card} has expired.`,
    cardNote: 'Add a new card to keep your boxes coming.',
    otherCard: 'Change the card',
    notMet: (day: string) => `We didn’t deliver your box for ${day}.`,
    notMetNote: 'It was below the minimum at the cutoff, so you weren’t charged.',
    cancelled: (day: string) => `We cancelled your box for ${day}.`,
    cancelledNote:
      'It wasn’t paid before packing, so we cancelled it. You weren’t charged. Your upcoming boxes aren’t affected: add a working card before their cutoff.',
    /** By its day alone: an earlier box can still be under way. */
    skipped: (day: string) => `Your box for ${day} is skipped.`,
    skippedNote: (until: string) => `Changed your mind? Undo the skip by ${until}.`,
    short: (day: string) => `We’ve run short of something in your box for ${day}.`,
    shortNote: (until: string) => `Tell us what you’d like instead by ${until}.`,
    shortChoose: 'Choose a substitute',
    usual: voice.pick({ freshprep: 'Usually in your box', cookit: 'Missing your usuals?' }),
    usualNote: (day: string) => `Not in your box for ${day} yet.`,
    add: 'Add',
    addOf: (name: string) => `Add ${name}`,
    added: (name: string, day: string) => `${name} added to your box for ${day}.`,
    takenOut: (name: string, day: string) => `${name} removed from your box for ${day}.`,
    howHeard: 'How did you hear about us?',
    heardThanks: 'Thanks for letting us know.',
    choose: 'Choose one',
  }),
  fr: voice => ({
    overdue: (count: number) =>
      `${count} ${voice.plural(count, 'sac ou trousse est', 'sacs ou trousses sont')} chez ${voice.pick({ freshprep: 'vous', cookit: 'toi' })} depuis plus de six semaines.`,
    overdueNote: voice.pick({
      freshprep:
        'Laissez-les à la porte à la prochaine boîte, ou réservez une collecte. Gardés plus longtemps, ils peuvent être facturés.',
      cookit:
        'Laisse-les à la porte à la prochaine boîte, ou réserve une collecte. Gardés plus longtemps, ils peuvent être facturés.',
    }),
    overdueAlone: voice.pick({
      freshprep: 'Réservez une collecte, nous passerons. Gardés plus longtemps, ils peuvent être facturés.',
      cookit: 'Réserve une collecte, on va passer. Gardés plus longtemps, ils peuvent être facturés.',
    }),
    book: 'Réserver une collecte',
    expiring: (card: string, until: string) =>
      `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} ${card} expire à la fin de ${until}.`,
    expired: (card: string) => `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} ${card} est expirée.`,
    cardNote: voice.pick({
      freshprep: 'Ajoutez une autre carte pour que vos boîtes continuent d’arriver.',
      cookit: 'Ajoute une autre carte pour que tes boîtes continuent d’arriver.',
    }),
    otherCard: 'Changer la carte',
    notMet: (day: string) =>
      `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} boîte du ${day} n’a pas été préparée.`,
    notMetNote: 'Elle était sous le minimum à l’heure limite : rien n’a été facturé.',
    cancelled: (day: string) =>
      `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} boîte du ${day} a été annulée.`,
    cancelledNote: voice.pick({
      freshprep:
        'Elle n’était toujours pas payée au début de l’emballage; rien n’a été facturé. Vos prochaines boîtes restent prévues : ajoutez une carte valide avant leur heure limite.',
      cookit:
        'Elle n’était toujours pas payée au début de l’emballage; rien n’a été facturé. Tes prochaines boîtes restent prévues : ajoute une carte valide avant leur heure limite.',
    }),
    skipped: (day: string) =>
      `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} boîte du ${day} est sautée.`,
    skippedNote: (until: string) =>
      voice.pick({
        freshprep: `Vous pouvez la remettre jusqu’au ${until}.`,
        cookit: `Tu peux la remettre jusqu’au ${until}.`,
      }),
    short: (day: string) =>
      `Il manque quelque chose à ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day}.`,
    shortNote: (until: string) =>
      voice.pick({
        freshprep: `Dites-nous ce que vous préférez avant le ${until}.`,
        cookit: `Dis-nous ce que tu préfères avant le ${until}.`,
      }),
    shortChoose: 'Voir et choisir',
    usual: voice.pick({ freshprep: 'D’habitude dans votre boîte', cookit: 'Tes classiques te manquent?' }),
    usualNote: (day: string) => `Pas encore dans la boîte du ${day}.`,
    add: 'Ajouter',
    addOf: (name: string) => `Ajouter ${name}`,
    added: (name: string, day: string) => `${name} : dans la boîte du ${day}.`,
    takenOut: (name: string, day: string) => `${name} : retiré de la boîte du ${day}.`,
    howHeard: voice.pick({
      freshprep: 'Comment avez-vous entendu parler de nous?',
      cookit: 'Comment t’as entendu parler de nous?',
    }),
    heardThanks: voice.pick({
      freshprep: 'Merci de nous l’avoir dit.',
      cookit: 'Merci de nous l’avoir dit!',
    }),
    choose: voice.pick({ freshprep: 'Choisissez', cookit: 'Choisis' }),
  }),
})
