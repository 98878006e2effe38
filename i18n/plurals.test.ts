import { expect, test } from 'vitest'
import { settingsTasteMessages } from '../app/pages/settings/taste/words.ts'
import { brandIds } from '../domain/brands.ts'
import { adminPointsMessages } from './admin_points.ts'
import { adminShortageMessages } from './admin_shortages.ts'
import { historyMessages } from './history.ts'
import { rewardsMessages } from './rewards.ts'
import { stoppingMessages } from './stopping.ts'

test.each(brandIds)('%s counts nought and one in the singular in French', brand => {
  const taste = settingsTasteMessages(brand, 'fr')
  const rewards = rewardsMessages(brand, 'fr')
  const stopping = stoppingMessages(brand, 'fr')
  expect(taste.leaves([0, 1, 2], [15, 15, 15])).toMatch(/ 0 plat sur 15, 1 plat sur 15, 2 plats sur 15\.$/)
  expect(taste.leaves([1, 1], [15, 15])).toMatch(/ 1 plat sur 15 /)
  const said = [
    rewards.nextUp('1', 1, '10 $'),
    rewards.option('1', 1),
    rewards.notEnough('1', 1),
    stopping.pointsExpire('1', 1),
    stopping.ended.points('1', 1),
    historyMessages(brand, 'fr').pendingPoints('1', 1),
    adminPointsMessages(brand, 'fr').earned('0', 0),
  ]
  for (const words of said) expect(words).toMatch(/[01] point(?!s)/)
  expect(
    adminShortageMessages(brand, 'fr').answers({
      accepted: 1,
      swapped: 0,
      dropped: 2,
      waiting: 0,
      leftOut: 0,
    }),
  ).toBe('1 acceptée, 0 échangée, 2 retirées, 0 sans réponse')
})
