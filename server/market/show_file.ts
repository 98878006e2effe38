// market_admin.file: what a file would change, which lines cannot be taken and why, and what follows for boxes. Nothing is changed.

import { setImmediate } from 'node:timers/promises'
import type { OutputOf } from '../../contract/index.ts'
import { itemDifferences } from '../../domain/catalogue/item_differences.ts'
import { differenceFrom, type ItemChange, type ItemStep, stepIn } from '../../domain/catalogue/item_steps.ts'
import { type ReadLine, wholeChange } from '../../domain/catalogue/market_lines.ts'
import { nearestAmong } from '../../domain/catalogue/nearest_word.ts'
import type { MarketItem } from '../../domain/catalogue/types.ts'
import type { Db } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { type BookItem, type MarketBook, marketBook } from './book.ts'
import { type ItemPlan, itemPlanOf, knownItems } from './change_item.ts'
import { readFile } from './file_store.ts'
import { foreseePlans } from './foresee.ts'
import { walkFile } from './walk_file.ts'

type ShownFile = NonNullable<OutputOf<'market_admin.file'>['file']>

/** Lines in a page of those that cannot be taken, and changes that are shown. */
const inPage = 50

interface WantedChange {
  line: number
  id: string
  change: ItemChange
  before: ItemStep
}
interface NewLine {
  line: number
  id: string
  item: MarketItem
  withdrawn: boolean
}

/** What a file wants, and how its lines stand. */
interface FileWishes {
  name: string
  seen: string
  fault: ShownFile['fault']
  lines: number
  changes: WantedChange[]
  added: NewLine[]
  same: number
  left: number
  bad: { line: number; read: Extract<ReadLine, { kind: 'bad' }> }[]
}

/** Bad lines that are kept to be shown; all are counted. */
const badKept = 10_000

/** @returns null where the loader has no file */
export async function fileWishesOf(
  db: Db,
  book: MarketBook,
  { actor, from }: { actor: string; from: string },
): Promise<(FileWishes & { badLines: number }) | null> {
  const file = await readFile.first(db, { actor })
  if (!file) return null
  const seen = [book.key, file.at.toISOString(), file.mends.length, from].join(' ')
  const found: FileWishes & { badLines: number } = {
    ...{ name: file.name, seen, fault: null, lines: 0, changes: [], added: [], same: 0, left: 0 },
    ...{ bad: [], badLines: 0 },
  }
  const isKnown = (id: string) => book.items.has(id)
  const walked = await walkFile(db, { actor, ...file, isKnown }, (read, line) => {
    if (read.kind === 'out') found.left += 1
    else if (read.kind === 'bad') {
      found.badLines += 1
      if (found.bad.length < badKept) found.bad.push({ line, read })
    } else if (read.kind === 'new') found.added.push({ line, ...read })
    else {
      const before = presentOf(book, book.items.get(read.id) as BookItem, from)
      const change = differenceFrom(before, wholeChange(read.change, before.content))
      if (Object.keys(change).length === 0) found.same += 1
      else found.changes.push({ line, id: read.id, change, before })
    }
  })
  if ('fault' in walked) found.fault = walked
  else found.lines = walked.lines
  return found
}

/** An item as it is in the week from which a change would be. */
function presentOf(book: MarketBook, item: BookItem, from: string): ItemStep {
  const newest = item.steps.freshprep.at(-1) ?? item.steps.cookit.at(-1)
  const brand = newest?.content.brand[0] ?? 'freshprep'
  const week = from === 'now' ? book.first : from === 'new' ? lastUnpublished(book, newest) : from
  return stepIn(item.steps[brand], week) as ItemStep
}

const lastUnpublished = ({ unpublished, first }: MarketBook, step: ItemStep | undefined): string =>
  step?.content.brand
    .map(brand => unpublished[brand])
    .sort()
    .at(-1) ?? first

/** The plans of all changes, on the versions of this minute. */
export async function plansOf(
  db: Db,
  changes: readonly Pick<WantedChange, 'id' | 'change'>[],
  { from, now }: { from: string; now: string },
): Promise<ItemPlan[]> {
  if (changes.length === 0) return []
  const wanted = new Map(changes.map(({ id, change }) => [id, change]))
  const known = await knownItems(db, [...wanted.keys()], now)
  return known
    .map(one => itemPlanOf(one, wanted.get(one.newest.id) ?? {}, from))
    .filter(({ steps }) => steps.length > 0)
}

export async function showFile(
  services: Stored,
  { actor, now }: { actor: string; now: string },
  { from = 'new', page }: { from?: string | undefined; page: number },
): Promise<{ file: ShownFile | null }> {
  const book = await marketBook(services, now)
  const wishes = await fileWishesOf(services.pool, book, { actor, from })
  if (!wishes) return { file: null }
  const { name, seen, fault, lines, changes, added, same, left, bad, badLines } = wishes
  const plans = fault ? [] : await plansOf(services.pool, changes, { from, now })
  const pages = Math.max(1, Math.ceil(bad.length / inPage))
  const shown = bad.slice((Math.min(page, pages) - 1) * inPage).slice(0, inPage)
  return {
    file: {
      ...{ name, from, fault, lines, same, left, seen, pages },
      added: added.length,
      changed: changes.length,
      bad: badLines,
      troubles: await troublesOf(shown, book),
      changes: [...changes.slice(0, inPage).map(shownChange), ...added.slice(0, inPage).map(shownNew)].slice(
        0,
        inPage,
      ),
      effects: await foreseePlans(services, plans, { from, now }),
    },
  }
}

/** What is wrong with some lines. To look for an id that was meant takes a few milliseconds: others have their turn after each. */
async function troublesOf(bad: FileWishes['bad'], book: MarketBook): Promise<ShownFile['troubles']> {
  const nearestOf = nearestAmong(book.items.keys())
  const troubles: ShownFile['troubles'] = []
  for (const { line, read } of bad) {
    for (const trouble of read.troubles) {
      const isUnknown = trouble.fault === 'unknown'
      if (isUnknown) await setImmediate()
      const offer = isUnknown ? nearestOf(trouble.value) : trouble.offer
      troubles.push({ line, id: read.id, ...trouble, offer })
    }
  }
  return troubles
}

function shownChange({ line, id, change, before }: WantedChange): ShownFile['changes'][number] {
  const { withdrawn = before.withdrawn, ...content } = change
  const after = { withdrawn, content: { ...before.content, ...content } }
  return { line, id, isNew: false, cells: itemDifferences(before, after) }
}

const shownNew = ({ line, id, item, withdrawn }: NewLine): ShownFile['changes'][number] => ({
  ...{ line, id, isNew: true },
  cells: itemDifferences({ withdrawn, content: blankOf(item) }, { withdrawn, content: item }).filter(
    ({ column }) => ['name_en', 'name_fr', 'price', 'tax_class', 'weekly_stock'].includes(column),
  ),
})

const blankOf = (item: MarketItem): MarketItem => ({
  ...item,
  name: { en: '', fr: '' },
  priceCents: 0,
  weeklyStock: 0,
  taxClass: 'gift_card',
})
