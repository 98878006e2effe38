// The forms of a market item. A change sends what differs from what was shown, so that a price to come stays as it is.

import type { InputOf } from '../../../../contract/index.ts'
import { isAlike } from '../../../../domain/catalogue/item_steps.ts'
import { longestTexts } from '../../../../domain/catalogue/market_columns.ts'
import { readMoney } from '../../../../domain/money.ts'
import { form } from '../../../forms/form.ts'
import { choice, given, type Kind, type Typed, text, textIn, whole } from '../../../forms/kinds.ts'

type Change = InputOf<'market_admin.change'>['change']
type Item = InputOf<'market_admin.add'>['item']

const some: Kind<string[]> = {
  control: {},
  read: (typed, name) => typed.getAll(name).map(String),
}

const dollars: Kind<number> = {
  control: { inputMode: 'decimal' },
  read: (typed, name) => readMoney(textIn(typed, name)) ?? Number.NaN,
}

const orNull = <T>(kind: Kind<T>): Kind<T | null> => ({
  control: kind.control,
  read: (typed, name) => (textIn(typed, name).trim() === '' ? null : kind.read(typed, name)),
})

const number: Kind<number> = {
  control: { inputMode: 'decimal' },
  read: (typed, name) => {
    const plain = textIn(typed, name).replace(/\s/g, '').replace(',', '.')
    return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
  },
}

/** The fields of an item, by the names of its parts. */
const parts = {
  'name.en': text(longestTexts.name),
  'name.fr': text(longestTexts.name),
  'unit.en': text(longestTexts.unit),
  'unit.fr': text(longestTexts.unit),
  'promise.en': text(longestTexts.promise),
  'promise.fr': text(longestTexts.promise),
  brand: some,
  category: choice(),
  shelf: choice(),
  priceCents: dollars,
  costCents: orNull(dollars),
  weeklyStock: whole,
  taxClass: choice(),
  taxReason: orNull(text(longestTexts.taxReason)),
  supplier: orNull(text(longestTexts.supplier)),
  grams: orNull(number),
  millilitres: orNull(number),
  diets: some,
  allergens: some,
  mayContain: some,
  picture: orNull(given),
} satisfies Readonly<Record<string, Kind<unknown>>>
export type ItemField = keyof typeof parts

/** An item as it was typed. */
function itemIn(typed: Typed, prefix: string): Item {
  const item: Record<string, unknown> = {}
  for (const [name, kind] of Object.entries(parts) as [ItemField, Kind<unknown>][]) {
    const value = kind.read(typed, `${prefix}.${name}`)
    const [part = '', locale] = name.split('.')
    if (locale === undefined) item[part] = value
    else item[part] = { ...(item[part] as object | undefined), [locale]: value }
  }
  return item as Item
}

const fieldsOf = (prefix: string) =>
  Object.fromEntries(Object.entries(parts).map(([name, kind]) => [`${prefix}.${name}`, kind])) as Readonly<
    Record<string, Kind<unknown>>
  >

/** What differs from what was shown. */
function changeIn(typed: Typed): Change {
  const shown = readShown(textIn(typed, 'was'))
  const item = itemIn(typed, 'change') as Readonly<Record<string, unknown>>
  const withdrawn = textIn(typed, 'change.withdrawn') === 'on'
  const changed = Object.entries({ ...item, withdrawn }).filter(
    ([name, value]) => !isAlike(value, shown[name]),
  )
  return Object.fromEntries(changed) as Change
}

function readShown(text: string): Readonly<Record<string, unknown>> {
  try {
    const shown: unknown = JSON.parse(text)
    return typeof shown === 'object' && shown !== null ? (shown as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export const changeForm = form(
  'change',
  'market_admin.change',
  {
    ...fieldsOf('change'),
    'change.withdrawn': choice(),
    was: given,
    id: given,
    base: whole,
    from: choice(),
    reason: text(300),
  },
  {
    read: typed => ({
      id: textIn(typed, 'id'),
      base: whole.read(typed, 'base'),
      from: textIn(typed, 'from'),
      reason: textIn(typed, 'reason'),
      change: changeIn(typed),
    }),
  },
)

export const addForm = form(
  'add',
  'market_admin.add',
  { ...fieldsOf('item'), reason: text(300) },
  { read: typed => ({ item: itemIn(typed, 'item'), reason: textIn(typed, 'reason') }) },
)
