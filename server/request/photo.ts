// A photo that a person took with a phone.

import { Refusal } from '../../contract/errors.ts'
import { mostPixels, sharp } from './libvips.ts'

/** Longest side, in pixels: enough to see a crack in a jar. */
const longest = 1_280

/**
 * A photo to keep: a picture is what decodes. It is encoded anew, upright, and without what the phone wrote into it, such as the place
 * and the hour.
 * @param sent in base64 @returns a JPEG
 * @throws Refusal picture_unreadable
 */
export async function keptPhoto(sent: string): Promise<Buffer> {
  const photo = await encodedAnew(sent)
  if (!photo) throw new Refusal('picture_unreadable', { fields: { photo: 'picture_unreadable' } })
  return photo
}

/** The same; null for what does not decode. */
export async function encodedAnew(sent: string): Promise<Buffer | null> {
  try {
    return await sharp(Buffer.from(sent, 'base64'), { limitInputPixels: mostPixels, failOn: 'truncated' })
      .rotate()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
  } catch {
    return null
  }
}
