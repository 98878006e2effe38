import { expect, test } from 'vitest'
import { adminDeliveryMessages } from './admin_deliveries.ts'

test('a state agrees with the number of boxes in French', () => {
  const fr = adminDeliveryMessages('cookit', 'fr').counted
  expect([fr(1, 'charged'), fr(2, 'charged'), fr(3, 'failed'), fr(2, 'out_for_delivery')]).toEqual([
    '1 payée',
    '2 payées',
    '3 non livrées',
    '2 en route',
  ])
  expect(adminDeliveryMessages('freshprep', 'en').counted(2, 'charged')).toBe('2 paid')
})
