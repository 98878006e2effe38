// The page of messages in the settings. The sentences of `consent` are stored with every consent.

import { messages } from './catalogue.ts'

export const settingsCommunicationsMessages = messages({
  en: voice => ({
    lede: voice.pick({
      freshprep: 'What we send you, and when.',
      cookit: 'What lands in your inbox, and when.',
    }),
    email: 'By email',
    sms: 'By text message',
    always: 'We’ll always send receipts and anything about a change, payment or delivery. You’d miss them.',
    upcoming: 'Upcoming boxes',
    upcomingHint: 'Reminders before a box’s cutoff.',
    skipped: 'Skipped boxes',
    skippedHint: 'A reminder while you can still undo a skip.',
    promotions: 'News and offers',
    smsTransactional: 'About your deliveries',
    smsTransactionalHint:
      'When a box is on its way. You can’t turn this off, so your food isn’t left waiting.',
    smsUpdates: 'Everything else too',
    smsSilenced:
      'You replied STOP, so we can’t text this number, whatever you choose here. Reply START to one of our texts to get them again.',
    smsPromotions: 'News and offers by text',
    consent: {
      updates: `Yes, ${voice.pick({ freshprep: 'Fresh Prep', cookit: 'Cook it' })} may tell me by text message what it tells me by email about my boxes, payments and account. I can take this back at any time.`,
      email: `Yes, send me news and offers by email. I can take this back at any time.`,
      sms: `Yes, ${voice.pick({ freshprep: 'Fresh Prep', cookit: 'Cook it' })} may send news and offers by text message to this number. I can take this back at any time.`,
    },
    agree: 'Turn on with a code',
    phone: 'Mobile phone',
    sendCode: 'Send the code',
    code: 'Code from the message',
    codeSent: (phone: string) => `We’ve texted a code to ${phone}. It works for ten minutes.`,
    confirm: 'Confirm code',
    otherPhone: 'Use another number or resend code',
    agreed: (phone: string) => `On, for ${phone}`,
    timing: 'Timing',
    reminders: 'Reminders',
    remindersNote: 'How long before the cutoff. Pick as many as you like, or none.',
    hours: (hours: number) =>
      hours < 24
        ? `${hours} hours before`
        : `${voice.plural(hours / 24, '1 day', `${hours / 24} days`)} before`,
    noReminders: 'None',
    chosen: 'Remind me even if I’ve already chosen',
    chosenHint: 'Otherwise we’ll only remind you about boxes you haven’t filled.',
    quiet: 'Quiet hours',
    quietNote:
      'Anything that can wait arrives afterwards. Password links, codes, payments that need you and boxes on the way can’t wait.',
    quietNone: 'None',
    from: 'From',
    until: 'Until',
    noHour: 'No quiet hours',
    language: 'Language of messages',
    all: 'Unsubscribe from all',
    allHint: 'Turns off every optional email and text. You’ll still get texts about deliveries.',
    allButton: 'Unsubscribe from all',
    allDone: 'Done. You’ll only hear from us when you need to.',
    consents: 'What you agreed to',
    consentsNone: 'Nothing yet.',
    given: (day: string) => `Agreed ${day}`,
    withdrawn: (day: string) => `Withdrawn ${day}`,
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
        'Les reçus, et tout ce qui annonce un changement, un paiement ou une livraison, arrivent toujours.',
      cookit:
        'Les reçus, et tout ce qui annonce un changement, un paiement ou une livraison, arrivent toujours.',
    }),
    upcoming: 'Boîtes à venir',
    upcomingHint: 'Des rappels avant le dernier moment pour modifier une boîte.',
    skipped: 'Boîtes sautées',
    skippedHint: 'Un rappel tant que la boîte peut encore être remise.',
    promotions: 'Nouvelles et offres',
    smsTransactional: voice.pick({ freshprep: 'Vos livraisons', cookit: 'Tes livraisons' }),
    smsTransactionalHint:
      'Quand une boîte est en route. Ce texto ne se désactive pas : il faut bien que quelqu’un rentre la boîte.',
    smsUpdates: 'Tout le reste aussi',
    smsSilenced: voice.pick({
      freshprep:
        'Vous avez répondu ARRET : aucun texto ne vient à votre numéro, peu importe ce qui est choisi ici. Répondez START à l’un des nôtres pour les recevoir de nouveau.',
      cookit:
        'Tu as répondu ARRET : aucun texto ne vient à ton numéro, peu importe ce qui est choisi ici. Réponds START à l’un des nôtres pour les recevoir de nouveau.',
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
    timing: 'Horaire',
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
    chosenHint: 'Sinon, le rappel vient seulement pour les boîtes encore vides.',
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
    allHint:
      'Tous les courriels et textos qui peuvent l’être sont désactivés. Les textos de livraison restent.',
    allButton: 'Me désabonner de tout',
    allDone: 'C’est fait. Seuls les messages essentiels arrivent encore.',
    consents: voice.pick({ freshprep: 'Ce que vous avez accepté', cookit: 'Ce que tu as accepté' }),
    consentsNone: 'Rien pour l’instant.',
    given: (day: string) => `Accepté le ${day}`,
    withdrawn: (day: string) => `Retiré le ${day}`,
  }),
})
