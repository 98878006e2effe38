import type { DocumentOf } from '../../../contract/content.ts'

export const freshprep: DocumentOf<'page'> = {
  picture: 'market-crate',
  locales: {
    en: {
      title: 'Our story',
      description:
        'Why {brand} measures dinner: a market stall, a question about dill, and a week by the clock. Made in Vancouver and Calgary.',
      blocks: [
        {
          type: 'hero',
          heading: ['It began', 'with “how', 'much?”'],
          lede: 'Not “what’s for dinner?”, which has plenty of good answers, but the question behind it: how much of everything does a dinner need?',
          scene: 'stall',
        },
        {
          type: 'text',
          dish: 'market-crate',
          heading: ['A stall,', 'not a store'],
          prose: [
            'At a market stall you can ask for two carrots and get two. The person behind the table puts them on a scale, names a price, and writes it on the bag. It’s a small, exact transaction, and everyone goes home happy.',
            'Supermarkets lost that. They sell by the pack, and the pack is whatever size suits the pack. So we buy six and cook two, follow recipes for four when we’re two, and throw out the difference on Sunday night.',
            '{brand} is our attempt to bring the stall back, for two provinces: someone on the other side of the table who asks how many you are, weighs what you need, and tells you what it comes to.',
          ],
        },
        {
          type: 'quote',
          ground: 'deep',
          lines: ['Two carrots,', 'please.'],
        },
        {
          type: 'steps',
          layout: 'list',
          heading: ['A week,', 'by the clock'],
          lede: 'What happens between your order and your supper.',
          steps: [
            {
              title: 'The menu goes up',
              drawing: 'card',
              prose: [
                'Five weeks ahead, always. Cooks have tested it, and the amounts are worked out to the gram, for two and for four.',
              ],
            },
            {
              title: '{cutoffTime}, the cutoff',
              drawing: 'clock',
              prose: [
                'Every day we close the boxes that go out {cutoffDays} days later. If you haven’t chosen, we choose for you, by what you like and never against it.',
              ],
            },
            {
              title: 'The count',
              drawing: 'receipt',
              prose: [
                'By the next afternoon, the kitchen has its list: so many grams of this, so many limes. Then we buy.',
              ],
            },
            {
              title: 'The bench',
              drawing: 'scale',
              prose: ['Weighed, labelled, packed by recipe, into cooler bags, in Vancouver and in Calgary.'],
            },
            {
              title: 'The street',
              drawing: 'van',
              prose: [
                'Sunday to Wednesday, neighbourhood by neighbourhood. The vans come home with last week’s bags.',
              ],
            },
          ],
        },
        {
          type: 'figures',
          label: 'In figures',
          figures: [
            { figure: '{recipes}', label: 'recipes on this week’s menu' },
            { figure: '{placesFigure}', label: 'communities in BC and Alberta' },
            { figure: '2', label: 'kitchens, in Vancouver and Calgary' },
            { figure: '$0', label: 'for delivery, on any order' },
          ],
        },
        {
          type: 'cards',
          heading: ['What we', 'believe in'],
          cards: [
            {
              title: 'Enough',
              drawing: 'scale',
              prose: [
                'Not more for less. Enough, and good. A dinner that ends with empty plates was well planned.',
              ],
            },
            {
              title: 'Plain figures',
              drawing: 'receipt',
              prose: [
                'A total that includes tax. A recipe that lists its minutes. A cutoff with an hour on it.',
              ],
            },
            {
              title: 'An open door',
              drawing: 'door',
              prose: [
                'People who can leave easily are happy to come back. So skipping is one tap, and closing isn’t a maze.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['How many', 'are you?'],
          text: 'That’s the first thing we ask. The menu comes second.',
          action: { words: 'Choose a plan', to: 'signupPlans' },
          second: { words: 'Read our commitments', to: 'commitments' },
          drawing: 'basket',
        },
      ],
    },
    fr: {
      title: 'Notre histoire',
      description:
        'Pourquoi {brand} mesure le souper : un étal de marché, une question d’aneth et une semaine à l’horloge. Préparé à Vancouver et à Calgary.',
      blocks: [
        {
          type: 'hero',
          heading: ['Tout part', 'd’un', '« combien? »'],
          lede: 'Pas « qu’est-ce qu’on mange », qui a bien des bonnes réponses, mais la question d’avant : de combien de chaque chose un souper a-t-il besoin?',
          scene: 'stall',
        },
        {
          type: 'text',
          dish: 'market-crate',
          heading: ['Un étal,', 'pas un', 'entrepôt'],
          prose: [
            'À l’étal du marché, on demande deux carottes et on en reçoit deux. La personne derrière la table les pose sur la balance, dit un prix et l’écrit sur le sac. C’est un petit échange exact, et chacun rentre content.',
            'Le supermarché a perdu cela. Il vend au paquet, et le paquet a la taille qui arrange le paquet. On en achète donc six pour en cuire deux, on suit à deux des recettes pour quatre, et l’on jette la différence le dimanche soir.',
            '{brand} essaie de retrouver l’étal, à l’échelle de deux provinces : quelqu’un, de l’autre côté de la table, qui demande combien vous êtes, pèse ce qu’il vous faut et vous dit ce que cela fait.',
          ],
        },
        {
          type: 'quote',
          ground: 'deep',
          lines: ['Deux carottes,', 's’il vous plaît.'],
        },
        {
          type: 'steps',
          layout: 'list',
          heading: ['Une semaine', 'à l’horloge'],
          lede: 'Ce qui se passe entre votre choix et votre souper.',
          steps: [
            {
              title: 'Le menu s’affiche',
              drawing: 'card',
              prose: [
                'Cinq semaines d’avance, toujours. Il a été essayé par des cuisiniers, et ses quantités sont établies au gramme, pour deux et pour quatre.',
              ],
            },
            {
              title: '{cutoffTime}, l’heure limite',
              drawing: 'clock',
              prose: [
                'Chaque jour ferment les boîtes qui partent {cutoffDays} jours plus tard. Pour qui n’a pas choisi, nous choisissons, selon ses goûts et jamais contre eux.',
              ],
            },
            {
              title: 'Le compte',
              drawing: 'receipt',
              prose: [
                'Le lendemain après-midi, la cuisine a sa liste : tant de grammes de ceci, tant de limes. Alors nous achetons.',
              ],
            },
            {
              title: 'La pesée',
              drawing: 'scale',
              prose: [
                'Tout est pesé, étiqueté, réuni par recette, mis en sac isotherme, à Vancouver et à Calgary.',
              ],
            },
            {
              title: 'La rue',
              drawing: 'van',
              prose: [
                'Du dimanche au mercredi, quartier par quartier. Les camions rentrent avec les sacs de la semaine d’avant.',
              ],
            },
          ],
        },
        {
          type: 'figures',
          label: 'En chiffres',
          figures: [
            { figure: '{recipes}', label: 'recettes au menu de la semaine' },
            { figure: '{placesFigure}', label: 'communautés en Colombie-Britannique et en Alberta' },
            { figure: '2', label: 'cuisines, à Vancouver et à Calgary' },
            { figure: '0 $', label: 'de livraison, pour chaque boîte' },
          ],
        },
        {
          type: 'cards',
          heading: ['Ce à quoi', 'nous croyons'],
          cards: [
            {
              title: 'Assez',
              drawing: 'scale',
              prose: [
                'Pas davantage pour moins cher. Assez, et bon. Un souper qui finit par des assiettes vides était bien prévu.',
              ],
            },
            {
              title: 'Des chiffres clairs',
              drawing: 'receipt',
              prose: ['Un total avec ses taxes. Une recette avec ses minutes. Une limite avec son heure.'],
            },
            {
              title: 'Une porte ouverte',
              drawing: 'door',
              prose: [
                'Qui part facilement revient volontiers. Sauter une semaine prend donc un clic, et fermer un compte n’est pas un labyrinthe.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Combien', 'êtes-vous?'],
          text: 'C’est notre première question. Le menu est la deuxième.',
          action: { words: 'Choisir un forfait', to: 'signupPlans' },
          second: { words: 'Lire nos engagements', to: 'commitments' },
          drawing: 'basket',
        },
      ],
    },
  },
}
