// Figures in editorial text are named, not written: `{cutoffDays}` is replaced by today's value from the rules or the
// catalogue, so that a page cannot keep a claim that is no longer true (rule 55).

/** The facts that a text can name. */
export const factNames = {
  /** Recipes, ready-to-eat meals and both together on the first week that can be ordered. */
  recipes: 'count',
  meals: 'count',
  /** The brand's claim where the catalogue supports it: "35+", in French « plus de 35 ». */
  dishes: 'count',
  items: 'count',
  places: 'count',
  /** The same as a figure: "35+" in both languages. */
  dishesFigure: 'figure',
  itemsFigure: 'figure',
  placesFigure: 'figure',
  /** Vegetarian recipes of that week; "4 to 6" for a range. */
  vegetarian: 'count',
  /** Lowest price of a week, of a serving and of a meal. */
  fromWeek: 'money',
  fromServing: 'money',
  fromMeal: 'money',
  /** Goods an order needs to be delivered. */
  minimumOrder: 'money',
  /** A referrer's reward, and the number of free meals for the friend. */
  referrerCredit: 'money',
  friendMeals: 'count',
  /** Days before delivery until which an order can change, on whatever weekday it comes, and hours after that in which items can be added. */
  cutoffDays: 'count',
  /** "11:59 pm": the last minute of that day. */
  cutoffTime: 'words',
  lateEditHours: 'count',
  /** How often a declined card is tried again: "every day". */
  cardRetries: 'words',
  /** "Within 4 days of delivery". */
  eatWithinDays: 'count',
  minutesToCook: 'count',
  minutesToHeat: 'count',
  /** The largest discount on a first order, in percent without its sign. */
  firstOrderPercent: 'count',
  /** Seconds a bag or kit is rinsed for: "20 to 30". */
  rinseSeconds: 'count',
  /** Weeks after which a bag may be billed, days until a return shows, and attempts after which it is charged. */
  bagWeeks: 'count',
  bagFee: 'money',
  kitFee: 'money',
  returnDays: 'count',
  pickupAttempts: 'count',
  /** The percentage of payments that comes back as points; deliveries a year from which the higher rate applies. */
  pointsPercent: 'count',
  pointsLoyalPercent: 'count',
  loyalDeliveries: 'count',
  passwordLength: 'count',
  /** The brand: its name, where it delivers, its phone and mailboxes. */
  brand: 'words',
  region: 'words',
  phone: 'words',
  email: 'words',
  pickupsEmail: 'words',
  /** The sister brand and where it delivers. */
  sister: 'words',
  sisterRegion: 'words',
} as const satisfies Record<string, 'count' | 'figure' | 'money' | 'words'>

export type FactName = keyof typeof factNames

/** The value of each fact in one brand and language; null without one at present (no menu is published). */
export type Facts = Readonly<Record<FactName, string | null>>

const named = /\{([^{}]*)\}/g

/** Names of facts a text holds, known or not. */
export function factsIn(text: string): string[] {
  return [...text.matchAll(named)].map(match => match[1] as string)
}

export const isFactName = (name: string): name is FactName => Object.hasOwn(factNames, name)

/** A text with its facts inserted; undefined where a fact has no value. */
function said(text: string, facts: Facts): string | undefined {
  let known = true
  const filled = text.replace(named, (_, name: string) => {
    const fact = isFactName(name) ? facts[name] : null
    if (fact === null) known = false
    return fact ?? ''
  })
  return known ? filled : undefined
}

/**
 * A document, or a part of one, with every fact inserted. Text with an unknown fact is left out: an object whole, a list without
 * that item.
 * @returns undefined where nothing is left
 */
export function fillFacts<T>(part: T, facts: Facts): T | undefined {
  if (typeof part === 'string') return said(part, facts) as T | undefined
  if (Array.isArray(part)) {
    return part.map(one => fillFacts(one, facts)).filter(one => one !== undefined) as T
  }
  if (typeof part !== 'object' || part === null) return part
  const filled = Object.entries(part).map(([key, one]) => [key, fillFacts(one, facts)] as const)
  if (filled.some(([, part]) => part === undefined)) return undefined
  return Object.fromEntries(filled) as T
}
