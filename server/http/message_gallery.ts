// /dev/messages, outside production: every message as it is sent, in both languages of a brand. Each letter has a frame
// of its own, because its styles are its own.

import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../contract/errors.ts'
import { type BrandId, type Locale, locales } from '../../domain/brands.ts'
import { layOut } from '../integrations/mail/layout/lay_out.ts'
import type { Services } from '../integrations/services.ts'
import type { LetterContact } from '../messages/letter_contact.ts'
import { channelsOfKind, sampleMessage, templateNames } from '../messages/sample_messages.ts'
import type { Channel, TemplateName } from '../messages/templates.ts'
import { statedFactsOf } from '../request/brand_facts/brand_facts.ts'
import { commonHeaders } from './headers.ts'
import { factsOf } from './request.ts'

/** Letters have their styles in their elements, and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'"

const escaped = (text: string) => text.replace(/[&<>"]/g, mark => `&#${mark.charCodeAt(0)};`)

export function answerMessageGallery(app: FastifyInstance, services: Services): void {
  const { config, clock } = services
  if (config.production) return
  const contactOf = (brand: BrandId) => statedFactsOf(services, brand, clock.now().toString())
  const sample = (
    template: TemplateName,
    channel: Channel,
    locale: Locale,
    { brand, origin, contact }: ReturnType<typeof factsOf> & { contact: LetterContact },
  ) => sampleMessage({ template, channel, locale, brand, origin, contact })

  app.get('/dev/messages', async (request, reply) => {
    const facts = factsOf(request, config)
    const of = { ...facts, contact: await contactOf(facts.brand) }
    const parts = templateNames.flatMap(template =>
      channelsOfKind(template).map(channel => {
        const cells = locales.map(locale => {
          const words = sample(template, channel, locale, of)
          if (words.channel === 'sms')
            return `<td lang="${locale}"><p class="sms">${escaped(words.text)}</p></td>`
          const { subject, text } = layOut(words.parts)
          return `<td lang="${locale}"><b>${escaped(subject)}</b><iframe title="${template}, ${locale}" loading="lazy" src="/dev/messages/${template}/${locale}"></iframe><details><summary>Text</summary><pre>${escaped(text)}</pre></details></td>`
        })
        return `<section><h2 id="${template}-${channel}">${template}, ${channel}</h2><table><tr>${cells.join('')}</tr></table></section>`
      }),
    )
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Messages</title><style>
body{margin:24px;font:16px/1.5 system-ui,sans-serif}table{width:100%;table-layout:fixed}td{vertical-align:top;padding:0 12px 24px 0}
iframe{display:block;width:100%;height:560px;margin-top:8px;border:1px solid #ccc}pre{white-space:pre-wrap}
.sms{max-width:320px;padding:12px 16px;border-radius:16px;background:#e9e9eb;overflow-wrap:anywhere}
</style></head><body><h1>Messages</h1><p>${templateNames.length} templates, in English and French.</p>${parts.join('\n')}</body></html>`
    return reply
      .headers({ ...commonHeaders, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(page)
  })

  app.get<{ Params: { template: string; locale: string } }>(
    '/dev/messages/:template/:locale',
    async (request, reply) => {
      const facts = factsOf(request, config)
      const of = { ...facts, contact: await contactOf(facts.brand) }
      const template = templateNames.find(known => known === request.params.template)
      const locale = locales.find(known => known === request.params.locale)
      if (!template || !locale || !channelsOfKind(template).includes('email')) throw new Refusal('not_found')
      const words = sample(template, 'email', locale, of)
      if (words.channel !== 'email') throw new Refusal('not_found')
      return reply
        .headers({ ...commonHeaders, 'content-security-policy': policy })
        .type('text/html; charset=utf-8')
        .send(layOut(words.parts).html)
    },
  )
}
