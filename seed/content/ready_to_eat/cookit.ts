import type { DocumentOf } from '../../../contract/content.ts'

export const cookit: DocumentOf<'page'> = {
  picture: 'chili-con-carne',
  locales: {
    en: {
      title: 'Ready-to-eat meals',
      description:
        'Real food, already cooked, hot in two minutes: keto-friendly, veggie, meat and fish, high protein. From {fromMeal} a meal, delivered free.',
      blocks: [
        {
          type: 'hero',
          heading: ['Too tired', 'to cook?', 'Same.'],
          lede: 'We cooked it already. You press a button, wait {minutesToHeat} minutes, and sit down. From {fromMeal} a meal, delivery included.',
          dish: 'chili-con-carne',
          beside: 'baked-gnocchi-mozzarella',
          sticker: { figure: '{minutesToHeat} min', words: 'and it’s hot' },
          action: { words: 'Pick my meals', to: 'signupPlans?plan=rte' },
        },
        {
          type: 'figures',
          label: 'In figures',
          figures: [
            { figure: '{meals}', label: 'meals to pick from this week' },
            { figure: '{minutesToHeat} min', label: 'and it’s hot' },
            { figure: '{fromMeal}', label: 'a meal, in the big plan' },
            { figure: '{eatWithinDays} days', label: 'to get around to it' },
          ],
        },
        { type: 'live', part: 'meals', heading: ['What’s in', 'the fridge?'] },
        {
          type: 'steps',
          layout: 'row',
          heading: ['The hardest', 'part is', 'choosing'],
          steps: [
            {
              title: 'Open it',
              prose: [
                'Just a corner of the lid. Take out the little cup if there is one, it likes the cold.',
              ],
              drawing: 'tubs',
            },
            {
              title: 'Heat it',
              prose: [
                'Two minutes on high. Microwave under 1,100 watts? A bit more. When it’s steaming all the way through, at 74°C, you’re good.',
              ],
              drawing: 'microwave',
            },
            {
              title: 'Eat it',
              prose: ['Plate, bowl, straight from the dish on the couch. We’re not the police.'],
              drawing: 'plate',
            },
          ],
        },
        {
          type: 'live',
          part: 'mealPrices',
          ground: 'sunk',
          heading: ['More meals,', 'less each'],
          lede: 'Every meal in your plan costs the same, and the bigger the plan, the smaller the price.',
        },
        {
          type: 'definitions',
          heading: ['Words with', 'numbers', 'behind them'],
          entries: [
            {
              term: 'Keto-friendly',
              prose: ['20 g of net carbs at the very most, and at least as much fat as carbs.'],
            },
            { term: 'High protein', prose: ['30 g of protein, or more.'] },
            {
              term: 'Veggie',
              prose: ['No meat, no fish, no sneaky chicken broth. If it’s vegan, it says that too.'],
            },
            {
              term: 'Meat and fish',
              prose: ['Shepherd’s pie, butter chicken, all the stuff that hugs you back.'],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Stock up.', 'Kick back.'],
          text: 'Six, eight, ten or fourteen a week. Or throw one or two in with your recipes, just in case.',
          action: { words: 'Pick my meals', to: 'signupPlans?plan=rte' },
          second: { words: 'Actually, I’ll cook', to: 'howItWorks' },
          drawing: 'microwave',
        },
      ],
    },
    fr: {
      title: 'Plats prêts à manger',
      description:
        'Du vrai manger, déjà cuisiné, chaud en deux minutes : céto, végé, viande et poisson, riche en protéines. Dès {fromMeal} le plat, livraison comprise.',
      blocks: [
        {
          type: 'hero',
          heading: ['Ça te tente', 'pas de', 'cuisiner?'],
          lede: 'On l’a déjà fait. Tu pèses sur un bouton, t’attends {minutesToHeat} minutes, pis tu t’assois. À partir de {fromMeal} le plat, livraison comprise.',
          dish: 'chili-con-carne',
          beside: 'baked-gnocchi-mozzarella',
          sticker: { figure: '{minutesToHeat} min', words: 'pis c’est chaud' },
          action: { words: 'Choisir mes plats', to: 'signupPlans?plan=rte' },
        },
        {
          type: 'figures',
          label: 'En chiffres',
          figures: [
            { figure: '{meals}', label: 'plats au choix cette semaine' },
            { figure: '{minutesToHeat} min', label: 'pis c’est chaud' },
            { figure: '{fromMeal}', label: 'le plat, dans le gros forfait' },
            { figure: '{eatWithinDays} jours', label: 'pour passer au travers' },
          ],
        },
        { type: 'live', part: 'meals', heading: ['Y a quoi', 'dans le frigo?'] },
        {
          type: 'steps',
          layout: 'row',
          heading: ['Le plus dur,', 'c’est de', 'choisir'],
          steps: [
            {
              title: 'Ouvre',
              prose: [
                'Juste un coin du couvercle. S’il y a un petit godet, sors-le : lui, il aime le froid.',
              ],
              drawing: 'tubs',
            },
            {
              title: 'Chauffe',
              prose: [
                'Deux minutes à puissance maximale. Un petit micro-ondes, sous 1100 watts? Un peu plus. C’est prêt quand tout est fumant, à 74 °C.',
              ],
              drawing: 'microwave',
            },
            {
              title: 'Mange',
              prose: [
                'Dans une assiette, dans un bol, direct dans le plat sur le divan. On fait pas la police.',
              ],
              drawing: 'plate',
            },
          ],
        },
        {
          type: 'live',
          part: 'mealPrices',
          ground: 'sunk',
          heading: ['Plus y en a,', 'moins c’est cher'],
          lede: 'Tous les plats d’un forfait sont au même prix, et plus le forfait est gros, plus le prix est petit.',
        },
        {
          type: 'definitions',
          heading: ['Des mots avec', 'des chiffres', 'derrière'],
          entries: [
            {
              term: 'Céto',
              prose: ['20 g de glucides nets, gros maximum, et au moins autant de lipides que de glucides.'],
            },
            { term: 'Riche en protéines', prose: ['30 g de protéines, ou plus.'] },
            {
              term: 'Végé',
              prose: [
                'Pas de viande, pas de poisson, pas de bouillon de poulet en cachette. Si c’est végane, c’est écrit aussi.',
              ],
            },
            {
              term: 'Viande et poisson',
              prose: ['Pâté chinois, poulet au beurre, tout ce qui réconforte un lundi soir.'],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Remplis', 'le frigo.', 'Relaxe.'],
          text: 'Six, huit, dix ou quatorze par semaine. Ou un ou deux avec tes recettes, au cas où.',
          action: { words: 'Choisir mes plats', to: 'signupPlans?plan=rte' },
          second: { words: 'Finalement, je cuisine', to: 'howItWorks' },
          drawing: 'microwave',
        },
      ],
    },
  },
}
