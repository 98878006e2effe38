import type { DocumentOf } from '../../../contract/content.ts'

export const freshprep: DocumentOf<'page'> = {
  picture: 'mediterranean-salad',
  locales: {
    en: {
      title: 'Our commitments',
      description:
        'Seven things we hold ourselves to, on food, packaging, driving and fairness, each with a way to check.',
      blocks: [
        {
          type: 'hero',
          heading: ['Seven promises.', 'All of them', 'checkable.'],
          lede: 'A commitment no one can check is just a mood. So each of ours comes with a way to see for yourself.',
          dish: 'mediterranean-salad',
          beside: 'squash-soup-croutons',
        },
        {
          type: 'definitions',
          heading: ['To the', 'planet'],
          entries: [
            {
              term: 'Buy what is ordered',
              prose: [
                'We shop after the cutoff, {cutoffDays} days before delivery, for the boxes people ordered. There’s no warehouse of hopeful lettuce.',
                '*To check:* the amounts on every recipe’s page. That’s what’s in the box.',
              ],
            },
            {
              term: 'Reuse first, recycle last',
              prose: [
                'Cooler bags and kits go out again and again. We pick them up at your door, for free.',
                '*To check:* the numbers on them, and the list in [your account](bagsAndKits).',
              ],
            },
            {
              term: 'Drive together',
              prose: [
                'Boxes for one neighbourhood travel on the same days, in the same van. We don’t do one-off time slots.',
                '*To check:* [the days and windows](howDeliveryWorks). Your neighbour has the same ones.',
              ],
            },
            {
              term: 'Cook plants well',
              prose: [
                'Every menu has vegetarian recipes, and some are vegan. They’re not the cheap seats: they get the same cooks.',
                '*To check:* [the menu](menu?date=open-week).',
              ],
            },
          ],
        },
        {
          type: 'quote',
          ground: 'deep',
          lines: ['If we can’t', 'measure it,', 'we don’t', 'claim it.'],
        },
        {
          type: 'definitions',
          heading: ['To the people', 'who eat it'],
          entries: [
            {
              term: 'Say what is in it',
              prose: [
                'Ingredients, allergens and nutrition for every meal, calculated from the recipe, not from memory.',
                '*To check:* open [any meal](menu?date=open-week).',
              ],
            },
            {
              term: 'Leave the door open',
              prose: [
                'Skipping takes one tap. Pausing and closing take two, under [your boxes](account). No one asks if you’re sure you’re sure.',
                '*To check:* you don’t have to join first. [Here’s how it works](howItWorks).',
              ],
            },
            {
              term: 'One total',
              prose: [
                'Every tax and discount listed, free delivery, and the same total from first click to receipt.',
                '*To check:* [price a box](signupPlans). It asks for nothing.',
              ],
            },
          ],
        },
        {
          type: 'text',
          ground: 'sunk',
          heading: ['And if we', 'fall short'],
          prose: [
            'Tell us where. [Contact us](contact) or call [{phone}](phone). A person reads it, a person answers, and if you’re right, this page changes.',
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['See it', 'in a box.'],
          action: { words: 'See the menu', to: 'menu?date=open-week' },
          second: { words: 'Our impact', to: 'impact' },
          drawing: 'sprout',
        },
      ],
    },
    fr: {
      title: 'Responsabilité sociale et environnementale',
      description:
        'Sept engagements sur les aliments, les emballages, la route et l’équité, chacun avec le moyen de le vérifier.',
      blocks: [
        {
          type: 'hero',
          heading: ['Sept promesses,', 'toutes', 'vérifiables.'],
          lede: 'Un engagement que personne ne peut vérifier n’est qu’une intention. Chacun des nôtres vient donc avec l’endroit où le constater vous-même.',
          dish: 'mediterranean-salad',
          beside: 'squash-soup-croutons',
        },
        {
          type: 'definitions',
          heading: ['Envers la', 'planète'],
          entries: [
            {
              term: 'Acheter ce qui est commandé',
              prose: [
                'Nous faisons les achats après l’heure limite, {cutoffDays} jours avant la livraison, pour les boîtes qui existent. Il n’y a pas d’entrepôt de laitues pleines d’espoir.',
                '*Pour vérifier :* les quantités sur la page de chaque recette. Ce sont celles de la boîte.',
              ],
            },
            {
              term: 'Réutiliser d’abord, recycler ensuite',
              prose: [
                'Sacs isothermes et trousses repartent encore et encore. Nous les reprenons à votre porte, sans frais.',
                '*Pour vérifier :* leur numéro, et la liste dans [votre compte](bagsAndKits).',
              ],
            },
            {
              term: 'Rouler ensemble',
              prose: [
                'Les boîtes d’un quartier voyagent les mêmes jours, dans le même camion. Nous n’offrons pas d’heure réservée à une seule adresse.',
                '*Pour vérifier :* [les jours et les plages](howDeliveryWorks). Votre voisine a les mêmes.',
              ],
            },
            {
              term: 'Bien cuisiner les légumes',
              prose: [
                'Chaque menu compte des recettes végétariennes, et parmi elles des véganes. Elles ne font pas de la figuration : elles ont les mêmes cuisiniers.',
                '*Pour vérifier :* [le menu de la semaine](menu?date=open-week).',
              ],
            },
          ],
        },
        {
          type: 'quote',
          ground: 'deep',
          lines: ['Ce qui ne se', 'compte pas,', 'nous ne le', 'disons pas.'],
        },
        {
          type: 'definitions',
          heading: ['Envers ceux', 'qui mangent'],
          entries: [
            {
              term: 'Dire ce que ça contient',
              prose: [
                'Ingrédients, allergènes et valeur nutritive de chaque plat, calculés d’après la recette et non de mémoire.',
                '*Pour vérifier :* ouvrez [n’importe quel plat](menu?date=open-week).',
              ],
            },
            {
              term: 'Laisser la porte ouverte',
              prose: [
                'Sauter une semaine prend un clic. Mettre en pause ou fermer en prend deux, sous [vos boîtes](account) : personne ne cherche à vous retenir.',
                '*Pour vérifier :* nul besoin de vous inscrire. [Voici comment ça fonctionne](howItWorks).',
              ],
            },
            {
              term: 'Un seul total',
              prose: [
                'Taxes et rabais par leur nom, livraison gratuite, et le même montant du premier clic jusqu’au reçu.',
                '*Pour vérifier :* [chiffrez une boîte](signupPlans). On ne vous demandera rien.',
              ],
            },
          ],
        },
        {
          type: 'text',
          ground: 'sunk',
          heading: ['Et si nous y', 'manquons'],
          prose: [
            'Dites-le-nous, et dites-nous où. [Écrivez-nous](contact) ou appelez au [{phone}](phone). Une personne lit, une personne répond, et si vous avez raison, cette page change.',
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['À voir dans', 'une boîte.'],
          action: { words: 'Voir le menu de la semaine', to: 'menu?date=open-week' },
          second: { words: 'Notre impact', to: 'impact' },
          drawing: 'sprout',
        },
      ],
    },
  },
}
