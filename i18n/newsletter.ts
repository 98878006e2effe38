// The newsletter's block in the footer.

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
      freshprep:
        'Look in your inbox for an email to confirm. If you’re already on the list, there’s nothing more to do.',
      cookit:
        'Almost there! Look in your inbox for an email to confirm. Already on the list? Then there’s nothing more to do.',
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
      freshprep:
        'Consultez votre boîte de réception : un courriel y demande votre confirmation. Si vous êtes déjà sur la liste, il n’y a rien d’autre à faire.',
      cookit:
        'Presque! Va voir ta boîte de réception : un courriel t’y demande de confirmer. Déjà sur la liste? Rien d’autre à faire.',
    }),
  }),
})
