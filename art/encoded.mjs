// The file of an original.

import sharp from 'sharp'

/** The most bytes of an original: of noodles and shreds, which are all edges, a lower quality looks the same. */
const most = 260_000
/** The width, in pixels, from which nearly every place shows an original smaller than it is. */
const large = 1_600

/**
 * A picture as AVIF. By eye: below quality 60 the grains of rice and the crumbs begin to melt together, in a large picture made smaller
 * below 55.
 * @param {Buffer} picture anything sharp reads
 */
export async function encoded(picture) {
  const { width } = await sharp(picture).metadata()
  const best = await sharp(picture)
    .avif({ quality: width < large ? 60 : 55, effort: 4 })
    .toBuffer()
  if (best.length <= most) return best
  return sharp(picture)
    .avif({ quality: width < large ? 56 : 48, effort: 4, chromaSubsampling: '4:2:0' })
    .toBuffer()
}
