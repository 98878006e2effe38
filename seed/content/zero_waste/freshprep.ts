import type { DocumentOf } from '../../../contract/content.ts'

export const freshprep: DocumentOf<'page'> = {
  locales: {
    en: {
      title: 'The Zero Waste kit',
      description:
        'Containers and cooler bags we use again: filled, delivered, rinsed for half a minute, picked up and refilled.',
      blocks: [
        {
          type: 'hero',
          heading: ['There and', 'back again.'],
          lede: 'Ingredients come in lidded containers, the containers in a kit, the kit in a cooler bag. You rinse, we pick up, and it all goes out again.',
          scene: 'return',
          action: { words: 'How to send it back', to: 'zeroWasteHowTo' },
        },
        {
          type: 'cards',
          heading: ['What goes', 'round'],
          cards: [
            {
              title: 'The containers',
              drawing: 'tubs',
              prose: [
                'Sturdy, lidded, made to be washed. They replace small plastic pouches for sauces, spices and cut vegetables.',
              ],
            },
            {
              title: 'The kit',
              drawing: 'kit',
              prose: [
                'A numbered case that keeps one box’s containers together, so nothing goes missing. It goes back with the containers inside.',
              ],
            },
            {
              title: 'The cooler bag',
              drawing: 'bag',
              prose: [
                'Insulated and numbered too. Your account lists every bag and kit you have, with the day it came.',
              ],
            },
          ],
        },
        {
          type: 'steps',
          layout: 'row',
          ground: 'sunk',
          heading: ['Your part takes', 'a minute'],
          steps: [
            {
              title: 'Rinse',
              drawing: 'tap',
              prose: ['{rinseSeconds} seconds under the tap for each container. We do the real washing.'],
            },
            {
              title: 'Book',
              drawing: 'calendar',
              prose: ['Choose a day and a window in the following week, from your account.'],
            },
            {
              title: 'Put it out',
              drawing: 'door',
              prose: ['Outside your door, before the window starts. You don’t have to be home.'],
            },
          ],
        },
        {
          type: 'text',
          heading: ['Why not', 'simply recycle?'],
          prose: [
            'Because if we reuse a container, no one has to make a new one. Recycling is for things that are finished, and most packaging is finished after one supper.',
            'A kit in a cupboard saves nothing, though. It has to come back. That’s why we number them, remind you, and come to your door.',
          ],
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['The rules,', 'briefly'],
          entries: [
            {
              term: 'What it costs',
              prose: ['Nothing, as long as it comes back. Pickups are free, like deliveries.'],
            },
            {
              term: 'How long it can stay',
              prose: [
                'We may bill you for a bag or kit after {bagWeeks} weeks. If we come {pickupAttempts} times and can’t get it, we’ll charge for it.',
              ],
            },
            {
              term: 'When it comes off your list',
              prose: [
                'Within {returnDays} days of the pickup. Bags and kits for an upcoming box show up one day before it does.',
              ],
            },
            {
              term: 'If a piece is missing',
              prose: ['Send back what you have, and tell us: [{pickupsEmail}](pickups).'],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Rinse, lid,', 'doorstep.'],
          text: 'Every step, with pictures.',
          action: { words: 'How to send it back', to: 'zeroWasteHowTo' },
          second: { words: 'Our impact', to: 'impact' },
          drawing: 'tubs',
        },
      ],
    },
    fr: {
      title: 'La trousse zéro déchet',
      description:
        'Des contenants et des sacs isothermes qui tournent : remplis, livrés, rincés une demi-minute, repris et remplis de nouveau.',
      blocks: [
        {
          type: 'hero',
          heading: ['Un aller,', 'un retour.'],
          lede: 'Les ingrédients arrivent dans des contenants à couvercle, les contenants dans une trousse, la trousse dans un sac isotherme. Vous rincez, nous reprenons, et tout repart.',
          scene: 'return',
          action: { words: 'Comment la rendre', to: 'zeroWasteHowTo' },
        },
        {
          type: 'cards',
          heading: ['Ce qui', 'tourne'],
          cards: [
            {
              title: 'Les contenants',
              drawing: 'tubs',
              prose: [
                'Solides, à couvercle, faits pour être lavés. Ils remplacent les petits sachets de plastique : sauces, épices, légumes coupés.',
              ],
            },
            {
              title: 'La trousse',
              drawing: 'kit',
              prose: [
                'Un étui numéroté qui garde ensemble les contenants d’une boîte : rien à chercher. Elle repart avec les contenants à l’intérieur.',
              ],
            },
            {
              title: 'Le sac isotherme',
              drawing: 'bag',
              prose: [
                'Isolé, numéroté lui aussi. Votre compte dresse la liste des sacs et des trousses qui sont chez vous, avec leur date d’arrivée.',
              ],
            },
          ],
        },
        {
          type: 'steps',
          layout: 'row',
          ground: 'sunk',
          heading: ['Votre part prend', 'une minute'],
          steps: [
            {
              title: 'Rincez',
              drawing: 'tap',
              prose: [
                'De {rinseSeconds} secondes sous le robinet par contenant. Le vrai lavage, c’est nous.',
              ],
            },
            {
              title: 'Réservez',
              drawing: 'calendar',
              prose: ['Un jour et une plage de la semaine suivante, à partir de votre compte.'],
            },
            {
              title: 'Sortez-la',
              drawing: 'door',
              prose: ['Devant la porte, avant le début de la plage. Vous n’avez pas à être là.'],
            },
          ],
        },
        {
          type: 'text',
          heading: ['Pourquoi ne pas', 'recycler?'],
          prose: [
            'Parce qu’un contenant qui resert n’a pas à être refabriqué. On recycle ce qui est fini; or la plupart des emballages sont finis après un souper.',
            'Mais une trousse qui dort dans une armoire n’épargne rien. Il faut qu’elle revienne. C’est pourquoi nous les numérotons, nous vous le rappelons, et nous passons chez vous au lieu de vous faire venir.',
          ],
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['Les règles,', 'en bref'],
          entries: [
            {
              term: 'Ce que ça coûte',
              prose: ['Rien, tant qu’elle revient. Les collectes sont gratuites, comme les livraisons.'],
            },
            {
              term: 'Combien de temps la garder',
              prose: [
                'Après {bagWeeks} semaines, un sac ou une trousse peut être facturé. Après {pickupAttempts} passages sans avoir pu les reprendre, nous les facturons.',
              ],
            },
            {
              term: 'Quand elle sort de votre liste',
              prose: [
                'Dans les {returnDays} jours suivant la collecte. Les sacs et les trousses d’une boîte à venir y figurent la veille de sa livraison.',
              ],
            },
            {
              term: 'S’il manque un morceau',
              prose: ['Rendez ce que vous avez, et dites-le-nous : [{pickupsEmail}](pickups).'],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Rincer, fermer,', 'sortir.'],
          text: 'Toute la marche à suivre, en images.',
          action: { words: 'Comment la rendre', to: 'zeroWasteHowTo' },
          second: { words: 'Notre impact', to: 'impact' },
          drawing: 'tubs',
        },
      ],
    },
  },
}
