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
    noAddress: 'No address is on file.',
    map: (address: string, around: string) =>
      around === '' ? `Map: ${address}` : `Map: ${address}; around it ${around}`,
    mapNote:
      'Your door and the communities around it that we deliver to; the larger the dot, the more postal areas. No streets: no map service learns where you live.',
    kilometres: (count: number) => `${count} km`,
    slot: 'Day and time',
    everyWeek: (weekday: string, hours: string) => `Every ${weekday}, ${hours}`,
    slotFirst: (day: string) => `first on ${day}`,
    phone: 'Phone',
    phoneHint: 'Only for the driver, on the day itself.',
    buzzer: 'Buzzer',
    instructions: 'How to reach the door',
    reached: (label: string, value: string) => `${label}: ${value}`,
    notes: 'Notes for the driver',
    noNotes: 'None',
    notesHint: 'For example: ring twice, the dog is friendly.',
    notesFailed: 'The notes were not saved. Try again.',
    notesEffect: 'Holds from the next box that is not on the road yet.',
    bagPickup: 'Bag pickup time',
    withBox: 'With the next box',
    bagNote: 'When you book a pickup for the bags alone, this window is chosen to begin with.',
    billed: 'Boxes that are billed already go to the address on file when they were billed.',
    billedDays: (days: string) => `That is: ${days}.`,
    slotWarning: 'With another address, the delivery day and time may change.',
    place: (place: string) => `We deliver to you in ${place}.`,
    otherProvince: (province: string) =>
      `That is in ${province}: its taxes hold from the first box that goes there.`,
    newSlots: 'Days and times there',
    sister: (name: string) => `We do not deliver there; ${name} does.`,
    toSister: (name: string) => `To ${name}`,
    unserved: 'We do not deliver to this area yet.',
    alternate: 'Alternate address',
    noAlternate: 'None. For a stay elsewhere, some boxes can go there.',
    add: 'Add one',
    from: 'First box there',
    until: 'Last box there',
    between: (from: string, until: string) => `Boxes from ${from} until ${until}`,
    remove: 'Remove it: boxes come home',
    holdsFrom: (day: string) => `Holds from your box of ${day}.`,
    holdsNone: 'Holds from the next box you have.',
    moved: (from: string, to: string) => `The box of ${from} comes on ${to}.`,
    skipped: (day: string) => `The box of ${day} is skipped: no driver comes there that week any more.`,
    provinces: provinceNames.en,
  }),
  fr: voice => ({
    lede: voice.pick({
      freshprep: 'Où vont vos boîtes, quel jour, et ce que le livreur doit savoir.',
      cookit: 'Où atterrissent tes boîtes, quand, et ce que le livreur doit savoir.',
    }),
    address: 'Adresse',
    noAddress: 'Aucune adresse au dossier.',
    map: (address: string, around: string) =>
      around === '' ? `Carte : ${address}` : `Carte : ${address}; autour : ${around}`,
    mapNote: voice.pick({
      freshprep:
        'Votre porte et les villes voisines où nous livrons; plus le point est gros, plus il y a de secteurs postaux. Sans les rues : aucun service de cartes n’apprend où vous habitez.',
      cookit:
        'Ta porte et les villes autour où on livre; plus le point est gros, plus il y a de secteurs postaux. Sans les rues : aucun service de cartes n’apprend où tu habites.',
    }),
    kilometres: (count: number) => `${count}\u00a0km`,
    slot: 'Jour et heure',
    everyWeek: (weekday: string, hours: string) => `Chaque ${weekday}, ${hours}`,
    slotFirst: (day: string) => `dès le ${day}`,
    phone: 'Téléphone',
    phoneHint: 'Pour le livreur seulement, le jour même.',
    buzzer: 'Sonnette',
    instructions: 'Comment trouver la porte',
    reached: (label: string, value: string) => `${label} : ${value}`,
    notes: 'Notes au livreur',
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
    billed: 'Les boîtes déjà facturées vont à l’adresse au dossier lors de la facturation.',
    billedDays: (days: string) => `C’est-à-dire : ${days}.`,
    slotWarning: 'Avec une autre adresse, le jour et l’heure de livraison peuvent changer.',
    place: (place: string) =>
      voice.pick({ freshprep: `Nous vous livrons à ${place}.`, cookit: `On te livre à ${place}.` }),
    otherProvince: (province: string) =>
      `C’est en ${province} : ses taxes valent dès la première boîte livrée là.`,
    newSlots: 'Jours et heures à cet endroit',
    sister: (name: string) => `Nous n’y livrons pas, mais ${name}, oui.`,
    toSister: (name: string) => `Vers ${name}`,
    unserved: 'Nous ne livrons pas encore dans ce secteur.',
    alternate: 'Autre adresse',
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
      `Vaut à partir de ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day}.`,
    holdsNone: 'Vaut à partir de la prochaine boîte.',
    moved: (from: string, to: string) => `La boîte du ${from} arrive le ${to}.`,
    skipped: (day: string) =>
      `La boîte du ${day} est sautée : aucun livreur n’y passe plus cette semaine-là.`,
    provinces: provinceNames.fr,
  }),
})
