import { faqCategory } from './authoring.ts'

export const menuAndChoosing = faqCategory('menu-and-choosing', {
  position: 2,
  drawing: 'plate',
  en: {
    name: 'Menu and choosing',
    summary: 'Filling your box, changing it, and what happens if you don’t get to it.',
  },
  fr: {
    name: 'Menu et choix',
    summary: 'Remplir une boîte, la modifier, et ce qui arrive quand on n’a pas le temps.',
  },
  entries: {
    'choose-dishes': {
      en: [
        'How do I choose what’s in my box?',
        'Open the box on [your account page](account) and press **Edit**. You’ll find recipes, ready-to-eat meals, pantry and market items. Every change saves right away, and the total updates with it.',
      ],
      fr: [
        'Comment choisir ce qu’il y a dans ma boîte?',
        'Sur la [page de <votre|ton> compte](account), <ouvrez|ouvre> la boîte avec **Modifier**. Recettes, prêt-à-manger, garde-manger et marché sont côte à côte; chaque changement est enregistré aussitôt, et le total suit.',
      ],
    },
    'until-when': {
      en: [
        'When’s the last time I can change a box?',
        'At its cutoff: {cutoffTime}, {cutoffDays} days before delivery day. You’ll see the time left beside each box on [your account page](account).',
      ],
      fr: [
        'Jusqu’à quand puis-je modifier une boîte?',
        'Jusqu’à son heure limite : {cutoffTime}, {cutoffDays} jours avant le jour de livraison. Le temps qui reste est indiqué à côté de chaque boîte sur la [page de <votre|ton> compte](account).',
      ],
    },
    'forgot-to-choose': {
      en: [
        'What if I don’t choose anything?',
        'We’ll choose for you at the cutoff, from the kinds of meals you like, and email you what’s coming. We never pick a meal with a surcharge, or anything on your “never” list.',
        'If few ready-to-eat meals fit your list, some may come more than once. If there aren’t enough to fill the box, we’ll skip it, won’t charge you, and let you know.',
      ],
      fr: [
        'Et si je ne choisis rien?',
        'À l’heure limite, <nous choisissons pour vous|on choisit pour toi>, parmi les sortes de plats <que vous aimez|que t’aimes>, et un courriel annonce ce qui s’en vient. Jamais de plat avec supplément, et jamais rien de <votre|ta> liste « jamais ».',
        'Quand peu de plats prêts à manger respectent cette liste, certains reviennent plus d’une fois. Quand il n’y a pas assez de plats pour remplir la boîte, elle est sautée, rien n’est facturé, et <nous vous le disons|on te le dit>.',
      ],
    },
    'more-or-less': {
      en: [
        'Can I order more or less than my plan?',
        'Yes. Your plan sets the price per serving and how many meals we expect. Your box can have more or fewer, as long as it reaches the [minimum](faqCategory?friendlyId=menu-and-choosing#minimum-order).',
      ],
      fr: [
        'Puis-je commander plus ou moins que mon forfait?',
        'Oui. Le forfait fixe le prix de la portion et le nombre de plats prévus; une boîte peut en contenir plus ou moins, du moment qu’elle atteint le [minimum](faqCategory?friendlyId=menu-and-choosing#minimum-order).',
      ],
    },
    'minimum-order': {
      en: [
        'Is there a minimum order?',
        'Yes: {minimumOrder}, before discounts and taxes. While you shop, we’ll show how far you have to go. If a box is still under it at the cutoff, we won’t deliver it or charge you, and we’ll email you.',
      ],
      fr: [
        'Y a-t-il une commande minimale?',
        'Oui : {minimumOrder} d’articles, avant rabais et taxes. La page de la boîte indique combien il manque. Une boîte encore en dessous à l’heure limite n’est ni facturée ni livrée, et un courriel <vous|te> le dit.',
      ],
    },
    premium: {
      en: [
        'What does “Premium” mean?',
        'A meal with a special cut of meat or fish, at an extra charge per serving. You’ll see the surcharge on the meal and in your total before you add it.',
      ],
      fr: [
        'Que veut dire « Premium »?',
        'Un plat avec une coupe ou un poisson plus fin, moyennant un supplément par portion. Le supplément est écrit sur le plat et dans le détail de la boîte, avant <votre|ton> choix.',
      ],
    },
    'swap-protein': {
      en: [
        'Can I swap the meat or fish in a recipe?',
        'In some recipes, yes. You’ll see the option on the recipe’s page and while you edit your box, with the price if it costs more. Other ingredients stay the same, because they’re measured for that recipe.',
      ],
      fr: [
        'Puis-je remplacer la viande ou le poisson d’une recette?',
        'Oui, dans les recettes qui l’offrent : le choix est sur la page du plat et dans la boîte, avec son prix s’il coûte plus cher. Les autres ingrédients restent ceux de la recette, puisqu’ils sont pesés pour elle.',
      ],
    },
    'market-items': {
      en: [
        'Can I add groceries?',
        'Yes. Find {items} pantry and market items a week while you edit your box: bread, dairy, fruit, drinks, snacks. They come in the same box and count toward the minimum.',
      ],
      fr: [
        'Puis-je ajouter de l’épicerie?',
        'Oui. Le garde-manger et le marché, {items} articles par semaine, sont des onglets de la boîte : pain, produits laitiers, fruits, boissons, collations. Tout arrive dans la même boîte et compte pour le minimum.',
      ],
    },
    'weeks-ahead': {
      en: [
        'How far ahead can I plan?',
        '[Your account page](account) shows your next five boxes. You can skip any of them now, and choose meals as soon as a week’s menu is out.',
      ],
      fr: [
        'Combien de semaines d’avance puis-je planifier?',
        'La [page de <votre|ton> compte](account) montre les cinq prochaines boîtes. <Vous pouvez|Tu peux> en sauter n’importe laquelle dès maintenant, et choisir les plats dès que le menu de la semaine est sorti.',
      ],
    },
    'sold-out': {
      en: [
        'Why is a meal sold out?',
        'We make a set number of each meal. Once they’re gone, it says “Sold out”. Anything already in your box stays yours. Choose early for the best selection.',
      ],
      fr: [
        'Pourquoi un plat est-il épuisé?',
        'Nos cuisines préparent un nombre fixe de chaque plat. Quand le dernier est pris, il est « Épuisé ». Ce qui est déjà dans <votre|ta> boîte y reste; choisir tôt donne le plus grand choix.',
      ],
    },
  },
})
