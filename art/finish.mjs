// The last step of every dish picture: light and colour as a food photographer would finish them, by the same rules for all. Whites
// become white, the middle tones lighter, shapes a little plainer, dull colours a little fuller; dark tones stay dark.

import sharp from 'sharp'

/** The brightness of the brightest parts, 0 to 1. */
const white = 0.965
/** The target of a picture's middle tone, and how far it moves there. */
const middle = { table: { at: 0.62, way: 0.45 }, plate: { at: 0.58, way: 0.4 } }
/** Share of the difference from the surroundings that is added: it separates parts that lie close together. */
const local = 0.16
/** Pixels that count as surroundings, of 800. */
const around = 28
/** How much fuller dull colours become. */
const vibrance = 0.18
const warmth = 1.01

const clamp = (/** @type {number} */ x) => Math.min(1, Math.max(0, x))

/**
 * A picture as the site shows it, from what the kit rendered. Alpha stays as it is.
 * @param {string | Buffer} picture file or bytes, anything sharp reads
 * @returns {Promise<import('sharp').Sharp>} of the same size
 */
export async function finish(picture) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const luma = new Float32Array(width * height)
  const counts = new Uint32Array(256)
  let solid = 0
  for (let i = 0; i < luma.length; i++) {
    const at = 4 * i
    const l = 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]
    luma[i] = l / 255
    if (data[at + 3] < 250) continue
    counts[Math.round(l)]++
    solid++
  }
  const quantile = (/** @type {number} */ share) => {
    let sum = 0
    for (let l = 0; l < 256; l++) {
      sum += counts[l]
      if (sum >= share * solid) return l / 255
    }
    return 1
  }
  const black = Math.min(quantile(0.004), 0.06) * 0.5
  const gain = Math.min(1.18, Math.max(1, white / Math.max(quantile(0.992), 0.6)))
  const stretched = (/** @type {number} */ l) => clamp(((l - black) / (1 - black)) * gain)
  const { at: aim, way } = solid < luma.length * 0.98 ? middle.plate : middle.table
  const gamma = Math.max(
    0.78,
    Math.min(1, 1 + (Math.log(aim) / Math.log(stretched(quantile(0.5))) - 1) * way),
  )
  const surroundings = await sharp(Buffer.from(Uint8Array.from(luma, l => Math.round(l * 255))), {
    raw: { width, height, channels: 1 },
  })
    .blur((around * width) / 800)
    .extractChannel(0)
    .raw()
    .toBuffer()

  for (let i = 0; i < luma.length; i++) {
    const at = 4 * i
    const l = luma[i]
    let t = stretched(l) ** gamma
    t += 0.1 * (t * t * (3 - 2 * t) - t)
    // less at both ends, so that nothing is pushed out of the range
    t = clamp(t + local * (l - surroundings[i] / 255) * (1 - 0.7 * Math.abs(2 * t - 1)))
    const k = l > 0.004 ? t / l : 1
    let [r, g, b] = [data[at] / 255, data[at + 1] / 255, data[at + 2] / 255].map(c => c * k)
    const most = Math.max(r, g, b)
    if (most > 1 && t < 1) {
      // what would leave the range keeps its hue and goes towards its own grey
      const f = (1 - t) / (most - t)
      ;[r, g, b] = [r, g, b].map(c => t + (c - t) * f)
    }
    r *= warmth
    b /= warmth
    const chroma = Math.max(r, g, b) - Math.min(r, g, b)
    const fuller = 1 + vibrance * (1 - Math.min(1, chroma * 1.1)) * Math.min(1, chroma * 6)
    const grey = 0.299 * r + 0.587 * g + 0.114 * b
    ;[r, g, b] = [r, g, b].map(c => grey + (c - grey) * fuller)
    // greens of leaves lean to yellow; the kit's lean to blue
    const leaf = Math.max(0, g - Math.max(r, b))
    data[at] = Math.round(clamp(r + 0.18 * leaf) * 255)
    data[at + 1] = Math.round(clamp(g + 0.05 * leaf) * 255)
    data[at + 2] = Math.round(clamp(b - 0.12 * leaf) * 255)
  }
  return sharp(data, { raw: { width, height, channels: 4 } }).sharpen({ sigma: 0.8, m1: 0.12, m2: 0.66 })
}
