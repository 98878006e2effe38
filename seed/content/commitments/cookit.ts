import type { DocumentOf } from '../../../contract/content.ts'

export const cookit: DocumentOf<'page'> = {
  picture: 'shakshuka',
  locales: {
    en: {
      title: 'Our commitments',
      description:
        'Seven promises about food, packaging, driving and being decent, and how you can catch us if we break one.',
      blocks: [
        {
          type: 'hero',
          heading: ['Pinky', 'promise.'],
          lede: 'Seven of them. Each one comes with a way to check, because anybody can put a leaf on a box.',
          dish: 'shakshuka',
          beside: 'chana-masala',
        },
        {
          type: 'definitions',
          heading: ['For the', 'planet'],
          entries: [
            {
              term: 'We buy what you ordered',
              prose: [
                'Groceries happen after you’ve picked, {cutoffDays} days before delivery. No mountain of maybe-lettuce.',
                '*Check:* every recipe page lists the amounts. That’s what’s in the box.',
              ],
            },
            {
              term: 'We use it again',
              prose: [
                'Bags and kits do lap after lap. We pick them up at your door, free.',
                '*Check:* they’re numbered, and [listed in your account](bagsAndKits).',
              ],
            },
            {
              term: 'We carpool',
              prose: [
                'One neighbourhood, one van, same days. It’s also why delivery’s free.',
                '*Check:* [the days and slots](howDeliveryWorks). Ask your neighbour for theirs.',
              ],
            },
            {
              term: 'We make plants taste good',
              prose: [
                'There are always vegetarian recipes on the menu, and vegan ones too. Cooked by the same people, with the same butter. Well, not the vegan ones.',
                '*Check:* [the menu](menu?date=open-week).',
              ],
            },
          ],
        },
        {
          type: 'quote',
          ground: 'accent',
          lines: ['No number?', 'No bragging.'],
        },
        {
          type: 'definitions',
          heading: ['For', 'everyone', 'at the table'],
          entries: [
            {
              term: 'We say what’s in it',
              prose: [
                'Ingredients, allergens, nutrition, for every meal, calculated from the recipe.',
                '*Check:* tap [any meal](menu?date=open-week).',
              ],
            },
            {
              term: 'You can leave',
              prose: [
                'Skipping is one button. Pausing and closing are two, under [your boxes](account): no sales pitch, no guilt trip.',
                '*Check:* read [how it works](howItWorks) before you join.',
              ],
            },
            {
              term: 'The total’s the total',
              prose: [
                'Every tax and discount listed, free delivery, same number from first click to receipt.',
                '*Check:* [price a box](signupPlans). You don’t have to tell us a thing.',
              ],
            },
          ],
        },
        {
          type: 'text',
          ground: 'sunk',
          heading: ['Caught us?'],
          prose: [
            'Good. [Tell us](contact), or call [{phone}](phone). A real person reads it and answers. If you’re right, this page changes.',
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Taste', 'the proof.'],
          action: { words: 'See the menu', to: 'menu?date=open-week' },
          second: { words: 'Our impact', to: 'impact' },
          drawing: 'sprout',
        },
      ],
    },
    fr: {
      title: 'Responsabilité sociale et environnementale',
      description:
        'Sept promesses sur la bouffe, les emballages, la route et le monde, avec le moyen de nous prendre en défaut.',
      blocks: [
        {
          type: 'hero',
          heading: ['Juré,', 'craché.'],
          lede: 'Sept fois. Chaque promesse vient avec une façon de vérifier, parce que n’importe qui peut coller une feuille verte sur une boîte.',
          dish: 'shakshuka',
          beside: 'chana-masala',
        },
        {
          type: 'definitions',
          heading: ['Pour la', 'planète'],
          entries: [
            {
              term: 'On achète ce que t’as commandé',
              prose: [
                'On fait l’épicerie une fois que t’as choisi, {cutoffDays} jours avant la livraison. Pas de montagne de laitue peut-être.',
                '*Vérifie :* les quantités sont sur la page de chaque recette. C’est ça qu’il y a dans la boîte.',
              ],
            },
            {
              term: 'On s’en ressert',
              prose: [
                'Les sacs et les trousses font tour après tour. On les ramasse à ta porte, sans frais.',
                '*Vérifie :* ils ont un numéro, et [ton compte en fait la liste](bagsAndKits).',
              ],
            },
            {
              term: 'On fait du covoiturage',
              prose: [
                'Un quartier, un camion, les mêmes jours. C’est aussi pour ça que la livraison est gratuite.',
                '*Vérifie :* [les jours et les plages](howDeliveryWorks). Demande les siennes à ta voisine.',
              ],
            },
            {
              term: 'On rend les légumes bons',
              prose: [
                'Il y a toujours du végé au menu, et du végane. Par les mêmes cuisiniers, avec le même beurre. Bon, pas dans le végane.',
                '*Vérifie :* [le menu de la semaine](menu?date=open-week).',
              ],
            },
          ],
        },
        {
          type: 'quote',
          ground: 'accent',
          lines: ['Pas de chiffre?', 'Pas de vantardise.'],
        },
        {
          type: 'definitions',
          heading: ['Pour le monde', 'à table'],
          entries: [
            {
              term: 'On dit ce qu’il y a dedans',
              prose: [
                'Ingrédients, allergènes, valeur nutritive, pour chaque plat, calculés à partir de la recette.',
                '*Vérifie :* ouvre [n’importe quel plat](menu?date=open-week).',
              ],
            },
            {
              term: 'Tu peux t’en aller',
              prose: [
                'Sauter, c’est un bouton. Une pause ou une fermeture, c’en est deux, sous [tes boîtes](account) : pas de discours, pas de culpabilité.',
                '*Vérifie :* lis [comment ça marche](howItWorks) avant d’embarquer.',
              ],
            },
            {
              term: 'Le total, c’est le total',
              prose: [
                'Taxes et rabais par leur nom, livraison gratuite, le même montant du premier clic à la facture.',
                '*Vérifie :* [fais le prix d’une boîte](signupPlans). On ne te demande rien.',
              ],
            },
          ],
        },
        {
          type: 'text',
          ground: 'sunk',
          heading: ['Pris la main', 'dans le sac?'],
          prose: [
            'Tant mieux. [Dis-le-nous](contact), ou appelle au [{phone}](phone). Quelqu’un le lit pour vrai, quelqu’un répond. Si t’as raison, cette page-là change.',
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Goûte à', 'la preuve.'],
          action: { words: 'Voir le menu', to: 'menu?date=open-week' },
          second: { words: 'Notre impact', to: 'impact' },
          drawing: 'sprout',
        },
      ],
    },
  },
}
