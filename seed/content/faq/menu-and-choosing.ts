import { faqCategory } from './authoring.ts'

export const menuAndChoosing = faqCategory('menu-and-choosing', {
  position: 2,
  drawing: 'plate',
  en: {
    name: 'Menu and choosing',
    summary: 'Filling a box, changing it, and what happens when there is no time to.',
  },
  fr: {
    name: 'Menu et choix',
    summary: 'Remplir une boîte, la modifier, et ce qui arrive quand on n’a pas le temps.',
  },
  entries: {
    'choose-dishes': {
      en: [
        'How do I choose what is in my box?',
        'Open the box on [your account page](account) and press **Edit**. Recipes, ready-to-eat meals, pantry and market are side by side; every change is saved at once, and the total moves with it.',
      ],
      fr: [
        'Comment choisir ce qu’il y a dans ma boîte?',
        'Sur la [page de <votre|ton> compte](account), <ouvrez|ouvre> la boîte avec **Modifier**. Recettes, prêt-à-manger, garde-manger et marché sont côte à côte; chaque changement est enregistré aussitôt, et le total suit.',
      ],
    },
    'until-when': {
      en: [
        'Until when can I change a box?',
        'Until its cutoff: 11:59 pm, {cutoffDays} days before the delivery day. A box for Tuesday closes on Friday night. The time left stands beside each box on [your account page](account).',
      ],
      fr: [
        'Jusqu’à quand puis-je modifier une boîte?',
        'Jusqu’à son heure limite : 23 h 59, {cutoffDays} jours avant le jour de livraison. Une boîte du mardi se ferme donc le vendredi soir. Le temps qui reste est indiqué à côté de chaque boîte sur la [page de <votre|ton> compte](account).',
      ],
    },
    'forgot-to-choose': {
      en: [
        'What if I choose nothing?',
        'Then we choose for you at the cutoff, from the kinds of dishes you told us you like, and tell you by e-mail what is coming. We never pick a dish with a surcharge, and never anything on your “never” list.',
        'Where few ready-to-eat meals are safe by your list, some come more than once. Where too few dishes are safe to fill the box, it is skipped, nothing is charged, and we tell you so.',
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
        'Yes. The plan sets the price of a serving and how many dishes we expect; a box can hold more dishes or fewer, as long as it reaches the [minimum](faqCategory?friendlyId=menu-and-choosing#minimum-order).',
      ],
      fr: [
        'Puis-je commander plus ou moins que mon forfait?',
        'Oui. Le forfait fixe le prix de la portion et le nombre de plats prévus; une boîte peut en contenir plus ou moins, du moment qu’elle atteint le [minimum](faqCategory?friendlyId=menu-and-choosing#minimum-order).',
      ],
    },
    'minimum-order': {
      en: [
        'Is there a minimum order?',
        'Yes: {minimumOrder} of goods, before discounts and taxes. The editor shows how much is missing. A box that is still under it at the cutoff is neither charged nor delivered, and we tell you by e-mail.',
      ],
      fr: [
        'Y a-t-il une commande minimale?',
        'Oui : {minimumOrder} d’articles, avant rabais et taxes. L’éditeur indique combien il manque. Une boîte encore en dessous à l’heure limite n’est ni facturée ni livrée, et un courriel <vous|te> le dit.',
      ],
    },
    premium: {
      en: [
        'What does “Premium” mean?',
        'A dish with a finer cut or fish, at a surcharge for each serving. The surcharge is written on the dish and in the receipt of the box before you take it.',
      ],
      fr: [
        'Que veut dire « Premium »?',
        'Un plat avec une coupe ou un poisson plus fin, moyennant un supplément par portion. Le supplément est écrit sur le plat et dans le détail de la boîte, avant <votre|ton> choix.',
      ],
    },
    'swap-protein': {
      en: [
        'Can I swap the meat or fish in a recipe?',
        'In the recipes that offer it, yes: the choice is on the dish’s page and in the editor, with its price if it costs more. Other ingredients stay as the recipe has them, because they are weighed out for it.',
      ],
      fr: [
        'Puis-je remplacer la viande ou le poisson d’une recette?',
        'Oui, dans les recettes qui l’offrent : le choix est sur la page du plat et dans l’éditeur, avec son prix s’il coûte plus cher. Les autres ingrédients restent ceux de la recette, puisqu’ils sont pesés pour elle.',
      ],
    },
    'market-items': {
      en: [
        'Can I add groceries?',
        'Yes. Pantry and market, {items} things a week, are tabs in the editor: bread, dairy, fruit, drinks, snacks. They come in the same box and count towards the minimum.',
      ],
      fr: [
        'Puis-je ajouter de l’épicerie?',
        'Oui. Le garde-manger et le marché, {items} articles par semaine, sont des onglets de l’éditeur : pain, produits laitiers, fruits, boissons, collations. Tout arrive dans la même boîte et compte pour le minimum.',
      ],
    },
    'weeks-ahead': {
      en: [
        'How far ahead can I plan?',
        '[Your account page](account) shows your next five boxes. You can skip any of them now, and choose dishes as soon as a week’s menu is out.',
      ],
      fr: [
        'Combien de semaines d’avance puis-je planifier?',
        'La [page de <votre|ton> compte](account) montre les cinq prochaines boîtes. <Vous pouvez|Tu peux> en sauter n’importe laquelle dès maintenant, et choisir les plats dès que le menu de la semaine est sorti.',
      ],
    },
    'sold-out': {
      en: [
        'Why is a dish sold out?',
        'Our kitchens make a set number of each dish. When the last one is taken, it says “Sold out”. What is in your box already stays yours; choosing early gives the widest choice.',
      ],
      fr: [
        'Pourquoi un plat est-il épuisé?',
        'Nos cuisines préparent un nombre fixe de chaque plat. Quand le dernier est pris, il est « Épuisé ». Ce qui est déjà dans <votre|ta> boîte y reste; choisir tôt donne le plus grand choix.',
      ],
    },
  },
})
