// The claims and the prices that pages show, with both settings of the claims.

import { expect, test } from '@playwright/test'
import { textOf, visit } from './visit.ts'

const home = async (brand: 'freshprep' | 'cookit', locale: 'en' | 'fr') =>
  textOf(await visit(brand, `/${locale}`))

test('home promises a box for the week, kits and groceries, delivered in Canada only', {
  tag: '@[BIZ-PRODUCT-SCOPE]',
}, async () => {
  const western = await home('freshprep', 'en')
  for (const part of [/a week/, /market/i, /British Columbia|BC and Alberta/]) expect(western).toMatch(part)
  for (const [path, status] of [
    ['/api/v1/signup/check_pc_for_freshprep?postal=V6K%202J1', 200],
    ['/api/v1/signup/check_pc_for_freshprep?postal=98101', 422],
  ] as const)
    expect([path, (await visit('freshprep', path)).status]).toEqual([path, status])
})

test('the western brand counts recipes, the eastern one meals and market items', {
  tag: '@[CLAIM-BOTH-READINGS] [CLAIM-MENU-SIZE]',
}, async () => {
  expect(await home('freshprep', 'en')).toContain('18 recipes a week')
  expect(await home('cookit', 'en')).toContain('35+ meals and 150+ market items')
  expect(await home('cookit', 'fr')).toContain('Plus de 35 plats et plus de 150 articles du marché')
})

test('prices start from an amount for the week, and for the serving', {
  tag: '@[CLAIM-PRICE-FROM] [ENT-MONEY-SHORT]',
}, async () => {
  expect(await home('freshprep', 'en')).toContain('From $59 a week')
  expect(await home('freshprep', 'fr')).toContain('À partir de 59 $ par semaine')
  expect(await home('cookit', 'en')).toMatch(/\$11\.05 a serving/)
  expect(await home('cookit', 'fr')).toMatch(/11,05 \$ la portion/)
})

test('home claims places, vegetarian recipes and the first order’s discount', {
  tag: '@[CLAIM-COVERAGE] [CLAIM-VEGETARIAN] [CLAIM-50-OFF]',
}, async () => {
  expect(await home('cookit', 'en')).toMatch(/130\+\s/)
  const western = await home('freshprep', 'en')
  expect(western).toContain('communities in BC and Alberta')
  expect(western).toContain('4 to 6 of them vegetarian')
  expect(western).toContain('Up to 50% off your first order')
})

test('the start page and the plans say how much, how fast, and that delivery is free', {
  tag: '@[CLAIM-14-MEALS] [RT-GET-STARTED] [CLAIM-READY-TIME] [BIZ-FREE-DELIVERY]',
}, async () => {
  const start = textOf(await visit('freshprep', '/get-started'))
  expect(start).toContain('14 meals per week')
  expect(start).toContain('Free delivery')
  const plans = textOf(await visit('freshprep', '/signup/plans'))
  expect(plans).toContain('on the table in about 30 minutes')
  expect(plans).toContain('hot in 2 minutes')
})

test('prices are written as each language writes them, in Canadian dollars', {
  tag: '@[ENT-MONEY-EN] [ENT-MONEY-FR] [BIZ-CAD] [BIZ-SALES-FINAL] [BIZ-VISITOR-BROWSE-PRICING]',
}, async () => {
  const english = textOf(await visit('freshprep', '/en/signup/plans'))
  const french = textOf(await visit('freshprep', '/fr/signup/plans'))
  expect(english).toContain('$13.95 a serving')
  expect(english).toContain('Prices in CAD')
  expect(french).toContain('13,95 $ la portion')
  expect(french).toContain('Prix en dollars canadiens')
  expect(textOf(await visit('freshprep', '/'))).toContain('Sales are final.')
})

test('a visitor browses the menu by category, without an account', {
  tag: '@[BIZ-VISITOR-BROWSE-MENU] [BIZ-OFFER-RTC] [LBL-PLANCAT-FAMILY] [LBL-PLANCAT-VEGETARIAN] [LBL-PLANCAT-MEAT-FISH] [LBL-PLANCAT-PREMIUM]',
}, async () => {
  const menu = textOf(await visit('freshprep', '/menu/next-week'))
  for (const name of ['Family friendly', 'Vegetarian', 'Meat and fish', 'Premium', 'Ready to eat', 'Market'])
    expect(menu).toContain(name)
  const market = textOf(await visit('freshprep', '/menu/next-week?category=market&of=produce'))
  expect(market).toContain('Gala apples')
  expect(market).not.toContain('Beef Tacos')
})

test('a dish shows its difficulty, in either language', {
  tag: '@[LBL-DIFFICULTY-EASY] [LBL-DIFFICULTY-MODERATE] [LBL-DIFFICULTY-COMPLEX]',
}, async () => {
  for (const [id, english, french] of [
    ['cheeseburger-wedges', 'Easy', 'Facile'],
    ['mushroom-risotto', 'Moderate', 'Intermédiaire'],
    ['duck-breast-cherry-lentils', 'Complex', 'Avancé'],
  ] as const) {
    for (const [path, difficulty, level] of [
      [`/en/product/${id}`, 'Difficulty', english],
      [`/fr/produit/${id}`, 'Difficulté', french],
    ] as const) {
      const { html } = await visit('freshprep', path)
      expect(html, path).toMatch(new RegExp(`<dt>${difficulty}</dt><dd>${level}</dd>`, 'i'))
    }
  }
})

test('a dish shows its ingredients, nutrition, time and steps', {
  tag: '@[ENT-RECIPE-ALLERGENS] [ENT-RECIPE-NUTRITION] [ENT-RECIPE-INGREDIENTS] [ENT-RECIPE-STEPS] [LBL-DIFFICULTY-EASY]',
}, async () => {
  const dish = textOf(await visit('freshprep', '/product/cheeseburger-wedges'))
  for (const part of [
    'Contains five priority allergens',
    'Nutrition Facts',
    'Calories',
    'Fat',
    'Carbohydrate',
    'Protein',
    'In the bag',
    'Five steps',
    'Easy',
  ])
    expect(dish).toContain(part)
  expect(dish).not.toMatch(/\b0 min\b/)
})
