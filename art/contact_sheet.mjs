// Makes docs/dishes-contact-sheet.avif: every dish at card size with its id and its score (seed/data/appeal.csv; docs/dishes.md says why),
// then the cut-outs, all from the masters.

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')
const masters = join(root, 'public', 'dishes')
const columns = 8
/** Pixels: a picture at the width of a phone's card, its label, and the white between. */
const side = 220
const label = 22
const gap = 10

const scores = new Map(
  readFileSync(join(root, 'seed', 'data', 'appeal.csv'), 'utf8')
    .trim()
    .split('\n')
    .map(line => /** @type {[string, string]} */ (line.split(','))),
)

const idsIn = folder =>
  readdirSync(folder)
    .filter(name => name.endsWith('.avif'))
    .map(name => basename(name, '.avif'))
    .sort()

const textOf = id =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${label}">` +
      `<text x="2" y="15" font-family="sans-serif" font-size="12.5" fill="#333">${id} · ${scores.get(id) ?? '–'}</text></svg>`,
  )

const tiles = []
let top = gap
for (const folder of [masters, join(masters, 'cutouts')]) {
  const ids = idsIn(folder)
  for (const [i, id] of ids.entries()) {
    const left = gap + (i % columns) * (side + gap)
    const y = top + Math.floor(i / columns) * (side + label)
    tiles.push({
      input: await sharp(join(folder, `${id}.avif`))
        .resize(side, side)
        .png()
        .toBuffer(),
      left,
      top: y,
    })
    tiles.push({ input: textOf(id), left, top: y + side })
  }
  top += Math.ceil(ids.length / columns) * (side + label) + gap
}

const file = join(root, 'docs', 'dishes-contact-sheet.avif')
const sheet = sharp({
  create: { width: gap + columns * (side + gap), height: top, channels: 3, background: '#fbf7ef' },
})
const { size } = await sheet.composite(tiles).avif({ quality: 60 }).toFile(file)
console.log(`${file}: ${tiles.length / 2} pictures, ${Math.round(size / 1024)} kB`)
