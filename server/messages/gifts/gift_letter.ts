// Letters about gift cards. Buyer and recipient may both have no account, so the letters have nothing of a household.

import { linkTo } from '../../../contract/paths.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { shownGiftCode } from '../../../domain/gifts/gift_cards.ts'
import { formatMoney } from '../../../domain/money.ts'
import { formatFullDay } from '../../../i18n/dates.ts'
import { giftRowMessages } from '../../../i18n/mail/gifts.ts'
import type { LetterToAnybody } from '../../../i18n/mail/letter.ts'
import { mailMessages } from '../../../i18n/mail/letters.ts'
import type { LetterParts, Row } from '../../integrations/mail/port.ts'
import { type LetterContact, reachOf } from '../letter_contact.ts'
import type { TemplateData } from '../templates.ts'

const giftTemplates = ['gift_card', 'gift_to_print', 'gift_bonus', 'gift_receipt', 'gift_given_back'] as const
export type GiftTemplate = (typeof giftTemplates)[number]

export const isGiftTemplate = (template: string): template is GiftTemplate =>
  (giftTemplates as readonly string[]).includes(template)

interface Voiced {
  brand: BrandId
  locale: Locale
  origin: string
  /** The gift card of the letter; null for a letter about money. */
  code: string | null
  contact?: LetterContact
}

/** Where a card is redeemed: the code is after `#`, which browsers never send. */
export function addressOfUse({ brand, locale, origin, code }: Voiced): string {
  return `${origin}${linkTo('gift', { brand, locale })}${code === null ? '' : `#${shownGiftCode(code)}`}`
}

export function giftLetter(
  template: GiftTemplate,
  data: TemplateData[GiftTemplate],
  of: Voiced,
): Omit<LetterParts, 'sender'> {
  const { brand, locale } = of
  const { frame, letters } = mailMessages(brand, locale)
  const words = letters[template] as LetterToAnybody<unknown>
  return {
    brand,
    locale,
    subject: words.subject(data),
    hello: words.hello(data),
    paragraphs: [...words.body(data).split('\n\n'), ...noteOf(template, data, of)],
    rows: rowsOf(template, data, of),
    action: { label: words.action, url: addressOfUse(of) },
    closing: frame.closing,
    small: [frame.questions(...reachOf(of.contact)), words.why(data)],
  }
}

/** What the sender wrote, to the recipient alone. */
function noteOf(
  template: GiftTemplate,
  data: TemplateData[GiftTemplate],
  { brand, locale }: Voiced,
): string[] {
  if (template !== 'gift_card') return []
  const { message, senderName } = data as TemplateData['gift_card']
  return message === '' ? [] : [`${giftRowMessages(brand, locale).note(senderName)}\n${message}`]
}

function rowsOf(template: GiftTemplate, data: TemplateData[GiftTemplate], of: Voiced): Row[] {
  const { brand, locale } = of
  const say = giftRowMessages(brand, locale)
  const amount = formatMoney(data.amountCents, locale)
  const code = [
    { label: say.value, amount },
    { label: say.code, amount: shownGiftCode(of.code ?? ''), strong: true },
  ]
  switch (template) {
    case 'gift_card':
    case 'gift_to_print':
      return code
    case 'gift_bonus': {
      const { expiresOn } = data as TemplateData['gift_bonus']
      return [...code, { label: say.until, amount: formatFullDay(expiresOn, locale) }]
    }
    case 'gift_receipt': {
      const { card, number } = data as TemplateData['gift_receipt']
      return [
        ...(number ? [{ label: say.number, amount: number }] : []),
        { label: say.paid, amount: mailMessages(brand, locale).receipt.card(card) },
        { label: say.total, amount, strong: true },
      ]
    }
    case 'gift_given_back': {
      const { card } = data as TemplateData['gift_given_back']
      return [{ label: say.backTo, amount: mailMessages(brand, locale).receipt.card(card) }]
    }
  }
}
