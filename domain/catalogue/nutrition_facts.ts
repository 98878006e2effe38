// What a Nutrition Facts table declares: amounts rounded as the Food and Drug Regulations round them (section B.01.401, table,
// column 4, as amended to 2024), and their share of the daily value, computed from the declared amount.
// The food table has no trans fat, so its line is left out, and the percentage of saturated and trans fat is that of saturated fat
// alone. We make no "free of" claims, which would allow some amounts to be declared as 0.

import type { NutritionPerServing } from './types.ts'

type Declared = keyof NutritionPerServing

/** Amounts up to a bound are rounded to the nearest multiple of `step`; a step of 0 declares them 0. */
interface Rounding {
  /** The limit of this rule: the last amount it covers, or the first it does not. */
  below?: number
  upTo?: number
  step: number
}

const fat: readonly Rounding[] = [{ below: 0.5, step: 0.1 }, { upTo: 5, step: 0.5 }, { step: 1 }]
const carbohydrate: readonly Rounding[] = [{ below: 0.5, step: 0 }, { step: 1 }]
const mineral: readonly Rounding[] = [
  { below: 5, step: 0 },
  { below: 50, step: 10 },
  { below: 250, step: 25 },
  { step: 50 },
]

const rules: Readonly<Record<Declared, readonly Rounding[]>> = {
  servingGrams: [{ below: 10, step: 0.1 }, { step: 1 }],
  calories: [{ below: 5, step: 1 }, { upTo: 50, step: 5 }, { step: 10 }],
  fatGrams: fat,
  saturatedFatGrams: fat,
  carbohydrateGrams: carbohydrate,
  fibreGrams: carbohydrate,
  sugarGrams: carbohydrate,
  proteinGrams: [{ below: 0.5, step: 0.1 }, { step: 1 }],
  cholesterolMilligrams: [{ step: 5 }],
  sodiumMilligrams: [{ below: 5, step: 1 }, { upTo: 140, step: 5 }, { step: 10 }],
  potassiumMilligrams: mineral,
  calciumMilligrams: mineral,
  ironMilligrams: [
    { below: 0.05, step: 0 },
    { below: 0.5, step: 0.1 },
    { below: 2.5, step: 0.25 },
    { step: 0.5 },
  ],
}

/** A declared amount. */
export function declaredAmount(of: Declared, exact: number): number {
  const rule = rules[of].find(
    ({ below = Number.POSITIVE_INFINITY, upTo = Number.POSITIVE_INFINITY }) => exact < below && exact <= upTo,
  )
  const step = rule?.step ?? 1
  if (step === 0) return 0
  // Binary fractions fall slightly short: 0.15 g is half way between 0.1 and 0.2, and must round up.
  return Number((Math.round(exact / step + 1e-9) * step).toFixed(2))
}

/** Nutrients of a serving as declared on a label. */
export function printedNutrition(exact: NutritionPerServing): NutritionPerServing {
  const entries = Object.entries(exact) as [Declared, number | null][]
  return Object.fromEntries(
    entries.map(([of, amount]) => [of, amount === null ? null : declaredAmount(of, amount)]),
  ) as unknown as NutritionPerServing
}

/** Daily values for people of four and over (Health Canada, Nutrition labelling: Table of daily values, 2022). */
const dailyValues = {
  fatGrams: 75,
  /** Of saturated and trans fat together. */
  saturatedFatGrams: 20,
  fibreGrams: 28,
  sugarGrams: 100,
  sodiumMilligrams: 2300,
  potassiumMilligrams: 3400,
  calciumMilligrams: 1300,
  ironMilligrams: 18,
} as const satisfies Partial<Record<Declared, number>>

type WithDailyValue = keyof typeof dailyValues

/** A declared amount's share of the daily value, in whole percent. */
export function percentOfDailyValue(of: WithDailyValue, declared: number): number {
  return Math.round((declared / dailyValues[of]) * 100)
}

/** A line of the table. */
export interface FactsLine {
  of: Exclude<Declared, 'servingGrams' | 'calories'>
  amount: number
  unit: 'g' | 'mg'
  /** Share of the daily value in percent; null where there is none. */
  percent: number | null
  /** Indented: a part of the line above. */
  part: boolean
}

/** The lines in the order of the table: those of every label, then the minerals after a thick rule. */
interface NutritionFacts {
  servingGrams: number
  calories: number
  lines: readonly FactsLine[]
  minerals: readonly FactsLine[]
}

const inOrder = [
  'fatGrams',
  'saturatedFatGrams',
  'carbohydrateGrams',
  'fibreGrams',
  'sugarGrams',
  'proteinGrams',
  'cholesterolMilligrams',
  'sodiumMilligrams',
] as const
const minerals = ['potassiumMilligrams', 'calciumMilligrams', 'ironMilligrams'] as const
const parts: ReadonlySet<Declared> = new Set(['saturatedFatGrams', 'fibreGrams', 'sugarGrams'])

/** The table of a serving with its declared nutrients. Unknown ones have no line. */
export function nutritionFacts(declared: NutritionPerServing): NutritionFacts {
  const lineOf = (of: FactsLine['of']): FactsLine[] => {
    const amount = declared[of]
    if (amount === null || amount === undefined) return []
    const unit = of.endsWith('Milligrams') ? 'mg' : 'g'
    const percent = of in dailyValues ? percentOfDailyValue(of as WithDailyValue, amount) : null
    return [{ of, amount, unit, percent, part: parts.has(of) }]
  }
  const { servingGrams, calories } = declared
  return { servingGrams, calories, lines: inOrder.flatMap(lineOf), minerals: minerals.flatMap(lineOf) }
}
