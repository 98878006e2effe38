import { messages } from './catalogue.ts'

/** The frame of every step, and the plan screen. */
export const signupMessages = messages({
  en: voice => ({
    steps: { plans: 'Plan', registration: 'Account', delivery: 'Delivery', payment: 'Payment' },
    haveAccount: 'Have an account?',
    plans: {
      title: 'Plans and prices',
      description:
        'Meal-kit plans for two or four, or ready-to-eat meals. The total, taxes and discount by name.',
      heading: voice.pick({ freshprep: 'How many at the table?', cookit: 'How many of you are eating?' }),
      lede: 'No commitment. Skip a week whenever you like, online.',
      kind: voice.pick({ freshprep: 'What suits you', cookit: 'You’d rather' }),
      rtc: voice.pick({ freshprep: 'Cook', cookit: 'Cook a little' }),
      rtcText: 'Recipes ready in about 30 minutes, everything measured',
      rte: voice.pick({ freshprep: 'Reheat', cookit: 'Just reheat' }),
      rteText: 'Ready-to-eat meals, hot in 2 minutes',
      people: 'People',
      familyHint: 'Four people who prefer family-friendly dishes have the family plan, at the same price.',
      two: voice.pick({ freshprep: 'two at the table', cookit: 'you and your favourite person' }),
      four: voice.pick({ freshprep: 'four, or two and leftovers', cookit: 'the whole gang' }),
      recipes: 'Recipes a week',
      meals: 'Meals a week',
      perServing: (price: string) => `${price} a\u00a0serving`,
      perMeal: (price: string) => `${price} a\u00a0meal`,
      tastes: 'Your tastes',
      tastesHint: 'We choose from these when you have no time to.',
      never: 'Never in my box',
      neverHint:
        'We never choose for you what holds any of these. You can still add it yourself, after a question, and it stays marked in the box.',
      severe: 'Which of these are severe?',
      severeHint:
        'Of what is severe we also avoid what may contain traces. Our kitchens handle many allergens: every dish says what it may contain.',
      vegetarian: 'Only vegetarian',
      vegan: 'Only vegan',
      allergens: 'Allergies and intolerances',
      gluten: 'Gluten: wheat, barley, oats, rye',
      summary: 'What it costs',
      recipesFor: (count: number, people: number) => `${count} recipes for ${people}, every week`,
      mealsEvery: (count: number) => `${count} meals, every week`,
      firstBox: 'First box',
      later: 'The weeks after',
      allIn: (later: string) => `discount and taxes in, then ${later} a week`,
      thenShort: (later: string) => `first box, then ${later} a week`,
      take: 'Take this plan',
      nothingToday: 'Nothing to pay today. Prices in CAD; delivery is free.',
    },
  }),
  fr: voice => ({
    steps: { plans: 'Forfait', registration: 'Compte', delivery: 'Livraison', payment: 'Paiement' },
    haveAccount: 'J’ai déjà un compte',
    plans: {
      title: 'Forfaits et tarifs',
      description:
        'Des forfaits pour deux ou quatre, ou des plats prêts à manger. Le total, les taxes et le rabais par leur nom.',
      heading: voice.pick({ freshprep: 'Combien à table?', cookit: 'Vous êtes combien à table?' }),
      lede: voice.pick({
        freshprep: 'Sans engagement. Sautez une semaine quand vous voulez, en ligne.',
        cookit: 'Pas d’engagement. Tu sautes une semaine quand tu veux, en ligne.',
      }),
      kind: voice.pick({ freshprep: 'Vous préférez', cookit: 'Tu préfères' }),
      rtc: voice.pick({ freshprep: 'Cuisiner', cookit: 'Cuisiner un peu' }),
      rtcText: 'Recettes prêtes en une trentaine de minutes, tout est mesuré',
      rte: voice.pick({ freshprep: 'Réchauffer', cookit: 'Juste réchauffer' }),
      rteText: 'Plats prêts à manger en 2 minutes',
      people: 'Personnes',
      familyHint: 'À quatre avec les plats familiaux en préférence, c’est le forfait familial, au même prix.',
      two: voice.pick({ freshprep: 'deux à table', cookit: 'toi et ta douce moitié' }),
      four: voice.pick({ freshprep: 'quatre, ou deux et des restes', cookit: 'la gang au complet' }),
      recipes: 'Recettes par semaine',
      meals: 'Plats par semaine',
      perServing: (price: string) => `${price} la\u00a0portion`,
      perMeal: (price: string) => `${price} le\u00a0plat`,
      tastes: voice.pick({ freshprep: 'Vos préférences', cookit: 'Tes préférences' }),
      tastesHint: voice.pick({
        freshprep: 'Nous choisissons parmi elles quand le temps vous manque.',
        cookit: 'On pige là-dedans quand t’as pas le temps de choisir.',
      }),
      never: 'Jamais dans ma boîte',
      neverHint: voice.pick({
        freshprep:
          'Nous ne choisissons jamais pour vous ce qui en contient. Vous pouvez l’ajouter vous-même, après une question, et il reste marqué dans la boîte.',
        cookit:
          'On ne choisit jamais pour toi ce qui en contient. Tu peux l’ajouter toi-même, après une question, et il reste marqué dans la boîte.',
      }),
      severe: 'Lesquelles sont graves?',
      severeHint: voice.pick({
        freshprep:
          'Pour ce qui est grave, nous évitons aussi ce qui peut en contenir des traces. Nos cuisines manipulent plusieurs allergènes : chaque plat dit ce qu’il peut contenir.',
        cookit:
          'Pour ce qui est grave, on évite aussi ce qui peut en contenir des traces. Nos cuisines manipulent plusieurs allergènes : chaque plat dit ce qu’il peut contenir.',
      }),
      vegetarian: 'Végétarien seulement',
      vegan: 'Végane seulement',
      allergens: 'Allergies et intolérances',
      gluten: 'Gluten : blé, orge, avoine, seigle',
      summary: 'Ce que ça coûte',
      recipesFor: (count: number, people: number) => `${count} recettes pour ${people}, chaque semaine`,
      mealsEvery: (count: number) => `${count} plats, chaque semaine`,
      firstBox: 'Première boîte',
      later: 'Les semaines d’après',
      allIn: (later: string) => `rabais et taxes compris, puis ${later} par semaine`,
      thenShort: (later: string) => `première boîte, puis ${later} par semaine`,
      take: 'Prendre ce forfait',
      nothingToday: 'Rien à payer aujourd’hui. Prix en dollars canadiens; la livraison est gratuite.',
    },
  }),
})
