// Loads Statistics Canada's National Address Register: 17 million civic addresses, in one file or more for each
// province (https://www150.statcan.gc.ca/n1/pub/46-26-0002/, Statistics Canada Open Licence). It is read as a stream, a
// few thousand rows at a time.

import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type pg from 'pg'
import { fromLambert } from '../../../domain/address/lambert.ts'
import { type Province, provinces } from '../../../domain/brands.ts'
import { cells, isStorable } from '../../../domain/csv.ts'
import { normalizePostal } from '../../../domain/postal.ts'
import { type CivicAddress, civicAddress } from './civic_address.ts'
import { insertAddresses } from './store.ts'

/** Addresses written by one statement. */
const batchSize = 5_000

/** Required columns; `BG_X` and `BG_Y` may be degrees instead (`BG_LATITUDE`, `BG_LONGITUDE`). */
const needed = ['CIVIC_NO', 'OFFICIAL_STREET_NAME', 'MAIL_MUN_NAME', 'MAIL_PROV_ABVN', 'MAIL_POSTAL_CODE']

interface RegisterLoad {
  /** Lines of the file, without its header. */
  read: number
  /** New addresses. */
  added: number
  /** Lines of other provinces, of flats of a known address, or without number, street, place or postal code. */
  left: number
  /** Lines that no database can keep, by their number in the file (its header is 1). */
  unreadable: number[]
}

/**
 * Adds the addresses of a file of the register. Each batch is saved at once, and a known address stays: an interrupted load can
 * simply run again.
 * @param onProgress called after every batch
 * @throws when the file's header is not the register's
 */
export async function loadRegister(
  pool: pg.Pool,
  file: string,
  onProgress: (sofar: RegisterLoad) => void = () => undefined,
): Promise<RegisterLoad> {
  const load: RegisterLoad = { read: 0, added: 0, left: 0, unreadable: [] }
  let batch = new Map<string, CivicAddress>()
  const write = async () => {
    load.added += await insertAddresses(pool, 'register', [...batch.values()])
    load.left = load.read - load.added
    batch = new Map()
    onProgress(load)
  }
  const lines = createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  let names: string[] | null = null
  let at = 0
  for await (const line of lines) {
    at += 1
    if (names === null) {
      names = headerOf(line, file)
      continue
    }
    if (line === '') continue
    load.read += 1
    if (!isStorable(line)) {
      load.unreadable.push(at)
      continue
    }
    const address = addressOf(names, cells(line))
    if (address) batch.set(address.id, address)
    if (batch.size >= batchSize) await write()
  }
  await write()
  return load
}

function headerOf(line: string, file: string): string[] {
  const names = cells(line.replace(/^\uFEFF/, '')).map(name => name.trim().toUpperCase())
  const missing = needed.filter(name => !names.includes(name))
  if (missing.length > 0)
    throw new Error(`${file} is no file of the register: it has no ${missing.join(', ')}.`)
  return names
}

/** The address of a line; null for one outside our provinces or without coordinates. */
function addressOf(names: readonly string[], values: readonly string[]): CivicAddress | null {
  const value = (name: string) => values[names.indexOf(name)]?.trim() ?? ''
  const province = provinces.find(one => one === value('MAIL_PROV_ABVN'))
  const postal = normalizePostal(value('MAIL_POSTAL_CODE'))
  const point = pointOf(value)
  const number = [value('CIVIC_NO'), value('CIVIC_NO_SUFFIX')].filter(Boolean).join('')
  const street = streetOf(value, province)
  if (!province || !postal || !point || number === '' || street === '') return null
  // Flats of one address are one address: the household types its own unit.
  return civicAddress({
    number,
    street,
    unit: '',
    city: inWords(value('MAIL_MUN_NAME')),
    province,
    postal,
    ...point,
  })
}

/** The official name with its kind and direction, in the order of its province: `Rue Saint-Denis`, `Broadway W`. */
function streetOf(value: (name: string) => string, province: Province | undefined): string {
  const [name, type, direction] = ['NAME', 'TYPE', 'DIR'].map(part => value(`OFFICIAL_STREET_${part}`))
  if (!name) return ''
  const inOrder = province === 'QC' ? [type, name, direction] : [name, type, direction]
  return inOrder
    .filter(part => part !== undefined && part !== '')
    .map(part => (/^(?:[NSEW]|[NS][EWO])$/.test(part ?? '') ? part : inWords(part ?? '')))
    .join(' ')
}

/** The register uses capitals: `SAINT-DENIS` is `Saint-Denis`. */
function inWords(text: string): string {
  if (text !== text.toUpperCase()) return text
  return text.toLowerCase().replace(/(^|[\s'’-])\p{L}/gu, start => start.toUpperCase())
}

function pointOf(value: (name: string) => string): { lat: number; lon: number } | null {
  const pair = (a: string, b: string) => {
    const both = [Number(value(a) || Number.NaN), Number(value(b) || Number.NaN)] as const
    return both.every(Number.isFinite) ? both : null
  }
  const degrees = pair('BG_LATITUDE', 'BG_LONGITUDE') ?? pair('REPPOINT_LATITUDE', 'REPPOINT_LONGITUDE')
  if (degrees) return { lat: degrees[0], lon: degrees[1] }
  const metres = pair('BG_X', 'BG_Y')
  return metres && fromLambert(metres[0], metres[1])
}
