import { messages } from './catalogue.ts'
import { formatWallClock } from './dates.ts'

/** A shortage before packing: the question to its household. */
export const shortageMessages = messages({
  en: voice => ({
    title: 'We’ve run short',
    what: (product: string, short: string | null) =>
      short ? `We don’t have enough ${short} for “${product}”.` : `We don’t have enough “${product}”.`,
    comesInstead: (name: string) => `We can send this instead: ${name}.`,
    gained: (names: string) => `Adds these allergens: ${names}.`,
    lost: (names: string) => `No longer contains: ${names}.`,
    same: 'Same allergens.',
    unsafe: 'The substitute we have doesn’t fit your exclusions, so we won’t send it.',
    until: (local: string) => `Choose by ${formatWallClock(local, 'en')}.`,
    silence: {
      accept: 'If we don’t hear from you, we’ll send the substitute.',
      drop: 'If we don’t hear from you, we’ll leave it out and refund it.',
    },
    legend: 'What would you like?',
    choices: {
      accept: (name: string) => `Take ${name}`,
      swap: 'Choose something else',
      drop: 'Leave it out and refund me',
    },
    swap: 'Choose a substitute',
    send: 'Confirm my choice',
    done: {
      accept: (name: string) => `We’ll send ${name} instead.`,
      swap: (name: string) => `We’ll send ${name} instead, at no extra charge.`,
      drop: 'We’ll leave it out. Your refund is on its way.',
      dropped: 'We left it out and refunded you.',
    },
    note: 'Credit note',
    toast: voice.pick({ freshprep: 'Thanks, we’ve got it.', cookit: 'Got it!' }),
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
      freshprep:
        'Ce que nous avons pour le remplacer ne respecte pas vos exclusions; nous ne le mettons donc pas.',
      cookit: 'Ce qu’on a pour le remplacer ne respecte pas tes exclusions; on ne le met donc pas.',
    }),
    until: (local: string) =>
      voice.pick({
        freshprep: `Vous pouvez choisir jusqu’au ${formatWallClock(local, 'fr')}.`,
        cookit: `Tu peux choisir jusqu’au ${formatWallClock(local, 'fr')}.`,
      }),
    silence: {
      accept: 'Sans réponse, le remplacement ira dans la boîte.',
      drop: 'Sans réponse, il est retiré et son prix est remboursé.',
    },
    legend: voice.pick({ freshprep: 'Que préférez-vous?', cookit: 'Tu préfères quoi?' }),
    choices: {
      accept: (name: string) => `Prendre ${name}`,
      swap: 'Choisir autre chose',
      drop: 'M’en passer, contre remboursement',
    },
    swap: 'À la place',
    send: 'C’est mon choix',
    done: {
      accept: (name: string) => `${name} vient à la place.`,
      swap: (name: string) => `${name} vient à la place, sans frais supplémentaires.`,
      drop: 'Il est retiré, et son prix est remboursé.',
      dropped: 'Il a été retiré avant la préparation, et son prix a été remboursé.',
    },
    note: 'Note de crédit',
    toast: voice.pick({ freshprep: 'C’est noté.', cookit: 'C’est noté!' }),
  }),
})
