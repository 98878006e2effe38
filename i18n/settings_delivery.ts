// The settings of deliveries.

import { messages } from './catalogue.ts'
import { provinceNames } from './provinces.ts'

export const settingsDeliveryMessages = messages({
  en: voice => ({
    lede: voice.pick({
      freshprep: 'Where your boxes go, on which day, and what the driver should know.',
      cookit: 'Where your boxes land, when, and what the driver should know.',
    }),
    address: 'Address',
    noAddress: 'No address on file.',
    map: (address: string, around: string) =>
      around === '' ? `Map: ${address}` : `Map: ${address}; around it ${around}`,
    mapNote:
      'Your address and the nearby communities we deliver to. Bigger dots have more postal areas. We don’t show streets, so no map service learns where you live.',
    kilometres: (count: number) => `${count} km`,
    slot: 'Day and time',
    everyWeek: (weekday: string, hours: string) => `Every ${weekday}, ${hours}`,
    slotFirst: (day: string) => `first on ${day}`,
    phone: 'Phone',
    phoneHint: 'Only for your driver, on delivery day.',
    buzzer: 'Buzzer',
    instructions: 'Getting to your door',
    reached: (label: string, value: string) => `${label}: ${value}`,
    notes: 'Delivery notes',
    noNotes: 'None',
    notesHint: 'For example: ring twice, the dog is friendly.',
    notesFailed: 'We couldn’t save your notes. Try again.',
    notesEffect: 'Starts with your next box that isn’t on its way yet.',
    bagPickup: 'Bag pickup time',
    withBox: 'With the next box',
    bagNote: 'We’ll suggest this window when you book a bag pickup.',
    billed: 'Boxes we’ve already billed go to the address on file when they were billed.',
    billedDays: (days: string) => `These are: ${days}.`,
    slotWarning: 'Your delivery day and time may change with a new address.',
    place: (place: string) => `We deliver in ${place}.`,
    otherProvince: (province: string) =>
      `That’s in ${province}. Its taxes apply from the first box delivered there.`,
    newSlots: 'Delivery days and times',
    sister: (name: string) => `We don’t deliver there, but ${name} does.`,
    toSister: (name: string) => `Go to ${name}`,
    unserved: 'We do not deliver to this area yet.',
    alternate: 'Alternate address',
    noAlternate: 'None. Away for a bit? Send some boxes somewhere else.',
    add: 'Add address',
    from: 'First box there',
    until: 'Last box there',
    between: (from: string, until: string) => `Boxes from ${from} to ${until}`,
    remove: 'Remove address',
    holdsFrom: (day: string) => `Starts with your ${day} box.`,
    holdsNone: 'Starts with your next box.',
    moved: (from: string, to: string) => `Your ${from} box now comes ${to}.`,
    skipped: (day: string) => `We skipped your ${day} box: we have no deliveries there that week.`,
    provinces: provinceNames.en,
  }),
  fr: voice => ({
    lede: voice.pick({
      freshprep: 'Où vont vos boîtes, quel jour, et ce que le livreur doit savoir.',
      cookit: 'Où atterrissent tes boîtes, quand, et ce que le livreur doit savoir.',
    }),
    address: 'Adresse',
    noAddress: 'Aucune adresse enregistrée.',
    map: (address: string, around: string) =>
      around === '' ? `Carte : ${address}` : `Carte : ${address}; autour : ${around}`,
    mapNote: voice.pick({
      freshprep:
        'Votre adresse et les villes voisines où nous livrons; plus le point est gros, plus il y a de secteurs postaux. Sans les rues : aucun service de cartes n’apprend où vous habitez.',
      cookit:
        'Ton adresse et les villes autour où on livre; plus le point est gros, plus il y a de secteurs postaux. Sans les rues : aucun service de cartes n’apprend où tu habites.',
    }),
    kilometres: (count: number) => `${count}\u00a0km`,
    slot: 'Jour et heure',
    everyWeek: (weekday: string, hours: string) => `Chaque ${weekday}, de ${hours}`,
    slotFirst: (day: string) => `dès le ${day}`,
    phone: 'Téléphone',
    phoneHint: 'Pour le livreur seulement, le jour même.',
    buzzer: 'Interphone',
    instructions: 'Comment trouver la porte',
    reached: (label: string, value: string) => `${label} : ${value}`,
    notes: 'Notes de livraison',
    noNotes: 'Aucune',
    notesHint: 'Par exemple : sonner deux fois, le chien est gentil.',
    notesFailed: voice.pick({
      freshprep: 'Les notes n’ont pas été enregistrées. Réessayez.',
      cookit: 'Les notes n’ont pas été enregistrées. Réessaie.',
    }),
    notesEffect: 'Vaut dès la prochaine boîte qui n’est pas encore en route.',
    bagPickup: 'Collecte des sacs',
    withBox: 'Avec la prochaine boîte',
    bagNote: voice.pick({
      freshprep: 'Quand vous réservez une collecte pour les sacs seuls, cette plage est choisie d’abord.',
      cookit: 'Quand tu réserves une collecte juste pour les sacs, cette plage est choisie d’abord.',
    }),
    billed: 'Les boîtes déjà facturées vont à l’adresse enregistrée au moment de la facturation.',
    billedDays: (days: string) => `C’est-à-dire : ${days}.`,
    slotWarning: 'Avec une autre adresse, le jour et l’heure de livraison peuvent changer.',
    place: (place: string) =>
      voice.pick({ freshprep: `Nous vous livrons à ${place}.`, cookit: `On te livre à ${place}.` }),
    otherProvince: (province: string) =>
      `C’est en ${province} : ses taxes valent dès la première boîte livrée là.`,
    newSlots: 'Jours et heures à cet endroit',
    sister: (name: string) =>
      voice.pick({
        freshprep: `Nous n’y livrons pas, mais ${name}, oui.`,
        cookit: `On n’y livre pas, mais ${name}, oui.`,
      }),
    toSister: (name: string) => `Vers ${name}`,
    unserved: voice.pick({
      freshprep: 'Nous ne livrons pas encore dans ce secteur.',
      cookit: 'On ne livre pas encore dans ce secteur.',
    }),
    alternate: 'Adresse temporaire',
    noAlternate: voice.pick({
      freshprep: 'Aucune. Pour un séjour ailleurs, quelques boîtes peuvent vous y suivre.',
      cookit: 'Aucune. Tu pars ailleurs un bout? Tes boîtes peuvent te suivre.',
    }),
    add: 'En ajouter une',
    from: 'Première boîte là-bas',
    until: 'Dernière boîte là-bas',
    between: (from: string, until: string) => `Boîtes du ${from} au ${until}`,
    remove: 'La retirer : les boîtes reviennent à la maison',
    holdsFrom: (day: string) =>
      `S’applique à partir de ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day}.`,
    holdsNone: 'S’applique à partir de la prochaine boîte.',
    moved: (from: string, to: string) => `La boîte du ${from} arrive le ${to}.`,
    skipped: (day: string) =>
      `La boîte du ${day} est sautée : il n’y a plus de livraison à cette adresse cette semaine-là.`,
    provinces: provinceNames.fr,
  }),
})
