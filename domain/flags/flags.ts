// The feature flags with their defaults (area 6, rules 11, 12, 15, 25), whom each concerns, and who has one. A brand's row in the table
// feature_flag overrides the default. What each does is told in words at the office (app/pages/admin/flags).

import type { BrandId } from '../brands.ts'
import { placeInHundred } from './place.ts'

interface Flag {
  /**
   * Who sees a difference. A share of households makes sense where households do; a flag about visitors is on or off for everybody, the
   * households among them too.
   */
  concerns: 'visitors' | 'households' | 'both'
  /** The one brand where it does anything; both without it. */
  only?: BrandId
  defaults: Readonly<Record<BrandId, boolean>>
}

const both = (on: boolean) => ({ freshprep: on, cookit: on })

export const flagTable = {
  show_menu: { concerns: 'visitors', defaults: both(true) },
  show_rewards: { concerns: 'households', defaults: both(true) },
  show_refer_friends: { concerns: 'households', defaults: both(true) },
  show_recent_orders: { concerns: 'households', defaults: both(false) },
  show_ready_to_eat: { concerns: 'both', defaults: both(true) },
  show_multilogin: { concerns: 'both', defaults: both(true) },
  show_google_v2: { concerns: 'both', defaults: both(false) },
  show_fp_newsletter: { concerns: 'visitors', defaults: both(true) },
  show_comarch_loyalty: { concerns: 'households', defaults: both(true) },
  cookit_gift_card: { concerns: 'both', only: 'cookit', defaults: { freshprep: false, cookit: true } },
  cookit_short_nav: { concerns: 'visitors', only: 'cookit', defaults: { freshprep: false, cookit: true } },
  avatar_widget: { concerns: 'households', defaults: both(true) },
  enable_one_tap: { concerns: 'visitors', defaults: both(false) },
  settings_password: { concerns: 'households', defaults: both(true) },
  rewards_in_new_tab: { concerns: 'households', defaults: both(false) },
  immediate_billing_offer: { concerns: 'visitors', defaults: both(false) },
  signup_disabled: { concerns: 'visitors', defaults: both(false) },
} as const satisfies Record<string, Flag>

export type FlagName = keyof typeof flagTable

export const flagNames = Object.keys(flagTable) as FlagName[]

/** Whether each flag is on, for somebody. */
export type FlagValues = Readonly<Record<FlagName, boolean>>

/** The flag of a name; undefined when there is none. */
export const flagNamed = (text: string): FlagName | undefined => flagNames.find(name => name === text)

/** Everybody: households and visitors. */
export const everybody = 100

/** The share of a brand's households that have a flag before anybody changes it, in percent. */
export const defaultShare = (name: FlagName, brand: BrandId): number =>
  flagTable[name].defaults[brand] ? everybody : 0

/** Whether some households can have it and others not. */
export const takesShare = (name: FlagName): boolean => flagTable[name].concerns !== 'visitors'

/** Whether it does anything at a brand. */
export function isUsedAt(name: FlagName, brand: BrandId): boolean {
  const flag: Flag = flagTable[name]
  return flag.only === undefined || flag.only === brand
}

/**
 * Whether somebody has a flag. A household has it where its place is below the share, so each keeps it while the share grows. A visitor,
 * who has no place, has what everybody has.
 * @param share 0 to 100 @param clientId null for a visitor
 */
export const hasFlag = (name: FlagName, share: number, clientId: string | null): boolean =>
  share >= everybody || (clientId !== null && share > 0 && placeInHundred(name, clientId) < share)

/** What a change of a share changes, for whom. */
interface FlagChange {
  /** Households that get it, lose it, and have it before and after: each about as many as the shares say. */
  get: number
  lose: number
  keep: number
  /** Null where visitors see no difference, or nothing changes for them. */
  visitors: 'get' | 'lose' | null
}

/** @param was @param is shares, 0 to 100 @param households how many there are */
export function followsOfFlag(name: FlagName, was: number, is: number, households: number): FlagChange {
  const of = (share: number) => Math.round((households * share) / everybody)
  const seen = flagTable[name].concerns !== 'households'
  const [before, after] = [was >= everybody, is >= everybody]
  return {
    get: Math.max(0, of(is) - of(was)),
    lose: Math.max(0, of(was) - of(is)),
    keep: Math.min(of(was), of(is)),
    visitors: !seen || before === after ? null : after ? 'get' : 'lose',
  }
}
