// What the numbers of the office mean: sales, margin, rates and retention, from counted boxes. Amounts are cents, shares are 0 to 1.

/** What is counted of boxes, of one kitchen's day or of many together (database/schema/figures.ts says what each is). */
export const numberNames = [
  'boxes',
  'own',
  'automatic',
  'skipped',
  'under',
  'unpaid',
  'goodsCents',
  'discountCents',
  'taxCents',
  'cardCents',
  'boughtCents',
  'givenCents',
  'corporateCents',
  'refunded',
  'refundCents',
  'refundTaxCents',
  'mealCents',
  'mealRefundCents',
  'servings',
  'foodCents',
  'uncosted',
] as const
type NumberName = (typeof numberNames)[number]

export type Numbers = Readonly<Record<NumberName, number>>

/** The numbers of several weeks, kitchens or brands together. */
export const together = (many: readonly Numbers[]): Numbers =>
  Object.fromEntries(
    numberNames.map(name => [name, many.reduce((sum, one) => sum + one[name], 0)]),
  ) as Numbers

/** Sales after discounts, before tax and refunds. */
export const salesOf = ({ goodsCents, discountCents }: Numbers): number => goodsCents - discountCents

/** What was given back, before tax. */
export const givenBackOf = ({ refundCents, refundTaxCents }: Numbers): number => refundCents - refundTaxCents

/** What is left of sales after refunds, before tax. */
export const netSalesOf = (numbers: Numbers): number => salesOf(numbers) - givenBackOf(numbers)

/** What is left of meals after discounts, refunds and their food; groceries are in none of it, because their cost is not known here. */
export const marginOf = ({ mealCents, mealRefundCents, foodCents }: Numbers): number =>
  mealCents - mealRefundCents - foodCents

/** A part of a whole; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

/** The margin as a share of what meals brought; null where they brought nothing, or the food of some has no cost. */
export const marginShareOf = (numbers: Numbers): number | null =>
  numbers.uncosted > 0 ? null : shareOf(marginOf(numbers), numbers.mealCents - numbers.mealRefundCents)

/** Of the weeks that households had a box for or left out, those they skipped. */
export const skippedShareOf = ({ boxes, skipped, under, unpaid }: Numbers): number | null =>
  shareOf(skipped, boxes + skipped + under + unpaid)

/** How many households that began in a week had a box in another. */
interface CohortWeek {
  /** The week of the first paid box, a Monday. */
  cohort: string
  week: string
  boxes: number
}

/** Households that began in one week, and how many of them had a box so many weeks later. */
export interface Cohort {
  cohort: string
  households: number
  /** By weeks since: 0 is the first box itself. Null for weeks that are not over. */
  later: readonly (number | null)[]
}

const dayMs = 86_400_000
const weeksBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (7 * dayMs)

/**
 * Cohorts by their week.
 * @param until the last week that is counted whole, a Monday @param most weeks since the first box that are shown
 */
export function cohortsOf(rows: readonly CohortWeek[], until: string, most: number): Cohort[] {
  const byCohort = Map.groupBy(rows, ({ cohort }) => cohort)
  return [...byCohort]
    .filter(([cohort]) => cohort <= until)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([cohort, weeks]) => {
      const known = weeksBetween(cohort, until)
      const later = Array.from({ length: most + 1 }, (_, age) =>
        age > known
          ? null
          : weeks.reduce((sum, one) => sum + (weeksBetween(cohort, one.week) === age ? one.boxes : 0), 0),
      )
      return { cohort, households: later[0] ?? 0, later }
    })
}

/**
 * The share of households with a box, by weeks since their first: of each week, the cohorts that have reached it.
 * @returns null for a week that none has reached
 */
export function retentionOf(cohorts: readonly Cohort[], most: number): (number | null)[] {
  return Array.from({ length: most + 1 }, (_, age) => {
    const reached = cohorts.filter(({ later }) => later[age] !== null && later[age] !== undefined)
    const sum = (of: (one: Cohort) => number) => reached.reduce((all, one) => all + of(one), 0)
    return shareOf(
      sum(({ later }) => later[age] ?? 0),
      sum(({ households }) => households),
    )
  })
}
