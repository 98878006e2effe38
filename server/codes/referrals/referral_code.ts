// A household's referral code, and a friend's benefit at sign-up (rules 29, 43).

import { randomInt } from 'node:crypto'
import { type BrandId, locales } from '../../../domain/brands.ts'
import { referralMessages } from '../../../i18n/referrals.ts'
import { termsOfNext } from '../../catalogue/catalogue.ts'
import type { Db } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { normalCode } from '../discounts/find_discount.ts'
import type { DiscountRow } from '../discounts/store.ts'
import { hasBoxes, insertReferralCode, isLike, type Likeness, readCode, readOwner } from './store.ts'

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** The household's code; it is created on first use. */
export async function referralCodeOf(
  db: Db,
  { clientId, brand, now }: { clientId: string; brand: BrandId; now: string },
): Promise<string> {
  for (;;) {
    const known = await readCode(db, clientId)
    if (known !== undefined) return known
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    await insertReferralCode.run(db, { clientId, brand, code, now })
  }
}

/** The owner of a code, where it counts: a household with boxes. */
export async function referrerOf(db: Db, brand: BrandId, typed: string): Promise<string | undefined> {
  const code = normalCode(typed)
  if (code.length !== length) return undefined
  const owner = await readOwner(db, brand, code)
  return owner !== undefined && (await hasBoxes(db, owner)) ? owner : undefined
}

/** A friend's benefit of a household's code; undefined where it is not a household's. @param now program time, ISO instant */
export async function findReferral(
  services: Stored,
  brand: BrandId,
  typed: string,
  now: string,
): Promise<DiscountRow | undefined> {
  if ((await referrerOf(services.pool, brand, typed)) === undefined) return undefined
  const { friendServings } = await termsOfNext(services, brand, now)
  return discountOfReferral(brand, typed, friendServings)
}

/** Whether the person who signs up with a code is the household that owns it: same phone, address, card or email. */
export async function isOwnReferral(
  db: Db,
  brand: BrandId,
  code: string,
  friend: Likeness,
): Promise<boolean> {
  const referrerId = await referrerOf(db, brand, code)
  return referrerId !== undefined && (await isLike(db, referrerId, friend))
}

function discountOfReferral(brand: BrandId, typed: string, meals: number): DiscountRow {
  const [en, fr] = locales.map(locale => referralMessages(brand, locale).discount)
  return {
    brand,
    code: normalCode(typed),
    type: 'ReferralCode',
    unit: 'servings',
    elements: [meals],
    minimumSpendCents: 0,
    nameEn: en?.name(meals) ?? '',
    nameFr: fr?.name(meals) ?? '',
    textEn: en?.text(meals) ?? '',
    textFr: fr?.text(meals) ?? '',
    isDefault: false,
  }
}
