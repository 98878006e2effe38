import type { Diet } from '../domain/catalogue/types.ts'
import type { AddedFlesh } from '../domain/substitution.ts'
import { messages } from './catalogue.ts'
import { formatWallClock } from './dates.ts'

/** What a substitute changes; allergens by their names. */
export interface Changed {
  gained: readonly string[]
  lost: readonly string[]
  flesh: readonly AddedFlesh[]
  diets: readonly Diet[]
}

/** The sentences of what a substitute changes, one after the other. */
const inSentences = (
  { gained, lost, flesh, diets }: Changed,
  say: {
    gained: (names: string) => string
    flesh: Readonly<Record<AddedFlesh, string>>
    noLonger: (diets: readonly Diet[]) => string
    lost: (names: string) => string
    same: string
  },
): string =>
  [
    gained.length > 0 ? say.gained(gained.join(', ')) : '',
    ...flesh.map(one => say.flesh[one]),
    diets.length > 0 ? say.noLonger(diets) : '',
    lost.length > 0 ? say.lost(lost.join(', ')) : '',
    gained.length + lost.length === 0 ? say.same : '',
  ]
    .filter(sentence => sentence !== '')
    .join(' ')

/** A shortage before packing: the question to its household. */
export const shortageMessages = messages({
  en: voice => ({
    title: 'We’ve run short',
    what: (product: string, short: string | null) =>
      short ? `We don’t have enough ${short} for “${product}”.` : `We don’t have enough “${product}”.`,
    corrected: {
      title: 'A change in your box',
      what: (product: string) =>
        `We’ve corrected “${product}”, and it doesn’t fit your exclusions, so we won’t send it.`,
    },
    comesInstead: (name: string) => `We can send this instead: ${name}.`,
    differs: (changed: Changed) =>
      inSentences(changed, {
        gained: names => `It adds these allergens: ${names}.`,
        flesh: {
          meat: 'It adds meat.',
          other_meat: 'It’s a different meat.',
          fish: 'It adds fish or seafood.',
        },
        noLonger: diets => `It’s no longer ${diets.map(diet => dietsInWords[diet]).join(' or ')}.`,
        lost: names => `It no longer contains: ${names}.`,
        same: 'Same allergens.',
      }),
    onlyYes: 'We’ll only send it if you say yes.',
    unsafe: 'The substitute we have doesn’t fit your exclusions, so we won’t send it.',
    until: (local: string) => `Choose by ${formatWallClock(local, 'en')}.`,
    silence: {
      accept: () => 'If we don’t hear from you, we’ll send the substitute.',
      drop: (product: string) => `If we don’t hear from you, we’ll leave out “${product}” and refund it.`,
    },
    legend: 'What would you like?',
    choices: {
      accept: (name: string) => `Take ${name}`,
      swap: () => 'Choose something else',
      drop: (product: string) => `Leave out “${product}” and refund me`,
    },
    /** Under the choice that is made without an answer. */
    byDefault: 'Default: what we’ll do if we don’t hear from you',
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
    corrected: {
      title: 'Un changement dans la boîte',
      what: (product: string) =>
        voice.pick({
          freshprep: `Nous avons corrigé la fiche de « ${product} » : ce plat ne respecte pas vos exclusions, et nous ne le mettons pas.`,
          cookit: `On a corrigé la fiche de « ${product} » : ça ne respecte pas tes exclusions, et on ne le met pas.`,
        }),
    },
    comesInstead: (name: string) => `À la place : ${name}.`,
    differs: (changed: Changed) =>
      inSentences(changed, {
        gained: names => `Allergènes en plus : ${names}.`,
        flesh: {
          meat: 'De la viande s’ajoute.',
          other_meat: 'La viande n’est pas la même.',
          fish: 'Du poisson ou des fruits de mer s’ajoutent.',
        },
        noLonger: diets =>
          `Le résultat n’est plus ${diets.map(diet => (diet === 'vegetarian' ? voice.pick({ freshprep: 'végétarien', cookit: 'végé' }) : regimes[diet])).join(' ni ')}.`,
        lost: names => `Allergènes en moins : ${names}.`,
        same: 'Les allergènes restent les mêmes.',
      }),
    onlyYes: voice.pick({
      freshprep: 'Nous ne le mettons que si vous dites oui.',
      cookit: 'On ne le met que si tu dis oui.',
    }),
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
      accept: () => 'Sans réponse, le remplacement ira dans la boîte.',
      drop: (product: string) => `Sans réponse, « ${product} » est retiré et remboursé.`,
    },
    legend: voice.pick({ freshprep: 'Que préférez-vous?', cookit: 'Tu préfères quoi?' }),
    choices: {
      accept: (name: string) => `Prendre ${name}`,
      swap: () => 'Choisir autre chose',
      drop: (product: string) => `Me passer de « ${product} », contre remboursement`,
    },
    byDefault: 'Par défaut, sans réponse',
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

const dietsInWords: Readonly<Record<Diet, string>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  'keto-friendly': 'keto-friendly',
  'high-protein': 'high in protein',
}

const regimes: Readonly<Record<Exclude<Diet, 'vegetarian'>, string>> = {
  vegan: 'végane',
  'keto-friendly': 'céto',
  'high-protein': 'riche en protéines',
}
