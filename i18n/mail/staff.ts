// The letter that invites somebody to the office.

import { brands } from '../../domain/brands.ts'
import type { LettersOf, LetterToAnybody } from './letter.ts'

interface StaffLetters {
  /** `hours`: how long its link works. */
  staff_invitation: LetterToAnybody<{ name: string; hours: number }>
}

export const staffLetters: LettersOf<StaffLetters> = {
  en: voice => ({
    staff_invitation: {
      subject: () => 'Your way into the office',
      hello: ({ name }) => `Hello ${name},`,
      body: ({ hours }) =>
        `You have a place in the office, where the week is planned, packed and delivered.\n\nThe button below asks you for a password and shows a code to scan with an authenticator app. It works once, for ${hours} hours. After that, ask for another one.\n\nA way in that you had before is closed.`,
      action: 'Choose my password',
      why: () =>
        `You’re getting this email because someone at ${brands[voice.brand].name} invited you to work in its office.`,
    },
  }),
  fr: voice => ({
    staff_invitation: {
      subject: () => voice.pick({ freshprep: 'Votre accès au bureau', cookit: 'Ton accès au bureau' }),
      hello: ({ name }) => `Bonjour ${name},`,
      body: ({ hours }) =>
        voice.pick({
          freshprep: `Une place vous attend au bureau, là où la semaine se planifie, s’emballe et se livre.\n\nLe bouton ci-dessous vous demande un mot de passe, puis affiche un code à balayer avec une application d’authentification. Il est bon une seule fois, pendant ${hours} heures. Passé ce délai, demandez-en un autre.\n\nSi vous aviez déjà un accès, il est fermé.`,
          cookit: `Une place t’attend au bureau, là où la semaine se planifie, s’emballe et se livre.\n\nLe bouton ci-dessous te demande un mot de passe, puis affiche un code à balayer avec une application d’authentification. Il est bon une seule fois, pendant ${hours} heures. Passé ce délai, demandes-en un autre.\n\nSi tu avais déjà un accès, il est fermé.`,
        }),
      action: 'Choisir mon mot de passe',
      why: () =>
        voice.pick({
          freshprep: `Vous recevez ce message parce que quelqu’un de ${brands[voice.brand].name} vous a donné une place au bureau.`,
          cookit: `Tu reçois ce message parce que quelqu’un de ${brands[voice.brand].name} t’a donné une place au bureau.`,
        }),
    },
  }),
}
