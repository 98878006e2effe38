// The questions and answers of both brands, by category.

import type { Seed } from '../seed.ts'
import { accountAndPrivacy } from './account-and-privacy.ts'
import { bagsAndKits } from './bags-and-kits.ts'
import { delivery } from './delivery.ts'
import { foodAndAllergens } from './food-and-allergens.ts'
import { gettingStarted } from './getting-started.ts'
import { giftCardsAndCredit } from './gift-cards-and-credit.ts'
import { menuAndChoosing } from './menu-and-choosing.ts'
import { payment } from './payment.ts'
import { pointsAndFriends } from './points-and-friends.ts'
import { readyToEat } from './ready-to-eat.ts'
import { recipesAndCooking } from './recipes-and-cooking.ts'
import { skipPauseClose } from './skip-pause-close.ts'
import { taxesAndDiscounts } from './taxes-and-discounts.ts'

export const faqContent: readonly Seed[] = [
  ...gettingStarted,
  ...menuAndChoosing,
  ...skipPauseClose,
  ...delivery,
  ...payment,
  ...taxesAndDiscounts,
  ...giftCardsAndCredit,
  ...pointsAndFriends,
  ...bagsAndKits,
  ...foodAndAllergens,
  ...recipesAndCooking,
  ...readyToEat,
  ...accountAndPrivacy,
]
