import type { DocumentOf } from '../../../contract/content.ts'

export const cookit: DocumentOf<'page'> = {
  picture: 'friday-table',
  locales: {
    en: {
      title: 'Our story',
      description:
        'It’s five thirty, someone asks what’s for supper, and no one knows. That’s where {brand} comes in. Cooked in Montreal.',
      blocks: [
        {
          type: 'hero',
          heading: ['No one', 'knows what’s', 'for supper.'],
          lede: 'It’s five thirty. The fridge has mustard, one leek and a lot of opinions. This is the story of a company that starts right there.',
          scene: 'supper',
        },
        {
          type: 'text',
          dish: 'friday-table',
          heading: ['Friday night', 'at a friend’s'],
          prose: [
            'You know that friend. You show up, something’s simmering, there’s a knife and a cutting board waiting for you, and twenty minutes later you’ve made supper together without really noticing.',
            'It’s never about the recipe. It’s that someone thought about it before you did: bought the right stuff, the right amount, and knew what to do first.',
            'That’s {brand}. We do the thinking-ahead part, you do the fun part. And on nights when there’s no fun part left in you, [we do that too](readyToEat).',
          ],
        },
        {
          type: 'quote',
          ground: 'accent',
          lines: ['So.', 'What time', 'is supper?'],
        },
        {
          type: 'steps',
          layout: 'list',
          heading: ['A week in', 'our kitchen'],
          steps: [
            {
              title: 'We dream up a menu',
              drawing: 'card',
              prose: [
                'Five weeks ahead. It gets cooked, argued over and cooked again, then weighed for two and for four.',
              ],
            },
            {
              title: '{cutoffTime}, hold your breath',
              drawing: 'clock',
              prose: [
                'Every day at {cutoffTime} we close the boxes that leave {cutoffDays} days later. Didn’t get to yours? We pick, from what you like.',
              ],
            },
            {
              title: 'We make the list',
              drawing: 'receipt',
              prose: [
                'The next afternoon we know exactly how many limes. So we go and get exactly that many limes.',
              ],
            },
            {
              title: 'We weigh and we pack',
              drawing: 'scale',
              prose: ['Recipe by recipe, bag by bag, in Montreal and in Toronto.'],
            },
            {
              title: 'We hit the road',
              drawing: 'van',
              prose: ['Sunday to Wednesday. Out with full bags, back with empty ones.'],
            },
          ],
        },
        {
          type: 'figures',
          label: 'In figures',
          figures: [
            { figure: '{dishesFigure}', label: 'meals a week' },
            { figure: '{itemsFigure}', label: 'market items' },
            { figure: '{placesFigure}', label: 'cities in Quebec and Ontario' },
            { figure: '$0', label: 'to deliver any of it' },
          ],
        },
        {
          type: 'cards',
          heading: ['House', 'rules'],
          cards: [
            {
              title: 'Everyone cooks',
              drawing: 'pan',
              prose: [
                'If you can read a clock and hold a spoon, you can make this. We wrote it that way on purpose.',
              ],
            },
            {
              title: 'No surprises',
              drawing: 'receipt',
              prose: [
                'The total’s the total. If something costs more, it says so before you tap, not after.',
              ],
            },
            {
              title: 'Come and go',
              drawing: 'door',
              prose: [
                'Skip a week, take a month, close the account. We’ll keep a chair for you, and we won’t make it weird.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Pull up', 'a chair.'],
          text: 'There’s room at the table, for two or for four.',
          action: { words: 'Pick my plan', to: 'signupPlans' },
          second: { words: 'Read our promises', to: 'commitments' },
          drawing: 'plate',
        },
      ],
    },
    fr: {
      title: 'Notre histoire',
      description:
        'Il est cinq heures et demie, quelqu’un demande qu’est-ce qu’on mange, pis personne le sait. C’est là que {brand} commence.',
      blocks: [
        {
          type: 'hero',
          heading: ['Qu’est-ce', 'qu’on', 'mange?'],
          lede: 'Il est cinq heures et demie. Dans le frigo, de la moutarde, un poireau et beaucoup d’opinions. Notre histoire commence exactement là.',
          scene: 'supper',
        },
        {
          type: 'text',
          dish: 'friday-table',
          heading: ['Un vendredi', 'soir chez', 'une amie'],
          prose: [
            'Tu la connais, cette amie-là. T’arrives, ça mijote déjà, un couteau et une planche t’attendent sur le comptoir, pis vingt minutes plus tard vous avez fait le souper sans vraiment vous en rendre compte.',
            'Le secret, c’est jamais la recette. C’est que quelqu’un y a pensé avant toi : a acheté les bonnes choses, la bonne quantité, et savait par quoi commencer.',
            '{brand}, c’est ça. Nous, on pense d’avance; toi, t’as le bout le fun. Pis les soirs où t’en as plus, du fun, [on s’en occupe aussi](readyToEat).',
          ],
        },
        {
          type: 'quote',
          ground: 'accent',
          lines: ['Bon.', 'On soupe à', 'quelle heure?'],
        },
        {
          type: 'steps',
          layout: 'list',
          heading: ['Une semaine', 'dans notre', 'cuisine'],
          steps: [
            {
              title: 'On invente un menu',
              drawing: 'card',
              prose: [
                'Cinq semaines d’avance. Ça se cuisine, ça s’obstine, ça se recuisine, pis ça se pèse pour deux et pour quatre.',
              ],
            },
            {
              title: '{cutoffTime}, personne respire',
              drawing: 'clock',
              prose: [
                'Chaque jour, à {cutoffTime}, on ferme les boîtes qui partent {cutoffDays} jours plus tard. T’as pas eu le temps? On choisit pour toi, selon tes goûts.',
              ],
            },
            {
              title: 'On fait la liste',
              drawing: 'receipt',
              prose: [
                'Le lendemain après-midi, on sait exactement combien de limes. Alors on va chercher exactement ce nombre-là de limes.',
              ],
            },
            {
              title: 'On pèse, on emballe',
              drawing: 'scale',
              prose: ['Recette par recette, sac par sac, à Montréal et à Toronto.'],
            },
            {
              title: 'On prend la route',
              drawing: 'van',
              prose: ['Du dimanche au mercredi. On part avec des sacs pleins, on revient avec des vides.'],
            },
          ],
        },
        {
          type: 'figures',
          label: 'En chiffres',
          figures: [
            { figure: '{dishesFigure}', label: 'plats par semaine' },
            { figure: '{itemsFigure}', label: 'articles du marché' },
            { figure: '{placesFigure}', label: 'villes au Québec et en Ontario' },
            { figure: '0 $', label: 'pour livrer tout ça' },
          ],
        },
        {
          type: 'cards',
          heading: ['Les règles', 'de la maison'],
          cards: [
            {
              title: 'Tout le monde cuisine',
              drawing: 'pan',
              prose: [
                'Si tu sais lire l’heure pis tenir une cuillère, t’es capable. On les écrit exprès comme ça.',
              ],
            },
            {
              title: 'Pas de surprise',
              drawing: 'receipt',
              prose: [
                'Le total, c’est le total. Si quelque chose coûte plus cher, c’est écrit avant que tu pèses dessus, pas après.',
              ],
            },
            {
              title: 'Va et viens',
              drawing: 'door',
              prose: [
                'Saute une semaine, prends un mois, ferme ton compte. On te garde une chaise, pis on en fera pas un drame.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Tire-toi', 'une bûche.'],
          text: 'Il y a de la place à table, pour deux ou pour quatre.',
          action: { words: 'Choisir mon forfait', to: 'signupPlans' },
          second: { words: 'Lire nos engagements', to: 'commitments' },
          drawing: 'plate',
        },
      ],
    },
  },
}
