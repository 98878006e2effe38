import { messages } from '../../../i18n/catalogue.ts'

/** The frame of every step, and the plan screen. */
export const signupMessages = messages({
  en: voice => ({
    steps: { plans: 'Plan', registration: 'Account', delivery: 'Delivery', payment: 'Payment' },
    haveAccount: 'Already have an account?',
    plans: {
      title: 'Plans and prices',
      description:
        'Meal-kit plans for two or four, or ready-to-eat meals. See the full price up front, taxes and discount included.',
      heading: voice.pick({ freshprep: 'How many people are eating?', cookit: 'How many are we feeding?' }),
      lede: 'No commitment. Skip a week whenever you like, online.',
      kind: voice.pick({ freshprep: 'What do you prefer?', cookit: 'You’d rather…' }),
      rtc: voice.pick({ freshprep: 'Cook', cookit: 'Cook a little' }),
      rtcText: 'Measured ingredients, on the table in about 30 minutes',
      rte: voice.pick({ freshprep: 'Reheat', cookit: 'Just reheat' }),
      rteText: 'Ready-to-eat meals, hot in 2 minutes',
      people: 'People',
      familyHint:
        'Choose four people and prefer “Family friendly”, and you’re on the family plan at the same price.',
      two: voice.pick({ freshprep: 'just the two of you', cookit: 'you and your favourite person' }),
      four: voice.pick({ freshprep: 'four, or two plus leftovers', cookit: 'the whole gang' }),
      recipes: 'Recipes a week',
      meals: 'Meals a week',
      perServing: (price: string) => `${price} a\u00a0serving`,
      perMeal: (price: string) => `${price} a\u00a0meal`,
      tastes: 'What you like',
      tastesHint: 'When you don’t choose, we’ll pick from these.',
      never: 'Never in my box',
      neverHint:
        'We’ll never pick anything with these for you. You can still add it yourself: we’ll ask first, and it stays flagged in your box.',
      severe: 'Which of these are severe?',
      severeHint:
        'For severe allergies, we also avoid anything that may contain traces. Our kitchens handle many allergens, so always check what each meal may contain.',
      vegetarian: 'Vegetarian only',
      vegan: 'Vegan only',
      allergens: 'Allergies and intolerances',
      gluten: 'Gluten: wheat, barley, oats, rye',
      summary: 'Your price',
      recipesFor: (count: number, people: number) => `${count} recipes for ${people}, every week`,
      mealsEvery: (count: number) => `${count} meals, every week`,
      firstBox: 'First box',
      later: 'Every week after',
      allIn: (later: string) => `taxes and discount included, then ${later} a week`,
      thenShort: (later: string) => `first box, then ${later} a week`,
      take: 'Choose this plan',
      nothingToday: 'Nothing to pay today. Prices in CAD. Free delivery.',
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
      rteText: 'Plats déjà cuisinés, chauds en 2 minutes',
      people: 'Personnes',
      familyHint: 'À quatre avec les plats familiaux en préférence, c’est le forfait familial, au même prix.',
      two: voice.pick({ freshprep: 'deux à table', cookit: 'toi et quelqu’un que t’aimes' }),
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
          'Nous ne choisissons jamais pour vous ce qui en contient. Vous pouvez l’ajouter vous-même, en le confirmant, et il reste marqué dans la boîte.',
        cookit:
          'On ne choisit jamais pour toi ce qui en contient. Tu peux l’ajouter toi-même, en le confirmant, et il reste marqué dans la boîte.',
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
