import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { statedFacts } from '../../../tests/stated_facts.ts'
import { readTagged } from '../../../tests/tagged_pdf.ts'
import { printedCard } from '../../messages/gifts/printed_card.ts'
import type { Paper } from '../../refunds/papers/paper.ts'
import { printed } from '../../refunds/papers/paper_pdf.ts'
import { cutFonts } from './cut_fonts.ts'

const at = '2026-11-27T15:00:00.000Z'
const textFace = readFileSync(join(import.meta.dirname, 'fonts/radio-canada-400.ttf'))

const receiptFor = (name: string): Promise<Buffer> => {
  const paper: Paper = {
    number: 'FP-0000-0001',
    title: 'Receipt',
    orderId: null,
    facts: [{ label: 'Billed to', value: name }],
    rows: [
      { label: name, amount: '$5.00' },
      { label: name, amount: '$5.00', strong: true },
    ],
    taxNumbers: [],
    taxNote: null,
    pdf: '',
    creditNotes: [],
  }
  return printed(paper, { brand: 'freshprep', locale: 'en', contact: statedFacts.freshprep }, at)
}

const giftFor = (name: string): Promise<Buffer> =>
  printedCard({
    brand: 'cookit',
    locale: 'fr',
    design: 'comfort',
    amountCents: 5_000,
    code: 'ABCDEFGHJKLMNPQR',
    message: `${name}\n${name}`,
    recipientName: name,
    senderName: name,
    cardId: 'a',
    origin: 'https://example.com',
    at,
  })

const names = {
  French: 'Zoë Lœwenthal-Français',
  Latvian: 'Šķērķis',
  Vietnamese: 'Nguyễn Thị Ánh',
  Greek: 'Γιώργος Ἀθηνᾶ',
  Cyrillic: 'Дмитрий',
  Arabic: 'محمد',
  'Persian with a joiner': 'علی‌رضا',
  syllabics: 'ᓄᓇᕗᑦ',
  Cherokee: 'ᏣᎳᎩ',
  Squamish: 'Ḵwax̱7 sʔəl̓ílwətaɬ ʼ',
  'simplified Chinese': '李小龙',
  'traditional Chinese': '李小龍 𨋢嘅',
  Japanese: 'さくら カタカナ 直子',
  Korean: '김철수',
  Punjabi: 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ',
  Hindi: 'राम श्री',
  Gujarati: 'ગીતા',
  Bengali: 'মিতা',
  Tamil: 'தமிழ்',
  Telugu: 'సీత',
  Malayalam: 'സീത',
  Sinhala: 'සීතා',
  Thai: 'สมชาย',
  Khmer: 'សុខា',
  Hebrew: 'שרה',
  Armenian: 'Բարև',
  Georgian: 'გიორგი',
  Amharic: 'አበበ',
  Tibetan: 'བོད',
  emoji: '🎂 ❤️ 👋🏽 🇨🇦 1️⃣ 👨‍👩‍👧‍👦',
  symbols: '★ ☎ ✓ → ∞ ♪',
} as const

// A PDF with a letter that its fonts lack cannot call itself PDF/UA-1.
test.each(Object.entries(names))(
  'paper shows %s in letters, and can be read aloud',
  { tags: '[LBL-GIFT-PRINT]' },
  async (_, name) => {
    expect((await cutFonts(textFace, name)).missing).toEqual(new Set())
    expect(readTagged(await receiptFor(name)).isUa1).toBe(true)
  },
)

test('a receipt and a gift card to print are made of whatever was typed: what no font has is a box', {
  tags: '[LBL-GIFT-PRINT]',
}, async () => {
  const strange = ['\u{10ffff}', '\u{13000}', '\u0378', '\u0007']
  expect([...(await cutFonts(textFace, `A${strange.join('')}`)).missing]).toEqual(strange)
  const name = [...strange, '\ufffe', '\ud800', '\u202eabc', 'a\u0488\u20dd'].join('')
  expect(readTagged(await receiptFor(name)).isUa1).toBe(true)
  expect(readTagged(await giftFor(name)).isUa1).toBe(true)
})

test('a gift card to print is made of a text of every script at once', {
  tags: '[LBL-GIFT-PRINT]',
}, async () => {
  const all = Object.values(names).join(' ')
  expect(readTagged(await giftFor(all)).isMarked).toBe(true)
})
