// A kind of message as it looks when it is sent, with the values of an example, and a letter to a list, for the office: frames of their pages.
// Each is a document of its own, because a letter's styles are in its elements.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallDeclaration } from '../../contract/call.ts'
import { Refusal } from '../../contract/errors.ts'
import { contract } from '../../contract/index.ts'
import { openSession } from '../identity/sessions/session.ts'
import { layOut } from '../integrations/mail/layout/lay_out.ts'
import type { Services } from '../integrations/services.ts'
import { wordsOfLetterNamed } from '../list_letters/show_letters.ts'
import { channelsOfKind, exampleOfList, sampleMessage, templateNames } from '../messages/sample_messages.ts'
import { statedFactsOf } from '../request/brand_facts/brand_facts.ts'
import { actingOn, brandNamed } from './acting_brand.ts'
import { authorize } from './bound_calls.ts'
import { commonHeaders } from './headers.ts'
import { browserOf, chosenLocale, factsOf, localeOfCall } from './request.ts'
import { validate } from './validate.ts'

/** Letters have their styles in their elements, and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

export function answerMessageExamples(app: FastifyInstance, services: Services): void {
  app.get('/api/admin/messages/example.html', async (request, reply) => {
    const asked = await askedFor(services, request, contract.messages_admin.find)
    const { query, brand, locale, origin, contact } = asked
    const template = templateNames.find(kind => kind === query.get('kind'))
    if (!template || !channelsOfKind(template).includes('email')) throw new Refusal('not_found')
    return frame(reply, sampleMessage({ template, channel: 'email', brand, locale, origin, contact }))
  })
  app.get('/api/admin/letters/preview.html', async (request, reply) => {
    const asked = await askedFor(services, request, contract.letters_admin.find)
    const { query, brand, locale, origin, contact } = asked
    const { id } = validate(contract.letters_admin.find.input, { id: query.get('id') ?? '' }) as {
      id: string
    }
    const words = await wordsOfLetterNamed(services, brand, id)
    return frame(reply, exampleOfList({ letterId: id, words }, { brand, locale, origin, contact }))
  })
}

/** The letter that an address asks for, for somebody who may make the call that shows it. */
async function askedFor(services: Services, request: FastifyRequest, declaration: CallDeclaration) {
  const { config, clock } = services
  const { brand: host, origin, secure } = factsOf(request, config)
  const now = clock.now()
  const session = await openSession(services, { brand: host, ...browserOf(request, config), now, secure })
  const query = new URL(request.url, origin).searchParams
  const locale = chosenLocale('/', query) ?? localeOfCall(request.headers, session, host)
  const brand = brandNamed(query.get('acts_on')) ?? host
  const asked = actingOn(services, { brand: host, locale, now, origin, session, actsOn: brand })
  authorize(declaration, asked)
  const contact = await statedFactsOf(services, brand, now.toString())
  return { query, brand, locale, origin: asked.origin, contact }
}

function frame(reply: FastifyReply, said: ReturnType<typeof sampleMessage>) {
  if (said.channel !== 'email') throw new Refusal('not_found')
  return reply
    .headers({
      ...commonHeaders,
      'cache-control': 'private, no-store',
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
    })
    .type('text/html; charset=utf-8')
    .send(layOut(said.parts).html)
}
