// The terms that an empty base begins with. From then on they are the company's: a newer program changes nothing of them.

import { type BrandId, brandIds } from '../../domain/brands.ts'
import type { DueTax } from '../../domain/tax/classes.ts'
import { subjectsOf, type TermVersion } from '../../domain/terms/versions.ts'
import { usualCutoff } from '../../domain/time/cutoff.ts'

/** The first delivery date of a value that has always held. */
const always = '2021-04-01'

/** Cents a serving of the cooking plans, and of a meal before the volume discount. */
const prices: Readonly<Record<BrandId, Readonly<Record<string, number>>>> = {
  freshprep: {
    'rtc_2-2': 1475,
    'rtc_2-3': 1395,
    'rtc_2-4': 1345,
    'rtc_4-2': 1275,
    'rtc_4-3': 1195,
    'rtc_4-4': 1145,
    meal: 1350,
  },
  cookit: {
    'rtc_2-2': 1475,
    'rtc_2-3': 1345,
    'rtc_2-4': 1295,
    'rtc_4-2': 1225,
    'rtc_4-3': 1155,
    'rtc_4-4': 1105,
    meal: 1295,
  },
}

/** The steps are the sizes of the plans (rule 28), so a bigger plan is cheaper for each meal and still costs more in total. */
const steps = [
  { meals: 14, rate: 10_000 },
  { meals: 10, rate: 7_000 },
  { meals: 8, rate: 4_000 },
]

const referrerCents: Readonly<Record<BrandId, number>> = { freshprep: 1_500, cookit: 2_500 }

/** From mid-November until New Year. */
const giftBonus = { minimumCents: 10_000, percent: 10, window: { from: '11-15', until: '12-31' } }

const gst: DueTax = { code: 'GST', rate: 5_000 }
const hst: DueTax = { code: 'HST', rate: 13_000 }
const qst: DueTax = { code: 'QST', rate: 9_975 }
const pst: DueTax = { code: 'PST', rate: 7_000 }

const taxesOf: Readonly<Record<string, readonly DueTax[]>> = {
  BC: [gst],
  AB: [gst],
  ON: [hst],
  QC: [gst, qst],
  // British Columbia exempts food from PST, sweetened carbonated drinks excepted.
  'BC/soda': [gst, pst],
}

const taxOf = (subject: string): readonly DueTax[] =>
  taxesOf[subject] ?? taxesOf[subject.slice(0, subject.indexOf('/'))] ?? []

export const terms: readonly TermVersion[] = [
  ...brandIds.flatMap(brand => [
    ...Object.entries(prices[brand]).map(([size, cents]) => ({
      kind: 'plan_price' as const,
      subject: `${brand}/${size}`,
      version: 1,
      value: { cents },
      from: always,
    })),
    { kind: 'volume_discount' as const, subject: brand, version: 1, value: { steps }, from: always },
    { kind: 'minimum_order' as const, subject: brand, version: 1, value: { cents: 5_900 }, from: always },
    {
      kind: 'referral' as const,
      subject: brand,
      version: 1,
      value: { creditCents: referrerCents[brand], friendServings: 3 },
      from: always,
    },
    { kind: 'merit' as const, subject: brand, version: 1, value: { creditCents: 2_000 }, from: always },
    { kind: 'gift_bonus' as const, subject: brand, version: 1, value: giftBonus, from: always },
    {
      kind: 'points' as const,
      subject: brand,
      version: 1,
      value: { standard: 1_000, loyal: 2_000 },
      from: always,
    },
  ]),
  ...subjectsOf.cutoff.map(subject => ({
    kind: 'cutoff' as const,
    subject,
    version: 1,
    value: usualCutoff,
    from: always,
  })),
  ...subjectsOf.tax.map(subject => ({
    kind: 'tax' as const,
    subject,
    version: 1,
    value: { taxes: taxOf(subject) },
    from: always,
  })),
  // Quebec stopped taxing single-serving ice cream on 15 July 2026; GST stays due on it.
  { kind: 'tax', subject: 'QC/frozen_treat', version: 2, value: { taxes: [gst] }, from: '2026-07-15' },
]
