import sharp from 'sharp'
import { expect, test } from 'vitest'
import { finish } from '../art/finish.mjs'

/** A plate in steps of grey without a background: dull white rim, middle tones, something dark. */
async function plate() {
  const side = 80
  const pixels = Buffer.alloc(side * side * 4)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const far = Math.hypot(x - 40, y - 40)
      const shade = far > 30 ? 205 : far > 12 ? 95 : 4
      pixels.set([shade, shade, shade, far < 38 ? 255 : 0], (y * side + x) * 4)
    }
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
}

test('the last step of a dish picture turns dull whites white and middle tones lighter, and keeps dark tones, size and outline', async () => {
  const before = await plate()
  const after = await sharp(await (await finish(before)).png().toBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([after.info.width, after.info.height, after.info.channels]).toEqual([80, 80, 4])
  const green = (x: number, y: number) => after.data[(y * 80 + x) * 4 + 1] ?? 0
  expect(green(40, 6)).toBeGreaterThan(225)
  expect(green(40, 20)).toBeGreaterThan(105)
  expect(green(40, 40)).toBeLessThan(12)
  const outline = await sharp(before).extractChannel('alpha').raw().toBuffer()
  expect(await sharp(after.data, { raw: after.info }).extractChannel('alpha').raw().toBuffer()).toEqual(
    outline,
  )
})
