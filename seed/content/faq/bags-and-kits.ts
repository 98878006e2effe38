import { faqCategory } from './authoring.ts'

export const bagsAndKits = faqCategory('bags-and-kits', {
  position: 9,
  drawing: 'bag',
  en: {
    name: 'Cooler bags and Zero Waste',
    summary: 'They come with your food, and we use them again. Here’s how.',
  },
  fr: {
    name: 'Sacs isothermes et trousses zéro déchet',
    summary: 'Ils arrivent avec la nourriture et retournent travailler. Comment ça tourne.',
  },
  entries: {
    'return-bags': {
      en: [
        'How do I return cooler bags and kits?',
        'Leave them empty at the door on your next delivery day, and the driver will take them. You don’t have to be home.',
      ],
      fr: [
        'Comment rendre les sacs isothermes et les trousses?',
        '<Laissez-les|Laisse-les> vides à la porte le jour de la prochaine livraison : <le livreur les reprend|on les reprend>. Pas besoin d’être à la maison.',
      ],
    },
    'no-next-delivery': {
      en: [
        'I don’t have a delivery coming up. How do I return them?',
        'Book a pickup on [your bags page](bagsAndKits): it shows the days a driver is near you. Or email [{pickupsEmail}](pickups) with your address and the days you’re home.',
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
        '<Rincez|Rince> les contenants d’une trousse zéro déchet de {rinseSeconds} secondes sous le robinet et <secouez|secoue> le sac. <Nous lavons|On lave> tout comme il faut avant de le faire ressortir.',
      ],
    },
    'zero-waste-kit': {
      en: [
        'What is a Zero Waste kit?',
        'Ingredients packed in washable containers instead of single-use packaging. Send the containers back with the bag and we’ll wash and refill them.',
      ],
      fr: [
        'Qu’est-ce qu’une trousse zéro déchet?',
        'Des ingrédients dans des contenants lavables plutôt que dans des emballages à usage unique. Les contenants repartent avec le sac, sont lavés, puis remplis de nouveau.',
      ],
    },
    'bags-kept': {
      en: [
        'What if I keep a bag too long?',
        'We may bill you for a bag you keep longer than {bagWeeks} weeks. We also charge for a cooler bag or kit after {pickupAttempts} failed pickup attempts. If there’s a reason, [tell us](contact) first. We’d rather have the bag.',
      ],
      fr: [
        'Et si je garde un sac longtemps?',
        'Un sac gardé plus de {bagWeeks} semaines peut être facturé. Il en va de même d’un sac ou d’une trousse après {pickupAttempts} collectes manquées. S’il y a une raison, [<dites-le-nous|dis-le-nous>](contact) avant : <nous préférons|on préfère> récupérer le sac.',
      ],
    },
    'list-not-updated': {
      en: [
        'I returned a bag, but it’s still on my list.',
        'Returns can take up to {returnDays} days to show. Bags coming with your next box show up on [your list](bagsAndKits) one day before delivery. If the list still looks wrong, tell us beside the bag and someone will look into it.',
      ],
      fr: [
        'J’ai rendu un sac et il est encore sur ma liste.',
        'Un retour met jusqu’à {returnDays} jours à s’afficher. Et les sacs qui partent avec une boîte apparaissent sur [la liste](bagsAndKits) un jour avant sa livraison. Si elle est encore fausse ensuite, <signalez-le|signale-le> à côté du sac : une personne vérifie.',
      ],
    },
  },
})
