// The log of staff, searched: on a page, and as a table.

import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { csvOf } from '../../../domain/csv_file.ts'
import { addDays, instantAt } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { selectLines, selectNames } from './store.ts'

type Ground = Pick<Services, 'pool'>
type Filter = ParsedOf<'staff_log.list'>

const pageSize = 100
/** Of a file: some seven years of a busy office. */
const mostInFile = 200_000

async function linesOf({ pool }: Ground, brand: BrandId, filter: Filter, limit: number) {
  const { actor, what, clientId, from, until, before } = filter
  const lines = await selectLines.all(pool, {
    ...{ brand, limit, actor: actor || null, what: what || null },
    ...{ clientId: clientId ?? null, before: before ?? null },
    from: from ? instantAt(brand, from, '00:00') : null,
    until: until ? instantAt(brand, addDays(until, 1), '00:00') : null,
  })
  return lines.map(({ detail, ...line }) => ({ ...line, detail: withoutSalt(detail) }))
}

function withoutSalt(detail: Record<string, unknown> | null): Record<string, unknown> | null {
  if (detail === null) return null
  return Object.fromEntries(Object.entries(detail).filter(([name]) => name !== 'salt'))
}

/** A page of it, newest first. */
export async function showLog(
  services: Ground,
  brand: BrandId,
  filter: Filter,
): Promise<OutputOf<'staff_log.list'>> {
  const [lines, people] = await Promise.all([
    linesOf(services, brand, filter, pageSize + 1),
    selectNames.all(services.pool),
  ])
  const shown = lines.slice(0, pageSize)
  return { lines: shown, next: lines.length > pageSize ? (shown.at(-1)?.number ?? null) : null, people }
}

/** The same lines of one brand or of both as a table, without pages. A line of no brand is in it once. */
export async function logAsCsv(
  services: Ground,
  { brands, locale }: { brands: readonly BrandId[]; locale: Locale },
  filter: Filter,
): Promise<string> {
  const whole = { ...filter, before: undefined }
  const found = await Promise.all(brands.map(brand => linesOf(services, brand, whole, mostInFile)))
  const byNumber = new Map(found.flat().map(line => [line.number, line]))
  const lines = [...byNumber.values()].sort((a, b) => b.number - a.number)
  const head = ['number', 'at', 'who', 'actor', 'what', 'brand', 'household', 'about', 'detail', 'network']
  const rows = [
    head,
    ...lines.map(line => [
      ...[String(line.number), line.at, line.who ?? '', line.actor, line.what, line.brand ?? ''],
      ...[line.clientId ?? '', JSON.stringify(line.about), line.detail ? JSON.stringify(line.detail) : ''],
      line.network ?? '',
    ]),
  ]
  return csvOf(rows, locale)
}
