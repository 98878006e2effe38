// /pictures: every picture of the product, as an original or at a size. An address names the picture's content, so the
// response can be cached for good; an older address redirects to the current one.

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { Refusal } from '../../../../contract/errors.ts'
import { addressOf, picturePrefix } from '../../../../domain/pictures/reference.ts'
import type { Config } from '../../../request/config.ts'
import { openCounts } from '../../../request/counts.ts'
import { networkOf } from '../../../request/network.ts'
import { readSize, renditionOf, sizeOf } from '../parameters.ts'
import type { Images, Original } from '../port.ts'
import { openDiskCache } from './disk_cache.ts'
import { openQueue, QueueFull } from './queue.ts'
import { openResizer, type SizedPicture } from './resizer.ts'

const forever = 'public, max-age=31536000, immutable'
/** A browser may cache a stand-in for a day; a shared cache has to ask again at once. */
const aDay = 'public, max-age=86400, s-maxage=60'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const

/** Pictures made for one address in an hour: many a person's first visits, and less than an hour of a core. */
const mostAnHour = 1_200

interface PictureRequest {
  Params: { folder: string; name: string; version: string }
  Querystring: Record<string, unknown>
}

interface PictureEndpoints {
  config: Config
  images: Images
  log: Pick<Logger, 'warn'>
  /** The picture of that name, whatever its version; null for an unknown name. */
  findOriginal(named: { folder: string; name: string }): Promise<Original | null>
  /** The headers of every answer. */
  headers: Readonly<Record<string, string>>
}

/** A Fastify plugin with everything under /pictures. */
export function builtinPictures(endpoints: PictureEndpoints): FastifyPluginAsync {
  const { config, images, log, findOriginal, headers } = endpoints
  // Where addresses have to be signed, pages ask here, and only sizes on offer are signed.
  const sentOn = config.imgixDomain !== undefined && images.host === ''
  return async app => {
    const cache = await openDiskCache(join(config.dataDir, 'pictures'), config.pictureCacheMb * 1_000_000)
    const queue = openQueue({
      atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)),
      waiting: 200,
      waitingOfAddress: config.attemptLimits ? 40 : 200,
      waitingOfPicture: 12,
      later: 1_000,
      patience: 3_000,
      onError: error => log.warn({ err: error }, 'a picture was not made'),
    })
    const made = openCounts(3_600_000)
    const mayMake = (from: string) => !config.attemptLimits || made.add(from) <= mostAnHour
    const resizer = openResizer({ cache, queue, mayMake })
    app.addHook('onClose', () => queue.close())
    app.get<PictureRequest>(
      `${picturePrefix}/:folder/:name/:version`,
      // Making one has a queue of its own.
      { logLevel: 'warn', config: { takesNoTurn: true } },
      async (request, reply) => {
        reply.headers(headers)
        const size = readSize(request.query)
        const original = await findOriginal(request.params)
        if (!original) throw new Refusal('not_found')
        if (original.version !== request.params.version) return leadTo(original, request, reply)
        if (size === null) {
          const bytes = await original.read()
          return send({ bytes, format: 'avif', key: original.version, standIn: false }, request, reply)
        }
        if (sentOn) {
          const there = images.address(addressOf(original), sizeOf(size, renditionOf(size, original)))
          return reply.header('cache-control', forever).redirect(there, 302)
        }
        if (size.auto) reply.header('vary', 'accept')
        const who = {
          accepted: request.headers.accept,
          from: networkOf(request.ip),
          gone: request.signal,
        }
        const picture = await resizer.sized(original, size, who).catch(busyWhenFull)
        return send(picture, request, reply)
      },
    )
  }
}

function busyWhenFull(error: unknown): never {
  throw error instanceof QueueFull ? new Refusal('busy') : error
}

/** Redirects to the same rendition of the current content. */
function leadTo(
  original: Parameters<typeof addressOf>[0],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const query = request.url.indexOf('?')
  const asked = query === -1 ? '' : request.url.slice(query)
  return reply.header('cache-control', 'no-store').redirect(addressOf(original) + asked, 302)
}

function send(picture: SizedPicture, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = `"${picture.key}"`
  reply.headers({
    'cache-control': picture.standIn ? aDay : forever,
    'content-type': types[picture.format],
    etag,
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(picture.bytes)
}
