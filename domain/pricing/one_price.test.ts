// One function prices a box. A second way would sooner or later show a total that is not charged, so this test searches the sources
// for one.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = globSync('{app,contract,server,domain,database,seed,bench,tests,scripts}/**/*.{ts,tsx,mjs}', {
  cwd: root,
})
const naming = (name: RegExp) =>
  sources
    .filter(path => !/\.test\.tsx?$/.test(path) && name.test(readFileSync(join(root, path), 'utf8')))
    .sort()

test('only priceBox calls priceOrder', () => {
  expect(naming(/\bpriceOrder\b/)).toEqual(['domain/pricing/price_box.ts', 'domain/pricing/price_order.ts'])
})

test('only priceBox decides which codes count for a box', () => {
  expect(naming(/\bdiscountsOn\b/)).toEqual(['domain/pricing/discounts.ts', 'domain/pricing/price_box.ts'])
})

test('editor, orders, weekly lock, first box, home and plan page call priceBox', () => {
  const asking = naming(/\bpriceBox\(/)
  for (const caller of [
    'app/pages/editor/prices.ts',
    'app/pages/signup/plans/plan_prices.ts',
    'server/orders/pricing.ts',
    'server/weekly/lock_decide.ts',
    /first_box\.ts$/,
    /homepage\.ts$/,
  ]) {
    expect(asking.some(path => (typeof caller === 'string' ? path === caller : caller.test(path)))).toBe(true)
  }
})
