import { expect, test } from 'vitest'
import { brandFacts } from '../../../brands/index.ts'
import { brandIds, locales } from '../../../domain/brands.ts'
import { giftFaceMessages } from '../../../i18n/gift_faces.ts'
import { paperMessages } from '../../../i18n/papers.ts'
import { statedFacts } from '../../../tests/stated_facts.ts'
import { readTagged } from '../../../tests/tagged_pdf.ts'
import { printedCard } from '../../messages/gifts/printed_card.ts'
import type { Paper } from './paper.ts'
import { printed } from './paper_pdf.ts'

const at = '2026-11-27T15:00:00.000Z'
const each = brandIds.flatMap(brand => locales.map(locale => [brand, locale] as const))
const aloud = { isMarked: true, isUa1: true, showsTitle: true }

test.each(each)(
  'a printed gift card of %s in %s can be read aloud: language, title, heading, and words for its pictures and its QR code',
  { tags: '[LBL-GIFT-PRINT]' },
  async (brand, locale) => {
    const say = giftFaceMessages(brand, locale)
    const { name } = brandFacts[brand]
    const card = {
      brand,
      locale,
      design: 'comfort' as const,
      amountCents: 5_000,
      code: 'ABCDEFGHJKLMNPQR',
      message: 'Bon appétit (chez toi)!',
      recipientName: 'Zoë',
      senderName: 'Ada',
      cardId: 'a',
      origin: 'https://example.com',
      at,
    }
    const pdf = readTagged(await printedCard(card))
    expect(pdf).toMatchObject({ ...aloud, lang: `${locale}-CA`, title: `${say.label} ${name}` })
    expect(pdf.tags).toMatchObject({ Document: 1, H1: 1, Figure: 3 })
    expect(new Set(pdf.alternatives)).toEqual(new Set([name, say.dishes.comfort, say.qr]))
  },
)

test.each(each)(
  'a receipt and a credit note of %s in %s can be read aloud: their rows are a table with named columns',
  { tags: '[ENT-PAYMENT-HISTORY]' },
  async (brand, locale) => {
    const say = paperMessages(brand, locale)
    const { name } = brandFacts[brand]
    for (const title of [say.receipt, say.creditNote]) {
      const paper: Paper = {
        number: 'FP-0000-0001',
        title,
        orderId: null,
        facts: [{ label: say.number, value: 'FP-0000-0001' }],
        rows: [
          { label: 'Chips', amount: '5,00 $' },
          { label: 'Total', amount: '5,25 $', strong: true },
        ],
        taxNumbers: [{ label: 'GST', value: '123456789 RT0001' }],
        taxNote: null,
        pdf: '',
        creditNotes: [],
      }
      const pdf = readTagged(await printed(paper, { brand, locale, contact: statedFacts[brand] }, at))
      expect(pdf).toMatchObject({ ...aloud, lang: `${locale}-CA`, title: `${title} FP-0000-0001` })
      expect(pdf.tags).toMatchObject({ H1: 1, Table: 1, THead: 1, TH: 2, TR: 3, TD: 4, Figure: 1 })
      expect(pdf.alternatives).toEqual([name])
    }
  },
)
