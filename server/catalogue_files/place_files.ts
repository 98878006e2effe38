// Places as tables in files: postal areas, each zone's newest delivery windows, and the days that are closed.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AreaFacts } from '../../domain/area_lines.ts'
import { type BrandId, type Locale, type Province, provinces } from '../../domain/brands.ts'
import type { ClosedDay } from '../../domain/closed_days.ts'
import { parseCsv } from '../../domain/csv.ts'
import type { Window } from '../../domain/windows.ts'
import { csvTable } from './csv_table.ts'

export type AreaLineOfFile = AreaFacts & { brand: BrandId }
export type WindowLineOfFile = Window & { brand: BrandId; zone: string }
export type ClosedLineOfFile = Omit<ClosedDay, 'id'> & { brand: BrandId }

/** A zone that the company made. */
export interface ZoneLineOfFile {
  brand: BrandId
  zone: string
  province: Province
  kitchen: string
  name: Record<Locale, string>
}

/** A table that has no file is null: it changes nothing. */
export interface PlaceFiles {
  zones: readonly ZoneLineOfFile[] | null
  areas: readonly AreaLineOfFile[] | null
  windows: readonly WindowLineOfFile[] | null
  closedDays: readonly ClosedLineOfFile[] | null
}

const inLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export function writePlaceFiles(folder: string, { zones, areas, windows, closedDays }: PlaceFiles): void {
  const write = (name: string, names: readonly string[], lines: readonly (readonly string[])[]) =>
    writeFileSync(join(folder, name), csvTable(names, lines))
  write(
    'zones.csv',
    ['brand', 'zone', 'province', 'kitchen', 'name.en', 'name.fr'],
    (zones ?? []).map(({ brand, zone, province, kitchen, name }) => [
      ...[brand, zone, province, kitchen],
      ...[inLine(name.en), inLine(name.fr)],
    ]),
  )
  write(
    'areas.csv',
    ['brand', 'fsa', 'zone', 'place', 'served'],
    (areas ?? []).map(({ brand, fsa, zone, place, served }) => [
      ...[brand, fsa, zone, inLine(place)],
      served ? 'yes' : 'no',
    ]),
  )
  write(
    'windows.csv',
    ['brand', 'zone', 'weekday', 'startHour', 'endHour', 'capacity'],
    (windows ?? []).map(({ brand, zone, weekday, startHour, endHour, capacity }) => [
      ...[brand, zone, String(weekday), String(startHour), String(endHour)],
      capacity === null ? '' : String(capacity),
    ]),
  )
  write(
    'closed_days.csv',
    ['brand', 'day', 'kitchen', 'zone', 'reason.en', 'reason.fr'],
    (closedDays ?? []).map(({ brand, day, kitchen, zone, reason }) => [
      ...[brand, day, kitchen ?? '', zone ?? ''],
      ...[inLine(reason.en), inLine(reason.fr)],
    ]),
  )
}

type Row = Readonly<Record<string, string>>

/** @throws Error with the file's name where one cannot be read */
export function readPlaceFiles(folder: string): PlaceFiles {
  const table = <T>(name: string, lineOf: (row: Row) => T): T[] | null => {
    if (!existsSync(join(folder, name))) return null
    return parseCsv(readFileSync(join(folder, name), 'utf8')).map((row, at) => {
      try {
        return lineOf(row)
      } catch (cause) {
        throw new Error(`${name}:${at + 2} cannot be read: ${(cause as Error).message}`, { cause })
      }
    })
  }
  return {
    zones: table('zones.csv', row => ({
      brand: brandOf(row),
      zone: row.zone ?? '',
      province: provinceOf(row),
      kitchen: row.kitchen ?? '',
      name: { en: row['name.en'] ?? '', fr: row['name.fr'] ?? '' },
    })),
    areas: table('areas.csv', row => ({
      brand: brandOf(row),
      fsa: row.fsa ?? '',
      zone: row.zone ?? '',
      place: row.place ?? '',
      served: isServed(row),
    })),
    windows: table('windows.csv', row => ({
      brand: brandOf(row),
      zone: row.zone ?? '',
      weekday: wholeOf(row, 'weekday') as Window['weekday'],
      startHour: wholeOf(row, 'startHour'),
      endHour: wholeOf(row, 'endHour'),
      capacity: (row.capacity ?? '') === '' ? null : wholeOf(row, 'capacity'),
    })),
    closedDays: table('closed_days.csv', row => ({
      brand: brandOf(row),
      day: row.day ?? '',
      kitchen: row.kitchen || null,
      zone: row.zone || null,
      reason: { en: row['reason.en'] ?? '', fr: row['reason.fr'] ?? '' },
    })),
  }
}

function brandOf({ brand }: Row): BrandId {
  if (brand !== 'freshprep' && brand !== 'cookit') throw new RangeError(`no brand is ${brand}`)
  return brand
}

function provinceOf({ province }: Row): Province {
  const known = provinces.find(one => one === province)
  if (!known) throw new RangeError(`no province is ${province}`)
  return known
}

function isServed({ served }: Row): boolean {
  if (served !== 'yes' && served !== 'no') throw new RangeError('served is yes or no')
  return served === 'yes'
}

function wholeOf(row: Row, name: string): number {
  const text = row[name] ?? ''
  if (!/^\d{1,6}$/.test(text)) throw new RangeError(`${name} is no whole number`)
  return Number(text)
}
