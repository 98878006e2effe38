// Handles an unsubscribe link: in one step from the mail program (RFC 8058), or from the form of the page. The link is the
// authority: there is no session, so it does not matter which site sends it.

import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../contract/errors.ts'
import { linkTo } from '../../contract/paths.ts'
import { brands } from '../../domain/brands.ts'
import { unsubscribe } from '../household/communications/unsubscribe.ts'
import type { Services } from '../integrations/services.ts'
import { factsOf } from './request.ts'

export async function answerUnsubscribing(app: FastifyInstance, services: Services): Promise<void> {
  const { config, clock } = services
  // Mail programs send a form in either encoding; its content is always the same.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
    const { brand } = factsOf(request, config)
    const { token } = request.params
    const now = clock.now().toString({ fractionalSecondDigits: 3 })
    const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    try {
      await unsubscribe(services, { token, brand, now })
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== 'not_found') throw failure
    }
    const shown = sent.get('locale')
    if (shown === null) return reply.code(200).type('text/plain; charset=utf-8').send('')
    const locale = shown === 'en' || shown === 'fr' ? shown : brands[brand].defaultLocale
    return reply.redirect(linkTo('unsubscribe', { brand, locale }, { token }), 303)
  })
}
