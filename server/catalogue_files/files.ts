// The catalogue as files that a person keeps in git and compares: a YAML file for each dish, and tables as CSV. What is written is read back
// as it was.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { type KeptPiece, keptKinds } from '../../domain/catalogue/catalogue.ts'
import type { MarketItem } from '../../domain/catalogue/types.ts'
import { parseCsv } from '../../domain/csv.ts'
import type { TermVersion } from '../../domain/terms/versions.ts'
import { csvTable } from './csv_table.ts'

/** What the cooks wrote, without its version: the base counts those. */
export type DishFile = Record<string, unknown> & { id: string; withdrawn?: true }
type ItemLine = MarketItem & { withdrawn: boolean }
export type TermLine = Pick<TermVersion, 'kind' | 'subject' | 'from' | 'value'>

export interface CatalogueFiles {
  dishes: readonly DishFile[]
  items: readonly ItemLine[]
  pieces: readonly KeptPiece[]
  terms: readonly TermLine[]
}

/** The columns of items that are text; every other cell is JSON. */
const itemTexts = [
  'id',
  'name.en',
  'name.fr',
  'promise.en',
  'promise.fr',
  'category',
  'shelf',
  'unit.en',
  'unit.fr',
  'taxClass',
]
const itemValues = [
  'brand',
  'grams',
  'millilitres',
  'priceCents',
  'weeklyStock',
  'diets',
  'allergens',
  'mayContain',
  'picture',
  'withdrawn',
]

/** The value at a path of names joined by dots. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((of, name) => (of as Record<string, unknown>)[name], value)

function put(into: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', rest] = path.split('.')
  if (rest === undefined) into[name] = value
  else into[name] = { ...(into[name] as object | undefined), [rest]: value }
}

/** Writes everything into a folder, whose dishes it replaces. */
export function writeFiles(folder: string, { dishes, items, pieces, terms }: CatalogueFiles): void {
  rmSync(join(folder, 'dishes'), { recursive: true, force: true })
  mkdirSync(join(folder, 'dishes'), { recursive: true })
  for (const dish of dishes)
    writeFileSync(join(folder, 'dishes', `${dish.id}.yaml`), stringify(dish, { lineWidth: 120 }))
  const lines = items.map(item => [
    ...itemTexts.map(name => String(at(item, name))),
    ...itemValues.map(name => JSON.stringify(at(item, name))),
  ])
  writeFileSync(join(folder, 'market_items.csv'), csvTable([...itemTexts, ...itemValues], lines))
  for (const kind of keptKinds) {
    const of = pieces.filter(piece => piece.kind === kind)
    const rows = of.map(({ id, content }) => [id, JSON.stringify(content)])
    writeFileSync(join(folder, `${kind}.csv`), csvTable(['id', 'content'], rows))
  }
  const priced = terms.map(({ kind, subject, from, value }) => [kind, subject, from, JSON.stringify(value)])
  writeFileSync(join(folder, 'terms.csv'), csvTable(['kind', 'subject', 'from', 'value'], priced))
}

/** @throws Error with the file's name where one cannot be read */
export function readFiles(folder: string): CatalogueFiles {
  const dishes = readdirSync(join(folder, 'dishes'))
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name =>
      reading(
        join('dishes', name),
        () => parse(readFileSync(join(folder, 'dishes', name), 'utf8')) as DishFile,
      ),
    )
  const table = (name: string) => parseCsv(readFileSync(join(folder, name), 'utf8'))
  const items = table('market_items.csv').map((row, i) =>
    reading(`market_items.csv:${i + 2}`, () => {
      const item: Record<string, unknown> = {}
      for (const name of itemTexts) put(item, name, row[name])
      for (const name of itemValues) put(item, name, JSON.parse(row[name] ?? ''))
      return item as unknown as ItemLine
    }),
  )
  const pieces = keptKinds.flatMap(kind =>
    table(`${kind}.csv`).map((row, i) =>
      reading(
        `${kind}.csv:${i + 2}`,
        () => ({ kind, id: row.id, content: JSON.parse(row.content ?? '') }) as KeptPiece,
      ),
    ),
  )
  const terms = table('terms.csv').map((row, i) =>
    reading(`terms.csv:${i + 2}`, () => ({ ...row, value: JSON.parse(row.value ?? '') }) as TermLine),
  )
  return { dishes, items, pieces, terms }
}

function reading<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Error(`${name} cannot be read: ${(cause as Error).message}`, { cause })
  }
}
