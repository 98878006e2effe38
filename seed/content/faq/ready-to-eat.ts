import { faqCategory } from './authoring.ts'

export const readyToEat = faqCategory('ready-to-eat', {
  position: 12,
  drawing: 'microwave',
  en: { name: 'Ready-to-eat meals', summary: 'We cook. You heat.' },
  fr: { name: 'Plats prêts à manger', summary: 'Cuisinés par nous, réchauffés par <vous|toi>.' },
  entries: {
    'what-ready-to-eat': {
      en: [
        'What are ready-to-eat meals?',
        'Meals for one, cooked in our kitchens and delivered cold. There are {meals} on the [next menu](menu?date=next-week).',
      ],
      fr: [
        'C’est quoi, les plats prêts à manger?',
        'Des plats pour une personne, cuisinés dans nos cuisines et livrés au froid. Il y en a {meals} au [prochain menu](menu?date=next-week).',
      ],
    },
    'how-to-heat': {
      en: [
        'How do I heat one?',
        '{minutesToHeat} minutes in the microwave on high, or a little longer in a weaker one. The steps are on each meal’s page. It’s ready when it’s steaming hot all the way through, at 74°C.',
      ],
      fr: [
        'Comment les réchauffer?',
        '{minutesToHeat} minutes au micro-ondes à puissance maximale, un peu plus dans un appareil moins puissant. Les étapes sont sur la page de chaque plat; c’est prêt quand tout est fumant, à 74 °C.',
      ],
    },
    'how-many-meals': {
      en: [
        'How many meals do I have to order?',
        'Plans are 6, 8, 10 or 14 meals a week, from {fromMeal} a meal. A single box can have more or fewer, as long as it reaches the {minimumOrder} minimum.',
      ],
      fr: [
        'Combien de plats faut-il prendre?',
        'Les forfaits comptent 6, 8, 10 ou 14 plats par semaine, à partir de {fromMeal} le plat. Une boîte peut en contenir plus ou moins, du moment qu’elle atteint le minimum de {minimumOrder}.',
      ],
    },
    'mix-both': {
      en: [
        'Can I have recipes and ready-to-eat meals in one box?',
        'Yes, on any plan. You’ll see both when you edit your box. The other kind is priced individually: a recipe as a kit for two, a ready-to-eat meal at its single price.',
      ],
      fr: [
        'Puis-je mettre des recettes et des plats prêts à manger dans la même boîte?',
        'Oui, quel que soit <votre|ton> forfait : les deux sont sur la page de la boîte. L’autre sorte se vend à la pièce, une recette pour deux personnes et un plat au prix d’un plat.',
      ],
    },
    'keep-meals': {
      en: [
        'How long do they keep?',
        '{eatWithinDays} days in the fridge after delivery, like everything in your box.',
      ],
      fr: [
        'Combien de temps se gardent-ils?',
        'Au frigo, {eatWithinDays} jours après la livraison, comme tout ce qui est dans la boîte.',
      ],
    },
  },
})
