// Twilio's webhooks: delivery reports and replies. Both are signed, and unsigned ones are refused.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { brandFacts } from '../../../brands/index.ts'
import type { StatedFacts } from '../../../domain/brand_facts/facts.ts'
import { type BrandId, brands, type Locale } from '../../../domain/brands.ts'
import { answerOf } from '../../../domain/communications/stop_words.ts'
import { textHelpMessages } from '../../../i18n/text_help.ts'
import type { Clock } from '../../request/clock/clock.ts'
import { withTx } from '../../request/database/database.ts'
import type { Letter } from '../mail/port.ts'
import { countMessages } from '../message_figures/count_messages.ts'
import { hearAgain, silence, writeReport } from './store.ts'
import { isTwilios } from './twilio.ts'

const status = '/vendor/twilio/status'
const incoming = '/vendor/twilio/incoming'
const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The address for the reports of a message. */
export const reportAddress = (origin: string, { clientId, key }: Pick<Letter, 'clientId' | 'key'>): string =>
  `${origin}${status}/${clientId}/${Buffer.from(key).toString('base64url')}`

/** What a text message is answered with. @param words null for nothing */
const twiml = (words: string | null): string => {
  const said = words && `<Message>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</Message>`
  return `<?xml version="1.0" encoding="UTF-8"?>${said ? `<Response>${said}</Response>` : '<Response/>'}`
}

/** @param language of the word that asked; null for a word of both, which is answered in the brand's own */
function helpIn(
  brand: BrandId,
  language: Locale | null,
  { phone, email }: Pick<StatedFacts, 'phone' | 'email'>,
): string {
  const { name } = brandFacts[brand]
  return textHelpMessages(brand, language ?? brands[brand].defaultLocale).help(name, phone.shown, email)
}

interface Ground {
  pool: pg.Pool
  clock: Clock
  token: string
  brandOf(request: FastifyRequest): BrandId
  /** Scheme and host under which Twilio knows a brand. */
  originOf(brand: BrandId): string
  /** How the brand is reached. */
  statedOf(brand: BrandId): Promise<Pick<StatedFacts, 'phone' | 'email'>>
}

export function twilioRoutes({ pool, clock, token, brandOf, originOf, statedOf }: Ground) {
  const nowOf = () => clock.now().toString({ fractionalSecondDigits: 3 })
  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    const read = (request: FastifyRequest): { brand: BrandId; sent: URLSearchParams } | null => {
      const brand = brandOf(request)
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const signature = request.headers['x-twilio-signature']
      const url = originOf(brand) + request.url
      return isTwilios(token, typeof signature === 'string' ? signature : undefined, url, sent)
        ? { brand, sent }
        : null
    }

    app.post<{ Params: { clientId: string; key: string } }>(
      `${status}/:clientId/:key`,
      async (request, reply) => {
        const message = read(request)
        if (!message) return reply.code(403).send()
        const { clientId, key } = request.params
        const report = message.sent.get('MessageStatus')
        const of = { clientId, key: Buffer.from(key, 'base64url').toString() }
        if (report && idShape.test(clientId) && !`${of.key}${report}`.includes('\0')) {
          const at = nowOf()
          await withTx(pool, async tx => {
            const lost = await writeReport.all(tx, { ...of, report: report.slice(0, 40), at })
            const bounced = lost.map(message => ({ ...message, channel: 'sms' }))
            await countMessages(tx, bounced, 'bounced', at)
          })
        }
        return reply.code(204).send()
      },
    )

    app.post(incoming, async (request, reply) => {
      const message = read(request)
      if (!message) return reply.code(403).send()
      const phone = message.sent.get('From')
      if (phone?.includes('\0')) return reply.code(204).send()
      const asked = answerOf(message.sent.get('Body') ?? '')
      if (phone && asked === 'stop') await silence.run(pool, { brand: message.brand, phone, at: nowOf() })
      if (phone && asked === 'start') await hearAgain.run(pool, { brand: message.brand, phone })
      // Twilio itself confirms both words to their sender.
      const answer =
        typeof asked === 'object' && asked
          ? helpIn(message.brand, asked.help, await statedOf(message.brand))
          : null
      return reply.type('text/xml; charset=utf-8').send(twiml(answer))
    })
  }
}
