import { faqCategory } from './authoring.ts'

export const accountAndPrivacy = faqCategory('account-and-privacy', {
  position: 13,
  drawing: 'door',
  en: {
    name: 'Account and privacy',
    summary: 'Logging in, what we write to you, and what we know about you.',
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
        '[Ask for a link](passwordNew) with the e-mail of your account. It works once, for two hours. When you have set a new password, every other device is logged out.',
        'No mail after a few minutes? Look among the junk mail, and check that it is the address you signed up with.',
      ],
      fr: [
        'J’ai oublié mon mot de passe.',
        '[<Demandez|Demande> un lien](passwordNew) avec l’adresse courriel de <votre|ton> compte. Il fonctionne une seule fois, pendant deux heures. Une fois le nouveau mot de passe choisi, tous les autres appareils sont déconnectés.',
        'Rien après quelques minutes? <Regardez|Regarde> dans le courrier indésirable, et <vérifiez|vérifie> que c’est bien l’adresse de l’inscription.',
      ],
    },
    'change-name-email': {
      en: [
        'How do I change my name, e-mail or phone number?',
        '[Write to us](contact) from the e-mail of your account. A person changes it, so that nobody else can.',
      ],
      fr: [
        'Comment changer mon nom, mon courriel ou mon téléphone?',
        '[<Écrivez-nous|Écris-nous>](contact) à partir du courriel de <votre|ton> compte. C’est une personne qui fait le changement, pour que nul autre ne le puisse.',
      ],
    },
    'change-language': {
      en: [
        'How do I switch to French?',
        'Press **Français** at the top of any page. The site remembers it on that device; once you are logged in, our letters come in the language you chose for your account.',
      ],
      fr: [
        'Comment passer à l’anglais?',
        '<Appuyez|Appuie> sur **English** en haut de n’importe quelle page. Le site s’en souvient sur cet appareil; nos courriels, eux, sont dans la langue choisie pour <votre|ton> compte.',
      ],
    },
    'what-we-send': {
      en: [
        'What do you send me?',
        'E-mails about your own boxes: skipped, moved, chosen for you, paid, on the way, delivered. A text message on the day, when the box is on its way. No advertising unless you ask for it.',
      ],
      fr: [
        'Que m’envoyez-vous?',
        'Des courriels sur <vos|tes> propres boîtes : sautée, déplacée, choisie pour <vous|toi>, payée, en route, livrée. Un texto le jour même, quand la boîte est en route. Pas de publicité, sauf sur demande.',
      ],
    },
    'my-data': {
      en: [
        'What do you know about me, and who else does?',
        'What you told us, what you ordered, and what is needed to deliver and to charge it. The [privacy policy](privacy) says it all in plain words: what, why, for how long, and who helps us.',
      ],
      fr: [
        'Que savez-vous de moi, et qui d’autre le sait?',
        'Ce <que vous nous avez|que tu nous as> dit, ce <que vous avez|que t’as> commandé et ce qu’il faut pour le livrer et le facturer. La [politique de confidentialité](privacy) dit tout en mots simples : quoi, pourquoi, combien de temps, et qui nous aide.',
      ],
    },
    'see-or-delete-data': {
      en: [
        'How do I see, correct or delete my data?',
        '[Write to us](contact) or to [{email}](mail). We answer within 30 days, free of charge. Receipts are kept as long as the law on taxes asks for.',
      ],
      fr: [
        'Comment voir, corriger ou supprimer mes données?',
        '[<Écrivez-nous|Écris-nous>](contact) ou à [{email}](mail). <Nous répondons|On répond> dans les 30 jours, sans frais. Les reçus sont conservés aussi longtemps que l’exigent les lois fiscales.',
      ],
    },
    'sister-account': {
      en: [
        'Does my account work at {sister} too?',
        'No. {brand} and {sister} are sisters, each with its own accounts, plans and gift cards. If you move to {sisterRegion}, sign up there; we close this account when you [ask us to](contact).',
      ],
      fr: [
        'Mon compte fonctionne-t-il aussi chez {sister}?',
        'Non. {brand} et {sister} sont sœurs, mais chacune a ses comptes, ses forfaits et ses cartes-cadeaux. En cas de déménagement {sisterRegion}, il faut s’y inscrire; <nous fermons ce compte-ci|on ferme ce compte-ci> sur [demande](contact).',
      ],
    },
  },
})
