// The dashboard's messages, and its suggestions.

import { messages } from './catalogue.ts'

export const dashboardMessages = messages({
  en: voice => ({
    overdue: (count: number) =>
      `${count} ${voice.plural(count, 'bag or kit has', 'bags or kits have')} been with you for over six weeks.`,
    overdueNote: 'Leave them out with your next box, or book a pickup. Kept longer, they may be billed.',
    overdueAlone: 'Book a pickup, and we fetch them. Kept longer, they may be billed.',
    book: 'Book a pickup',
    expiring: (card: string, until: string) => `Your ${card} runs out at the end of ${until}.`,
    expired: (card: string) => `Your ${card} has run out.`,
    cardNote: 'Put another card on file, so that your boxes keep coming.',
    otherCard: 'Change the card',
    notMet: (day: string) => `Your box of ${day} did not come.`,
    notMetNote: 'It was under the minimum at the cutoff, so nothing was charged.',
    cancelled: (day: string) => `Your box of ${day} was cancelled.`,
    cancelledNote:
      'It was still not paid when packing began, so nothing was charged. Your next boxes stay planned: put a card that works on file before their cutoff.',
    /** By its day alone: an earlier box can still be under way. */
    skipped: (day: string) => `Your box of ${day} is skipped.`,
    skippedNote: (until: string) => `You can take the skip back until ${until}.`,
    short: (day: string) => `Something is missing from your box of ${day}.`,
    shortNote: (until: string) => `Tell us by ${until} what you would like instead.`,
    shortChoose: 'See and choose',
    usual: voice.pick({ freshprep: 'Usually in your box', cookit: 'Missing your usuals?' }),
    usualNote: (day: string) => `Not in the box of ${day} yet.`,
    add: 'Add',
    addOf: (name: string) => `Add ${name}`,
    added: (name: string, day: string) => `${name} is in the box of ${day}.`,
    takenOut: (name: string, day: string) => `${name} is out of the box of ${day} again.`,
    howHeard: 'How did you hear of us?',
    heardThanks: 'Thank you for telling us.',
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
      freshprep: 'Mettez une autre carte au dossier pour que vos boîtes continuent d’arriver.',
      cookit: 'Mets une autre carte au dossier pour que tes boîtes continuent d’arriver.',
    }),
    otherCard: 'Changer la carte',
    notMet: (day: string) =>
      `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} boîte du ${day} n’est pas venue.`,
    notMetNote: 'Elle était sous le minimum à l’heure limite : rien n’a été facturé.',
    cancelled: (day: string) =>
      `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} boîte du ${day} a été annulée.`,
    cancelledNote: voice.pick({
      freshprep:
        'Elle n’était toujours pas payée au début de l’emballage; rien n’a été facturé. Vos prochaines boîtes restent prévues : mettez au dossier une carte valide avant leur heure limite.',
      cookit:
        'Elle n’était toujours pas payée au début de l’emballage; rien n’a été facturé. Tes prochaines boîtes restent prévues : mets au dossier une carte valide avant leur heure limite.',
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
    usual: voice.pick({ freshprep: 'D’habitude dans votre boîte', cookit: 'Il te manque tes classiques?' }),
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
