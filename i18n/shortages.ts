import { messages } from './catalogue.ts'
import { formatWallClock } from './dates.ts'

/** A shortage before packing: the question to its household. */
export const shortageMessages = messages({
  en: voice => ({
    title: 'Something is short',
    what: (product: string, short: string | null) =>
      short ? `We do not have enough ${short} for “${product}”.` : `We do not have enough of “${product}”.`,
    comesInstead: (name: string) => `In its place: ${name}.`,
    gained: (names: string) => `It adds: ${names}.`,
    lost: (names: string) => `It no longer has: ${names}.`,
    same: 'Its allergens stay the same.',
    unsafe: 'What we have in its place does not go with what you exclude, so it does not come in.',
    until: (local: string) => `You can choose until ${formatWallClock(local, 'en')}.`,
    silence: {
      accept: 'If you say nothing, what is in its place comes.',
      drop: 'If you say nothing, it is left out and its price goes back.',
    },
    legend: 'What would you like?',
    choices: {
      accept: (name: string) => `Take ${name}`,
      swap: 'Choose something else',
      drop: 'Leave it out, price back',
    },
    swap: 'Instead of it',
    send: 'That’s my choice',
    done: {
      accept: (name: string) => `${name} comes instead.`,
      swap: (name: string) => `${name} comes instead. Nothing more is charged.`,
      drop: 'It is left out, and its price is on its way back.',
      dropped: 'It was left out before packing, and its price went back.',
    },
    note: 'Credit note',
    toast: voice.pick({ freshprep: 'It is noted.', cookit: 'Got it!' }),
  }),
  fr: voice => ({
    title: 'Il manque quelque chose',
    what: (product: string, short: string | null) =>
      short
        ? `Il nous manque un ingrédient (${short}) pour « ${product} ».`
        : `Il nous manque « ${product} ».`,
    comesInstead: (name: string) => `À la place : ${name}.`,
    gained: (names: string) => `Allergènes en plus : ${names}.`,
    lost: (names: string) => `Allergènes en moins : ${names}.`,
    same: 'Les allergènes restent les mêmes.',
    unsafe: voice.pick({
      freshprep: 'Ce que nous avons pour le remplacer ne respecte pas vos exclusions; il ne vient donc pas.',
      cookit: 'Ce qu’on a pour le remplacer ne respecte pas tes exclusions; ça ne vient donc pas.',
    }),
    until: (local: string) =>
      voice.pick({
        freshprep: `Vous pouvez choisir jusqu’au ${formatWallClock(local, 'fr')}.`,
        cookit: `Tu peux choisir jusqu’au ${formatWallClock(local, 'fr')}.`,
      }),
    silence: {
      accept: 'Sans réponse, ce qui le remplace viendra.',
      drop: 'Sans réponse, il est retiré et son prix est remboursé.',
    },
    legend: voice.pick({ freshprep: 'Que préférez-vous?', cookit: 'Tu préfères quoi?' }),
    choices: {
      accept: (name: string) => `Prendre ${name}`,
      swap: 'Choisir autre chose',
      drop: 'S’en passer et ravoir son prix',
    },
    swap: 'À la place',
    send: 'C’est mon choix',
    done: {
      accept: (name: string) => `${name} vient à la place.`,
      swap: (name: string) => `${name} vient à la place, sans frais de plus.`,
      drop: 'Il est retiré, et son prix est remboursé.',
      dropped: 'Il a été retiré avant la préparation, et son prix a été remboursé.',
    },
    note: 'Note de crédit',
    toast: voice.pick({ freshprep: 'C’est noté.', cookit: 'C’est noté!' }),
  }),
})
