// Answers a request for a picture: from disk where it was made before, else made now. AVIF is the smallest and takes
// longest, so the first request gets WebP at once, and AVIF is made when nobody waits.

import type { PictureFacts } from '../../../../domain/pictures/reference.ts'
import { qualityOfRatio } from '../../../../domain/pictures/srcset.ts'
import { type AskedSize, formatFor, type PictureFormat, type Rendition, renditionOf } from '../parameters.ts'
import type { Original } from '../port.ts'
import type { DiskCache } from './disk_cache.ts'
import { type Queue, QueueFull } from './queue.ts'
import { render } from './render.ts'

export interface SizedPicture {
  bytes: Buffer
  format: PictureFormat
  /** Identifies this content: picture, size, quality and format. */
  key: string
  /** A better one is being made; this one must not be cached for long. */
  standIn: boolean
}

interface Resizer {
  /**
   * @throws QueueFull when too many pictures wait to be made
   * @throws NobodyWaits when the caller has gone
   */
  sized(original: Original, asked: AskedSize, who: Caller): Promise<SizedPicture>
}

interface Caller {
  /** The picture formats that its browser takes. */
  accepted: string | undefined
  /** The address of the request, which takes turns with others. */
  from: string
  /** Aborts once the browser no longer waits. */
  gone: AbortSignal
}

/** @param mayMake whether the address may have another picture made */
export function openResizer({
  cache,
  queue,
  mayMake,
}: {
  cache: DiskCache
  queue: Queue
  mayMake(from: string): boolean
}): Resizer {
  const make = async (original: Original, rendition: Rendition, format: PictureFormat) => {
    const bytes = await render(await sourceOf(original, rendition).read(), rendition, format)
    await cache.put(keyOf(original, rendition, format), bytes)
    return bytes
  }
  const made = async (
    original: Original,
    rendition: Rendition,
    format: PictureFormat,
    { from, gone }: Caller,
  ) => {
    const key = keyOf(original, rendition, format)
    if (isOriginal(original, rendition, format)) return { key, bytes: await original.read() }
    const bytes = await cache.get(key)
    if (bytes) return { key, bytes }
    if (!mayMake(from)) throw new QueueFull('so many pictures were made for one address')
    const account = { from, gone, of: `${original.folder}/${original.name}` }
    return { key, bytes: await queue.now(key, account, () => make(original, rendition, format)) }
  }

  return {
    sized: async (original, asked, who) => {
      const { accepted } = who
      const rendition = renditionOf(asked, original)
      const format = formatFor(asked, accepted, original.transparent)
      const key = keyOf(original, rendition, format)
      const costly = format === 'avif' && !isOriginal(original, rendition, format) && !cache.has(key)
      if (!costly || asked.fm !== null || !/image\/webp/i.test(accepted ?? '')) {
        return { ...(await made(original, rendition, format, who)), format, standIn: false }
      }
      const standIn = await made(original, rendition, 'webp', who)
      queue.later(key, () => make(original, rendition, format))
      return { ...standIn, format: 'webp', standIn: true }
    },
  }
}

/** A thumbnail's side is this many times that of a picture made of it, so that the loss of its own compression does not show. */
const spare = 1.2

/** What a rendition is made of: the thumbnail where that is large enough, else the original. */
const sourceOf = ({ thumbnail, read }: Original, { width, height }: Rendition): Pick<Original, 'read'> =>
  thumbnail && spare * Math.max(width, height) <= thumbnail.side ? thumbnail : { read }

/** Whether the original itself is what was asked for. At a fine screen's quality it would be twice the bytes. */
function isOriginal(
  original: Original,
  { width, height, quality }: Rendition,
  format: PictureFormat,
): boolean {
  return (
    format === 'avif' &&
    width === original.width &&
    height === original.height &&
    quality >= qualityOfRatio[1]
  )
}

function keyOf(
  { folder, name, version }: PictureFacts,
  { width, height, crop, quality }: Rendition,
  format: PictureFormat,
): string {
  return `${folder}.${name}.${version}.${width}x${height}${crop ? 'c' : ''}.q${quality}.${format}`
}
