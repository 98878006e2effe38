// Composes Cook it's signature picture from the cut-outs: Friday's table from above, plates on a checked cloth in the evening's
// light. `node art/friday_table.mjs` writes public/scenes/friday-table.avif; run it after one of its plates has a new picture.

import { join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')
const side = 1600

/** Each plate: its cut-out, its centre and width in pixels, and its rotation in degrees. */
const plates = [
  ['margherita-flatbread', 345, 330, 560, -12],
  ['mediterranean-salad', 1265, 300, 500, 20],
  ['chana-masala', 268, 1085, 470, 8],
  ['teriyaki-salmon-bowl', 1330, 1290, 520, -14],
  ['spaghetti-meatballs', 790, 1372, 430, 0],
  ['shrimp-chorizo-paella', 800, 760, 640, 38],
]

const rotated = (x, y, angle, drawing) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${drawing}</g>`

const cloth = `
  <defs>
    <pattern id="check" width="112" height="112" patternUnits="userSpaceOnUse" patternTransform="rotate(-9)">
      <rect width="112" height="112" fill="#fff7ee"/>
      <rect width="56" height="112" fill="#e2601f" fill-opacity="0.5"/>
      <rect width="112" height="56" fill="#e2601f" fill-opacity="0.5"/>
    </pattern>
    <filter id="weave" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="0.9 0.5" numOctaves="2" seed="4"/>
      <feColorMatrix values="0 0 0 0 0.25  0 0 0 0 0.08  0 0 0 0 0.05  0.35 0 0 0 -0.1"/>
    </filter>
    <filter id="folds" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="0.0018 0.0032" numOctaves="2" seed="11"/>
      <feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.06  0 0 0 0 0.05  1.5 0 0 0 -0.62"/>
    </filter>
  </defs>
  <rect width="${side}" height="${side}" fill="url(#check)"/>
  <rect width="${side}" height="${side}" filter="url(#weave)" opacity="0.5"/>
  <rect width="${side}" height="${side}" filter="url(#folds)" opacity="0.55"/>`

const napkin = `
  <rect x="-92" y="-150" width="184" height="300" rx="6" fill="#3a1030"/>
  <path d="M-92-150 92 150M-40-150v300M30-150v300" stroke="#562347" stroke-width="3" fill="none"/>
  <rect x="-82" y="-140" width="164" height="280" rx="3" fill="none" stroke="#7a3f68" stroke-width="2.5" stroke-dasharray="7 6"/>`

const silver = `<linearGradient id="silver" x1="0" y1="0" x2="1" y2="0">
    <stop offset="0" stop-color="#8d8a86"/><stop offset="0.35" stop-color="#f6f3ee"/>
    <stop offset="0.6" stop-color="#c9c4bc"/><stop offset="1" stop-color="#77736e"/></linearGradient>`
const fork = `<path fill="url(#silver)" d="M-7 165c-3-70-3-140-4-188-12-4-18-14-19-32l-3-85c0-7 8-7 9 0l4 62h5l1-64c0-7 9-7 9 0l1 64h4l1-64c0-7 9-7 9 0l1 64h5l4-62c1-7 9-7 9 0l-3 85c-1 18-7 28-19 32-1 48-1 118-4 188-1 8-9 8-10 0z"/>`
const knife = `<path fill="url(#silver)" d="M-8 165V-20h-4c-4-60-2-112 14-142 8-2 10 2 10 8l-2 174-4 145c0 9-14 9-14 0z"/>`

const glass = (liquid, light, float) => `
  <ellipse cx="30" cy="38" rx="92" ry="88" fill="#2a0a20" opacity="0.3" filter="url(#soft)"/>
  <circle r="84" fill="#ffffff" opacity="0.45"/>
  <circle r="77" fill="${liquid}"/>
  <circle r="77" fill="url(#${light})"/>
  ${float}
  <circle r="80" fill="none" stroke="#ffffff" stroke-width="5" opacity="0.85"/>
  <circle r="70" fill="none" stroke="#ffffff" stroke-width="2" opacity="0.4"/>
  <path d="M-62-34a70 70 0 0 1 46-34" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity="0.8"/>`
const slice = (rind, flesh) => {
  const wedges = Array.from(
    { length: 9 },
    (_, at) => `<path d="M0-6-11-34a36 36 0 0 1 22 0z" fill="${flesh}" transform="rotate(${at * 40})"/>`,
  )
  return `<g transform="translate(14 10) rotate(18)"><circle r="46" fill="${rind}"/><circle r="41" fill="#fff8dc"/>${wedges.join('')}</g>`
}
const leaf = `<path d="M0-42c22 16 26 52 0 84-26-32-22-68 0-84z" fill="#3f7a34"/><path d="M0-38c3 26 3 52 0 78M0-12l12-10M0 4l14-10M0-4l-13-9M0 14l-13-9" stroke="#8fbf6a" stroke-width="2" fill="none"/>`

const things = `
  <defs>${silver}
    <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>
    <filter id="lies" x="-60%" y="-60%" width="220%" height="220%"><feDropShadow dx="9" dy="12" stdDeviation="9" flood-color="#2a0a20" flood-opacity="0.42"/></filter>
    <radialGradient id="lit" cx="0.34" cy="0.28" r="0.8"><stop offset="0" stop-color="#fff" stop-opacity="0.5"/><stop offset="0.6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#5a1a00" stop-opacity="0.35"/></radialGradient>
  </defs>
  <g filter="url(#lies)">${rotated(1452, 770, -9, napkin)}</g>
  <g filter="url(#lies)">${rotated(120, 702, 84, napkin)}</g>
  <g filter="url(#lies)">${rotated(1430, 770, -9, fork)}${rotated(1484, 766, -9, knife)}</g>
  <g filter="url(#lies)">${rotated(122, 700, 84, fork)}</g>
  ${rotated(800, 208, 0, glass('#e98a2e', 'lit', slice('#e8761c', '#f6a544')))}
  ${rotated(560, 1150, 0, glass('#d5e6e2', 'lit', slice('#e5c62f', '#f7e272')))}
  ${rotated(1110, 1010, 0, glass('#8f1f3c', 'lit', ''))}
  <g filter="url(#lies)">${rotated(1062, 560, 60, leaf)}${rotated(1105, 585, 118, leaf)}${rotated(520, 640, -30, leaf)}</g>`

const evening = `
  <defs>
    <radialGradient id="window" cx="0.22" cy="0.12" r="1.15"><stop offset="0" stop-color="#ffe2b0" stop-opacity="0.42"/><stop offset="0.45" stop-color="#ffcf94" stop-opacity="0.06"/><stop offset="1" stop-color="#3a0a20" stop-opacity="0.5"/></radialGradient>
  </defs><rect width="${side}" height="${side}" fill="url(#window)"/>`

const svg = inside =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${inside}</svg>`)

/** A plate and the shadow it throws to the lower right. */
async function laid([id, x, y, width, angle]) {
  const plate = await sharp(join(root, 'public', 'dishes', 'cutouts', `${id}.avif`))
    .resize(width, width)
    .rotate(angle, { background: '#00000000' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const wide = plate.info.width
  const room = 60
  const size = wide + 2 * room
  const edges = { top: room, bottom: room, left: room, right: room, background: '#00000000' }
  const padded = await sharp(plate.data).extend(edges).png().toBuffer()
  const shape = await sharp(padded).extractChannel('alpha').blur(20).linear(0.55, 0).raw().toBuffer()
  const shadow = await sharp({ create: { width: size, height: size, channels: 3, background: '#2a0a20' } })
    .joinChannel(shape, { raw: { width: size, height: size, channels: 1 } })
    .png()
    .toBuffer()
  const at = (dx, dy, half) => ({ left: Math.round(x + dx - half), top: Math.round(y + dy - half) })
  return [
    { input: shadow, ...at(20, 30, size / 2) },
    { input: plate.data, ...at(0, 0, wide / 2) },
  ]
}

/** Lays a picture over the table where a part of it may extend beyond the edge. */
async function within({ input, left, top }) {
  const { width, height } = await sharp(input).metadata()
  const x = Math.max(0, -left)
  const y = Math.max(0, -top)
  const area = {
    left: x,
    top: y,
    width: Math.min(width - x, side - Math.max(0, left)),
    height: Math.min(height - y, side - Math.max(0, top)),
  }
  return {
    input: await sharp(input).extract(area).png().toBuffer(),
    left: Math.max(0, left),
    top: Math.max(0, top),
  }
}

const layers = [{ input: svg(things) }]
for (const plate of plates) for (const layer of await laid(plate)) layers.push(await within(layer))
layers.push({ input: svg(evening) })
const table = await sharp(svg(cloth)).composite(layers).png().toBuffer()
const file = process.argv[2] ?? join(root, 'public', 'scenes', 'friday-table.avif')
const { size } = await sharp(table)
  .toFormat(file.endsWith('.png') ? 'png' : 'avif', { quality: 62 })
  .toFile(file)
console.log(`${file}: ${Math.round(size / 1000)} kB`)
