// The parts of a gift card's letter that no table has: its code, and the sheet to print.

import { giftRowMessages } from '../../../i18n/mail/gifts.ts'
import type { Attachment } from '../../integrations/mail/port.ts'
import type { Services } from '../../integrations/services.ts'
import { originOf } from '../../request/config.ts'
import type { Unsent } from '../outbox_store.ts'
import type { TemplateData } from '../templates.ts'
import { giftCode } from './gift_code.ts'
import { printedCard } from './printed_card.ts'

interface GiftParts {
  code: string
  sheet?: Attachment
}

/** The parts of a message about a gift card with a code; null for any other. */
export async function giftParts(
  services: Pick<Services, 'pool' | 'memory' | 'config' | 'log'>,
  message: Unsent,
  at: string,
): Promise<GiftParts | null> {
  const { template, data } = message
  if (template !== 'gift_card' && template !== 'gift_bonus' && template !== 'gift_to_print') return null
  const code = await giftCode(services, (data as TemplateData['gift_card']).cardId)
  return template === 'gift_to_print' ? withSheet(services, message, code, at) : { code }
}

async function withSheet(
  { config }: Pick<Services, 'config'>,
  { brand, locale, data }: Unsent,
  code: string,
  at: string,
): Promise<GiftParts> {
  const { cardLocale, ...face } = data as TemplateData['gift_to_print']
  const origin = originOf(config, brand)
  const content = await printedCard({ ...face, brand, locale: cardLocale, code, origin, at })
  const name = giftRowMessages(brand, locale).attachment
  return { code, sheet: { name, type: 'application/pdf', content } }
}
