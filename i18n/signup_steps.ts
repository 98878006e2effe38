import { messages } from './catalogue.ts'

/** Registration, delivery, payment and welcome. */
export const signupStepMessages = messages({
  en: voice => ({
    registration: {
      title: 'Your account',
      heading: voice.pick({ freshprep: 'Who are we cooking with?', cookit: 'And you are?' }),
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      password: 'Password',
      passwordLength: 'Minimum 10 characters.',
      passwordTip: 'A short sentence makes a good one.',
      submit: 'Continue',
      terms: 'One account per household. We’ll only email you about your boxes, unless you ask for more.',
      logIn: 'Log in instead',
      waiting: (to: string, from: string) =>
        `We emailed a link to ${to}. Open it and your account moves there. Until then, it stays at ${from}.`,
    },
    delivery: {
      title: 'Delivery',
      heading: voice.pick({ freshprep: 'Where should it go?', cookit: 'Where’s the party?' }),
      lede: 'Start typing your address, then pick it from the list.',
      buzzer: 'Buzzer',
      phone: 'Phone',
      phoneHint: 'Only for your driver, on delivery day.',
      instructions: 'Delivery notes',
      instructionsHint: 'For example: side door, friendly dog.',
      submit: 'Continue',
      sister: (name: string) => `Go to ${name}`,
      logIn: 'Log in',
      slotHeading: voice.pick({ freshprep: 'When should we deliver?', cookit: 'When are you home?' }),
      slot: 'Delivery day and window',
      first: (day: string, cutoff: string) => `Your first box arrives ${day}. Make changes by ${cutoff}.`,
      changeAddress: 'Change address',
      goesTo: 'Delivering to',
      choose: 'Choose this day',
    },
    payment: {
      title: 'Payment',
      heading: voice.pick({ freshprep: 'Last step: your card.', cookit: 'Last stop: your card.' }),
      when: (charge: string, delivery: string, cutoff: string) =>
        `We won’t charge you today. We’ll charge your first box on ${charge} and deliver it on ${delivery}. You can skip or change it until ${cutoff}.`,
      code: 'Discount code',
      apply: 'Apply',
      applied: (name: string) => `${name} applied`,
      submit: 'Start my boxes',
      paypal: 'Pay with PayPal instead',
      paypalNote: 'Approve it once on PayPal, then come back here to finish.',
      paypalReady: 'PayPal is ready.',
      paypalReadyNote: 'Start your boxes and PayPal will pay for each one. Nothing is charged today.',
      paypalCancelled: 'PayPal was cancelled. Use a card, or try PayPal again.',
      useCard: 'Use a card instead',
      renewal: (price: string, day: string) =>
        `After your first box: ${price} a week, taxes included. Your next charge is on ${day}, then weekly until you pause or close your account. You can skip any week before its cutoff.`,
      accept: 'By starting your boxes, you agree to the',
      terms: 'terms and conditions',
      and: 'and the',
      privacy: 'privacy policy',
      salesFinal: 'Prices in CAD. All sales are final. You can skip any box before its cutoff.',
    },
    card: {
      name: 'Name on card',
      number: 'Card number',
      expiry: 'Expiry (MM/YY)',
      expiryExample: '12/30',
      cvc: 'Security code',
      missing: {
        nameOnCard: 'Enter the name on the card.',
        number: 'Enter the card number.',
        expiry: 'Enter the expiry date.',
        cvc: 'Enter the security code.',
      },
      formFailed: 'We couldn’t load the card form.',
      loadAgain: 'Reload the form',
      secure: 'Your card details go straight to our payment processor. We never see the number.',
      challenge: 'Your bank needs to confirm it’s you',
    },
    welcome: {
      title: 'Welcome',
      heading: (name: string) =>
        voice.pick({ freshprep: `You’re all set, ${name}.`, cookit: `You’re in, ${name}!` }),
      first: (day: string, window: string) => `Your first box arrives ${day}, ${window}.`,
      untouched: (cutoff: string) =>
        `You haven’t picked your meals yet. Choose by ${cutoff}, or leave it to us: we’ll go by what you like and stay off your “never” list.`,
      mail: (email: string) => `We’ve sent a confirmation to ${email}.`,
      edit: 'Choose my meals',
      account: 'See my next five boxes',
      total: 'Your first box, tax included',
    },
  }),
  fr: voice => ({
    registration: {
      title: voice.pick({ freshprep: 'Votre compte', cookit: 'Ton compte' }),
      heading: voice.pick({ freshprep: 'Avec qui cuisinons-nous?', cookit: 'Et toi, c’est quoi ton nom?' }),
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'Courriel',
      password: 'Mot de passe',
      passwordLength: 'Minimum 10 caractères.',
      passwordTip: 'Une courte phrase fait très bien l’affaire.',
      submit: 'Continuer',
      terms: voice.pick({
        freshprep:
          'Un compte par foyer. Nous n’écrivons qu’au sujet de vos boîtes, sauf si vous en demandez plus.',
        cookit: 'Un compte par foyer. On t’écrit juste pour tes boîtes, sauf si tu en veux plus.',
      }),
      logIn: voice.pick({ freshprep: 'Me connecter plutôt', cookit: 'Me connecter à la place' }),
      waiting: (to: string, from: string) =>
        voice.pick({
          freshprep: `Un lien est parti à ${to}. Suivez-le et votre compte y passe; d’ici là, il reste à ${from}.`,
          cookit: `Un lien est parti à ${to}. Suis-le et ton compte y passe; d’ici là, il reste à ${from}.`,
        }),
    },
    delivery: {
      title: 'Livraison',
      heading: voice.pick({ freshprep: 'Où la livrer?', cookit: 'On livre où?' }),
      lede: voice.pick({
        freshprep: 'Tapez le début de votre adresse et choisissez-la dans la liste.',
        cookit: 'Tape le début de ton adresse et choisis-la dans la liste.',
      }),
      buzzer: 'Interphone',
      phone: 'Téléphone',
      phoneHint: 'Pour le livreur, le jour même.',
      instructions: 'Notes de livraison',
      instructionsHint: 'Porte de côté, gros chien, petit chien.',
      submit: 'Continuer',
      sister: (name: string) => `Aller chez ${name}`,
      logIn: 'Me connecter',
      slotHeading: voice.pick({ freshprep: 'Quand la livrer?', cookit: 'T’es là quand?' }),
      slot: 'Jour et heure',
      first: (day: string, cutoff: string) =>
        voice.pick({
          freshprep: `Première boîte le ${day}. Vous pouvez la modifier jusqu’au ${cutoff}.`,
          cookit: `Première boîte le ${day}. Tu peux la changer jusqu’au ${cutoff}.`,
        }),
      changeAddress: 'Changer l’adresse',
      goesTo: 'La boîte va au',
      choose: 'Choisir ce jour',
    },
    payment: {
      title: 'Paiement',
      heading: voice.pick({ freshprep: 'La carte, et c’est tout.', cookit: 'Dernier arrêt, la carte.' }),
      when: (charge: string, delivery: string, cutoff: string) =>
        voice.pick({
          freshprep: `Rien n’est facturé aujourd’hui. Votre première boîte est facturée le ${charge} et livrée le ${delivery}. Vous pouvez la sauter ou la changer jusqu’au ${cutoff}.`,
          cookit: `Rien n’est facturé aujourd’hui. Ta première boîte est facturée le ${charge} et livrée le ${delivery}. Tu peux la sauter ou la changer jusqu’au ${cutoff}.`,
        }),
      code: 'Code de rabais',
      apply: 'Appliquer',
      applied: (name: string) => `Appliqué : ${name}`,
      submit: voice.pick({ freshprep: 'Commencer mes boîtes', cookit: 'C’est parti!' }),
      paypal: 'Payer plutôt avec PayPal',
      paypalNote: voice.pick({
        freshprep: 'Vous l’approuvez une fois chez PayPal, puis vous revenez ici pour commencer.',
        cookit: 'Tu l’approuves une fois chez PayPal, puis tu reviens ici pour commencer.',
      }),
      paypalReady: 'PayPal est prêt.',
      paypalReadyNote: voice.pick({
        freshprep: 'Commencez vos boîtes : il les paie une à une. Rien n’est facturé aujourd’hui.',
        cookit: 'Commence tes boîtes : il les paie une à une. Rien n’est facturé aujourd’hui.',
      }),
      paypalCancelled: voice.pick({
        freshprep: 'Vous avez annulé chez PayPal. Prenez une carte, ou réessayez PayPal.',
        cookit: 'Tu as annulé chez PayPal. Prends une carte, ou réessaie PayPal.',
      }),
      useCard: voice.pick({ freshprep: 'Utiliser plutôt une carte', cookit: 'Prendre plutôt une carte' }),
      renewal: (price: string, day: string) =>
        voice.pick({
          freshprep: `Après la première boîte : ${price} chaque semaine, taxes comprises, la prochaine facturée le ${day}, et ainsi de suite tant que vous ne mettez pas votre compte en pause ou ne le fermez pas. Vous pouvez sauter une semaine avant son heure limite.`,
          cookit: `Après la première boîte : ${price} chaque semaine, taxes comprises, la prochaine facturée le ${day}, et ainsi de suite tant que tu ne mets pas ton compte en pause ou ne le fermes pas. Tu peux sauter une semaine avant son heure limite.`,
        }),
      accept: voice.pick({
        freshprep: 'En commençant vos boîtes, vous acceptez les',
        cookit: 'En commençant tes boîtes, tu acceptes les',
      }),
      terms: 'conditions d’utilisation',
      and: 'et la',
      privacy: 'politique de confidentialité',
      salesFinal: voice.pick({
        freshprep:
          'Prix en dollars canadiens. Ventes finales. Vous pouvez sauter une boîte jusqu’à son heure limite.',
        cookit:
          'Prix en dollars canadiens. Ventes finales. Tu peux sauter une boîte jusqu’à son heure limite.',
      }),
    },
    card: {
      name: 'Nom sur la carte',
      number: 'Numéro de carte',
      expiry: 'Expiration (MM/AA)',
      expiryExample: '12/30',
      cvc: 'Code de sécurité',
      missing: {
        nameOnCard: voice.pick({
          freshprep: 'Entrez le nom inscrit sur la carte.',
          cookit: 'Entre le nom inscrit sur la carte.',
        }),
        number: voice.pick({
          freshprep: 'Entrez le numéro de la carte.',
          cookit: 'Entre le numéro de la carte.',
        }),
        expiry: voice.pick({
          freshprep: 'Entrez la date d’expiration.',
          cookit: 'Entre la date d’expiration.',
        }),
        cvc: voice.pick({
          freshprep: 'Entrez le code de sécurité.',
          cookit: 'Entre le code de sécurité.',
        }),
      },
      formFailed: 'Le formulaire de carte n’a pas pu se charger.',
      loadAgain: 'Le charger à nouveau',
      secure: voice.pick({
        freshprep: 'Votre carte va directement au service de paiement; nous n’en voyons jamais le numéro.',
        cookit: 'Ta carte va directement au service de paiement; on ne voit jamais son numéro.',
      }),
      challenge: voice.pick({
        freshprep: 'Votre banque veut s’assurer que c’est bien vous',
        cookit: 'Ta banque veut s’assurer que c’est bien toi',
      }),
    },
    welcome: {
      title: 'Bienvenue',
      heading: (name: string) =>
        voice.pick({ freshprep: `C’est fait, ${name}.`, cookit: `T’es des nôtres, ${name}!` }),
      first: (day: string, window: string) =>
        voice.pick({
          freshprep: `Votre première boîte arrive le ${day}, de ${window}.`,
          cookit: `Ta première boîte arrive le ${day}, de ${window}.`,
        }),
      untouched: (cutoff: string) =>
        voice.pick({
          freshprep: `Rien n’est encore choisi. Choisissez vos plats jusqu’au ${cutoff}, ou laissez-nous faire : nous choisissons selon vos préférences, jamais parmi vos exclusions.`,
          cookit: `Rien n’est encore choisi. Choisis tes plats jusqu’au ${cutoff}, ou laisse-nous faire : on choisit selon tes goûts, jamais parmi tes exclusions.`,
        }),
      mail: (email: string) => `Une confirmation part vers ${email}.`,
      edit: 'Choisir mes plats',
      account: 'Voir mes cinq prochaines boîtes',
      total: voice.pick({
        freshprep: 'Votre première boîte, tout compris',
        cookit: 'Ta première boîte, tout compris',
      }),
    },
  }),
})
