// The columns of the market as a file, and the fields of an item as one reads and writes them: what a cell says, what is wrong with one, and what it
// probably means.

import { brandIds } from '../brands.ts'
import { taxClasses } from '../tax/classes.ts'
import { foldText } from '../text.ts'
import { allergens } from './allergen_names.ts'
import type { ItemChange } from './item_steps.ts'
import { nearest } from './nearest_word.ts'
import { diets, itemCategories, itemShelves, type MarketItem } from './types.ts'

export const marketColumns = [
  'id',
  'brands',
  'name_en',
  'name_fr',
  'unit_en',
  'unit_fr',
  'price',
  'cost',
  'weekly_stock',
  'tax_class',
  'tax_reason',
  'category',
  'shelf',
  'supplier',
  'grams',
  'millilitres',
  'diets',
  'allergens',
  'may_contain',
  'promise_en',
  'promise_fr',
  'withdrawn',
] as const
export type MarketColumn = (typeof marketColumns)[number]

/** What can be wrong with a cell by itself. */
export const cellFaults = [
  'required',
  'too_long',
  /** Dollars with two decimals after a point, at most 1,000. */
  'price',
  'whole',
  /** Grams or millilitres. */
  'amount',
  'brands',
  'category',
  'shelf',
  'tax_class',
  'diets',
  'allergens',
  'yes_no',
  'id',
] as const
export type CellFault = (typeof cellFaults)[number]

/** The value of a cell, or what is wrong with it and what it probably means. */
type CellValue<T> = { value: T } | { fault: CellFault; offer: string | null }

/** Most characters of the texts of an item. */
export const longestTexts = {
  name: 120,
  promise: 400,
  unit: 80,
  supplier: 120,
  taxReason: 300,
} as const

const allergenIds = allergens.map(({ id }) => id)
const mostCents = 100_000
const mostStock = 1_000_000
const mostAmount = 100_000

const dollars = (cents: number | null | undefined): string =>
  cents === null || cents === undefined
    ? ''
    : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Words in the order in which we know them: it means nothing. */
const inOrder = (words: readonly string[], known: readonly string[]): string =>
  [...known.filter(word => words.includes(word)), ...words.filter(word => !known.includes(word))].join(' ')

/** A cell as it is written. */
export function cellOf(item: MarketItem, withdrawn: boolean, column: MarketColumn): string {
  switch (column) {
    case 'id':
      return item.id
    case 'brands':
      return inOrder(item.brand, brandIds)
    case 'name_en':
      return item.name.en
    case 'name_fr':
      return item.name.fr
    case 'promise_en':
      return item.promise.en
    case 'promise_fr':
      return item.promise.fr
    case 'unit_en':
      return item.unit.en
    case 'unit_fr':
      return item.unit.fr
    case 'price':
      return dollars(item.priceCents)
    case 'cost':
      return dollars(item.costCents)
    case 'weekly_stock':
      return String(item.weeklyStock)
    case 'tax_class':
      return item.taxClass
    case 'tax_reason':
      return item.taxReason ?? ''
    case 'category':
      return item.category
    case 'shelf':
      return item.shelf
    case 'supplier':
      return item.supplier ?? ''
    case 'grams':
      return String(item.grams ?? '')
    case 'millilitres':
      return String(item.millilitres ?? '')
    case 'diets':
      return inOrder(item.diets, diets)
    case 'allergens':
      return inOrder(item.allergens, allergenIds)
    case 'may_contain':
      return inOrder(item.mayContain, allergenIds)
    case 'withdrawn':
      return withdrawn ? 'yes' : 'no'
  }
}

/** The part of an item that a cell says. Both languages of a text are parts of their own. */
export type ItemPart = Omit<ItemChange, 'name' | 'promise' | 'unit'> & {
  name?: Partial<MarketItem['name']>
  promise?: Partial<MarketItem['promise']>
  unit?: Partial<MarketItem['unit']>
}

const words = (cell: string): string[] => cell.split(/[\s,;|]+/).filter(word => word !== '')

/** Reads a cell of any column but the id. */
export function readCell(column: Exclude<MarketColumn, 'id'>, typed: string): CellValue<ItemPart> {
  const cell = typed.trim()
  switch (column) {
    case 'name_en':
    case 'promise_en':
    case 'unit_en':
    case 'name_fr':
    case 'promise_fr':
    case 'unit_fr': {
      const [name, locale] = column.split('_') as ['name' | 'promise' | 'unit', 'en' | 'fr']
      return mapped(textIn(cell, longestTexts[name]), text => ({ [name]: { [locale]: text } }))
    }
    case 'supplier':
      return mapped(
        optional(cell, text => textIn(text, longestTexts.supplier)),
        supplier => ({ supplier }),
      )
    case 'tax_reason':
      return mapped(
        optional(cell, text => textIn(text, longestTexts.taxReason)),
        taxReason => ({ taxReason }),
      )
    case 'price':
      return mapped(centsIn(cell), priceCents => ({ priceCents }))
    case 'cost':
      return mapped(optional(cell, centsIn), costCents => ({ costCents }))
    case 'weekly_stock':
      return mapped(wholeIn(cell), weeklyStock => ({ weeklyStock }))
    case 'grams':
      return mapped(optional(cell, amountIn), grams => ({ grams }))
    case 'millilitres':
      return mapped(optional(cell, amountIn), millilitres => ({ millilitres }))
    case 'tax_class':
      return mapped(oneIn(cell, taxClasses, 'tax_class', otherTaxNames), taxClass => ({ taxClass }))
    case 'category':
      return mapped(oneIn(cell, itemCategories, 'category'), category => ({ category }))
    case 'shelf':
      return mapped(oneIn(cell, itemShelves, 'shelf'), shelf => ({ shelf }))
    case 'brands':
      return mapped(someIn(cell, brandIds, 'brands', 1), brand => ({ brand }))
    case 'diets':
      return mapped(someIn(cell, diets, 'diets'), of => ({ diets: of }))
    case 'allergens':
      return mapped(someIn(cell, allergenIds, 'allergens'), of => ({ allergens: of }))
    case 'may_contain':
      return mapped(someIn(cell, allergenIds, 'allergens'), mayContain => ({ mayContain }))
    case 'withdrawn':
      return mapped(yesIn(cell), withdrawn => ({ withdrawn }))
  }
}

/** An id as a new item can have it. */
export function readId(cell: string): CellValue<string> {
  const id = cell.trim()
  if (id === '') return { fault: 'required', offer: null }
  if (/^[a-z\d]+(-[a-z\d]+)*$/.test(id) && id.length <= 80) return { value: id }
  const offer = foldText(id)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return { fault: 'id', offer: offer || null }
}

function mapped<T, U>(read: CellValue<T>, to: (value: T) => U): CellValue<U> {
  return 'value' in read ? { value: to(read.value) } : read
}

const optional = <T>(cell: string, read: (cell: string) => CellValue<T>): CellValue<T | null> =>
  cell === '' ? { value: null } : read(cell)

function textIn(cell: string, most: number): CellValue<string> {
  if (cell === '') return { fault: 'required', offer: null }
  return cell.length <= most ? { value: cell } : { fault: 'too_long', offer: null }
}

function centsIn(cell: string): CellValue<number> {
  if (cell === '') return { fault: 'required', offer: null }
  const cents = /^\d{1,5}(\.\d\d)?$/.test(cell) ? Math.round(Number(cell) * 100) : Number.NaN
  if (cents <= mostCents) return { value: cents }
  const meant = cell.replace(/[$\s\u00a0\u202f]|CAD/gi, '').replace(/^(\d+)[.,](\d{1,2})$/, '$1.$2')
  const meantCents = /^\d{1,5}(\.\d{1,2})?$/.test(meant) ? Math.round(Number(meant) * 100) : Number.NaN
  return { fault: 'price', offer: meantCents <= mostCents ? dollars(meantCents) : null }
}

/** A number that somebody wrote with spaces between thousands, or a comma. */
const plainNumber = (cell: string): string => cell.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')

function wholeIn(cell: string): CellValue<number> {
  if (cell === '') return { fault: 'required', offer: null }
  if (/^\d{1,7}$/.test(cell) && Number(cell) <= mostStock) return { value: Number(cell) }
  const meant = Number(plainNumber(cell) || Number.NaN)
  const isMeant = Number.isInteger(meant) && meant >= 0 && meant <= mostStock
  return { fault: 'whole', offer: isMeant ? String(meant) : null }
}

function amountIn(cell: string): CellValue<number> {
  if (/^\d{1,6}(\.\d+)?$/.test(cell) && Number(cell) <= mostAmount) return { value: Number(cell) }
  const meant = Number(plainNumber(cell).replace(/(g|ml|mL)$/, '') || Number.NaN)
  return { fault: 'amount', offer: meant >= 0 && meant <= mostAmount ? String(meant) : null }
}

/** What people call what has a tax class of its own. */
const otherTaxNames: Readonly<Record<string, (typeof taxClasses)[number]>> = {
  'ice cream': 'frozen_treat',
  'creme glacee': 'frozen_treat',
  sorbet: 'frozen_treat',
  pop: 'soda',
  'boisson gazeuse': 'carbonated',
  'sparkling water': 'carbonated',
  basic: 'grocery',
  food: 'grocery',
  epicerie: 'grocery',
  collation: 'snack',
  chips: 'snack',
  candy: 'snack',
  salad: 'prepared',
  'plat prepare': 'prepared',
}

function oneIn<T extends string>(
  cell: string,
  known: readonly T[],
  fault: CellFault,
  others: Readonly<Record<string, T>> = {},
): CellValue<T> {
  const found = known.find(one => one === cell)
  if (found !== undefined) return { value: found }
  if (cell === '') return { fault: 'required', offer: null }
  return { fault, offer: nearest(cell, known) ?? others[foldText(cell)] ?? null }
}

function someIn<T extends string>(
  cell: string,
  known: readonly T[],
  fault: CellFault,
  least = 0,
): CellValue<readonly T[]> {
  const found = words(cell)
  if (found.length < least) return { fault: 'required', offer: null }
  if (found.every(word => known.some(one => one === word)))
    return { value: known.filter(one => found.includes(one)) }
  const meant = found.map(word => nearest(word, known))
  return { fault, offer: meant.every(word => word !== null) ? [...new Set(meant)].join(' ') : null }
}

function yesIn(cell: string): CellValue<boolean> {
  if (cell === 'yes' || cell === 'no') return { value: cell === 'yes' }
  const first = foldText(cell).slice(0, 1)
  const offer = ['y', 'o', 't', '1'].includes(first)
    ? 'yes'
    : ['n', 'f', '0', ''].includes(first)
      ? 'no'
      : null
  return { fault: 'yes_no', offer }
}
