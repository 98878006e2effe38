import { messages } from './catalogue.ts'
import { dietMarks } from './diet_marks.ts'

/** A cutoff and the delivery it belongs to, in words. */
interface Deadline {
  cutoff: string
  delivery: string
}

export const menuMessages = messages({
  en: voice => ({
    addNamed: (name: string) => `Add ${name} to a box`,
    title: (day: string) => `Menu for the week of ${day}`,
    description: (dishes: number, items: number) =>
      `${dishes} meals and ${items} market items this week, with prices, allergens and nutrition.`,
    heading: (day: string) => `Week of ${day}`,
    counts: (recipes: number, meals: number, items: number) =>
      `${recipes} recipes, ${meals} ready-to-eat meals and ${items} market items.`,
    orderBy: (first: Deadline, last: Deadline | null) =>
      `Order by ${first.cutoff} for delivery on ${first.delivery}${last ? `, and by ${last.cutoff} for ${last.delivery}` : ''}.`,
    orderByShort: (first: Deadline, last: Deadline | null) =>
      `Order by ${first.cutoff} for ${first.delivery}${last ? `, by ${last.cutoff} for ${last.delivery}` : ''}.`,
    closed: 'Ordering is closed for this week.',
    nextOpen: (day: string) => `See the menu for ${day}`,
    servingFrom: (price: string) => `From ${price} a serving.`,
    yourServing: (price: string) => `${price} a serving on your plan.`,
    perServing: (price: string) => `${price} a serving`,
    perMeal: (price: string) => `${price} a meal`,
    per100: (price: string, unit: string) => `${price}/100 ${unit}`,
    weekClosed: 'ordering closed',
    weekUnpublished: 'coming soon',
    daysLeft: (days: number) =>
      days === 0 ? 'last day' : `${days} ${voice.plural(days, 'day', 'days')} left`,
    filters: 'Filter by type',
    premium: (surcharge: string) => `Premium, +${surcharge} a serving`,
    ...dietMarks.en,
    market: voice.pick({ freshprep: 'From the market', cookit: 'From the market stall' }),
    wholeMarket: 'See all market items',
    soldOut: 'Sold out',
    noSuchWeek: 'We couldn’t find that menu.',
    nearestWeeks: 'You can order for these weeks:',
    unpublished: 'This menu isn’t out yet.',
    unpublishedNote: 'We publish menus five weeks ahead. The closest ones:',
    past: 'This week is over.',
    pastNote: 'Its menu is no longer available. The closest ones:',
    shelves: 'Market sections',
    allOfShelf: (count: number) => `See all ${count}`,
    itemCount: (count: number) => `${count} ${voice.plural(count, 'item', 'items')}`,
    bar: 'Your first box',
    barFor: 'People',
    barPeople: (people: number) => `${people} ${voice.plural(people, 'person', 'people')}`,
    barWeekly: 'Per week',
    barRecipes: (recipes: number) => `${recipes} ${voice.plural(recipes, 'recipe', 'recipes')}`,
    barServing: 'Per serving',
    barNote: (recipes: number, code: string | null) =>
      `${recipes} recipes for two${code ? ` with ${code}` : ''}, $0 tax, free delivery`,
    barShort: (code: string | null) => (code ? `With ${code}, tax included` : 'Your first box, tax included'),
    build: 'Build my box',
  }),
  fr: voice => ({
    addNamed: (name: string) => `Mettre dans une boîte : ${name}`,
    title: (day: string) => `Menu de la semaine du ${day}`,
    description: (dishes: number, items: number) =>
      `${dishes} plats et ${items} articles du marché cette semaine, avec prix, allergènes et valeur nutritive.`,
    heading: (day: string) => `Semaine du ${day}`,
    counts: (recipes: number, meals: number, items: number) =>
      `${recipes} recettes, ${meals} plats prêts à manger et ${items} articles du marché.`,
    orderBy: (first: Deadline, last: Deadline | null) =>
      voice.pick({
        freshprep: `Commandez au plus tard le ${first.cutoff} pour une livraison le ${first.delivery}`,
        cookit: `Commande au plus tard le ${first.cutoff} pour te faire livrer le ${first.delivery}`,
      }) + (last ? `, et le ${last.cutoff} pour le ${last.delivery}.` : '.'),
    orderByShort: (first: Deadline, last: Deadline | null) =>
      voice.pick({
        freshprep: `Commandez au plus tard le ${first.cutoff} pour ${first.delivery}`,
        cookit: `Commande au plus tard le ${first.cutoff} pour ${first.delivery}`,
      }) + (last ? `, le ${last.cutoff} pour ${last.delivery}.` : '.'),
    closed: 'Les commandes de cette semaine sont fermées.',
    nextOpen: (day: string) => `Voir la semaine du ${day}`,
    servingFrom: (price: string) => `À partir de ${price} la portion.`,
    yourServing: (price: string) =>
      voice.pick({
        freshprep: `${price} la portion avec votre forfait.`,
        cookit: `${price} la portion avec ton forfait.`,
      }),
    perServing: (price: string) => `${price} la portion`,
    perMeal: (price: string) => `${price} le plat`,
    per100: (price: string, unit: string) => `${price}/100 ${unit}`,
    weekClosed: 'fermé',
    weekUnpublished: 'à venir',
    daysLeft: (days: number) =>
      // Three weeks share the width of a phone.
      days === 0 ? 'dernier jour' : `reste ${days} j`,
    filters: 'Quel genre de plat',
    premium: (surcharge: string) => `Premium, +${surcharge} la portion`,
    ...dietMarks.fr,
    market: voice.pick({ freshprep: 'Au marché', cookit: 'Du côté du marché' }),
    wholeMarket: 'Tout le marché',
    soldOut: 'Épuisé',
    noSuchWeek: 'Il n’y a pas de menu à cette adresse.',
    nearestWeeks: 'Voici les semaines ouvertes :',
    unpublished: 'Ce menu n’est pas encore sorti.',
    unpublishedNote: 'Les menus sortent cinq semaines d’avance. Voici les plus proches :',
    past: 'Cette semaine est passée.',
    pastNote: 'Son menu n’est plus affiché. Voici les plus proches :',
    shelves: 'Rayons',
    allOfShelf: (count: number) => `Voir les ${count}`,
    itemCount: (count: number) => `${count} ${voice.plural(count, 'article', 'articles')}`,
    bar: voice.pick({ freshprep: 'Votre première boîte', cookit: 'Ta première boîte' }),
    barFor: 'Pour',
    barPeople: (people: number) => `${people} ${voice.plural(people, 'personne', 'personnes')}`,
    barWeekly: 'Chaque semaine',
    barRecipes: (recipes: number) => `${recipes} ${voice.plural(recipes, 'recette', 'recettes')}`,
    barServing: 'La portion',
    barNote: (recipes: number, code: string | null) =>
      `${recipes} recettes pour deux${code ? ` avec ${code}` : ''}, taxes et livraison : 0,00 $`,
    barShort: (code: string | null) => (code ? `Avec ${code}, tout compris` : 'Première boîte, tout compris'),
    build: voice.pick({ freshprep: 'Composer ma boîte', cookit: 'Je fais ma boîte' }),
  }),
})
