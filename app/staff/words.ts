// The ways into the office: signing in, joining, and the second factor.

import { messages } from '../../i18n/catalogue.ts'

export const staffWords = messages({
  en: ({ plural }) => ({
    signIn: {
      title: 'Office sign-in',
      code: 'Code',
      codeHint: 'Six digits from your app, or a recovery code.',
      submit: 'Sign in',
      lost: 'Lost your password or your app? An owner can invite you again.',
    },
    join: {
      title: 'Your way into the office',
      lede: (name: string, email: string) => `${name}, you sign in as ${email}.`,
      scan: 'Scan this with an authenticator app.',
      byHand: 'No camera? Type this key into the app:',
      code: 'Code the app shows',
      submit: 'Start',
      over: 'This invitation is over. It was used, it is older than three days, or a newer one was sent.',
      overNext: 'Ask an owner for another one.',
    },
    recovery: {
      title: 'Recovery codes',
      lede: (codes: number) =>
        `Keep ${codes === 1 ? 'this code' : `these ${codes} codes`} somewhere safe. Each one signs you in once without your app. You won’t see ${plural(codes, 'it', 'them')} again.`,
      on: 'I’ve kept them. Go to the office',
    },
    sessions: {
      title: 'Signed in',
      none: 'Nowhere right now.',
      here: 'This browser',
      seen: (when: string) => `Last seen ${when}`,
      end: 'End',
    },
    proof: {
      title: 'Is it you?',
      text: 'This moves money or rights. Prove who you are: it counts for five minutes.',
      field: 'Code or password',
      submit: 'Continue',
    },
  }),
  fr: voice => ({
    signIn: {
      title: 'Connexion au bureau',
      code: 'Code',
      codeHint: voice.pick({
        freshprep: 'Les six chiffres de votre application, ou un code de secours.',
        cookit: 'Les six chiffres de ton application, ou un code de secours.',
      }),
      submit: voice.pick({ freshprep: 'Se connecter', cookit: 'Se connecter' }),
      lost: voice.pick({
        freshprep: 'Mot de passe ou application perdus? Un propriétaire peut vous inviter de nouveau.',
        cookit: 'Mot de passe ou application perdus? Un propriétaire peut t’inviter de nouveau.',
      }),
    },
    join: {
      title: voice.pick({ freshprep: 'Votre accès au bureau', cookit: 'Ton accès au bureau' }),
      lede: (name: string, email: string) =>
        voice.pick({
          freshprep: `${name}, vous vous connectez avec ${email}.`,
          cookit: `${name}, tu te connectes avec ${email}.`,
        }),
      scan: voice.pick({
        freshprep: 'Balayez ce code avec une application d’authentification.',
        cookit: 'Balaie ce code avec une application d’authentification.',
      }),
      byHand: voice.pick({
        freshprep: 'Pas de caméra? Tapez cette clé dans l’application :',
        cookit: 'Pas de caméra? Tape cette clé dans l’application :',
      }),
      code: 'Code affiché par l’application',
      submit: 'Commencer',
      over: 'Cette invitation est terminée : elle a servi, elle a plus de trois jours, ou une autre a été envoyée depuis.',
      overNext: voice.pick({
        freshprep: 'Demandez-en une autre à un propriétaire.',
        cookit: 'Demandes-en une autre à un propriétaire.',
      }),
    },
    recovery: {
      title: 'Codes de secours',
      lede: (codes: number) =>
        voice.pick({
          freshprep: `Gardez ces ${codes} codes en lieu sûr. Chacun ouvre le bureau une fois, sans l’application. Vous ne les reverrez pas.`,
          cookit: `Garde ces ${codes} codes en lieu sûr. Chacun ouvre le bureau une fois, sans l’application. Tu ne les reverras pas.`,
        }),
      on: 'C’est noté. Aller au bureau',
    },
    sessions: {
      title: 'Connexions',
      none: 'Aucune en ce moment.',
      here: 'Ce navigateur',
      seen: (when: string) => `Dernière visite : ${when}`,
      end: 'Fermer',
    },
    proof: {
      title: voice.pick({ freshprep: 'Est-ce bien vous?', cookit: 'C’est bien toi?' }),
      text: voice.pick({
        freshprep:
          'Ceci touche à l’argent ou aux droits. Prouvez qui vous êtes : c’est bon pour cinq minutes.',
        cookit: 'Ceci touche à l’argent ou aux droits. Prouve qui tu es : c’est bon pour cinq minutes.',
      }),
      field: 'Code ou mot de passe',
      submit: 'Continuer',
    },
  }),
})
