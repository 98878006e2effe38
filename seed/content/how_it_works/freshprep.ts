import type { DocumentOf } from '../../../contract/content.ts'

export const freshprep: DocumentOf<'page'> = {
  picture: 'beef-tacos-slaw',
  locales: {
    en: {
      title: 'How it works',
      description:
        'Choose your recipes, get them measured and cold at your door, cook in about half an hour. Three steps, no commitment.',
      blocks: [
        {
          type: 'hero',
          heading: ['Three steps.', 'The last one', 'is dinner.'],
          lede: 'You choose, we measure, you cook. A box for two or four comes cold to your door, free of charge, with the right amount of everything in it.',
          dish: 'beef-tacos-slaw',
          beside: 'chana-masala',
          sticker: { figure: '{minutesToCook}', words: 'minutes' },
          action: { words: 'See this week’s menu', to: 'menu?date=this-week' },
        },
        {
          type: 'steps',
          layout: 'tour',
          steps: [
            {
              title: 'Choose what you feel like',
              prose: [
                'There is a new menu every week, and you can see it coming. Pick your recipes, swap the protein where the recipe allows it, and add bread, fruit or [a meal that is already cooked](readyToEat).',
                'Everything can change until {cutoffDays} days before delivery, at 11:59 pm. If you forget, we choose for you: from what you like, never from your “no” list, and never anything that costs extra.',
              ],
              dish: 'mediterranean-salad',
            },
            {
              title: 'We bring it cold',
              prose: [
                'Each recipe is weighed out, packed together and closed in a reusable cooler bag. It arrives in the window you picked, on a day when our van is in your neighbourhood anyway.',
                'Delivery is free. Not free from a certain amount: free. [How delivery works](howDeliveryWorks)',
              ],
              scene: 'street',
            },
            {
              title: 'Cook, eat, put the bag out',
              prose: [
                'The recipe says what to do and how many minutes each step takes. Most are on the table in about {minutesToCook} minutes. You bring oil, salt, pepper and a decent pan.',
                'Ingredients are meant to be eaten within {eatWithinDays} days. The bag is meant to come back: book a pickup, leave it outside, and [it goes back to work](zeroWaste).',
              ],
              dish: 'roast-chicken-mash-carrots',
            },
          ],
        },
        { type: 'live', part: 'servings', ground: 'sunk' },
        {
          type: 'definitions',
          heading: ['The small print,', 'set large'],
          entries: [
            {
              term: 'Skip a week',
              prose: [
                'One tap, until {cutoffDays} days before delivery. Nothing is charged. One more tap brings the box back.',
              ],
            },
            {
              term: 'Pause or close',
              prose: [
                'Away for a month? Skip the weeks, or pause under [your boxes](account) until you are back. Closing stands beside it. We ask why, and then we let you go. We do ask for our cooler bags first.',
              ],
            },
            {
              term: 'The total',
              prose: [
                'Discounts and taxes stand in it by name, from the first choice to the receipt. What you saw at your last change is what is charged, to the cent. Prices are in Canadian dollars.',
              ],
            },
            {
              term: 'The minimum',
              prose: [
                'A box needs {minimumOrder} of goods before discounts. While you choose, we say how far there is to go. A box that is still under at the cutoff is neither charged nor delivered.',
              ],
            },
            {
              term: 'Allergens',
              prose: [
                'Every dish names what is in it. Tell us what you never eat and we will never choose it for you. Our kitchens handle all the common allergens, so we say “made without”, never “free of”.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Start with', 'one box.'],
          text: 'Then skip the next one, if that suits you better. Nobody will write to ask.',
          action: { words: 'Choose a plan', to: 'signupPlans' },
          second: { words: 'Ask a question', to: 'faq' },
          drawing: 'bag',
        },
      ],
    },
    fr: {
      title: 'Comment ça fonctionne',
      description:
        'Choisissez vos recettes, recevez-les mesurées et au frais, cuisinez une demi-heure. Trois étapes, sans engagement.',
      blocks: [
        {
          type: 'hero',
          heading: ['Trois étapes,', 'puis on passe', 'à table.'],
          lede: 'Vous choisissez, nous mesurons, vous cuisinez. La boîte, pour deux ou pour quatre, arrive au frais et sans frais, avec de tout juste ce qu’il faut.',
          dish: 'beef-tacos-slaw',
          beside: 'chana-masala',
          sticker: { figure: '{minutesToCook}', words: 'minutes' },
          action: { words: 'Voir le menu de la semaine', to: 'menu?date=this-week' },
        },
        {
          type: 'steps',
          layout: 'tour',
          steps: [
            {
              title: 'Choisissez selon l’envie',
              prose: [
                'Le menu change chaque semaine, et vous voyez venir les suivants. Choisissez vos recettes, remplacez la protéine quand la recette s’y prête, ajoutez du pain, des fruits ou [un plat déjà cuisiné](readyToEat).',
                'Tout peut changer jusqu’à {cutoffDays} jours avant la livraison, à 23 h 59. En cas d’oubli, nous choisissons pour vous : selon vos goûts, jamais dans votre liste de refus, et jamais un plat avec supplément.',
              ],
              dish: 'mediterranean-salad',
            },
            {
              title: 'Nous livrons au frais',
              prose: [
                'Chaque recette est pesée, réunie et fermée dans un sac isotherme réutilisable. Elle arrive dans la plage horaire de votre choix, un jour où notre camion passe de toute façon dans votre quartier.',
                'La livraison est gratuite. Pas à partir d’un certain montant : gratuite. [Comment fonctionne la livraison](howDeliveryWorks)',
              ],
              scene: 'street',
            },
            {
              title: 'Cuisinez, mangez, sortez le sac',
              prose: [
                'La recette dit quoi faire et combien de minutes prend chaque étape. La plupart sont sur la table en {minutesToCook} minutes environ. Il vous faut de l’huile, du sel, du poivre et une bonne poêle.',
                'Les ingrédients se mangent dans les {eatWithinDays} jours. Le sac, lui, revient : fixez une collecte, laissez-le dehors, et [il repart travailler](zeroWaste).',
              ],
              dish: 'roast-chicken-mash-carrots',
            },
          ],
        },
        { type: 'live', part: 'servings', ground: 'sunk' },
        {
          type: 'definitions',
          heading: ['Les petits', 'caractères,', 'en grand'],
          entries: [
            {
              term: 'Sauter une semaine',
              prose: [
                'Un clic, jusqu’à {cutoffDays} jours avant la livraison. Rien n’est porté à votre carte. Un autre clic ramène la boîte.',
              ],
            },
            {
              term: 'Suspendre ou fermer',
              prose: [
                'Absent un mois? Sautez ces semaines, ou mettez votre compte en pause sous [vos boîtes](account) jusqu’à votre retour. La fermeture est juste à côté. Nous demandons pourquoi, puis nous vous laissons partir. Nous tenons seulement à revoir nos sacs isothermes.',
              ],
            },
            {
              term: 'Le total',
              prose: [
                'Rabais et taxes y figurent par leur nom, du premier choix jusqu’au reçu. Le montant affiché à votre dernière modification est celui qui est facturé, au cent près. Les prix sont en dollars canadiens.',
              ],
            },
            {
              term: 'Le minimum',
              prose: [
                'Une boîte doit compter {minimumOrder} de produits avant rabais. Pendant que vous choisissez, nous disons ce qui manque. Une boîte encore trop petite à l’heure limite n’est ni facturée ni livrée.',
              ],
            },
            {
              term: 'Les allergènes',
              prose: [
                'Chaque plat nomme ce qu’il contient. Dites-nous ce que vous ne mangez jamais, nous ne le choisirons jamais pour vous. Nos cuisines manipulent tous les allergènes courants : nous disons donc « préparé sans », jamais « exempt de ».',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Commencez par', 'une boîte.'],
          text: 'Puis sautez la suivante, si cela vous arrange. Personne ne vous écrira pour savoir pourquoi.',
          action: { words: 'Choisir un forfait', to: 'signupPlans' },
          second: { words: 'Poser une question', to: 'faq' },
          drawing: 'bag',
        },
      ],
    },
  },
}
