import { faqCategory } from './authoring.ts'

export const accountAndPrivacy = faqCategory('account-and-privacy', {
  position: 13,
  drawing: 'door',
  en: {
    name: 'Account and privacy',
    summary: 'Logging in, what we send you, and what we know about you.',
  },
  fr: {
    name: 'Compte et vie privée',
    summary:
      'La connexion, ce <que nous vous écrivons|qu’on t’écrit>, et ce <que nous savons de vous|qu’on sait de toi>.',
  },
  entries: {
    'forgot-password': {
      en: [
        'I forgot my password.',
        '[Request a link](passwordNew) with your account email. It works once, for two hours. When you set a new password, we log you out on every other device.',
        'No email after a few minutes? Check your junk folder, and make sure it’s the address you signed up with.',
      ],
      fr: [
        'J’ai oublié mon mot de passe.',
        '[<Demandez|Demande> un lien](passwordNew) avec l’adresse courriel de <votre|ton> compte. Il fonctionne une seule fois, pendant deux heures. Une fois le nouveau mot de passe choisi, tous les autres appareils sont déconnectés.',
        'Rien après quelques minutes? <Regardez|Regarde> dans le courrier indésirable, et <vérifiez|vérifie> que c’est bien l’adresse de l’inscription.',
      ],
    },
    'change-name-email': {
      en: [
        'How do I change my name, email or phone number?',
        'In your [account settings](settingsAccount). A new email takes effect once you open the link we send to it, and we’ll let your old address know too. Your phone number is in your [delivery settings](settingsDelivery).',
        'We’ll ask for your password again, to keep your settings safe.',
      ],
      fr: [
        'Comment changer mon nom, mon courriel ou mon téléphone?',
        'Dans les [réglages du compte](settingsAccount). Une nouvelle adresse courriel compte à partir du moment où le lien qui y est envoyé est ouvert; l’ancienne en est avisée aussi. Le numéro de téléphone est avec [l’adresse de livraison](settingsDelivery).',
        'Les réglages redemandent le mot de passe, pour que personne d’autre ne les change.',
      ],
    },
    'change-language': {
      en: [
        'How do I switch to French?',
        'Press **Français** at the top of any page, and we’ll remember it on that device. To change the language of our emails, go to your [account settings](settingsAccount).',
      ],
      fr: [
        'Comment passer à l’anglais?',
        '<Appuyez|Appuie> sur **English** en haut de n’importe quelle page. Le site s’en souvient sur cet appareil. La langue de nos courriels, elle, est dans les [réglages du compte](settingsAccount).',
      ],
    },
    'what-we-send': {
      en: [
        'What do you send me?',
        'Emails about your boxes: skipped, moved, chosen for you, paid, on the way, delivered. Text messages once you confirm your phone with a code. No advertising unless you ask for it. Choose what, how and when under [messages](settingsCommunications), or unsubscribe from any email.',
      ],
      fr: [
        'Que m’envoyez-vous?',
        'Des courriels sur <vos|tes> propres boîtes : sautée, déplacée, choisie pour <vous|toi>, payée, en route, livrée. Des textos une fois le téléphone confirmé par un code. Pas de publicité, sauf sur demande. Ce qui est envoyé, comment et à quelles heures se règle sous [messages](settingsCommunications), et chaque courriel porte un lien pour se désabonner.',
      ],
    },
    'my-data': {
      en: [
        'What do you know about me, and who else does?',
        'What you’ve told us, what you’ve ordered, and what we need to deliver and charge it. Our [privacy policy](privacy) explains what we collect, why, for how long, and who helps us.',
      ],
      fr: [
        'Que savez-vous de moi, et qui d’autre le sait?',
        'Ce <que vous nous avez|que tu nous as> dit, ce <que vous avez|que tu as> commandé et ce qu’il faut pour le livrer et le facturer. La [politique de confidentialité](privacy) dit tout en mots simples : quoi, pourquoi, combien de temps, et qui nous aide.',
      ],
    },
    'see-or-delete-data': {
      en: [
        'How do I see, correct or delete my data?',
        'Under “Your data” in your [account settings](settingsAccount), you can download everything we hold, and erase it once your account is closed. [Change history](settingsChanges) lists every change with its time and device. Can’t correct something yourself? [Contact us](contact) and we’ll answer within 30 days, free of charge. We keep receipts for as long as tax law requires.',
      ],
      fr: [
        'Comment voir, corriger ou supprimer mes données?',
        'Sous « <Vos|Tes> données », dans les [réglages du compte](settingsAccount) : on y demande une copie de tout ce qui est conservé et, une fois le compte fermé, son effacement. [Tout ce qui a changé](settingsChanges) énumère chaque changement, avec l’heure et l’appareil. Pour ce qui ne se corrige pas là, [<écrivez-nous|écris-nous>](contact) : la réponse vient dans les 30 jours, sans frais. Les reçus sont conservés aussi longtemps que l’exigent les lois fiscales.',
      ],
    },
    'sister-account': {
      en: [
        'Does my account work at {sister} too?',
        'No. {brand} and {sister} are sister brands, each with separate accounts, plans and gift cards. If you move to {sisterRegion}, sign up there and [close this account](faqCategory?friendlyId=skip-pause-close#close-account).',
      ],
      fr: [
        'Mon compte fonctionne-t-il aussi chez {sister}?',
        'Non. {brand} et {sister} sont sœurs, mais chacune a ses comptes, ses forfaits et ses cartes-cadeaux. En cas de déménagement {sisterRegion}, il faut s’y inscrire et [fermer ce compte-ci](faqCategory?friendlyId=skip-pause-close#close-account).',
      ],
    },
  },
})
