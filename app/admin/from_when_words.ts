import { messages } from '../../i18n/catalogue.ts'

/** From when a version of what boxes hold is. */
export const fromWhenWords = messages({
  en: () => ({
    legend: 'From when',
    now: 'From now',
    week: 'From the week of',
    new: 'Only weeks that are not published',
  }),
  fr: () => ({
    legend: 'À partir de quand',
    now: 'Dès maintenant',
    week: 'Dès la semaine du',
    new: 'Seulement les semaines non publiées',
  }),
})
