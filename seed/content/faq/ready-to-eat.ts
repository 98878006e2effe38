import { faqCategory } from './authoring.ts'

export const readyToEat = faqCategory('ready-to-eat', {
  position: 12,
  drawing: 'microwave',
  en: { name: 'Ready-to-eat meals', summary: 'Cooked by us, heated by you.' },
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
        '{minutesToHeat} minutes in a microwave on high, a little longer in a weaker one. The steps are on the page of each meal; it is ready when it steams all through, at 74°C.',
      ],
      fr: [
        'Comment les réchauffer?',
        '{minutesToHeat} minutes au micro-ondes à puissance maximale, un peu plus dans un appareil moins puissant. Les étapes sont sur la page de chaque plat; c’est prêt quand tout est fumant, à 74 °C.',
      ],
    },
    'how-many-meals': {
      en: [
        'How many meals do I have to take?',
        'The plans are for 6, 8, 10 or 14 meals a week, from {fromMeal} a meal. A single box can hold more or fewer, as long as it reaches the minimum of {minimumOrder}.',
      ],
      fr: [
        'Combien de plats faut-il prendre?',
        'Les forfaits comptent 6, 8, 10 ou 14 plats par semaine, à partir de {fromMeal} le plat. Une boîte peut en contenir plus ou moins, du moment qu’elle atteint le minimum de {minimumOrder}.',
      ],
    },
    'mix-both': {
      en: [
        'Can I have recipes and ready-to-eat meals in one box?',
        'Yes, whichever plan you have: both are in the editor. The other kind is sold by the piece, a recipe as a kit for two and a meal at the price of one meal.',
      ],
      fr: [
        'Puis-je mettre des recettes et des plats prêts à manger dans la même boîte?',
        'Oui, quel que soit <votre|ton> forfait : les deux sont dans l’éditeur. L’autre sorte se vend à la pièce, une recette pour deux personnes et un plat au prix d’un plat.',
      ],
    },
    'keep-meals': {
      en: [
        'How long do they keep?',
        'In the fridge, {eatWithinDays} days from delivery, like everything in the box.',
      ],
      fr: [
        'Combien de temps se gardent-ils?',
        'Au frigo, {eatWithinDays} jours après la livraison, comme tout ce qui est dans la boîte.',
      ],
    },
  },
})
