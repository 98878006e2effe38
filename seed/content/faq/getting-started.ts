import { faqCategory } from './authoring.ts'

export const gettingStarted = faqCategory('getting-started', {
  position: 1,
  drawing: 'basket',
  en: {
    name: 'Getting started',
    summary: 'What {brand} is, what it costs, and how your first box gets to you.',
  },
  fr: {
    name: 'Pour commencer',
    summary: 'Ce qu’est {brand}, ce que ça coûte, et comment la première boîte arrive à <votre|ta> porte.',
  },
  entries: {
    'what-it-is': {
      en: [
        'What is {brand}?',
        'A weekly box of food for your household: recipes with measured ingredients, ready-to-eat meals, and market items. You choose what goes in, and we pack it cold and bring it on the day you picked.',
        'You can skip any week, and you won’t be charged for it.',
      ],
      fr: [
        '{brand}, c’est quoi?',
        'Une boîte de nourriture livrée chaque semaine : des recettes aux ingrédients déjà mesurés, des plats prêts à manger et des articles du marché. <Vous choisissez|Tu choisis> ce qu’on y met; <nous l’emballons|on l’emballe> au froid et <nous la livrons|on la livre> le jour <qui vous convient|qui t’arrange>.',
        '<Vous pouvez|Tu peux> sauter une semaine, et une semaine sautée n’est jamais facturée.',
      ],
    },
    'where-we-deliver': {
      en: [
        'Where do you deliver?',
        'To {places} communities in {region}. Enter your postal code on the [home page](home) to check.',
        'In {sisterRegion}, our sister brand {sister} delivers.',
      ],
      fr: [
        'Où livrez-vous?',
        'Dans {places} localités {region}. <Entrez votre|Entre ton> code postal sur la [page d’accueil](home) : la réponse est immédiate.',
        'Si <vous habitez|t’habites> {sisterRegion}, c’est {sister}, notre <sœur|grande sœur>, qui livre.',
      ],
    },
    'which-plans': {
      en: [
        'What plans do you offer?',
        'Two kinds. [See the price of each size](signupPlans) before you tell us anything:',
        {
          list: 'bullets',
          items: [
            '**Ready to cook**: 2, 3 or 4 recipes a week, for 2 or 4 people, from {fromServing} a serving.',
            '**Ready to eat**: 6, 8, 10 or 14 meals a week, from {fromMeal} a meal.',
          ],
        },
        'The price you see is for the food. Delivery is free. The smallest weekly box is {fromWeek}.',
      ],
      fr: [
        'Quels forfaits offrez-vous?',
        'Il y en a deux sortes, et [le prix de chaque format s’affiche](signupPlans) avant qu’on <vous|te> demande quoi que ce soit :',
        {
          list: 'bullets',
          items: [
            '**Prêt-à-cuisiner** : 2, 3 ou 4 recettes par semaine, pour 2 ou 4 personnes, à partir de {fromServing} la portion.',
            '**Prêt-à-manger** : 6, 8, 10 ou 14 plats par semaine, à partir de {fromMeal} le plat.',
          ],
        },
        'Le prix affiché est celui de la nourriture; la livraison est gratuite. La plus petite semaine coûte {fromWeek}.',
      ],
    },
    commitment: {
      en: [
        'Am I committing to anything?',
        'No. There’s no contract and no minimum number of boxes. Skip a week, pause or stop anytime. See [skipping, pausing and closing](faqCategory?friendlyId=skip-pause-close).',
      ],
      fr: [
        'Est-ce que je m’engage à quelque chose?',
        'Non. Il n’y a ni contrat ni nombre minimal de boîtes. <Vous pouvez|Tu peux> sauter une semaine, faire une pause ou arrêter. Tout est expliqué sous [sauter, mettre en pause, fermer](faqCategory?friendlyId=skip-pause-close).',
      ],
    },
    'look-first': {
      en: [
        'Can I see the menu and the prices first?',
        'Yes. [The menu](menu?date=open-week), every recipe with its ingredients and allergens, and [all prices](signupPlans) are open to everyone. No account or email needed.',
      ],
      fr: [
        'Puis-je voir le menu et les prix d’abord?',
        'Oui. [Le menu de la semaine](menu?date=open-week), chaque recette avec ses ingrédients et ses allergènes, et [tous les prix](signupPlans) sont ouverts à tout le monde. Sans compte ni adresse courriel.',
      ],
    },
    'first-box': {
      en: [
        'When does my first box come?',
        'On the next delivery day you choose that’s still before its cutoff, so at least {cutoffDays} days after you sign up. You’ll see the date before you pay, and again after.',
        'We don’t charge you when you sign up. Your first box is charged at its cutoff, like every other.',
      ],
      fr: [
        'Quand arrive ma première boîte?',
        'À la première date du jour choisi dont l’heure limite n’est pas passée, donc au moins {cutoffDays} jours après l’inscription. La date s’affiche avant le paiement, puis encore après.',
        'Rien n’est facturé le jour de l’inscription. La première boîte est facturée à son heure limite, comme toutes les autres.',
      ],
    },
    'what-i-need': {
      en: [
        'What do I need to sign up?',
        'Your name, email, a password of at least {passwordLength} characters, a street address, a phone number for the driver, and a credit card. [Choose a plan](signupPlans) to start. We’ll save your progress if you stop halfway.',
      ],
      fr: [
        'De quoi ai-je besoin pour m’inscrire?',
        '<Votre|Ton> nom, une adresse courriel, un mot de passe de {passwordLength} caractères ou plus, une adresse avec une porte, un numéro de téléphone pour la livraison et une carte de crédit. On commence par [choisir un forfait](signupPlans); ce qui est entré est conservé si <vous arrêtez|t’arrêtes> en chemin.',
      ],
    },
    'one-household': {
      en: [
        'Why does it say my household already has an account?',
        'Each household has one account with one plan, and accounts can’t be shared between households. If someone at your address already signed up, log in with that account.',
        'If that’s a mistake (maybe you just moved in), [contact us](contact) and we’ll look into it.',
      ],
      fr: [
        'Pourquoi me dit-on qu’il y a déjà un compte à mon adresse?',
        'Il y a un compte par foyer, avec un seul forfait, et un compte ne se partage pas entre foyers. Si quelqu’un s’est déjà inscrit à <votre|ton> adresse, c’est avec ce compte qu’il faut se connecter.',
        'Si c’est une erreur (un déménagement récent, par exemple), [<écrivez-nous|écris-nous>](contact) et <nous vérifierons|on va vérifier>.',
      ],
    },
  },
})
