// /share: the picture shown when a dish's page is shared. The address names the picture's content, so it can be cached for good; an
// older address redirects to the current one.

import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../contract/errors.ts'
import type { PictureName } from '../../domain/pictures/reference.ts'
import { openQueue, QueueFull } from '../integrations/images/builtin/queue.ts'
import type { Original } from '../integrations/images/port.ts'
import type { Services } from '../integrations/services.ts'
import { findOriginal } from '../menu/pictures/find_original.ts'
import { shareCard } from '../menu/pictures/share_card.ts'
import { networkOf } from '../request/network.ts'
import { commonHeaders } from './headers.ts'
import { brandOfHost } from './request.ts'

const forever = 'public, max-age=31536000, immutable'
/** Cards in memory, about 100 kB each: every network fetches a newly shared one at once. */
const most = 60

type CardRequest = { Params: PictureName & { version: string } }

export function answerShareCards(app: FastifyInstance, { config, pool, log }: Services): void {
  // One after the other: a card occupies a core for a third of a second.
  const queue = openQueue({
    atOnce: 1,
    waiting: 60,
    waitingOfAddress: config.attemptLimits ? 12 : 60,
    waitingOfPicture: 60,
    later: 0,
    patience: 0,
    onError: error => log.warn({ err: error }, 'a card was not made'),
  })
  app.addHook('onClose', () => queue.close())
  const cards = new Map<string, Buffer>()
  const cardOf = async (key: string, from: string, make: () => Promise<Buffer>) => {
    const card = cards.get(key) ?? (await queue.now(key, { from, of: key }, make).catch(busyWhenFull))
    cards.delete(key)
    cards.set(key, card)
    const oldest = cards.keys().next()
    if (cards.size > most && !oldest.done) cards.delete(oldest.value)
    return card
  }

  app.get<CardRequest>('/share/:folder/:name/:version', { logLevel: 'warn' }, async (request, reply) => {
    const { folder, name, version } = request.params
    const original = await findOriginal(pool, { folder, name })
    if (!original) throw new Refusal('not_found')
    reply.headers(commonHeaders)
    if (original.version !== version) return reply.redirect(addressOf(original), 302)
    const brand = brandOfHost(request.host, config.cookitDomain)
    const from = networkOf(request.ip)
    const card = await cardOf(`${brand} ${addressOf(original)}`, from, () => shareCard(original, brand))
    return reply.header('cache-control', forever).type('image/jpeg').send(card)
  })
}

const addressOf = ({ folder, name, version }: Original) => `/share/${folder}/${name}/${version}`

function busyWhenFull(error: unknown): never {
  throw error instanceof QueueFull ? new Refusal('busy') : error
}
