import type { DocumentOf } from '../../../contract/content.ts'

export const freshprep: DocumentOf<'page'> = {
  locales: {
    en: {
      title: 'Impact',
      description:
        'What buying the right amount changes: food weighed to the gram, bags that come back, one van per street. And what we don’t claim.',
      blocks: [
        {
          type: 'hero',
          heading: ['Waste less.', 'Show the', 'working.'],
          lede: 'A meal kit is a promise to buy the right amount. Here’s what that changes, what we can measure, and what we don’t claim.',
          scene: 'bench',
        },
        { type: 'live', part: 'measured' },
        {
          type: 'text',
          heading: ['A spoonful', 'of dill'],
          prose: [
            'A recipe asks for a spoonful of dill, and the store sells a bunch. The rest goes limp in the drawer and then, with regret, into the bin. No one meant to waste it. The pack was just the wrong size.',
            'We buy after you’ve chosen. {cutoffDays} days before delivery we know how many households want dill, and how much, so we buy that and weigh it out. If no one ordered it, it never comes in the door.',
          ],
        },
        {
          type: 'live',
          part: 'weighed',
          ground: 'sunk',
          heading: ['One recipe,', 'to the gram'],
          lede: 'Everything in the box for one of this week’s recipes, for two. If it’s not on the list, we didn’t buy it.',
        },
        {
          type: 'cards',
          heading: ['Three habits'],
          cards: [
            {
              title: 'Bags that come back',
              drawing: 'circle',
              prose: [
                'Your box travels in a cooler bag that we pick up, wash and fill again. A cardboard box makes one trip.',
              ],
              action: { words: 'The Zero Waste kit', to: 'zeroWaste' },
            },
            {
              title: 'One van per street',
              drawing: 'van',
              prose: [
                'We deliver each neighbourhood on set days, all together. Fewer days to choose from, far fewer kilometres to drive.',
              ],
              action: { words: 'How delivery works', to: 'howDeliveryWorks' },
            },
            {
              title: 'Plants, often',
              drawing: 'sprout',
              prose: [
                '{vegetarian} recipes a week without meat or fish, written by people who like vegetables, not people who apologize for them.',
              ],
              action: { words: 'See the menu', to: 'menu?date=open-week' },
            },
          ],
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['What we', 'don’t claim'],
          lede: 'It’s easy to print a leaf on something. We’d rather leave a few out.',
          entries: [
            {
              term: '“Carbon neutral”',
              prose: [
                'No one has audited our footprint, so there’s no number here. When someone does, we’ll publish it with the report.',
              ],
            },
            {
              term: '“Recyclable”',
              prose: [
                'Recyclable isn’t the same as recycled. We’d rather take something back and use it again, because then we know.',
              ],
            },
            {
              term: '“Nothing is thrown away”',
              prose: [
                'Onions have skins. Every week leaves some peel, trim and the odd bruised tomato. We keep it small. We don’t say it’s zero.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['The rest is', 'up to the bag.'],
          text: 'What goes in, what comes back, and what we ask you to rinse.',
          action: { words: 'See the Zero Waste kit', to: 'zeroWaste' },
          second: { words: 'Read our commitments', to: 'commitments' },
          drawing: 'kit',
        },
      ],
    },
    fr: {
      title: 'Notre impact',
      description:
        'Ce que change la bonne quantité : des aliments pesés au gramme, des sacs qui reviennent, un camion par rue. Et ce que nous ne prétendons pas.',
      blocks: [
        {
          type: 'hero',
          heading: ['Gaspiller moins,', 'preuves', 'à l’appui.'],
          lede: 'Un prêt-à-cuisiner, c’est la promesse d’acheter la bonne quantité. Voici ce que cela change, ce que nous pouvons mesurer et ce que nous ne prétendons pas.',
          scene: 'bench',
        },
        { type: 'live', part: 'measured' },
        {
          type: 'text',
          heading: ['Une cuillerée', 'd’aneth'],
          prose: [
            'La recette demande une cuillerée d’aneth, et l’épicerie vend la botte. Le reste ramollit dans le tiroir puis finit, à regret, à la poubelle. Personne n’a voulu gaspiller : le paquet n’avait pas la bonne taille.',
            'Nous achetons après que vous avez choisi. {cutoffDays} jours avant la livraison, nous savons combien de foyers veulent de l’aneth, et combien : nous achetons cela, et le pesons. Ce que personne n’a commandé n’entre pas dans la cuisine.',
          ],
        },
        {
          type: 'live',
          part: 'weighed',
          ground: 'sunk',
          heading: ['Une recette,', 'au gramme'],
          lede: 'Tout ce que contient la boîte pour un plat de la semaine, pour deux. Ce qui n’est pas sur la liste n’a pas été acheté.',
        },
        {
          type: 'cards',
          heading: ['Trois habitudes'],
          cards: [
            {
              title: 'Des sacs qui reviennent',
              drawing: 'circle',
              prose: [
                'La boîte voyage dans un sac isotherme que nous reprenons, lavons et remplissons. Une boîte de carton ne fait qu’un voyage.',
              ],
              action: { words: 'La trousse zéro déchet', to: 'zeroWaste' },
            },
            {
              title: 'Un camion par rue',
              drawing: 'van',
              prose: [
                'Nous livrons un quartier à ses jours, en entier. Moins de jours au choix, bien moins de kilomètres à faire.',
              ],
              action: { words: 'Comment nous livrons', to: 'howDeliveryWorks' },
            },
            {
              title: 'Des légumes, souvent',
              drawing: 'sprout',
              prose: [
                '{vegetarian} recettes par semaine sans viande ni poisson, écrites par des gens qui aiment les légumes et non par des gens qui s’en excusent.',
              ],
              action: { words: 'Voir le menu de la semaine', to: 'menu?date=open-week' },
            },
          ],
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['Ce que nous ne', 'prétendons pas'],
          lede: 'Il est facile d’imprimer une feuille verte sur quelque chose. Nous préférons en laisser quelques-unes de côté.',
          entries: [
            {
              term: '« Carboneutre »',
              prose: [
                'Personne n’a vérifié notre empreinte : il n’y a donc pas de chiffre ici. Quand ce sera fait, il y en aura un, et le rapport à côté.',
              ],
            },
            {
              term: '« Recyclable »',
              prose: [
                'Pouvoir être recyclé n’est pas l’avoir été. Nous aimons mieux reprendre un objet et le réutiliser : là, nous savons.',
              ],
            },
            {
              term: '« Rien ne se perd »',
              prose: [
                'Les oignons ont une pelure. Chaque semaine laisse des épluchures, des parures et quelques tomates meurtries. Nous en laissons peu; nous ne disons pas que c’est zéro.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Le reste tient', 'dans le sac.'],
          text: 'Ce qui entre dedans, ce qui en revient, et ce que nous vous demandons de rincer.',
          action: { words: 'Voir la trousse zéro déchet', to: 'zeroWaste' },
          second: { words: 'Lire nos engagements', to: 'commitments' },
          drawing: 'kit',
        },
      ],
    },
  },
}
