// The sentence beside a field that was left empty, by the field's name, or by its call and name where one call means another thing by
// it: it says what to enter. A field that was filled in wrongly has the sentence of its error (errors.ts).

import { messages } from './catalogue.ts'

export const missingMessages = messages({
  en: () => ({
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    name: 'Enter your name.',
    email: 'Enter your email.',
    phone: 'Enter your phone number.',
    password: 'Enter your password.',
    currentPassword: 'Enter your current password.',
    message: 'Write your message.',
    code: 'Enter a code.',
    senderName: 'Enter your name.',
    senderEmail: 'Enter your email.',
    recipientName: 'Enter the name of the person you’re giving it to.',
    recipientEmail: 'Enter the email of the person you’re giving it to.',
    'referrals.create_referral name': 'Enter your friend’s name.',
    'referrals.create_referral email': 'Enter your friend’s email.',
    'passkeys.add name': 'Enter a name for the passkey.',
    nameOnCard: 'Enter the name on the card.',
  }),
  fr: voice => {
    const enter = voice.pick({ freshprep: 'Entrez', cookit: 'Entre' })
    const your = voice.pick({ freshprep: 'votre', cookit: 'ton' })
    return {
      firstName: `${enter} ${your} prénom.`,
      lastName: `${enter} ${your} nom de famille.`,
      name: `${enter} ${your} nom.`,
      email: `${enter} ${your} adresse courriel.`,
      phone: `${enter} ${your} numéro de téléphone.`,
      password: `${enter} ${your} mot de passe.`,
      currentPassword: `${enter} ${your} mot de passe actuel.`,
      message: voice.pick({ freshprep: 'Écrivez votre message.', cookit: 'Écris ton message.' }),
      code: `${enter} un code.`,
      senderName: `${enter} ${your} nom.`,
      senderEmail: `${enter} ${your} adresse courriel.`,
      recipientName: `${enter} le nom de la personne à qui va le cadeau.`,
      recipientEmail: `${enter} l’adresse courriel de la personne à qui va le cadeau.`,
      'referrals.create_referral name': `${enter} le nom de la personne invitée.`,
      'referrals.create_referral email': `${enter} l’adresse courriel de la personne invitée.`,
      'passkeys.add name': `${enter} un nom pour la clé d’accès.`,
      nameOnCard: `${enter} le nom inscrit sur la carte.`,
    }
  },
})
