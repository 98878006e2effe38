// market_admin.take_file and rows: a file is taken as it was shown, all of it or nothing; and the market as a file.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import { stepIn } from '../../domain/catalogue/item_steps.ts'
import { cellOf, marketColumns } from '../../domain/catalogue/market_columns.ts'
import { beginChange } from '../catalogue/begin_change.ts'
import { placeAfter } from '../catalogue/change.ts'
import { firstWeekOf } from '../corrections/correct.ts'
import { addItemSteps, type ItemToSave } from '../corrections/correct_items.ts'
import { withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import { type MarketBook, marketBook, noteMarketChange } from './book.ts'
import { forgetFile, readCatalogueChanges } from './file_store.ts'
import { fileWishesOf, plansOf } from './show_file.ts'

/** Changes in one file at most: they are one transaction, during which no other change of the catalogue goes on. */
const mostChanges = 20_000

/**
 * Takes the lines that can be taken. The clock settles the boxes.
 * @throws Refusal not_found without a file; catalogue_changed where the file, a line or the catalogue is not as it was shown; lines_refused where
 *   nothing can be taken, or too much; catalogue_price_rise
 */
export async function takeFile(
  services: Stored,
  of: { from: string; seen: string; reason: string; actor: string; now: string },
): Promise<OutputOf<'market_admin.take_file'>> {
  const { from, seen, reason, actor, now } = of
  const book = await marketBook(services, now)
  firstWeekOf(from, now)
  const taken = await withTx(services.pool, async tx => {
    await beginChange(tx)
    const wishes = await fileWishesOf(tx, book, { actor, from })
    if (!wishes) throw new Refusal('not_found')
    const { revision } = await readCatalogueChanges.one(tx)
    if (wishes.seen !== seen || revisionOf(book) !== revision - 1) throw new Refusal('catalogue_changed')
    const { added, changes } = wishes
    const count = added.length + changes.length
    if (wishes.fault || count === 0 || count > mostChanges)
      throw new Refusal('lines_refused', { details: { changes: count, most: mostChanges } })
    const plans = await plansOf(tx, changes, { from, now })
    const next = await placeAfter(tx)
    const fresh = added.map(
      ({ id, item, withdrawn }, at): ItemToSave => ({
        ...{ id, base: 0, place: next + at, steps: [{ from: book.first, withdrawn, content: item }] },
      }),
    )
    const unpublished = Object.values(book.unpublished).sort().at(-1) ?? book.first
    const saved = await addItemSteps(tx, plans, { from, unpublished, reason, actor, now })
    if (fresh.length > 0) await addItemSteps(tx, fresh, { from: 'new', unpublished, reason, actor, now })
    await forgetFile(tx, actor)
    const ids = [...plans, ...fresh].map(({ id }) => id)
    noteInLog(tx, {
      about: { items: ids.length, file: wishes.name },
      before: null,
      after: { from, added: fresh.length, changed: plans.length, ids: ids.slice(0, 1_000) },
    })
    return { added: fresh.length, changed: plans.length, boxes: saved.boxes }
  })
  noteMarketChange(services)
  return taken
}

const revisionOf = ({ key }: MarketBook): number => Number(key.split(' ')[0])

const inPart = 2_000

/** The items as a file has them, in the present week, by id. */
export async function marketRows(
  services: Stored,
  { now }: { now: string },
  after: string | undefined,
): Promise<OutputOf<'market_admin.rows'>> {
  const book = await marketBook(services, now)
  const ids = [...book.items.keys()].sort().filter(id => after === undefined || id > after)
  const lines = ids.slice(0, inPart).map(id => {
    const { steps } = book.items.get(id) as NonNullable<ReturnType<typeof book.items.get>>
    const step = stepIn(steps.freshprep, book.first) ?? stepIn(steps.cookit, book.first)
    return step ? marketColumns.map(column => cellOf(step.content, step.withdrawn, column)) : []
  })
  return { columns: [...marketColumns], lines, next: ids.length > inPart ? (ids[inPart - 1] ?? null) : null }
}
