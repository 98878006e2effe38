// The letter that asks whether an address wants the newsletter.

import { brands } from '../../domain/brands.ts'
import type { LettersOf, LetterToAnybody } from './letter.ts'

interface NewsletterLetters {
  /** `days`: how long its link works. */
  newsletter_confirm: LetterToAnybody<{ days: number }>
}

export const newsletterLetters: LettersOf<NewsletterLetters> = {
  en: voice => ({
    newsletter_confirm: {
      subject: () =>
        voice.pick({
          freshprep: 'Confirm your email for the newsletter',
          cookit: 'One click, and the menu comes to you',
        }),
      hello: () => voice.pick({ freshprep: 'Hello,', cookit: 'Hi!' }),
      body: ({ days }) =>
        voice.pick({
          freshprep: `We were given this address for our newsletter: next week’s menu, every Thursday.\n\nTo get it, confirm with the button below. The link works for ${days} days.\n\nDidn’t ask for it? Ignore this email: the newsletter only comes if you confirm.`,
          cookit: `We were given this address for our newsletter: the week’s menu, every Thursday.\n\nTo get it, confirm with the button below. The link works for ${days} days.\n\nDidn’t ask for it? Ignore this email: the newsletter only comes if you confirm.`,
        }),
      action: 'Confirm my email',
      why: () =>
        `You’re getting this email because this address was entered in ${brands[voice.brand].name}’s newsletter form.`,
    },
  }),
  fr: voice => ({
    newsletter_confirm: {
      subject: () =>
        voice.pick({
          freshprep: 'Confirmez votre adresse pour l’infolettre',
          cookit: 'Un clic, et le menu vient à toi',
        }),
      hello: () => voice.pick({ freshprep: 'Bonjour,', cookit: 'Salut!' }),
      body: ({ days }) =>
        voice.pick({
          freshprep: `Nous avons reçu cette adresse pour notre infolettre : le menu de la semaine prochaine, chaque jeudi.\n\nPour la recevoir, confirmez avec le bouton ci-dessous. Le lien est bon pendant ${days} jours.\n\nVous n’avez rien demandé? Ignorez ce message : sans confirmation, l’infolettre ne viendra pas.`,
          cookit: `On a reçu cette adresse pour notre infolettre : le menu de la semaine, chaque jeudi.\n\nPour la recevoir, confirme avec le bouton ci-dessous. Le lien est bon pendant ${days} jours.\n\nTu n’as rien demandé? Ignore ce message : sans confirmation, l’infolettre ne viendra pas.`,
        }),
      action: 'Confirmer mon adresse',
      why: () =>
        voice.pick({
          freshprep: `Vous recevez ce message parce que cette adresse a été entrée dans le formulaire d’infolettre de ${brands[voice.brand].name}.`,
          cookit: `Tu reçois ce message parce que cette adresse a été entrée dans le formulaire d’infolettre de ${brands[voice.brand].name}.`,
        }),
    },
  }),
}
