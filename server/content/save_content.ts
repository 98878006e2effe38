// Saves a new version of editorial content: it has to match its schema, and no version is ever lost.

import type { ContentKind, DocumentOf } from '../../contract/content.ts'
import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import { withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import { checkDocument } from './check_document.ts'
import { contentOf } from './memory.ts'
import { writeVersion } from './store.ts'

interface ContentChange {
  brand: BrandId
  kind: ContentKind
  slug: string
  /** The version it was edited from; 0 for a new piece. */
  over: number
  /** A document of contract/content.ts; null takes the piece off the site. */
  document: unknown
  /** Client id of the admin who wrote it. */
  actor: string
}

/**
 * Saves a new version of a piece and shows it.
 * @param now program time, ISO instant
 * @returns the new version
 * @throws Refusal `invalid_input` for a document that cannot be shown, by field; `subject_in_use` for a subject of the FAQ that would
 *   take its questions with it; `conflict` where somebody saved in the meantime
 */
export async function saveContent(services: Stored, change: ContentChange, now: string): Promise<number> {
  const { kind, brand, document } = change
  const checked = document === null ? { document } : checkDocument(kind, brand, document)
  if ('faults' in checked) throw new Refusal('invalid_input', { fields: checked.faults })
  await refuseLostQuestions(services, change)
  const written = { ...change, ...checked, at: now }
  const saved = await withTx(services.pool, tx => {
    const [before, after] = [change.over, change.over + 1]
    noteInLog(tx, {
      about: { kind, slug: change.slug },
      before: { version: before },
      after: { version: after },
    })
    return writeVersion(tx, written)
  })
  if (!saved) throw new Refusal('conflict')
  contentOf(services).changed()
  return change.over + 1
}

/** A question is shown under its subject alone: without one on the site, nobody finds it. */
async function refuseLostQuestions(
  services: Stored,
  { brand, kind, slug, document }: ContentChange,
): Promise<void> {
  const content = contentOf(services)
  if (kind === 'faq_category' && document === null) {
    const entries = await content.pieces(brand, 'faq_entry')
    if (entries.some(entry => entry.document.category === slug)) throw new Refusal('subject_in_use')
  }
  if (kind === 'faq_entry' && document !== null) {
    const { category } = document as DocumentOf<'faq_entry'>
    if (!(await content.piece(brand, 'faq_category', category)))
      throw new Refusal('invalid_input', { fields: { category: 'not_found' } })
  }
}
