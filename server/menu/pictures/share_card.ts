// The picture shown when a dish's page is shared: the dish on its brand's background, 1200 by 630 pixels, as JPEG.
// scripts/share_cards.mjs draws the backgrounds.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OverlayOptions } from 'sharp'
import type { BrandId } from '../../../domain/brands.ts'
import type { Original } from '../../integrations/images/port.ts'
import { mostPixels, sharp } from '../../request/libvips.ts'

const folder = fileURLToPath(new URL('../../../public/brands', import.meta.url))
const width = 1200
const height = 630
const quality = 82

/** A cut-out plate keeps a margin, and has the same shadow as on the site (app/styles/brand_cookit.css). */
const plate = { side: 566, right: 24 }
const shade = { colour: '#3a1030', strength: 0.24, blur: 8, down: 16 }

/** Lays a dish on its brand's ground. */
export async function shareCard(original: Original, brand: BrandId): Promise<Buffer> {
  const [ground, picture] = await Promise.all([
    readFile(join(folder, brand, 'share-ground.png')),
    original.read(),
  ])
  const side = original.transparent ? plate.side : height
  const dish = await sharp(picture, { limitInputPixels: mostPixels })
    .resize(side, side, { fit: 'inside' })
    .png()
    .toBuffer()
  const left = width - side - (original.transparent ? plate.right : 0)
  const top = Math.round((height - side) / 2)
  const layers: OverlayOptions[] = [{ input: dish, left, top }]
  if (original.transparent) layers.unshift({ input: await shadeOf(dish, side), left, top: top + shade.down })
  return sharp(ground).composite(layers).jpeg({ quality, mozjpeg: true }).toBuffer()
}

/** The outline of a plate in the colour of its shade, with soft edges. */
async function shadeOf(dish: Buffer, side: number): Promise<Buffer> {
  const outline = await sharp(dish)
    .extractChannel('alpha')
    .linear(shade.strength)
    .blur(shade.blur)
    .raw()
    .toBuffer()
  const canvas = { width: side, height: side, channels: 3 as const, background: shade.colour }
  return sharp({ create: canvas })
    .joinChannel(outline, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer()
}
