import type { DocumentOf } from '../../../contract/content.ts'

export const freshprep: DocumentOf<'page'> = {
  picture: 'beef-tacos-slaw',
  locales: {
    en: {
      title: 'How it works',
      description:
        'Choose your recipes, get them measured and delivered cold, and cook in about half an hour. Three steps, no commitment.',
      blocks: [
        {
          type: 'hero',
          heading: ['Three steps.', 'The last one', 'is dinner.'],
          lede: 'You choose, we measure, you cook. A box for two or four, delivered cold and free, with the right amount of everything.',
          dish: 'beef-tacos-slaw',
          beside: 'chana-masala',
          sticker: { figure: '{minutesToCook}', words: 'minutes' },
          action: { words: 'See the menu', to: 'menu?date=open-week' },
        },
        {
          type: 'steps',
          layout: 'tour',
          steps: [
            {
              title: 'Choose what you feel like',
              prose: [
                'There’s a new menu every week, published well ahead. Pick your recipes, swap the protein where you can, and add bread, fruit or [a ready-to-eat meal](readyToEat).',
                'Change anything up to {cutoffDays} days before delivery, at {cutoffTime}. If you forget, we’ll choose for you: from what you like, never from your “never” list, and never anything that costs extra.',
              ],
              dish: 'mediterranean-salad',
            },
            {
              title: 'We deliver it cold',
              prose: [
                'We weigh each recipe, pack it together and close it in a reusable cooler bag. It arrives in the window you picked, on a day our van is already in your neighbourhood.',
                'Delivery is free for every box we bring. A box starts at {minimumOrder} of food. [How delivery works](howDeliveryWorks)',
              ],
              scene: 'street',
            },
            {
              title: 'Cook, eat, put the bag out',
              prose: [
                'The recipe says what to do and how many minutes each step takes. Most are on the table in about {minutesToCook} minutes. You bring oil, salt, pepper and a decent pan.',
                'Eat the ingredients within {eatWithinDays} days. The bag is meant to come back: book a pickup, leave it outside, and [we’ll use it again](zeroWaste).',
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
                'One tap, up to {cutoffDays} days before delivery. You won’t be charged. One more tap brings the box back.',
              ],
            },
            {
              term: 'Pause or close',
              prose: [
                'Away for a month? Skip the weeks, or pause under [your boxes](account) until you’re back. You can close there too. We’ll ask why, then let you go. We do ask for our cooler bags first.',
              ],
            },
            {
              term: 'The total',
              prose: [
                'It lists every discount and tax, from your first choice to the receipt. The total after your last change is what we charge, to the cent. Prices are in Canadian dollars.',
              ],
            },
            {
              term: 'The minimum',
              prose: [
                'A box needs {minimumOrder} before discounts. We’ll show how far you have to go while you choose. If it’s still under at the cutoff, we won’t deliver it or charge you.',
              ],
            },
            {
              term: 'Allergens',
              prose: [
                'Every meal lists what’s in it. Tell us what you never eat and we’ll never choose it for you. Our kitchens handle all the common allergens, so we say “made without”, never “free of”.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Start with', 'one box.'],
          text: 'Then skip the next one, if you like. No one will email to ask why.',
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
          action: { words: 'Voir le menu de la semaine', to: 'menu?date=open-week' },
        },
        {
          type: 'steps',
          layout: 'tour',
          steps: [
            {
              title: 'Choisissez selon l’envie',
              prose: [
                'Le menu change chaque semaine, et vous voyez venir les suivants. Choisissez vos recettes, remplacez la protéine quand la recette s’y prête, ajoutez du pain, des fruits ou [un plat déjà cuisiné](readyToEat).',
                'Tout peut changer jusqu’à {cutoffDays} jours avant la livraison, à {cutoffTime}. En cas d’oubli, nous choisissons pour vous : selon vos goûts, jamais parmi vos exclusions, et jamais un plat avec supplément.',
              ],
              dish: 'mediterranean-salad',
            },
            {
              title: 'Nous livrons au frais',
              prose: [
                'Chaque recette est pesée, réunie et fermée dans un sac isotherme réutilisable. Elle arrive dans la plage horaire de votre choix, un jour où notre camion passe de toute façon dans votre quartier.',
                'La livraison est gratuite pour chaque boîte. Une boîte commence à {minimumOrder} de produits. [Comment fonctionne la livraison](howDeliveryWorks)',
              ],
              scene: 'street',
            },
            {
              title: 'Cuisinez, mangez, sortez le sac',
              prose: [
                'La recette dit quoi faire et combien de minutes prend chaque étape. La plupart sont sur la table en {minutesToCook} minutes environ. Il vous faut de l’huile, du sel, du poivre et une bonne poêle.',
                'Les ingrédients se mangent dans les {eatWithinDays} jours. Le sac, lui, revient : réservez une collecte, laissez-le dehors, et [il repart travailler](zeroWaste).',
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
                'Un clic, jusqu’à {cutoffDays} jours avant la livraison. Rien n’est facturé. Un autre clic la remet.',
              ],
            },
            {
              term: 'Mettre en pause ou fermer',
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
