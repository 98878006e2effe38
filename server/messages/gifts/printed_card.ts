// A gift card on paper: a sheet to cut out and fold, with code and QR code, made on request and stored nowhere.

import { join } from 'node:path'
import encodeQR from 'qr'
import sharp from 'sharp'
import { brandFacts } from '../../../brands/index.ts'
import { linkTo } from '../../../contract/paths.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { giftDishes, shownGiftCode } from '../../../domain/gifts/gift_cards.ts'
import { formatMoneyShort } from '../../../domain/money.ts'
import { giftFaceMessages } from '../../../i18n/gift_faces.ts'
import { pdfOf } from '../../integrations/pdf/pdf.ts'
import type { GiftFace } from '../facts.ts'
import { logoOn, looks } from '../printed_look.ts'
import { addressOfUse } from './gift_letter.ts'

interface CardToPrint extends GiftFace {
  brand: BrandId
  /** Language of the card. */
  locale: Locale
  code: string
  /** Scheme, host and port of the brand. */
  origin: string
  /** Program time, ISO instant. */
  at: string
}

/** The sheet, as a PDF. */
export async function printedCard(card: CardToPrint): Promise<Buffer> {
  const { brand, locale, origin, code, design, message, at } = card
  const say = giftFaceMessages(brand, locale)
  const { logo, ...look } = looks[brand]
  const address = `${new URL(origin).host}${linkTo('gift', { brand, locale })}`
  const data = {
    ...look,
    brand: brandFacts[brand].name,
    locale,
    title: `${say.label} ${brandFacts[brand].name}`,
    label: say.label,
    headline: say.headlines[design],
    dishAlt: say.dishes[design],
    amount: formatMoneyShort(card.amountCents, locale),
    to: say.to(card.recipientName),
    from: say.from(card.senderName),
    message,
    messageSize: message.length > 160 ? 12 : message.length > 80 ? 14 : 17,
    code: shownGiftCode(code),
    codeLabel: say.code,
    how: say.how(address),
    qrAlt: say.qr,
  }
  const square = encodeQR(addressOfUse({ brand, locale, origin, code }), 'svg', { border: 1 })
  const files = {
    '/dish.png': await dishPicture(giftDishes[design]),
    '/logo.svg': await logoOn(brand, logo),
    '/qr.svg': Buffer.from(square),
  }
  return pdfOf({ template: 'gift_card.typ', data, files, at })
}

const publicFolder = join(import.meta.dirname, '../../../public')
const dishes = new Map<string, Promise<Buffer>>()

/** The compiler reads no AVIF. A handful of dishes, converted once each. */
function dishPicture(dish: string): Promise<Buffer> {
  const known = dishes.get(dish)
  if (known) return known
  const path = join(publicFolder, 'dishes/cutouts', `${dish}.avif`)
  const made = sharp(path).resize(900).png({ palette: true }).toBuffer()
  dishes.set(dish, made)
  made.catch(() => dishes.delete(dish))
  return made
}
