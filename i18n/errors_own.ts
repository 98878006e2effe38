// The errors that the browser reports by itself. Every other refusal brings its sentence along (rule 57), so pages
// carry only these few of the whole catalogue (errors.ts).

import { messages, type Voice } from './catalogue.ts'

export const ownEnglishErrors = (voice: Voice) => ({
  unexpected: 'Something went wrong. Refresh the page or try again.',
  busy: voice.pick({
    freshprep: 'We can’t connect right now. Try again in a moment.',
    cookit: 'We’re swamped right now. Try again in a moment.',
  }),
  email_invalid: 'Enter a valid email address, like name@example.com.',
  terms_not_accepted: 'Accept the terms and privacy policy to continue.',
})

export const ownFrenchErrors = (voice: Voice) => ({
  unexpected: voice.pick({
    freshprep: 'Un problème est survenu. Actualisez la page ou réessayez.',
    cookit: 'Quelque chose a mal tourné. Actualise la page ou réessaie.',
  }),
  busy: voice.pick({
    freshprep: 'Nous sommes injoignables en ce moment. Réessayez dans un instant.',
    cookit: 'Ça roule fort en cuisine. Réessaie dans un instant.',
  }),
  email_invalid: voice.pick({
    freshprep: 'Entrez une adresse courriel valide, comme nom@exemple.com.',
    cookit: 'Entre une adresse courriel valide, comme nom@exemple.com.',
  }),
  terms_not_accepted: voice.pick({
    freshprep: 'Acceptez les conditions et la politique de confidentialité pour continuer.',
    cookit: 'Accepte les conditions et la politique de confidentialité pour continuer.',
  }),
})

export const ownErrorMessages = messages({ en: ownEnglishErrors, fr: ownFrenchErrors })
