// Writes the input of `render` for each pack of the market: its look (packs/items.json), and the catalogue's words on it.
// out/packs/<brand>-<item>.json, one for each brand that sells the item; its label names it in both languages, its own first.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandId, Locale } from '../domain/brands.ts'
import { marketItems } from '../seed/catalogue/market.ts'

interface Look {
  pack: string
  ground?: string
  /** The label's text where the whole name would be too small to read on a card. */
  label?: Record<Locale, string>
}

const here = import.meta.dirname
const looks = JSON.parse(readFileSync(join(here, 'packs', 'items.json'), 'utf8')) as Record<string, Look>
const first = { freshprep: 'en', cookit: 'fr' } as const
const other = { en: 'fr', fr: 'en' } as const

/** Paper behind a pack: each brand has its own, and neighbours on a shelf differ. */
const grounds: Readonly<Record<BrandId, readonly string[]>> = {
  freshprep: ['e4ece3', 'f1ebdb', 'cfe0c8', 'f6e7a8'],
  cookit: ['fbd3c2', 'bfe6f8', 'ffe2a0', 'e9dcf4', 'd9efd2'],
}

const folder = join(here, 'out', 'packs')
mkdirSync(folder, { recursive: true })
let written = 0
for (const [place, item] of marketItems.entries()) {
  const look = looks[item.id]
  if (!look) throw new Error(`${item.id} has no look in packs/items.json.`)
  for (const brand of item.brand) {
    const language = first[brand]
    const { label = item.name, ...shape } = look
    const pack = {
      ...shape,
      brand,
      name: label[language],
      second: label[other[language]] === label[language] ? '' : label[other[language]],
      weight: item.unit[language],
      ground: look.ground ?? grounds[brand][place % grounds[brand].length],
      seed: place + 1,
    }
    writeFileSync(join(folder, `${brand}-${item.id}.json`), `${JSON.stringify(pack, null, 1)}\n`)
    written += 1
  }
}
const unknown = Object.keys(looks).filter(id => !marketItems.some(item => item.id === id))
if (unknown.length > 0) throw new Error(`Nobody sells ${unknown.join(', ')}.`)
process.stdout.write(`${written} packs\n`)
