// Logging in with Google, Apple or Facebook.

import type { SocialFault } from '../domain/identity.ts'
import { messages } from './catalogue.ts'

/** Failures that have a sentence of their own. */
type Explained = Exclude<SocialFault, 'provider_failed' | 'state_mismatch' | 'token_invalid'>

export const socialMessages = messages({
  en: voice => ({
    or: 'or',
    heading: 'Log in with',
    continueWith: (provider: string) => `Continue with ${provider}`,
    busy: (provider: string) => `Opening ${provider}…`,
    login: {
      error: {
        /** Area 8 calls it by this name: login.error.wrong. */
        wrong: voice.pick({ freshprep: 'That login didn’t work', cookit: 'Hmm, that login didn’t work' }),
      },
    },
    failed: (provider: string) => `Authentication with ${provider} failed. Please try again.`,
    notInSettings: (provider: string) => `Authentication with ${provider} is not available here.`,
    sameEmail: 'Use the same email you signed up with.',
    because: {
      denied: 'You didn’t approve it there, so nothing changed.',
      email_missing: 'They didn’t share your email, and we need it for your account.',
      sign_in_first:
        'You already have an account with this email. Log in with your password first, then link this login in your settings.',
      linked_elsewhere:
        'That login is linked to a different account, or your account is linked to a different login.',
      not_linked: 'That login isn’t linked to this account.',
      signup_disabled: 'We’re not taking new sign-ups right now.',
    } satisfies Record<Explained, string>,
    goBack: 'Go back',
    oneTapFailed: 'authentication failed',
    returning: {
      title: 'One moment',
      checking: (provider: string) => `Checking with ${provider}…`,
      success: 'You’re logged in. One moment…',
      successSettings: 'Done. One moment.',
      /** Without scripts nothing can be handed on. */
      noScript:
        'This login needs JavaScript, and your browser has it turned off. Log in with your password instead.',
    },
  }),
  fr: voice => ({
    or: 'ou',
    heading: 'Se connecter avec',
    continueWith: (provider: string) => `Continuer avec ${provider}`,
    busy: (provider: string) => `Direction ${provider}…`,
    login: {
      error: {
        wrong: voice.pick({
          freshprep: 'La connexion n’a pas fonctionné',
          cookit: 'Oups, la connexion n’a pas marché',
        }),
      },
    },
    failed: (provider: string) =>
      voice.pick({
        freshprep: `L’authentification avec ${provider} a échoué. Réessayez.`,
        cookit: `L’authentification avec ${provider} a échoué. Réessaie.`,
      }),
    notInSettings: (provider: string) => `L’authentification avec ${provider} n’est pas disponible ici.`,
    sameEmail: voice.pick({
      freshprep: 'Utilisez la même adresse courriel qu’à l’inscription.',
      cookit: 'Utilise la même adresse courriel qu’à l’inscription.',
    }),
    because: {
      denied: voice.pick({
        freshprep: 'Vous avez refusé là-bas : rien n’a changé.',
        cookit: 'Tu as refusé là-bas : rien n’a changé.',
      }),
      email_missing: voice.pick({
        freshprep: 'Votre adresse courriel, dont le compte a besoin, ne nous a pas été transmise.',
        cookit: 'Ton adresse courriel, dont le compte a besoin, ne nous a pas été transmise.',
      }),
      sign_in_first: voice.pick({
        freshprep:
          'Il y a déjà un compte à votre adresse. Connectez-vous d’abord avec votre mot de passe, puis liez-le dans vos réglages.',
        cookit:
          'Il y a déjà un compte à ton adresse. Connecte-toi d’abord avec ton mot de passe, puis lie-le dans tes réglages.',
      }),
      linked_elsewhere: voice.pick({
        freshprep: 'Il est lié à un autre compte, ou le vôtre est lié à une autre personne là-bas.',
        cookit: 'Il est lié à un autre compte, ou le tien est lié à une autre personne là-bas.',
      }),
      not_linked: 'Il n’est pas lié à ce compte.',
      signup_disabled: voice.pick({
        freshprep: 'Nous n’acceptons pas de nouvelles inscriptions en ce moment.',
        cookit: 'On prend une pause d’inscriptions. Reviens bientôt!',
      }),
    },
    goBack: 'Retour',
    oneTapFailed: 'échec de l’authentification',
    returning: {
      title: 'Un instant',
      checking: (provider: string) => `Vérification auprès de ${provider}…`,
      success: 'Connexion réussie. Un instant.',
      successSettings: 'C’est fait. Un instant.',
      noScript: voice.pick({
        freshprep:
          'Votre navigateur n’exécute pas les scripts nécessaires à cette connexion. Connectez-vous plutôt avec votre mot de passe.',
        cookit:
          'Ton navigateur n’exécute pas les scripts nécessaires à cette connexion. Connecte-toi plutôt avec ton mot de passe.',
      }),
    },
  }),
})
