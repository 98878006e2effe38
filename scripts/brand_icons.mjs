// Makes the raster icons of each brand from its favicon.svg: `node scripts/brand_icons.mjs`, after a change of it. The
// icons are kept in public/brands, beside the drawing.

import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { at } from './paths.mjs'

/** The full-bleed ground for systems that cut their own shape out of the icon. */
const grounds = { freshprep: '#2b5346', cookit: '#fe9f81' }

/** @param {string} drawing @param {number} side pixels */
const drawn = (drawing, side) => sharp(drawing, { density: 72 * (side / 32) }).resize(side, side)

/**
 * The drawing on a ground without edges.
 * @param {string} drawing @param {string} ground @param {number} side @param {number} part of the side that the drawing fills
 */
async function onGround(drawing, ground, side, part) {
  const mark = await drawn(drawing, Math.round(side * part))
    .png()
    .toBuffer()
  const canvas = { width: side, height: side, channels: /** @type {3} */ (3), background: ground }
  return sharp({ create: canvas })
    .composite([{ input: mark }])
    .png({ palette: true, compressionLevel: 9 })
}

/** An .ico that holds one PNG (the format has since Windows Vista). @param {Buffer} png @param {number} side */
function icoOf(png, side) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

for (const [brand, ground] of Object.entries(grounds)) {
  const folder = at('public', 'brands', brand)
  const drawing = `${folder}/favicon.svg`
  for (const side of [192, 512]) {
    await drawn(drawing, side)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(`${folder}/icon-${side}.png`)
  }
  // A mask may hide everything outside the middle four fifths.
  await (await onGround(drawing, ground, 512, 0.88)).toFile(`${folder}/icon-maskable.png`)
  await (await onGround(drawing, ground, 180, 0.94)).toFile(`${folder}/apple-touch-icon.png`)
  writeFileSync(`${folder}/favicon.ico`, icoOf(await drawn(drawing, 32).png().toBuffer(), 32))
}
