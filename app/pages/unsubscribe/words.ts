// The page behind the unsubscribe link of a letter.

import { messages } from '../../../i18n/catalogue.ts'

export const unsubscribeMessages = messages({
  en: voice => ({
    title: 'Email preferences',
    heading: voice.pick({ freshprep: 'Fewer emails?', cookit: 'Less mail? Sure.' }),
    what: {
      email_upcoming: 'Reminders before a box’s cutoff.',
      email_skipped: 'Reminders about skipped boxes.',
      email_promotions: 'Offers and news.',
      invitations: 'Invitations that friends ask us to send you.',
    },
    note: 'You’ll still get emails about your boxes, payments and account.',
    stop: 'Stop these emails',
    stopped: 'You’re unsubscribed.',
    stoppedNote: 'You’re off the list for these emails. You can turn them back on in your settings.',
    uninvitedNote: 'No further invitations will go to this address.',
    toSettings: 'Go to settings',
    unknown: 'This link doesn’t work.',
    unknownNote: 'It may be incomplete. You can also change your email preferences in your account.',
  }),
  fr: voice => ({
    title: 'Courriels',
    heading: voice.pick({ freshprep: 'Moins de courriels.', cookit: 'Moins de courriels? Pas de problème.' }),
    what: {
      email_upcoming: 'Les rappels avant l’heure limite d’une boîte.',
      email_skipped: 'Les rappels d’une boîte sautée.',
      email_promotions: 'Les offres et les nouvelles.',
      invitations: 'Les invitations que des proches nous demandent d’envoyer.',
    },
    note: voice.pick({
      freshprep: 'Ce qui touche vos commandes, votre argent et votre compte continuera d’arriver.',
      cookit: 'Ce qui touche tes commandes, ton argent et ton compte continuera d’arriver.',
    }),
    stop: 'Ne plus recevoir ces courriels',
    stopped: 'C’est arrêté.',
    stoppedNote: voice.pick({
      freshprep: 'Plus rien de ce genre ne viendra. Vous pouvez changer d’avis dans vos réglages.',
      cookit: 'Plus rien de ce genre ne viendra. Tu peux changer d’avis dans tes réglages.',
    }),
    uninvitedNote: voice.pick({
      freshprep: 'Nous n’enverrons plus d’invitations à cette adresse.',
      cookit: 'On n’enverra plus d’invitations à cette adresse.',
    }),
    toSettings: 'Aller aux réglages',
    unknown: 'Ce lien ne fonctionne pas.',
    unknownNote: voice.pick({
      freshprep: 'Il a peut-être été coupé en route. Vos courriels se règlent aussi dans votre compte.',
      cookit: 'Il a peut-être été coupé en route. Tes courriels se règlent aussi dans ton compte.',
    }),
  }),
})
