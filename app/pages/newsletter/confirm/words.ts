// The page behind the link of the newsletter's letter.

import { messages } from '../../../../i18n/catalogue.ts'

export const newsletterConfirmMessages = messages({
  en: voice => ({
    title: 'Newsletter',
    heading: voice.pick({ freshprep: 'Confirm your email', cookit: 'One last click' }),
    lede: (email: string) =>
      voice.pick({
        freshprep: `Next week’s menu will come to ${email} every Thursday. You can unsubscribe from any email.`,
        cookit: `The week’s menu will come to ${email} every Thursday. You can unsubscribe from any email.`,
      }),
    submit: 'Get the newsletter',
    done: voice.pick({ freshprep: 'You’re on the list.', cookit: 'You’re on the list!' }),
    doneNote: voice.pick({
      freshprep: 'The next menu is headed to your inbox.',
      cookit: 'See you in your inbox on Thursday.',
    }),
    menu: 'See the menu',
    invalid: 'This link doesn’t work',
    invalidNote: (days: number) => `It may be incomplete, or it’s more than ${days} days old.`,
    again: 'You can ask for a new one below, once a day.',
    contact: 'Contact us',
  }),
  fr: voice => ({
    title: 'Infolettre',
    heading: voice.pick({ freshprep: 'Confirmez votre adresse', cookit: 'Un dernier clic' }),
    lede: (email: string) =>
      voice.pick({
        freshprep: `Le menu de la semaine prochaine arrivera chaque jeudi à ${email}. Chaque envoi contient un lien pour se désabonner.`,
        cookit: `Le menu de la semaine arrivera chaque jeudi à ${email}. Chaque envoi contient un lien pour se désabonner.`,
      }),
    submit: 'Recevoir l’infolettre',
    done: voice.pick({ freshprep: 'Vous êtes sur la liste.', cookit: 'Tu es sur la liste!' }),
    doneNote: voice.pick({
      freshprep: 'Le prochain menu arrivera dans votre boîte de réception.',
      cookit: 'On se retrouve jeudi dans ta boîte de réception.',
    }),
    menu: 'Voir le menu',
    invalid: 'Ce lien ne fonctionne pas',
    invalidNote: (days: number) => `Il est peut-être incomplet, ou il date de plus de ${days} jours.`,
    again: voice.pick({
      freshprep: 'Vous pouvez en demander un autre ci-dessous, une fois par jour.',
      cookit: 'Tu peux en demander un autre ci-dessous, une fois par jour.',
    }),
    contact: 'Nous écrire',
  }),
})
