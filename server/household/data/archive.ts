// Builds the copy of a household's data: one ZIP with everything as JSON, each table as CSV, and the photos.

import { strToU8, zipSync } from 'fflate'
import { brandFacts } from '../../../brands/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { householdDataMessages } from '../../../i18n/household_data.ts'
import type { StoredRow } from './store.ts'

export type Tables = Readonly<Record<string, readonly StoredRow[]>>

/** @param photos JPEG; `of` is the table of each @param of `madeAt`: ISO instant; `email`: where questions go */
export function archiveOf(
  tables: Tables,
  photos: readonly { of: string; id: string; photo: Buffer }[],
  { brand, locale, madeAt, email }: { brand: BrandId; locale: Locale; madeAt: string; email: string },
): Buffer {
  const say = householdDataMessages(brand, locale).archive
  const files: Record<string, Uint8Array> = {
    [say.readmeName]: strToU8(say.readme(brandFacts[brand].name, madeAt.slice(0, 10), email)),
    'data.json': strToU8(`${JSON.stringify({ madeAt, brand, tables }, null, 2)}\n`),
  }
  for (const [table, rows] of Object.entries(tables)) {
    if (rows.length > 0) files[`csv/${table}.csv`] = strToU8(csvOfRows(rows))
  }
  for (const { of, id, photo } of photos) files[`photos/${of} ${id}.jpg`] = photo
  return Buffer.from(zipSync(files, { level: 6 }))
}

/** Rows in RFC 4180's format, with a byte order mark so that spreadsheets read the accents. */
export function csvOfRows(rows: readonly StoredRow[]): string {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const lines = [names, ...rows.map(row => names.map(name => textOf(row[name])))]
  return `\u{feff}${lines.map(line => line.map(cell).join(',')).join('\r\n')}\r\n`
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Text that a spreadsheet would take for a formula is written as text; negative numbers stay numbers. */
function cell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
