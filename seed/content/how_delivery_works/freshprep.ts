import type { DocumentOf } from '../../../contract/content.ts'

export const freshprep: DocumentOf<'page'> = {
  locales: {
    en: {
      title: 'How meal-kit delivery works',
      description:
        'Cooler bags, delivery days and windows, cutoffs and pickups: how a box gets from our kitchens to your door in {region}.',
      blocks: [
        {
          type: 'hero',
          heading: ['Cold, on time,', 'and free.'],
          lede: 'Your box leaves our kitchen cold, rides with your neighbours’ boxes, and gets to your door in the window you chose. You don’t have to be home.',
          scene: 'street',
          action: { words: 'Choose a plan', to: 'signupPlans' },
        },
        {
          type: 'steps',
          layout: 'list',
          heading: ['The week', 'of a box'],
          lede: 'From your last change to an empty bag, in five steps.',
          steps: [
            {
              title: 'The cutoff',
              prose: [
                '{cutoffDays} days before delivery, at {cutoffTime}, your box is final. That’s when we charge it, and when we know how much of everything to buy. Before that, changing or skipping is free.',
              ],
              drawing: 'clock',
            },
            {
              title: 'The kitchen',
              prose: [
                'We buy what you all ordered and weigh it out, recipe by recipe. If no one ordered it, we didn’t buy it.',
              ],
              drawing: 'scale',
            },
            {
              title: 'The road',
              prose: [
                'Boxes for one neighbourhood ride in one van, on one day. That’s why your address has certain days and not others, and why delivery is free.',
              ],
              drawing: 'van',
            },
            {
              title: 'The door',
              prose: [
                'We’ll tell you when your box is on its way and when it’s arrived. Tell us the buzzer, the side door or the neighbour: the driver will have your notes. Put the food in the fridge, at 4°C or below, when you get in.',
              ],
              drawing: 'door',
            },
            {
              title: 'The way back',
              prose: [
                'The bag is ours, and it’s made to be reused. [Book a pickup](zeroWasteHowTo) for a day and window the following week, and leave it outside.',
              ],
              drawing: 'circle',
            },
          ],
        },
        {
          type: 'live',
          part: 'deliveryDays',
          ground: 'sunk',
          heading: ['Days and', 'windows'],
          lede: 'We deliver on these days. Your address decides which ones are available. You choose when you sign up, and can change later.',
        },
        {
          type: 'text',
          heading: ['How it', 'stays cold'],
          drawing: 'cold',
          side: 'left',
          prose: [
            'Ingredients go from our cold room to a cooler bag that is insulated on all sides, with cold packs beside the meat and fish. The bag is closed in the kitchen and opened by you.',
            'Raw meat and fish are sealed separately. Each recipe is packed on its own, so you can take out one supper without unpacking the week.',
            'It’s fresh food: eat it within {eatWithinDays} days. Cook fish first.',
          ],
        },
        {
          type: 'live',
          part: 'places',
          heading: ['Where we', 'deliver'],
          lede: 'Two kitchens, in Vancouver and Calgary, and every community our vans reach.',
          note: 'Not on the list? [Check your postal code](home). Farther east, {sister} delivers in {sisterRegion}.',
        },
        {
          type: 'definitions',
          heading: ['If things', 'don’t go', 'to plan'],
          entries: [
            {
              term: 'Your box didn’t come',
              prose: [
                'We’ll tell you, and offer you options. You can also [contact us](contact) or call [{phone}](phone). A real person answers.',
              ],
            },
            {
              term: 'You’re moving',
              prose: [
                'Change your address in your settings. Boxes we’ve already charged go to the old one. The next ones go to the new one, maybe on a different day or window.',
              ],
            },
            {
              term: 'You still have a bag',
              prose: [
                'We may bill you for a bag you keep longer than {bagWeeks} weeks. A returned bag shows as returned within {returnDays} days. If we come {pickupAttempts} times and can’t get it, we’ll charge for it.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Pick a day.', 'We’ll be there.'],
          text: 'Plans for two or four, or meals that only need heating. Delivery is free on every one.',
          action: { words: 'Choose a plan', to: 'signupPlans' },
          drawing: 'pin',
        },
      ],
    },
    fr: {
      title: 'Le fonctionnement de la livraison',
      description:
        'Sacs isothermes, jours et plages de livraison, heures limites et collectes : le trajet d’une boîte, de nos cuisines à votre porte.',
      blocks: [
        {
          type: 'hero',
          heading: ['Au frais,', 'à l’heure,', 'sans frais.'],
          lede: 'Votre boîte quitte notre cuisine au froid, voyage avec celles du quartier et vous attend dans la plage horaire choisie. Vous n’avez pas à être là.',
          scene: 'street',
          action: { words: 'Choisir un forfait', to: 'signupPlans' },
        },
        {
          type: 'steps',
          layout: 'list',
          heading: ['La semaine', 'd’une boîte'],
          lede: 'De votre dernière modification au sac vide, en cinq étapes.',
          steps: [
            {
              title: 'L’heure limite',
              prose: [
                '{cutoffDays} jours avant la livraison, à {cutoffTime}, votre boîte est définitive. C’est alors que nous la facturons, et que nous savons combien acheter de chaque chose. Avant, la modifier ou la sauter ne coûte rien.',
              ],
              drawing: 'clock',
            },
            {
              title: 'La cuisine',
              prose: [
                'Nous achetons ce qui est commandé et le pesons, recette par recette. Ce que personne n’a commandé, personne ne l’a acheté.',
              ],
              drawing: 'scale',
            },
            {
              title: 'La route',
              prose: [
                'Les boîtes d’un même quartier voyagent dans un seul camion, le même jour. C’est pourquoi votre adresse a certains jours et pas d’autres, et pourquoi la livraison peut être gratuite.',
              ],
              drawing: 'van',
            },
            {
              title: 'La porte',
              prose: [
                'Nous vous écrivons quand la boîte part et quand elle est là. Interphone, porte de côté, voisin : vos notes figurent sur la feuille du livreur. À votre retour, mettez le tout au réfrigérateur, à 4 °C ou moins.',
              ],
              drawing: 'door',
            },
            {
              title: 'Le retour',
              prose: [
                'Le sac est à nous, et il est fait pour resservir. [Réservez une collecte](zeroWasteHowTo), un jour et une plage de la semaine suivante, et laissez-le dehors.',
              ],
              drawing: 'circle',
            },
          ],
        },
        {
          type: 'live',
          part: 'deliveryDays',
          ground: 'sunk',
          heading: ['Les jours et', 'les plages'],
          lede: 'Nous livrons ces jours-là. Ceux qui vous reviennent dépendent de l’adresse : vous choisissez à l’inscription et pouvez changer ensuite.',
        },
        {
          type: 'text',
          heading: ['Comment tout', 'reste froid'],
          drawing: 'cold',
          side: 'left',
          prose: [
            'Les ingrédients passent de notre chambre froide à un sac isolé de tous les côtés, avec des blocs réfrigérants près de la viande et du poisson. Le sac est fermé en cuisine et ouvert par vous.',
            'La viande et le poisson crus sont scellés à part. Les recettes sont séparées les unes des autres : vous sortez un souper sans défaire la semaine.',
            'C’est de la nourriture, et elle est fraîche : mangez-la dans les {eatWithinDays} jours. La recette au poisson passe en premier.',
          ],
        },
        {
          type: 'live',
          part: 'places',
          heading: ['Où nous', 'livrons'],
          lede: 'Deux cuisines, l’une à Vancouver et l’autre à Calgary, et toutes les communautés où vont leurs camions.',
          note: 'Pas sur la liste? [Vérifiez avec votre code postal](home). Plus à l’est, {sister} livre {sisterRegion}.',
        },
        {
          type: 'definitions',
          heading: ['Quand tout', 'ne va pas', 'comme prévu'],
          entries: [
            {
              term: 'La boîte n’est pas venue',
              prose: [
                'Nous vous le disons, avec ce que nous proposons à la place. Vous pouvez aussi [nous écrire](contact) ou appeler au [{phone}](phone); une personne répond.',
              ],
            },
            {
              term: 'Vous changez d’adresse',
              prose: [
                'Modifiez-la dans vos réglages. La boîte déjà facturée va à l’adresse inscrite à ce moment-là; les suivantes vont à la nouvelle, où le jour et la plage peuvent être différents.',
              ],
            },
            {
              term: 'Un sac est resté',
              prose: [
                'Un sac gardé plus de {bagWeeks} semaines peut être facturé. Un sac rendu apparaît comme tel dans les {returnDays} jours. Après {pickupAttempts} passages sans avoir pu le reprendre, nous le facturons.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Dites un jour.', 'Nous y serons.'],
          text: 'Des forfaits pour deux ou quatre, ou des plats à réchauffer. La livraison y est gratuite chaque fois.',
          action: { words: 'Choisir un forfait', to: 'signupPlans' },
          drawing: 'pin',
        },
      ],
    },
  },
}
