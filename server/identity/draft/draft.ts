// The choices of a sign-up so far. The session stores them for a visitor; from registration on they are stored with the client, so
// that it continues on any device.

import * as z from 'zod/mini'
import { provinces } from '../../../domain/brands.ts'
import { dishCategories } from '../../../domain/catalogue/types.ts'
import type { Weekday } from '../../../domain/time/zone.ts'

const plan = z.object({
  /** See domain/plans.ts. */
  id: z.string(),
  categories: z.array(z.enum(dishCategories)),
  /** Allergen ids. */
  exclusions: z.array(z.string()),
  /** The exclusions whose traces are excluded too. */
  severe: z._default(z.array(z.string()), []),
  vegetarian: z.boolean(),
  vegan: z.boolean(),
})

const address = z.object({
  address: z.string(),
  unit: z.string(),
  buzzer: z.string(),
  city: z.string(),
  province: z.enum(provinces),
  postal: z.string(),
  lat: z.number(),
  lon: z.number(),
  mode: z.string(),
  /** False for a typed address that is on no list (rule 67). */
  verified: z._default(z.boolean(), true),
  /** E.164. */
  phone: z.string(),
  instructions: z.string(),
  householdKey: z.string(),
})

const weekday = z.int().check(z.minimum(1), z.maximum(7)) as unknown as z.ZodMiniType<Weekday, Weekday>
const slot = z.object({ weekday, startHour: z.int(), endHour: z.int() })

/** A part in an older program's form counts as not chosen. */
const part = <T extends z.ZodMiniType>(schema: T) => z.catch(z._default(z.nullable(schema), null), null)

const draftSchema = z.object({
  plan: part(plan),
  address: part(address),
  slot: part(slot),
  /** Upper case; whether it is still valid is checked whenever it matters. */
  discountCode: part(z.string()),
  referral: part(z.string()),
  referralId: part(z.string()),
})

export type SignupDraft = z.output<typeof draftSchema>
export type DraftPlan = NonNullable<SignupDraft['plan']>
export type DraftAddress = NonNullable<SignupDraft['address']>
export type DraftSlot = NonNullable<SignupDraft['slot']>

/** The draft in a stored value; an unreadable part counts as not chosen. */
export function readDraft(stored: unknown): SignupDraft {
  const read = draftSchema.safeParse(stored)
  return read.success ? read.data : draftSchema.parse({})
}
