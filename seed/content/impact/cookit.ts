import type { DocumentOf } from '../../../contract/content.ts'

export const cookit: DocumentOf<'page'> = {
  locales: {
    en: {
      title: 'Impact',
      description:
        'Less food in the bin, bags that do another lap, one van for the whole street. Plus the things we don’t brag about.',
      blocks: [
        {
          type: 'hero',
          heading: ['Empty plate,', 'empty bin.'],
          lede: 'We weigh your supper so there’s no sad half-cabbage left over. Here’s what that changes, with real numbers from this week’s menu.',
          scene: 'bench',
        },
        { type: 'live', part: 'measured' },
        {
          type: 'text',
          heading: ['The saga of', 'the half-cabbage'],
          prose: [
            'You know the one. It came whole, the recipe took a quarter, and it’s been in the crisper so long it has a name.',
            'We shop after you’ve picked. {cutoffDays} days before your delivery we know who wants cabbage and how much, so that’s how much we buy. You get your quarter. Someone down the street gets another one.',
          ],
        },
        {
          type: 'live',
          part: 'weighed',
          ground: 'sunk',
          heading: ['One supper,', 'weighed'],
          lede: 'The whole bag for one of this week’s recipes, for two. Not on the list? Not in your fridge.',
        },
        {
          type: 'cards',
          heading: ['Three little', 'habits'],
          cards: [
            {
              title: 'The bag does laps',
              drawing: 'circle',
              prose: [
                'Your box comes in a cooler bag. We pick it up, wash it, fill it again. Cardboard gets one ride.',
              ],
              action: { words: 'Meet the Zero Waste kit', to: 'zeroWaste' },
            },
            {
              title: 'Carpool for carrots',
              drawing: 'van',
              prose: [
                'Your whole neighbourhood gets its boxes in one van, on the same day. Way less driving.',
              ],
              action: { words: 'How we deliver', to: 'howDeliveryWorks' },
            },
            {
              title: 'Veggies with swagger',
              drawing: 'sprout',
              prose: [
                '{vegetarian} vegetarian recipes a week, and not one of them is a plain salad that apologizes.',
              ],
              action: { words: 'See the menu', to: 'menu?date=open-week' },
            },
          ],
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['What you', 'won’t read', 'here'],
          entries: [
            {
              term: '“Carbon neutral!”',
              prose: [
                'No one’s checked our footprint yet, so we don’t have a number. When we do you’ll get it, report and all.',
              ],
            },
            {
              term: '“100% recyclable!”',
              prose: [
                'Recyclable and recycled are two different things. We’d rather take it back and use it again. Then we’re sure.',
              ],
            },
            {
              term: '“Zero food waste!”',
              prose: [
                'Onions have skins, and a tomato gets squished now and then. We waste little. Little isn’t zero.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Your turn', 'to rinse.'],
          text: 'Half a minute under the tap, and the kit’s good for another supper.',
          action: { words: 'Show me the kit', to: 'zeroWaste' },
          second: { words: 'Read our promises', to: 'commitments' },
          drawing: 'kit',
        },
      ],
    },
    fr: {
      title: 'Notre impact',
      description:
        'Moins de bouffe aux poubelles, des sacs qui refont un tour, un camion pour toute la rue. Et ce dont on se vante pas.',
      blocks: [
        {
          type: 'hero',
          heading: ['Assiette vide,', 'poubelle vide.'],
          lede: 'On pèse ton souper pour que t’aies pas un demi-chou triste sur les bras. Voici ce que ça change, avec les vrais chiffres du menu de la semaine.',
          scene: 'bench',
        },
        { type: 'live', part: 'measured' },
        {
          type: 'text',
          heading: ['La saga du', 'demi-chou'],
          prose: [
            'Tu le connais. Il est arrivé entier, la recette en voulait le quart, pis ça fait tellement longtemps qu’il est dans le tiroir qu’il a un nom.',
            'Nous, on fait l’épicerie une fois que t’as choisi. {cutoffDays} jours avant ta livraison, on sait qui veut du chou et combien, alors on achète ça. Toi, t’as ton quart. Quelqu’un deux rues plus loin a l’autre.',
          ],
        },
        {
          type: 'live',
          part: 'weighed',
          ground: 'sunk',
          heading: ['Un souper,', 'pesé'],
          lede: 'Tout le sachet d’une recette de la semaine, pour deux. Pas sur la liste? Pas dans ton frigo.',
        },
        {
          type: 'cards',
          heading: ['Trois petites', 'habitudes'],
          cards: [
            {
              title: 'Le sac fait des tours',
              drawing: 'circle',
              prose: [
                'Ta boîte arrive dans un sac isotherme. On le ramasse, on le lave, on le remplit encore. Le carton, lui, fait un seul voyage.',
              ],
              action: { words: 'Voir la trousse zéro déchet', to: 'zeroWaste' },
            },
            {
              title: 'Du covoiturage de carottes',
              drawing: 'van',
              prose: [
                'Tout ton quartier reçoit ses boîtes du même camion, le même jour. Ça fait pas mal moins de route.',
              ],
              action: { words: 'Comment on livre', to: 'howDeliveryWorks' },
            },
            {
              title: 'Des légumes qui s’assument',
              drawing: 'sprout',
              prose: [
                '{vegetarian} recettes végé par semaine, et pas une petite salade qui s’excuse d’être là.',
              ],
              action: { words: 'Voir le menu', to: 'menu?date=open-week' },
            },
          ],
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['Ce que tu', 'liras pas', 'ici'],
          entries: [
            {
              term: '« Carboneutre! »',
              prose: [
                'Personne n’a encore vérifié notre empreinte, alors on n’a pas de chiffre. Le jour où on l’a, tu l’as, avec le rapport.',
              ],
            },
            {
              term: '« 100 % recyclable! »',
              prose: [
                'Recyclable pis recyclé, c’est deux affaires. On aime mieux reprendre les choses et s’en resservir. Comme ça, on est sûrs.',
              ],
            },
            {
              term: '« Zéro gaspillage! »',
              prose: [
                'Les oignons ont une pelure, pis des fois une tomate se fait écraser. On gaspille peu. Peu, ce n’est pas zéro.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['À toi', 'de rincer.'],
          text: 'Une demi-minute sous le robinet, et la trousse est bonne pour un autre souper.',
          action: { words: 'Montrez-moi la trousse', to: 'zeroWaste' },
          second: { words: 'Lire nos engagements', to: 'commitments' },
          drawing: 'kit',
        },
      ],
    },
  },
}
