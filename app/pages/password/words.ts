import { messages } from '../../../i18n/catalogue.ts'

/** A forgotten password: asking for a link, and setting a new one with it. */
export const passwordMessages = messages({
  en: voice => ({
    ask: {
      title: 'Forgot password',
      heading: voice.pick({ freshprep: 'Forgot your password?', cookit: 'Blanked on your password?' }),
      lede: voice.pick({
        freshprep: 'Enter your account email and we’ll send you a link to set a new one.',
        cookit: 'Happens to the best of us. Enter your email and we’ll send you a link to pick a new one.',
      }),
      email: 'Email',
      submit: 'Send the link',
      back: 'Back to login',
    },
    asked: {
      title: 'Check your email',
      heading: voice.pick({ freshprep: 'Check your inbox.', cookit: 'Check your inbox!' }),
      sent: (email: string) =>
        `If ${email} has an account, we’ve sent it a link. It works once, for two hours.`,
      nothing: 'Nothing after a few minutes? Check your junk folder, or check the address and try again.',
      again: 'Try again',
    },
    set: {
      title: 'New password',
      heading: voice.pick({ freshprep: 'Set a new password.', cookit: 'Pick a new password.' }),
      lede: 'You’ll be logged in here and logged out on your other devices.',
      submit: 'Save and log in',
      success: 'Saved. One moment.',
      notSaved: 'We couldn’t save your password. Please try again later.',
    },
    invalid: {
      title: 'Reset link',
      // Area 8, to the letter.
      heading: 'Your reset link is no longer valid',
      lede: 'Each link works once, for two hours. Use the one in our latest email, or request another.',
      another: 'Request another',
    },
  }),
  fr: voice => ({
    ask: {
      title: 'Mot de passe oublié',
      heading: voice.pick({ freshprep: 'Mot de passe oublié?', cookit: 'Un blanc de mémoire?' }),
      lede: voice.pick({
        freshprep:
          'Indiquez-nous l’adresse courriel de votre compte. Nous y envoyons un lien pour en choisir un nouveau.',
        cookit:
          'Ça arrive! Donne-nous ton courriel : on t’envoie un lien pour choisir un nouveau mot de passe.',
      }),
      email: 'Courriel',
      submit: voice.pick({ freshprep: 'Recevoir le lien', cookit: 'Envoie-moi le lien' }),
      back: 'Retour à la connexion',
    },
    asked: {
      title: voice.pick({ freshprep: 'Consultez vos courriels', cookit: 'Va voir tes courriels' }),
      heading: voice.pick({ freshprep: 'Consultez vos courriels.', cookit: 'Va voir tes courriels.' }),
      sent: (email: string) =>
        `Si un compte existe pour ${email}, un lien est en route. Il fonctionne une seule fois, pendant deux heures.`,
      nothing: voice.pick({
        freshprep:
          'Rien après quelques minutes? Regardez dans le courrier indésirable, ou vérifiez l’adresse et redemandez un lien.',
        cookit:
          'Rien après quelques minutes? Regarde dans tes indésirables, ou vérifie l’adresse et redemande un lien.',
      }),
      again: 'Redemander un lien',
    },
    set: {
      title: 'Nouveau mot de passe',
      heading: voice.pick({
        freshprep: 'Choisissez un nouveau mot de passe.',
        cookit: 'Choisis un nouveau mot de passe.',
      }),
      lede: voice.pick({
        freshprep: 'Votre session s’ouvre alors ici, et se ferme sur tous vos autres appareils.',
        cookit: 'Ta session s’ouvre ici, et se ferme sur tes autres appareils.',
      }),
      submit: 'Enregistrer et me connecter',
      success: 'C’est enregistré. Un instant.',
      notSaved: voice.pick({
        freshprep: 'Votre mot de passe n’a pas pu être enregistré. Réessayez plus tard.',
        cookit: 'Ton mot de passe n’a pas pu être enregistré. Réessaie un peu plus tard.',
      }),
    },
    invalid: {
      title: 'Lien de réinitialisation',
      heading: voice.pick({
        freshprep: 'Votre lien de réinitialisation n’est plus valide',
        cookit: 'Ton lien de réinitialisation n’est plus valide',
      }),
      lede: voice.pick({
        freshprep:
          'Un lien fonctionne une seule fois, pendant deux heures. Le bon est dans le courriel le plus récent; sinon, demandez-en un autre.',
        cookit:
          'Un lien fonctionne une seule fois, pendant deux heures. Le bon est dans le courriel le plus récent; sinon, demandes-en un autre.',
      }),
      another: 'Demander un autre lien',
    },
  }),
})
