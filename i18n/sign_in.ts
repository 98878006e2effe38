import { messages } from './catalogue.ts'

export const signInMessages = messages({
  en: voice => ({
    title: 'Log in',
    description: 'Log in to choose your meals, move or skip a box, and track your delivery.',
    heading: voice.pick({ freshprep: 'Welcome back.', cookit: 'Back for seconds?' }),
    required: 'Log in to see that page. We’ll take you right back.',
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
    forgotten: 'Forgot your password?',
    success: 'You’re logged in. One moment…',
    newHere: voice.pick({ freshprep: 'New here?', cookit: 'First time here?' }),
    start: 'Choose a plan',
    here: {
      title: 'You’ve been logged out.',
      text: 'Log in again and we’ll send what you typed. You won’t lose anything.',
      otherWay: 'Log in another way',
    },
  }),
  fr: voice => ({
    title: 'Connexion',
    description: voice.pick({
      freshprep:
        'Connectez-vous pour choisir vos plats, déplacer ou sauter une boîte et savoir quand elle arrive.',
      cookit:
        'Connecte-toi pour choisir tes plats, déplacer ou sauter une boîte et savoir quand elle arrive.',
    }),
    heading: voice.pick({ freshprep: 'Quel plaisir de vous revoir.', cookit: 'Rebonjour! T’as faim?' }),
    required: voice.pick({
      freshprep: 'Connectez-vous pour voir cette page. Nous vous y ramenons aussitôt.',
      cookit: 'Connecte-toi pour voir cette page. On t’y ramène tout de suite après.',
    }),
    email: 'Courriel',
    password: 'Mot de passe',
    submit: 'Me connecter',
    forgotten: 'Mot de passe oublié?',
    success: 'Connexion réussie. Un instant.',
    newHere: voice.pick({ freshprep: 'Première visite?', cookit: 'Première fois ici?' }),
    start: 'Choisir un forfait',
    here: voice.pick({
      freshprep: {
        title: 'Votre session a pris fin.',
        text: 'Reconnectez-vous\u00a0: ce que vous avez écrit sera envoyé. Rien n’est perdu.',
        otherWay: 'Me connecter autrement',
      },
      cookit: {
        title: 'Ta session a pris fin.',
        text: 'Reconnecte-toi\u00a0: ce que tu as écrit sera envoyé. Rien n’est perdu.',
        otherWay: 'Me connecter autrement',
      },
    }),
  }),
})
