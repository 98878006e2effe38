// Reviews: past dishes and items, and whether they should come again.

import type { Answer, DislikeCategory } from '../domain/reviews/reviews.ts'
import { messages } from './catalogue.ts'

const answersEn: Record<Answer, string> = {
  never: 'Never',
  probably_not: 'Probably not',
  possibly: 'Possibly',
  most_likely: 'Most likely',
  definitely: 'Definitely',
  no: 'No',
  yes: 'Yes',
}

const answersFr: Record<Answer, string> = {
  never: 'Jamais',
  probably_not: 'Probablement pas',
  possibly: 'Peut-être',
  most_likely: 'Très probablement',
  definitely: 'Sans hésiter',
  no: 'Non',
  yes: 'Oui',
}

const dislikesEn: Record<DislikeCategory, string> = {
  taste: 'Taste',
  instructions: 'Instructions or recipe card',
  delivery: 'Delivery',
  ingredients: 'Ingredient quality',
}

const dislikesFr: Record<DislikeCategory, string> = {
  taste: 'Goût',
  instructions: 'Étapes ou fiche recette',
  delivery: 'Livraison',
  ingredients: 'Qualité des ingrédients',
}

export const reviewMessages = messages({
  en: voice => ({
    title: (day: string) => `How was your ${day} box?`,
    open: 'Review',
    openOf: (day: string) => `Review your ${day} box`,
    again: voice.pick({ freshprep: 'Would you order it again?', cookit: 'Would you have it again?' }),
    answers: answersEn,
    said: (answer: string) => `Again? ${answer}.`,
    never: 'We won’t pick it for you again.',
    more: 'Tell us more',
    liked: 'What did you like most?',
    next: 'A note for next time',
    disliked: 'What wasn’t right?',
    dislikes: dislikesEn,
    dislikeText: (category: string) => `${category}: what happened?`,
    minutes: 'How many minutes did it take?',
    comment: 'Comment',
    left: (characters: number) => `${characters} ${voice.plural(characters, 'character', 'characters')} left`,
    over: (characters: number) =>
      `${characters} ${voice.plural(characters, 'character', 'characters')} too many`,
    save: 'Save',
    later: 'Not now',
    saved: voice.pick({ freshprep: 'Thanks. Your review is saved.', cookit: 'Got it, thanks!' }),
    notSaved: (name: string, why: string) => `We couldn’t save your review of ${name}. ${why}`,
    notLoaded: 'We couldn’t load your earlier review.',
    summary: (percent: number, count: number) => `${percent}% of ${count} households would order it again`,
    summaryMinutes: (minutes: number) => `On average, it took them ${minutes} minutes`,
    prompt: (day: string) => `How was your ${day} box?`,
    promptNote: voice.pick({
      freshprep: 'We’ll pick what you’d order again first, and never what you wouldn’t.',
      cookit: 'Loved it? We’ll pick it first next time. Never again? Then we won’t.',
    }),
  }),
  fr: voice => ({
    title: (day: string) => `Comment était la boîte du ${day}?`,
    open: 'Évaluer',
    openOf: (day: string) => `Évaluer la boîte du ${day}`,
    again: voice.pick({
      freshprep: 'Le commanderiez-vous de nouveau?',
      cookit: 'En reprendrais-tu?',
    }),
    answers: answersFr,
    said: (answer: string) => `En reprendre? ${answer}.`,
    never: voice.pick({
      freshprep: 'Nous ne le choisirons plus pour vous.',
      cookit: 'On ne le choisira plus pour toi.',
    }),
    more: 'En dire plus',
    liked: voice.pick({
      freshprep: 'Qu’avez-vous préféré?',
      cookit: 'Qu’est-ce que tu as préféré?',
    }),
    next: 'Note pour la prochaine fois',
    disliked: 'Qu’est-ce qui n’allait pas?',
    dislikes: dislikesFr,
    dislikeText: (category: string) => `${category} : que s’est-il passé?`,
    minutes: 'Minutes, du début à la table',
    comment: 'Commentaire',
    left: (characters: number) =>
      `Encore ${characters} ${voice.plural(characters, 'caractère', 'caractères')}`,
    over: (characters: number) =>
      `${characters} ${voice.plural(characters, 'caractère', 'caractères')} de trop`,
    save: 'Enregistrer',
    later: 'Plus tard',
    saved: voice.pick({ freshprep: 'Merci, c’est noté.', cookit: 'C’est noté, merci!' }),
    notSaved: (name: string, why: string) => `${name} : non enregistré. ${why}`,
    notLoaded: voice.pick({
      freshprep: 'Vos réponses précédentes n’ont pas pu être chargées.',
      cookit: 'Tes réponses précédentes n’ont pas pu être chargées.',
    }),
    summary: (percent: number, count: number) =>
      `${percent} % des ${count} foyers le commanderaient de nouveau`,
    summaryMinutes: (minutes: number) => `Ils comptent ${minutes} minutes, du début à la table`,
    prompt: (day: string) => `Comment était la boîte du ${day}?`,
    promptNote: voice.pick({
      freshprep:
        'Quand nous choisissons pour vous, ce que vous reprendriez passe en premier, et ce dont vous ne voulez plus ne revient pas.',
      cookit:
        'Tu as aimé? On le choisit en premier quand ça revient. Plus jamais? On ne le choisira plus pour toi.',
    }),
  }),
})
