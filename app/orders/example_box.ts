// A small week for tests: Quebec, two people and three recipes, a code of 20 % and a taxed bag of chips. Its figures are those of
// the drawn receipt: 54.30 − 20 % + 0.18 + 0.36 = 43.98.

import type { OutputOf } from '../../contract/index.ts'
import type { MenuDish, MenuItem, OrderData, OrderLine } from '../../contract/views.ts'
import { priceBox } from '../../domain/pricing/price_box.ts'
import { receiptOf } from '../box/pricing.ts'

type EditorData = OutputOf<'orders.editor_data_v2'>

const perServing = 1245

function dish(id: string, more: Partial<MenuDish> = {}): MenuDish {
  return {
    id,
    kind: 'rtc',
    name: id,
    summary: '',
    category: 'family-friendly',
    cuisine: 'italian',
    diets: [],
    minutes: 30,
    difficulty: 'easy',
    spice: 0,
    calories: 600,
    proteinGrams: 30,
    protein: null,
    allergens: [],
    surchargeCents: 0,
    soldOut: false,
    picture: id,
    appeal: 7,
    ...more,
  }
}

function item(id: string, priceCents: number, more: Partial<MenuItem> = {}): MenuItem {
  const fixed = { unit: 'bag', diets: [], allergens: [], pricePer100: null, soldOut: false, picture: null }
  return { id, name: id, category: 'market', shelf: 'snacks', priceCents, ...fixed, ...more }
}

export function line(productId: string, quantity: number, more: Partial<OrderLine> = {}): OrderLine {
  return {
    productId,
    kind: 'rtc',
    name: productId,
    quantity,
    servings: quantity * 2,
    customizationId: null,
    pairings: [],
    cents: quantity * 2 * perServing,
    picture: productId,
    changeableUntil: '2026-11-25T23:59:59',
    ...more,
  }
}

export const chips = (quantity: number) =>
  line('chips', quantity, { kind: 'item', servings: quantity, cents: quantity * 450, picture: null })

const dishes = [
  dish('spaghetti'),
  dish('pad-thai', { allergens: ['peanut'], diets: ['vegetarian', 'vegan'] }),
  dish('salmon', { category: 'meat-and-fish' }),
  dish('steak', { category: 'premium', surchargeCents: 450 }),
  dish('soup', { kind: 'rte', category: 'veggie', diets: ['vegetarian'] }),
]
const items = [item('chips', 450), item('loaf', 525), item('tea', 800, { category: 'pantry' })]

const both = [
  { code: 'GST' as const, rate: 5_000 },
  { code: 'QST' as const, rate: 9_975 },
]

const pricing: EditorData['pricing'] = {
  terms: {
    minimumCents: 5_900,
    volume: [{ meals: 8, rate: 4_000 }],
    friendServings: 3,
    points: { standard: 1_000, loyal: 2_000 },
    taxes: {
      grocery: [],
      gift_card: [],
      prepared: both,
      snack: both,
      frozen_treat: both.slice(0, 1),
      carbonated: both,
      soda: both,
    },
  },
  deliveryDate: '2026-11-29',
  prices: {
    ...Object.fromEntries(
      dishes.map(({ id, kind, surchargeCents }) => [
        id,
        {
          unitCents: kind === 'rtc' ? perServing : 1295,
          surchargeCents,
          servingsPerUnit: kind === 'rtc' ? 2 : 1,
          taxClass: 'grocery' as const,
        },
      ]),
    ),
    chips: { unitCents: 450, surchargeCents: 0, servingsPerUnit: 1, taxClass: 'snack' },
    loaf: { unitCents: 525, surchargeCents: 0, servingsPerUnit: 1, taxClass: 'grocery' },
    tea: { unitCents: 800, surchargeCents: 0, servingsPerUnit: 1, taxClass: 'grocery' },
  },
  held: [
    {
      discount: { type: 'DiscountCode', code: 'AMIS20', elements: [{ percent: 20 }], minimumSpendCents: 0 },
      orderNumber: 1,
    },
  ],
  balances: { givenCents: 0, boughtCents: 0, corporateCents: 0 },
  loyal: false,
  pointsEndOn: null,
}

/** An order as the server sends it; its receipt is irrelevant here and may be any. */
export function orderWith(lines: OrderLine[], version = 1): OrderData {
  const plan = { kind: 'rtc', units: 3, servingsPerUnit: 2, servingCents: 1_345 } as const
  const { terms, deliveryDate, held, balances } = pricing
  const receipt = receiptOf(priceBox({ plan, terms, held, balances, lines: [] }).price)
  return {
    id: '01a1fd1e-fbdc-7f7b-81d0-e14f52a20532',
    week: '2026-11-23',
    deliveryDate,
    window: { startHour: 16, endHour: 20 },
    state: 'upcoming',
    label: 'upcoming',
    skipped: false,
    editable: true,
    late: null,
    noMeals: false,
    untouched: lines.every(({ kind }) => kind === 'item'),
    menuPublished: true,
    cutoffAt: '2026-11-26T04:59:59.000Z',
    cutoffLocal: '2026-11-25T23:59:59',
    chargeDate: '2026-11-26',
    lines,
    dishesToChoose: 0,
    itemsCount: lines.length,
    totalCents: receipt.totalCents,
    receipt,
    points: { pending: 0, available: 0 },
    payment: null,
    version,
    cutoffDate: '2026-11-25',
    cutoffTime: '23:59',
    minimumTotal: 5900,
    credit: 0,
    discount: 0,
    taxes: 0,
    volumeDiscounts: 0,
    total: receipt.totalCents,
    selectedRecipes: [],
    addons: [],
    marketItems: [],
  }
}

/** The editor of that week, opened on a box. */
export function editorWith(lines: OrderLine[], household: Partial<EditorData['household']> = {}): EditorData {
  return {
    order: orderWith(lines),
    plan: {
      id: 'rtc_2-3',
      kind: 'rtc',
      people: 2,
      count: 3,
      servings: 6,
      perServingCents: 1345,
      weekCents: 8070,
    },
    dishes,
    items,
    categories: ['family-friendly', 'meat-and-fish', 'premium', 'veggie', 'market', 'pantry'],
    customizations: {
      spaghetti: [
        { id: 'turkey', name: 'Turkey', surchargeCents: 150, allergens: [], diets: [], ingredients: [] },
      ],
    },
    pairings: { spaghetti: ['chips', 'loaf'] },
    words: Object.fromEntries([...dishes, ...items].map(({ id, name }) => [id, { name, more: '' }])),
    pricing,
    household: {
      state: 'active',
      exclusions: [],
      holding: {},
      ingredients: {},
      vegetarian: false,
      vegan: false,
      liked: [],
      traces: {},
      ...household,
    },
  }
}
