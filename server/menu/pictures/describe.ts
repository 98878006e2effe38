// What is kept of a picture beside its bytes.

import { createHash } from 'node:crypto'
import { blurOf, blurSide } from '../../../domain/pictures/blur.ts'
import type { PictureFacts } from '../../../domain/pictures/reference.ts'
import { sharp } from '../../platform/libvips.ts'

/** Digits of a version. */
export const versionLength = 12

/** SHA-256 of a picture's content, hexadecimal. */
export const digestOfPicture = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The version of a picture with this content: the beginning of its digest. */
export const versionOfPicture = (bytes: Uint8Array): string => digestOfPicture(bytes).slice(0, versionLength)

/** Version, size in pixels and blur of a picture that can be read. */
export async function describePicture(
  bytes: Buffer,
): Promise<Pick<PictureFacts, 'version' | 'width' | 'height' | 'blur'>> {
  const { width, height } = await sharp(bytes).metadata()
  return { version: versionOfPicture(bytes), width, height, blur: await blurOfPicture(bytes) }
}

/** The picture's colours on 4 × 4 points. What is transparent takes the colour of what is not. */
async function blurOfPicture(bytes: Buffer): Promise<string> {
  const points = await sharp(bytes).resize(blurSide, blurSide, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  const shown = Array.from({ length: blurSide * blurSide }, (_, at) => [
    ...points.subarray(at * 4, at * 4 + 4),
  ])
  const weight = shown.reduce((sum, point) => sum + (point[3] ?? 0), 0)
  const mean = [0, 1, 2].map(
    channel => shown.reduce((sum, point) => sum + (point[channel] ?? 0) * (point[3] ?? 0), 0) / (weight || 1),
  )
  const opaque = shown.flatMap(([red, green, blue, alpha = 0]) => {
    const cover = alpha / 255
    return [red, green, blue].map((value = 0, channel) => value * cover + (mean[channel] ?? 0) * (1 - cover))
  })
  return blurOf(opaque)
}
