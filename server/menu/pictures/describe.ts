// Metadata stored with a picture.

import { createHash } from 'node:crypto'
import { blurColours, blurOf, blurSide } from '../../../domain/pictures/blur.ts'
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

/** The opacity, of 255, from which a pixel counts as part of the dish, so that a blur never shows around a pan or a dish. */
const covered = 217

/** Radius of the circle to which a page cuts blurs of plates (app/styles/dishes.css), as a share of the picture's side. */
const plateRadius = 0.46

/** The picture in 8 × 8 pixels and few colours. Around a dish that is not round, mostly empty pixels are transparent. */
async function blurOfPicture(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes).resize(blurSide, blurSide, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  const least = (await fillsPlate(bytes)) ? 1 : covered
  const points = Array.from({ length: blurSide ** 2 }, (_, at): Colour | null => {
    const [red = 0, green = 0, blue = 0, cover = 0] = small.subarray(at * 4)
    return cover < least ? null : [red, green, blue]
  })
  const colours = inFewColours(
    points.filter(point => point !== null),
    blurColours,
  )
  return blurOf(points.map(point => (point === null ? null : (colours.shift() ?? null))))
}

/** Whether the whole circle that a page shows of a plate's blur has content. */
async function fillsPlate(bytes: Buffer): Promise<boolean> {
  const side = 64
  const cover = await sharp(bytes)
    .resize(side, side, { fit: 'fill' })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  const fromMiddle = (at: number) => (at + 0.5) / side - 0.5
  return cover.every(
    (value, at) =>
      value >= covered || Math.hypot(fromMiddle(at % side), fromMiddle(Math.floor(at / side))) > plateRadius,
  )
}
