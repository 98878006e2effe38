import { messages } from './catalogue.ts'

/** The fields of a new password, wherever one is set. */
export const newPasswordMessages = messages({
  en: () => ({
    password: 'New password',
    length: 'Minimum 10 characters.',
    tip: 'A short sentence makes a good one.',
    confirmation: 'Confirm new password',
  }),
  fr: () => ({
    password: 'Nouveau mot de passe',
    length: 'Minimum 10 caractères.',
    tip: 'Une petite phrase fait très bien l’affaire.',
    confirmation: 'Nouveau mot de passe, encore une fois',
  }),
})
