// Sheets of screenshots: small, beside each other, with their names, so that many pages are judged at one look.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

/** Of one picture on a sheet, in pixels: a long page is cut at its height. */
const cell = { width: 320, height: 420, label: 22, gap: 12 }
const across = 6
const down = 4

/** Makes `sheet-1.webp` and so on of a folder's screenshots, in the order of their names; none where there is no folder. */
export async function makeSheets(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  const names = readdirSync(folder)
    .filter(name => name.endsWith('.png'))
    .toSorted()
  for (let first = 0; first < names.length; first += across * down) {
    const shown = names.slice(first, first + across * down)
    const pictures = await Promise.all(shown.map((name, place) => pieceOf(folder, name, place)))
    const rows = Math.ceil(shown.length / across)
    const size = {
      width: across * (cell.width + cell.gap),
      height: rows * (cell.height + cell.label + cell.gap),
    }
    await sharp({ create: { ...size, channels: 3, background: '#808080' } })
      .composite(pictures.flat())
      .webp({ quality: 80 })
      .toFile(join(folder, `sheet-${first / (across * down) + 1}.webp`))
  }
}

/** A screenshot and its name, at their place. */
async function pieceOf(folder: string, name: string, place: number): Promise<OverlayOptions[]> {
  const left = (place % across) * (cell.width + cell.gap)
  const top = Math.floor(place / across) * (cell.height + cell.label + cell.gap)
  const { data, info } = await sharp(join(folder, name))
    .resize({ width: cell.width })
    .toBuffer({ resolveWithObject: true })
  const height = Math.min(info.height, cell.height)
  const picture = await sharp(data).extract({ left: 0, top: 0, width: info.width, height }).toBuffer()
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.label}"><text x="4" y="16" font-family="sans-serif" font-size="14" fill="#ffffff">${name.replace('.png', '')}</text></svg>`
  return [
    { input: Buffer.from(label), left, top },
    { input: picture, left, top: top + cell.label },
  ]
}
