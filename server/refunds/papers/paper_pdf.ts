// A receipt or a credit note as a PDF, made on request and stored nowhere.

import { brandFacts } from '../../../brands/index.ts'
import { Refusal } from '../../../contract/errors.ts'
import type { StatedFacts } from '../../../domain/brand_facts/facts.ts'
import { paperMessages } from '../../../i18n/papers.ts'
import { pdfOf } from '../../integrations/pdf/pdf.ts'
import type { Services } from '../../integrations/services.ts'
import { logoOf, looks } from '../../messages/printed_look.ts'
import { statedFactsOf } from '../../request/brand_facts/brand_facts.ts'
import type { Paper, Reader } from './paper.ts'
import { creditNotePaper, receiptPaper } from './papers.ts'

const named = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-([1-9]\d{0,3}))?\.pdf$/

/**
 * The PDF of a file's name: `{order}.pdf` is the receipt of a box, or of a gift by its purchase, `{order}-{number}.pdf` a credit
 * note of it.
 * @param at program time, ISO instant
 * @throws Refusal not_found
 */
export async function paperPdf(
  services: Pick<Services, 'pool' | 'config' | 'memory' | 'clock'>,
  reader: Reader,
  file: string,
  at: string,
): Promise<{ name: string; pdf: Buffer }> {
  const [, orderId, number] = named.exec(file) ?? []
  if (!orderId) throw new Refusal('not_found')
  const say = paperMessages(reader.brand, reader.locale)
  const contact = await statedFactsOf(services, reader.brand, at)
  if (number === undefined) {
    const paper = await receiptPaper(services, reader, orderId)
    return { name: say.file(paper.number), pdf: await printed(paper, { ...reader, contact }, at) }
  }
  const paper = await creditNotePaper(services, reader, orderId, Number(number))
  return { name: say.noteFile(paper.number), pdf: await printed(paper, { ...reader, contact }, at) }
}

/** Who reads a paper, and whom they can ask about it. */
interface PaperReader extends Pick<Reader, 'brand' | 'locale'> {
  contact: Pick<StatedFacts, 'email' | 'phone'>
}

/** @param at program time, ISO instant */
export async function printed(
  paper: Paper,
  { brand, locale, contact }: PaperReader,
  at: string,
): Promise<Buffer> {
  const say = paperMessages(brand, locale)
  const { display, displayWeight, colours } = looks[brand]
  const { name } = brandFacts[brand]
  const { email, phone } = contact
  const { title, number, facts, rows, taxNumbers, taxNote } = paper
  const data = {
    display,
    displayWeight,
    colours,
    locale,
    brand: name,
    title,
    document: `${title} ${number}`,
    facts,
    rows: rows.map(row => ({ ...row, strong: row.strong === true })),
    columns: [say.item, say.amount],
    taxNumbers,
    taxNote: taxNote ?? '',
    contact: `${name} · ${email} · ${phone.shown}`,
  }
  return pdfOf({
    template: 'paper.typ',
    data,
    files: { '/logo.svg': Buffer.from(await logoOf(brand)) },
    at,
  })
}
