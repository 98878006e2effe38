// Letters about gift cards. Buyer and recipient may both have no account, so the letters have nothing of a household.

import { brandFacts } from '../../../brands/index.ts'
import { linkTo } from '../../../contract/paths.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { shownGiftCode } from '../../../domain/gifts/gift_cards.ts'
import { formatMoney } from '../../../domain/money.ts'
import { formatFullDay } from '../../../i18n/dates.ts'
import { giftLetterMessages } from '../../../i18n/gift_letters.ts'
import { mailMessages } from '../../../i18n/mail.ts'
import type { LetterParts } from '../../integrations/mail/port.ts'
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
}

type Parts = Pick<LetterParts, 'subject' | 'hello' | 'paragraphs' | 'rows'> & { action: string }

/** Where a card is redeemed: the code is after `#`, which browsers never send. */
export function addressOfUse({ brand, locale, origin, code }: Voiced): string {
  return `${origin}${linkTo('gift', { brand, locale })}${code === null ? '' : `#${shownGiftCode(code)}`}`
}

export function giftLetter(
  template: GiftTemplate,
  data: TemplateData[GiftTemplate],
  of: Voiced,
): LetterParts {
  const { brand, locale } = of
  const say = giftLetterMessages(brand, locale)
  const { email, phone } = brandFacts[brand]
  const { frame } = mailMessages(brand, locale)
  const { action, ...parts } = partsOf(template, data, of)
  return {
    brand,
    locale,
    ...parts,
    action: { label: action, url: addressOfUse(of) },
    closing: frame.closing,
    small: [frame.questions(email, phone.shown), say.why],
  }
}

function partsOf(template: GiftTemplate, data: TemplateData[GiftTemplate], of: Voiced): Parts {
  switch (template) {
    case 'gift_card':
      return cardParts(data as TemplateData['gift_card'], of)
    case 'gift_to_print':
      return printParts(data as TemplateData['gift_to_print'], of)
    case 'gift_bonus':
      return bonusParts(data as TemplateData['gift_bonus'], of)
    case 'gift_receipt':
      return receiptParts(data as TemplateData['gift_receipt'], of)
    case 'gift_given_back':
      return givenBackParts(data as TemplateData['gift_given_back'], of)
  }
}

const codeRows = ({ brand, locale, code }: Voiced, amountCents: number) => {
  const { rows } = giftLetterMessages(brand, locale)
  return [
    { label: rows.value, amount: formatMoney(amountCents, locale) },
    { label: rows.code, amount: shownGiftCode(code ?? ''), strong: true },
  ]
}

function cardParts(facts: TemplateData['gift_card'], of: Voiced): Parts {
  const say = giftLetterMessages(of.brand, of.locale)
  const { senderName, recipientName, amountCents, message } = facts
  const written = message === '' ? [] : [`${say.card.message(senderName)}\n${message}`]
  return {
    subject: say.card.subject(senderName),
    hello: say.hello(recipientName),
    paragraphs: [say.card.body(senderName, amountCents), ...written],
    rows: codeRows(of, amountCents),
    action: say.card.action,
  }
}

function printParts(facts: TemplateData['gift_to_print'], of: Voiced): Parts {
  const say = giftLetterMessages(of.brand, of.locale)
  const { senderName, recipientName, amountCents } = facts
  return {
    subject: say.print.subject(recipientName),
    hello: say.hello(senderName),
    paragraphs: [say.print.body(recipientName, amountCents)],
    rows: codeRows(of, amountCents),
    action: say.print.action,
  }
}

function bonusParts(facts: TemplateData['gift_bonus'], of: Voiced): Parts {
  const say = giftLetterMessages(of.brand, of.locale)
  const { senderName, amountCents, expiresOn } = facts
  return {
    subject: say.bonus.subject(amountCents),
    hello: say.hello(senderName),
    paragraphs: [say.bonus.body(amountCents, expiresOn)],
    rows: [
      ...codeRows(of, amountCents),
      { label: say.rows.until, amount: formatFullDay(expiresOn, of.locale) },
    ],
    action: say.bonus.action,
  }
}

function receiptParts(facts: TemplateData['gift_receipt'], of: Voiced): Parts {
  const { brand, locale } = of
  const say = giftLetterMessages(brand, locale)
  const { senderName, recipientName, amountCents, card, number } = facts
  return {
    subject: say.receipt.subject(recipientName),
    hello: say.hello(senderName),
    paragraphs: [say.receipt.body(facts), say.receipt.noTax],
    rows: [
      ...(number ? [{ label: say.rows.number, amount: number }] : []),
      { label: say.rows.paid, amount: mailMessages(brand, locale).receipt.card(card) },
      { label: say.rows.total, amount: formatMoney(amountCents, locale), strong: true },
    ],
    action: say.receipt.action,
  }
}

function givenBackParts(facts: TemplateData['gift_given_back'], of: Voiced): Parts {
  const { brand, locale } = of
  const say = giftLetterMessages(brand, locale)
  const { senderName, recipientName, amountCents } = facts
  const card = mailMessages(brand, locale).receipt.card(facts.card)
  return {
    subject: say.givenBack.subject(recipientName, amountCents),
    hello: say.hello(senderName),
    paragraphs: [say.givenBack.body(recipientName, amountCents), say.givenBack.others],
    rows: [{ label: say.rows.backTo, amount: card }],
    action: say.print.action,
  }
}
