// The page behind the unsubscribe link of a letter.

import { messages } from './catalogue.ts'

export const unsubscribeMessages = messages({
  en: voice => ({
    title: 'Letters',
    heading: voice.pick({ freshprep: 'Fewer e-mails.', cookit: 'Less mail? Sure.' }),
    what: {
      email_upcoming: 'Reminders before the cutoff of a box.',
      email_skipped: 'Reminders of a box that is skipped.',
      email_promotions: 'Offers and news.',
    },
    note: 'What your orders, your money and your account need to tell you still comes.',
    stop: 'Stop these e-mails',
    stopped: 'They are off.',
    stoppedNote: 'Nothing of this kind comes any more. You can turn it on again in your settings.',
    toSettings: 'To the settings',
    unknown: 'This link does not work.',
    unknownNote: 'It may have been cut off on its way. What comes by mail is also set in your account.',
  }),
  fr: voice => ({
    title: 'Courriels',
    heading: voice.pick({ freshprep: 'Moins de courriels.', cookit: 'Moins de courriels? Pas de trouble.' }),
    what: {
      email_upcoming: 'Les rappels avant l’heure limite d’une boîte.',
      email_skipped: 'Les rappels d’une boîte sautée.',
      email_promotions: 'Les offres et les nouvelles.',
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
    toSettings: 'Aux réglages',
    unknown: 'Ce lien ne fonctionne pas.',
    unknownNote: voice.pick({
      freshprep: 'Il a peut-être été coupé en route. Vos courriels se règlent aussi dans votre compte.',
      cookit: 'Il a peut-être été coupé en route. Tes courriels se règlent aussi dans ton compte.',
    }),
  }),
})
