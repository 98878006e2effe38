// The two brands as people see them. Pure data, which the server's letters and the pages share.

import type { BrandId } from '../domain/brands.ts'
import { cookit } from './cookit.ts'
import type { BrandFacts } from './facts.ts'
import { freshprep } from './freshprep.ts'

export const brandFacts: Readonly<Record<BrandId, BrandFacts>> = { freshprep, cookit }

/** Claims both brands share (area 1). */
export const sharedClaims = {
  /** Vegetarian recipes a week, least and most. */
  vegetarianRecipes: { least: 4, most: 6 },
  /** The start page's "14 meals per week". */
  mealsPerWeek: 14,
  /** "Up to 50 percent off the first order". */
  firstOrderPercent: 50,
  minutesToCook: 30,
  minutesToHeat: 2,
  /** "Meant to be eaten within 4 days of delivery". */
  eatWithinDays: 4,
} as const

export type { BrandFacts, OutsidePage, SocialNetwork } from './facts.ts'
