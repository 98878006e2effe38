import { faqCategory } from './authoring.ts'

export const bagsAndKits = faqCategory('bags-and-kits', {
  position: 9,
  drawing: 'bag',
  en: {
    name: 'Cooler bags and Zero Waste',
    summary: 'They come with your food and go back to work. How that goes round.',
  },
  fr: {
    name: 'Sacs isothermes et Zéro déchet',
    summary: 'Ils arrivent avec la nourriture et retournent travailler. Comment ça tourne.',
  },
  entries: {
    'return-bags': {
      en: [
        'How do I return cooler bags and kits?',
        'Leave them, empty, at the door on your next delivery day: the driver takes them back. You do not have to be at home.',
      ],
      fr: [
        'Comment rendre les sacs isothermes et les trousses?',
        '<Laissez-les|Laisse-les> vides à la porte le jour de la prochaine livraison : <le livreur les reprend|on les reprend>. Pas besoin d’être à la maison.',
      ],
    },
    'no-next-delivery': {
      en: [
        'No delivery is coming. How do I give them back?',
        'Book a pickup on [your bags page](bagsAndKits): it shows the days on which a driver comes by you. Or write to [{pickupsEmail}](pickups) with your address and the days you are there.',
      ],
      fr: [
        'Je n’ai pas de livraison prévue. Comment les rendre?',
        'La collecte se réserve sur la [page des sacs](bagsAndKits), qui montre les jours où l’on passe dans <votre|ton> secteur. Sinon, <écrivez|écris> à [{pickupsEmail}](pickups) avec <votre|ton> adresse et <vos|tes> disponibilités.',
      ],
    },
    'rinse-bags': {
      en: [
        'Do I have to clean them?',
        'Rinse the containers of a Zero Waste kit for {rinseSeconds} seconds under the tap, and shake out the bag. We wash everything properly before it goes out again.',
      ],
      fr: [
        'Faut-il les laver?',
        '<Rincez|Rince> les contenants d’une trousse Zéro déchet de {rinseSeconds} secondes sous le robinet et <secouez|secoue> le sac. <Nous lavons|On lave> tout comme il faut avant de le faire ressortir.',
      ],
    },
    'zero-waste-kit': {
      en: [
        'What is a Zero Waste kit?',
        'Ingredients in washable containers instead of single-use packaging. The containers go back with the bag, are washed, and are filled again.',
      ],
      fr: [
        'Qu’est-ce qu’une trousse Zéro déchet?',
        'Des ingrédients dans des contenants lavables plutôt que dans des emballages à usage unique. Les contenants repartent avec le sac, sont lavés, puis remplis de nouveau.',
      ],
    },
    'bags-kept': {
      en: [
        'What if I keep a bag for long?',
        'A bag kept for more than {bagWeeks} weeks may be billed. So is a cooler or kit after {pickupAttempts} attempts to collect it have failed. If there is a reason, [tell us](contact) first: we would rather have the bag.',
      ],
      fr: [
        'Et si je garde un sac longtemps?',
        'Un sac gardé plus de {bagWeeks} semaines peut être facturé. Il en va de même d’une glacière ou d’une trousse après {pickupAttempts} tentatives de collecte ratées. S’il y a une raison, [<dites-le-nous|dis-le-nous>](contact) avant : <nous préférons|on préfère> ravoir le sac.',
      ],
    },
    'list-not-updated': {
      en: [
        'I returned a bag and it is still on my list.',
        'A return takes up to {returnDays} days to show. And bags that go out with a box appear on [your list](bagsAndKits) one day before it is delivered. If the list is wrong after that, say so beside the bag: a person looks into it.',
      ],
      fr: [
        'J’ai rendu un sac et il est encore sur ma liste.',
        'Un retour met jusqu’à {returnDays} jours à s’afficher. Et les sacs qui partent avec une boîte apparaissent sur [la liste](bagsAndKits) un jour avant sa livraison. Si elle est encore fausse ensuite, <signalez-le|signale-le> à côté du sac : une personne vérifie.',
      ],
    },
  },
})
