// Lays finished cut-outs on their table: node art/from_above.mjs id … [--to=folder] writes public/dishes/<id>.avif, the dish seen from above.
// For dishes whose plate from above is the better picture; the tables are scenes of the kit (art/tables, from scenes/table-*.json).

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { encoded } from './encoded.mjs'

const root = join(import.meta.dirname, '..')
/** Share of the frame that the plate fills. */
const filled = 0.94

const to = process.argv.find(a => a.startsWith('--to='))?.slice(5) ?? join(root, 'public', 'dishes')
for (const id of process.argv.slice(2).filter(a => !a.startsWith('--'))) {
  const { surface } = JSON.parse(readFileSync(join(root, 'art', 'dishes', `${id}.json`), 'utf8'))
  // the plate keeps every pixel it was rendered with
  const cutout = sharp(join(root, 'public', 'dishes', 'cutouts', `${id}.avif`))
  const { width: wide } = await cutout.metadata()
  const side = Math.round(wide / filled)
  const scale = side / 800
  const table = sharp(join(root, 'art', 'tables', `${surface}.avif`)).resize(side, side)
  const plate = await cutout.png().toBuffer()
  const at = Math.round((side - wide) / 2)
  // the light comes from the upper left: a dark line where the vessel stands, a soft shadow to the lower right
  const layers = []
  for (const [right, down, blur, dark] of [
    [4, 6, 5, 0.36],
    [15, 22, 20, 0.34],
  ]) {
    const [dx, dy] = [Math.round(right * scale), Math.round(down * scale)]
    const shape = await sharp({ create: { width: side, height: side, channels: 4, background: '#00000000' } })
      .composite([{ input: plate, left: at - 2, top: at - 4 }])
      .png()
      .toBuffer()
    const soft = await sharp(shape)
      .extractChannel('alpha')
      .blur(blur * scale)
      .linear(dark, 0)
      .raw()
      .toBuffer()
    const shadow = await sharp({ create: { width: side, height: side, channels: 3, background: '#24170f' } })
      .joinChannel(soft, { raw: { width: side, height: side, channels: 1 } })
      .png()
      .toBuffer()
    const within = await sharp(shadow)
      .extract({ left: 0, top: 0, width: side - dx, height: side - dy })
      .toBuffer()
    layers.push({ input: within, left: dx, top: dy })
  }
  layers.push({ input: plate, left: at - 2, top: at - 4 })
  const file = join(to, `${id}.avif`)
  const bytes = await encoded(await table.composite(layers).png().toBuffer())
  writeFileSync(file, bytes)
  console.log(`${file}: ${Math.round(bytes.length / 1024)} kB`)
}
