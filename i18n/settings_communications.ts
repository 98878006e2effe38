// The page of messages in the settings. The sentences of `consent` are stored with every consent.

import { messages } from './catalogue.ts'

export const settingsCommunicationsMessages = messages({
  en: voice => ({
    lede: voice.pick({
      freshprep: 'What we write to you, and when.',
      cookit: 'What lands in your inbox, and when.',
    }),
    email: 'By e-mail',
    sms: 'By text message',
    always:
      'Receipts, and whatever tells of a change, a payment or a delivery, always come: you would miss them.',
    upcoming: 'Upcoming boxes',
    upcomingHint: 'Reminders before the last moment to change a box.',
    skipped: 'Skipped boxes',
    skippedHint: 'A reminder while a skip can still be taken back.',
    promotions: 'News and offers',
    smsTransactional: 'About your deliveries',
    smsTransactionalHint:
      'When a box is on its way. It cannot be turned off: somebody has to take the box in.',
    smsUpdates: 'Everything else, too',
    smsSilenced:
      'You answered STOP, so no text message comes to your number, whatever is set here. Answer START to one of ours to get them again.',
    smsPromotions: 'News and offers by text',
    consent: {
      updates: `Yes, ${voice.pick({ freshprep: 'Fresh Prep', cookit: 'Cook it' })} may tell me by text message what it tells me by e-mail about my boxes, payments and account. I can take this back at any time.`,
      email: `Yes, send me news and offers by e-mail. I can take this back at any time.`,
      sms: `Yes, ${voice.pick({ freshprep: 'Fresh Prep', cookit: 'Cook it' })} may send news and offers by text message to this number. I can take this back at any time.`,
    },
    agree: 'Agree, by a code',
    phone: 'Mobile phone',
    sendCode: 'Send the code',
    code: 'Code from the message',
    codeSent: (phone: string) => `A code is on its way to ${phone}. It works for ten minutes.`,
    confirm: 'Confirm the code',
    otherPhone: 'Another number, or another code',
    agreed: (phone: string) => `On, for ${phone}`,
    timing: 'When',
    reminders: 'Reminders',
    remindersNote: 'Hours before the last moment to change a box. As many as you like, or none.',
    hours: (hours: number) =>
      hours < 24
        ? `${hours} hours before`
        : `${voice.plural(hours / 24, '1 day', `${hours / 24} days`)} before`,
    noReminders: 'None',
    chosen: 'Remind me even if I have chosen',
    chosenHint: 'Otherwise only boxes with nothing in them are mentioned.',
    quiet: 'Quiet hours',
    quietNote:
      'What can wait comes when they are over. A password link, a code, a payment that needs you and a box on its way do not wait.',
    quietNone: 'None',
    from: 'From',
    until: 'Until',
    noHour: 'No quiet hours',
    language: 'Language of messages',
    all: 'Unsubscribe from all',
    allHint: 'Turns off every e-mail and text that can be turned off. Text messages about deliveries stay.',
    allButton: 'Unsubscribe from all',
    allDone: 'Done. Only what has to be told still comes.',
    consents: 'What you agreed to',
    consentsNone: 'Nothing yet.',
    given: (day: string) => `Agreed on ${day}`,
    withdrawn: (day: string) => `Taken back on ${day}`,
  }),
  fr: voice => ({
    lede: voice.pick({
      freshprep: 'Ce que nous vous écrivons, et quand.',
      cookit: 'Ce qui arrive dans ta boîte courriel, et quand.',
    }),
    email: 'Par courriel',
    sms: 'Par texto',
    always: voice.pick({
      freshprep:
        'Les reçus, et tout ce qui annonce un changement, un paiement ou une livraison, viennent toujours : ils vous manqueraient.',
      cookit:
        'Les reçus, et tout ce qui annonce un changement, un paiement ou une livraison, viennent toujours : ils te manqueraient.',
    }),
    upcoming: 'Boîtes à venir',
    upcomingHint: 'Des rappels avant le dernier moment pour modifier une boîte.',
    skipped: 'Boîtes sautées',
    skippedHint: 'Un rappel tant que la boîte peut encore être remise.',
    promotions: 'Nouvelles et offres',
    smsTransactional: voice.pick({ freshprep: 'Vos livraisons', cookit: 'Tes livraisons' }),
    smsTransactionalHint:
      'Quand une boîte est en route. Ça ne se désactive pas : il faut bien que quelqu’un rentre la boîte.',
    smsUpdates: 'Tout le reste aussi',
    smsSilenced: voice.pick({
      freshprep:
        'Vous avez répondu ARRÊT : aucun texto ne vient à votre numéro, peu importe ce qui est choisi ici. Répondez START à l’un des nôtres pour les recevoir de nouveau.',
      cookit:
        'Tu as répondu ARRÊT : aucun texto ne vient à ton numéro, peu importe ce qui est choisi ici. Réponds START à l’un des nôtres pour les recevoir de nouveau.',
    }),
    smsPromotions: 'Nouvelles et offres par texto',
    consent: {
      updates: `Oui, ${voice.pick({ freshprep: 'Fresh Prep', cookit: 'Cook it' })} peut aussi me dire par texto ce qui m’arrive par courriel sur mes boîtes, mes paiements et mon compte. Je peux changer d’avis en tout temps.`,
      email:
        'Oui, je veux recevoir des nouvelles et des offres par courriel. Je peux changer d’avis en tout temps.',
      sms: `Oui, ${voice.pick({ freshprep: 'Fresh Prep', cookit: 'Cook it' })} peut envoyer des nouvelles et des offres par texto à ce numéro. Je peux changer d’avis en tout temps.`,
    },
    agree: 'Accepter, avec un code',
    phone: 'Téléphone cellulaire',
    sendCode: 'Envoyer le code',
    code: 'Code reçu par texto',
    codeSent: (phone: string) => `Un code est en route vers le ${phone}. Il est valable dix minutes.`,
    confirm: 'Confirmer le code',
    otherPhone: 'Un autre numéro, ou un autre code',
    agreed: (phone: string) => `Activé, pour le ${phone}`,
    timing: 'Quand',
    reminders: 'Rappels',
    remindersNote: voice.pick({
      freshprep: 'Avant le dernier moment pour modifier une boîte. Autant que vous voulez, ou aucun.',
      cookit: 'Avant le dernier moment pour modifier une boîte. Autant que tu veux, ou aucun.',
    }),
    hours: (hours: number) =>
      hours < 24
        ? `${hours} heures avant`
        : `${voice.plural(hours / 24, '1 jour', `${hours / 24} jours`)} avant`,
    noReminders: 'Aucun',
    chosen: voice.pick({
      freshprep: 'Me le rappeler même si j’ai choisi',
      cookit: 'Me le rappeler même si j’ai choisi',
    }),
    chosenHint: 'Sinon, seules les boîtes encore vides sont rappelées.',
    quiet: 'Heures calmes',
    quietNote: voice.pick({
      freshprep:
        'Ce qui peut attendre vient après. Un lien de mot de passe, un code, un paiement qui a besoin de vous et une boîte en route n’attendent pas.',
      cookit:
        'Ce qui peut attendre vient après. Un lien de mot de passe, un code, un paiement qui a besoin de toi et une boîte en route n’attendent pas.',
    }),
    quietNone: 'Aucune',
    from: 'De',
    until: 'À',
    noHour: 'Pas d’heures calmes',
    language: 'Langue des messages',
    all: 'Se désabonner de tout',
    allHint: 'Désactive tous les courriels et textos qui peuvent l’être. Les textos de livraison restent.',
    allButton: 'Me désabonner de tout',
    allDone: 'C’est fait. Seul ce qui doit être dit vient encore.',
    consents: voice.pick({ freshprep: 'Ce que vous avez accepté', cookit: 'Ce que tu as accepté' }),
    consentsNone: 'Rien pour l’instant.',
    given: (day: string) => `Accepté le ${day}`,
    withdrawn: (day: string) => `Retiré le ${day}`,
  }),
})
