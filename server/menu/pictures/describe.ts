// Metadata stored with a picture.

import { createHash } from 'node:crypto'
import { blurColours, blurOf, blurSide } from '../../../domain/pictures/blur.ts'
import { opacitySide, shownPoints } from '../../../domain/pictures/blur_points.ts'
import type { PictureFacts } from '../../../domain/pictures/reference.ts'
import { sharp } from '../../request/libvips.ts'
import { type Colour, inFewColours } from './few_colours.ts'

/** Digits of a version. */
export const versionLength = 12

/** SHA-256 of a picture's content, hexadecimal. */
export const digestOfPicture = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The version of a picture with this content: the beginning of its digest. */
export const versionOfPicture = (bytes: Uint8Array): string => digestOfPicture(bytes).slice(0, versionLength)

/** Version, size in pixels and blur of a readable picture. */
export async function describePicture(
  bytes: Buffer,
): Promise<Pick<PictureFacts, 'version' | 'width' | 'height' | 'blur'>> {
  const { width, height } = await sharp(bytes).metadata()
  return { version: versionOfPicture(bytes), width, height, blur: await blurOfPicture(bytes) }
}

/** The picture in 8 × 8 points and few colours. */
async function blurOfPicture(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes).resize(blurSide, blurSide, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  const shown = shownPoints(await opacityOf(bytes))
  const points = shown.map((isShown, at): Colour | null => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = small.subarray(at * 4)
    return isShown && alpha > 0 ? [red, green, blue] : null
  })
  const colours = inFewColours(
    points.filter(point => point !== null),
    blurColours,
  )
  return blurOf(points.map(point => (point === null ? null : (colours.shift() ?? null))))
}

function opacityOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes)
    .resize(opacitySide, opacitySide, { fit: 'fill' })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer()
}
