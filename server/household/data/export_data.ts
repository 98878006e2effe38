// A copy of a household's data: the household requests it, a job makes it, an email says that it is ready.

import { randomUUIDv7 } from 'node:crypto'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { archiveLastsDays } from '../../../domain/household_data.ts'
import { addHours } from '../../../domain/time/zone.ts'
import { emailOf } from '../../identity/client_facts.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { statedFactsOf } from '../../request/brand_facts/brand_facts.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { job } from '../../request/jobs.ts'
import { archiveOf, type Tables } from './archive.ts'
import {
  insertExport,
  saveArchive,
  selectArchive,
  selectExport,
  selectNewsletters,
  selectPhotos,
  selectTable,
} from './store.ts'
import { tablesOfHousehold } from './tables.ts'

interface ExportRequest {
  clientId: string
  id: string
  brand: BrandId
  locale: Locale
  /** Program time, ISO instant. */
  at: string
}

export const dataExportJob = job<ExportRequest>('data_export')

/** One at a time: a request while one is being made refers to that one. */
export async function askExport(
  { pool, jobs }: Pick<Services, 'pool' | 'jobs'>,
  request: CallRequest,
): Promise<void> {
  const clientId = signedIn(request)
  const { brand, locale } = request
  const at = programTime(request)
  await withTx(pool, async tx => {
    await holdClient(tx, clientId)
    const underWay = await selectExport(tx, clientId, at)
    if (underWay?.state === 'asked') return
    const id = randomUUIDv7()
    await insertExport(tx, { clientId, id, askedAt: at, expiresAt: addHours(at, 24 * archiveLastsDays) })
    await recordEvent(tx, { clientId, kind: 'data_export_asked', data: {}, at })
    await jobs.enqueue(tx, dataExportJob, { clientId, id, brand, locale, at })
  })
}

/** Runs the job. Safe to run twice: a finished export is not made again. */
export async function makeExport(
  { pool, memory }: Pick<Services, 'pool' | 'memory'>,
  asked: ExportRequest,
): Promise<void> {
  const { clientId, id, brand, locale, at } = asked
  const { email } = await statedFactsOf({ pool, memory }, brand, at)
  const archive = await withTx(
    pool,
    async tx => {
      const tables: Record<string, Tables[string]> = {}
      for (const [table, { copied }] of Object.entries(tablesOfHousehold)) {
        if (typeof copied !== 'string') tables[table] = await selectTable(tx, table, clientId)
      }
      tables.newsletter_signup = await selectNewsletters(tx, brand, (await emailOf(tx, clientId)) ?? '')
      const photos = await selectPhotos.all(tx, { clientId })
      return archiveOf(tables, photos, { brand, locale, madeAt: at, email })
    },
    // A snapshot of everything at one moment.
    { isolation: 'repeatable read' },
  )
  await withTx(pool, async tx => {
    if (!(await saveArchive(tx, clientId, id, archive))) return
    await tell(tx, { clientId, brand, template: 'data_ready', data: {}, key: `data_ready:${id}`, at })
  })
}

/** The archive, only for its own client; null where there is none. */
export function readArchive(
  { pool }: Pick<Services, 'pool'>,
  clientId: string,
  id: string,
  now: string,
): Promise<Buffer | null> {
  return selectArchive(pool, clientId, id, now)
}
