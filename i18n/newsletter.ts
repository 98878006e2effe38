// The newsletter's block in the footer, and its page for browsers without scripts.

import { messages } from './catalogue.ts'

export const newsletterMessages = messages({
  en: voice => ({
    title: 'Newsletter',
    heading: voice.pick({
      freshprep: 'Next week’s menu, every Thursday',
      cookit: 'The week’s menu, every Thursday',
    }),
    email: 'Your email',
    missing: 'Enter your email.',
    submit: voice.pick({ freshprep: 'Sign up', cookit: 'Sign me up' }),
    consent: 'Yes, email me. I’ve read and accept the',
    terms: 'terms',
    and: 'and the',
    privacy: 'privacy policy',
    stop: 'You can unsubscribe from any email.',
    thanks: voice.pick({
      freshprep: 'Thanks. The next menu is headed to your inbox.',
      cookit: 'Done! See you in your inbox on Thursday.',
    }),
  }),
  fr: voice => ({
    title: 'Infolettre',
    heading: voice.pick({
      freshprep: 'Le menu de la semaine prochaine, le jeudi',
      cookit: 'Le menu de la semaine, le jeudi',
    }),
    email: voice.pick({ freshprep: 'Votre courriel', cookit: 'Ton courriel' }),
    missing: voice.pick({
      freshprep: 'Entrez votre adresse courriel.',
      cookit: 'Entre ton adresse courriel.',
    }),
    submit: 'M’abonner',
    consent: 'Oui, je veux la recevoir. J’ai lu et j’accepte les',
    terms: 'conditions',
    and: 'et la',
    privacy: 'politique de confidentialité',
    stop: 'Chaque envoi contient un lien pour se désabonner.',
    thanks: voice.pick({
      freshprep: 'Merci. Le prochain menu arrivera dans votre boîte de réception.',
      cookit: 'C’est fait! On se retrouve jeudi dans ta boîte de réception.',
    }),
  }),
})
