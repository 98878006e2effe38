import type { DocumentOf } from '../../../contract/content.ts'

export const cookit: DocumentOf<'page'> = {
  picture: 'spaghetti-meatballs',
  locales: {
    en: {
      title: 'How it works',
      description:
        'You pick, we measure and drop it at your door for free, you cook. Or reheat. Skip any week you like.',
      blocks: [
        {
          type: 'hero',
          heading: ['Supper,', 'in three', 'moves.'],
          lede: 'You pick. We measure everything and bring it over. You cook, or you press a button on the microwave. Delivery’s on us, every time.',
          dish: 'spaghetti-meatballs',
          beside: 'tofu-curry',
          sticker: { figure: '{minutesToCook} min', words: 'give or take' },
          action: { words: 'See the menu', to: 'menu?date=open-week' },
        },
        {
          type: 'steps',
          layout: 'tour',
          steps: [
            {
              title: 'You pick',
              prose: [
                'New menu every week: recipes to cook, [meals that are ready](readyToEat), and a market for the rest. Chicken instead of beef? Swap it. No mushrooms, ever? Tell us once.',
                'Change anything up to {cutoffDays} days before your delivery, {cutoffTime}. Forgot? We’ll fill your box with things you like, nothing on your “never” list, and nothing that costs extra.',
              ],
              dish: 'salmon-poke-bowl',
            },
            {
              title: 'We bring it over',
              prose: [
                'Every ingredient weighed, every recipe bagged on its own, all in a cooler bag that stays cold on the way. It lands in the window you picked.',
                'What does delivery cost? Nothing. [Here’s how we do it](howDeliveryWorks).',
              ],
              scene: 'street',
            },
            {
              title: 'You cook. Or not',
              prose: [
                'Follow the steps, each with its minutes. Most recipes are on the table in about {minutesToCook}. The ready-to-eat ones take {minutesToHeat}, and no one has to know.',
                'Eat it all within {eatWithinDays} days. Then leave the bag by the door on pickup day and [we’ll use it again](zeroWaste).',
              ],
              dish: 'cheeseburger-wedges',
            },
          ],
        },
        { type: 'live', part: 'servings', ground: 'sunk' },
        {
          type: 'definitions',
          heading: ['What people', 'ask us', 'first'],
          entries: [
            {
              term: 'Can I skip?',
              prose: [
                'Any week, one tap, up to {cutoffDays} days before. You won’t be charged. Changed your mind? One more tap.',
              ],
            },
            {
              term: 'Can I leave?',
              prose: [
                'Sure. Skip whatever weeks you like. To pause or close, there’s a button under [your boxes](account). We’ll ask why, because we’d like to know. We’ll also want our cooler bags back.',
              ],
            },
            {
              term: 'What’s the real price?',
              prose: [
                'The one on the screen. Every discount and tax is listed, and delivery says zero because it is. What you saw last is what we charge.',
              ],
            },
            {
              term: 'Is there a minimum?',
              prose: [
                '{minimumOrder}, before discounts. We’ll tell you how close you are while you shop. Under that at the cutoff, nothing’s charged and nothing ships.',
              ],
            },
            {
              term: 'What about allergies?',
              prose: [
                'Every meal says what’s in it. If you rule it out, we’ll never choose it for you. All the usual allergens go through our kitchens though, so we say “made without”, not “free of”.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['One box.', 'See how', 'it goes.'],
          text: 'No commitment. If next week’s a mess, skip next week.',
          action: { words: 'Pick my plan', to: 'signupPlans' },
          second: { words: 'Got a question?', to: 'faq' },
          drawing: 'bag',
        },
      ],
    },
    fr: {
      title: 'Comment ça marche',
      description:
        'Tu choisis, on mesure et on livre sans frais, tu cuisines. Ou tu réchauffes. Tu sautes une semaine quand tu veux.',
      blocks: [
        {
          type: 'hero',
          heading: ['Le souper', 'en trois', 'temps.'],
          lede: 'Tu choisis. On mesure tout et on l’apporte chez toi. Tu cuisines, ou tu pèses sur le bouton du micro-ondes. La livraison, c’est nous qui la payons.',
          dish: 'spaghetti-meatballs',
          beside: 'tofu-curry',
          sticker: { figure: '{minutesToCook} min', words: 'à peu près' },
          action: { words: 'Voir le menu', to: 'menu?date=open-week' },
        },
        {
          type: 'steps',
          layout: 'tour',
          steps: [
            {
              title: 'Tu choisis',
              prose: [
                'Chaque semaine, un nouveau menu : des recettes à cuisiner, [des plats déjà prêts](readyToEat) et un marché pour le reste. Poulet à la place du bœuf? Tu changes. Jamais de champignons? Tu nous le dis une fois.',
                'Tu modifies ce que tu veux jusqu’à {cutoffDays} jours avant la livraison, à {cutoffTime}. T’oublies? On remplit ta boîte selon tes goûts, jamais avec ce que t’as barré, jamais avec un supplément à payer.',
              ],
              dish: 'salmon-poke-bowl',
            },
            {
              title: 'On te l’apporte',
              prose: [
                'Chaque ingrédient est pesé, chaque recette est ensachée à part, et le tout voyage au froid dans un sac isotherme. Ça arrive dans la plage horaire que t’as choisie.',
                'La livraison coûte combien? Rien. [Voici comment on fait](howDeliveryWorks).',
              ],
              scene: 'street',
            },
            {
              title: 'Tu cuisines. Ou pas',
              prose: [
                'Tu suis les étapes, chacune avec ses minutes. La plupart des recettes sont sur la table en {minutesToCook} minutes environ. Les plats prêts en prennent {minutesToHeat}, et on dira rien à personne.',
                'Mange le tout dans les {eatWithinDays} jours. Après, laisse le sac à la porte le jour de la collecte : [on va le réutiliser](zeroWaste).',
              ],
              dish: 'cheeseburger-wedges',
            },
          ],
        },
        { type: 'live', part: 'servings', ground: 'sunk' },
        {
          type: 'definitions',
          heading: ['Ce qu’on', 'nous demande', 'en premier'],
          entries: [
            {
              term: 'Je peux sauter?',
              prose: [
                'N’importe quelle semaine, un bouton, jusqu’à {cutoffDays} jours avant. Rien n’est facturé. Tu changes d’idée? Un autre bouton.',
              ],
            },
            {
              term: 'Je peux partir?',
              prose: [
                'Ben oui. Saute les semaines que tu veux; pour une pause ou pour fermer ton compte, il y a un bouton sous [tes boîtes](account). On va te demander pourquoi, parce que ça nous intéresse. Et on va vouloir récupérer nos sacs isothermes.',
              ],
            },
            {
              term: 'C’est quoi, le vrai prix?',
              prose: [
                'Celui qui est à l’écran. Rabais et taxes sont dedans, par leur nom, et la livraison dit zéro parce que c’est zéro. Le dernier total que t’as vu, c’est celui qui est facturé.',
              ],
            },
            {
              term: 'Y a-t-il un minimum?',
              prose: [
                '{minimumOrder} de produits, avant rabais. On te dit où t’es rendu pendant que tu remplis ta boîte. En dessous à l’heure limite, rien n’est facturé et rien n’est livré.',
              ],
            },
            {
              term: 'Et les allergies?',
              prose: [
                'Chaque plat dit ce qu’il contient. Ce que tu refuses, on ne le choisit jamais pour toi. Par contre, tous les allergènes courants passent par nos cuisines : on dit « fait sans », pas « exempt de ».',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Une boîte.', 'Pour voir.'],
          text: 'Pas d’engagement. Si la semaine prochaine est folle, tu sautes la semaine prochaine.',
          action: { words: 'Choisir mon forfait', to: 'signupPlans' },
          second: { words: 'Une question?', to: 'faq' },
          drawing: 'bag',
        },
      ],
    },
  },
}
