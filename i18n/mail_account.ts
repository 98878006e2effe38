// Letters about the account itself (mail.ts).

import type { Voice } from './catalogue.ts'
import type { Letters } from './mail.ts'

type AccountLetters = Pick<Letters, 'password_reset' | 'password_changed'>

export const englishAccountLetters = (voice: Voice): AccountLetters => ({
  password_reset: {
    subject: () => voice.pick({ freshprep: 'Set a new password', cookit: 'Let’s get you back in' }),
    body: () =>
      voice.pick({
        freshprep:
          'Somebody, most likely you, asked to set a new password for this account. The link works once, for two hours.\n\nIf it was not you, there is nothing to do: your password stays as it is.',
        cookit:
          'Forgot your password? It happens to the best cooks. This link works once, for two hours.\n\nWasn’t you? Then just leave it. Your password stays as it is.',
      }),
    action: voice.pick({ freshprep: 'Set a new password', cookit: 'Pick a new password' }),
  },
  password_changed: {
    subject: () => 'Your password was changed',
    body: () =>
      'You now log in with the new password, and every other device has been logged out.\n\nIf it was not you who changed it, write to us at once.',
    action: 'Write to us',
  },
})

export const frenchAccountLetters = (voice: Voice): AccountLetters => ({
  password_reset: {
    subject: () =>
      voice.pick({ freshprep: 'Choisissez un nouveau mot de passe', cookit: 'Ton nouveau mot de passe' }),
    body: () =>
      voice.pick({
        freshprep:
          'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour ce compte. Le lien fonctionne une seule fois, pendant deux heures.\n\nSi ce n’est pas vous, il n’y a rien à faire : votre mot de passe reste le même.',
        cookit:
          'Mot de passe oublié? Ça arrive aux meilleurs cuistots. Ce lien fonctionne une seule fois, pendant deux heures.\n\nCe n’est pas toi? Ne fais rien : ton mot de passe reste le même.',
      }),
    action: voice.pick({ freshprep: 'Choisir un mot de passe', cookit: 'Choisir mon mot de passe' }),
  },
  password_changed: {
    subject: () =>
      voice.pick({
        freshprep: 'Votre mot de passe a été changé',
        cookit: 'Ton mot de passe a été changé',
      }),
    body: () =>
      voice.pick({
        freshprep:
          'C’est désormais le nouveau mot de passe qui ouvre votre compte, et tous vos autres appareils ont été déconnectés.\n\nSi le changement ne vient pas de vous, écrivez-nous sans tarder.',
        cookit:
          'C’est le nouveau mot de passe qui ouvre ton compte maintenant, et tes autres appareils ont été déconnectés.\n\nSi ça ne vient pas de toi, écris-nous tout de suite.',
      }),
    action: 'Nous écrire',
  },
})
