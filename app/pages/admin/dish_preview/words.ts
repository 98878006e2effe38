import { messages } from '../../../../i18n/catalogue.ts'

/** A dish as households would see it. */
export const previewWords = messages({
  en: () => ({
    title: (name: string) => `Preview: ${name}`,
    note: 'What you are writing, or else the newest version. No one is offered it from here.',
    card: 'On the menu',
    page: 'On its page',
    recipe: (servings: number) => `The recipe card, for ${servings}`,
    contains: 'Contains',
    mayContain: 'May contain',
    label: 'Nutrition facts',
    back: 'Back to the editor',
    servings: (count: number) => `For ${count}`,
  }),
  fr: () => ({
    title: (name: string) => `Aperçu : ${name}`,
    note: 'Rien de ceci n’est offert encore. C’est la version en rédaction, ou la plus récente.',
    card: 'Au menu',
    page: 'Sur sa page',
    recipe: (servings: number) => `La fiche de cuisine, pour ${servings}`,
    contains: 'Contient',
    mayContain: 'Peut contenir',
    label: 'Valeur nutritive',
    back: 'Retour à la rédaction',
    servings: (count: number) => `Pour ${count}`,
  }),
})
