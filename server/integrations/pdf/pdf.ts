// Makes a PDF of a page description with Typst: tagged for screen readers (PDF/UA-1), in the brands' own fonts, and in others
// for the letters that these lack. The compiler is a native add-on, loaded when the first page is made.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface PdfPage {
  /** A file of this folder, e.g. `gift_card.typ`. It reads `json("/data.json")`: its facts, and `faces`, the families of its text. */
  template: string
  /** Facts, as JSON. They are data and never markup. */
  data: Record<string, unknown>
  /** Pictures by the name the template calls them by, e.g. `/dish.png`. */
  files?: Readonly<Record<string, Buffer>>
  /** ISO instant of the document's creation. */
  at: string
}

const folder = join(import.meta.dirname, 'templates')
const fonts = join(import.meta.dirname, 'fonts')
const textFace = { family: 'Radio Canada', file: join(fonts, 'radio-canada-400.ttf') }

type Compiler = import('@myriaddreamin/typst-ts-node-compiler').NodeCompiler
let compiler: Promise<Compiler> | undefined

/** @param more fonts besides this folder's. The compiler takes them before a folder, and ends the process otherwise. */
async function openCompiler(more: Buffer[]): Promise<Compiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  return NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: more }, { fontPaths: [fonts] }] })
}

/**
 * Makes a PDF. A character that no font has is shown as a box. Where its letters make no PDF/UA-1 all the same, as a mark without
 * its letter may, it is tagged but does not call itself so.
 * @throws where the template is wrong: data never makes it fail
 */
export async function pdfOf({ template, data, files = {}, at }: PdfPage): Promise<Buffer> {
  const { typst, facts } = await prepared(data)
  const shadows = { ...files, '/data.json': Buffer.from(JSON.stringify(facts)) }
  for (const [path, content] of Object.entries(shadows)) typst.mapShadow(join(folder, path), content)
  const page = { mainFileContent: readFileSync(join(folder, template), 'utf8') }
  const creationTimestamp = Math.floor(Date.parse(at) / 1_000)
  try {
    return typst.pdf(page, { pdfStandard: 'ua-1', creationTimestamp })
  } catch {
    return typst.pdf(page, { creationTimestamp })
  } finally {
    typst.resetShadow()
    typst.evictCache(10)
  }
}

/** The letters of nearly every page, which the brands' own fonts have. */
const ownLetters = /^[ -~\u00a0-\u00ffŒœ–—‘’“”…−\n]*$/

const box = '□'

/** The compiler with the fonts that the facts need, and the facts with what no font has replaced. */
async function prepared(data: Record<string, unknown>) {
  const facts = withTexts(data, text => text.toWellFormed().normalize())
  const text = textOf(facts)
  if (ownLetters.test(text)) {
    compiler ??= openCompiler([])
    return { typst: await compiler, facts: { ...facts, faces: [textFace.family] } }
  }
  const { cutFonts } = await import('./cut_fonts.ts')
  const { families, files, missing } = await cutFonts(readFileSync(textFace.file), text + box)
  const shown = withTexts(facts, text => [...text].map(one => (missing.has(one) ? box : one)).join(''))
  return {
    typst: await openCompiler(files),
    facts: { ...shown, faces: [textFace.family, ...families] },
  }
}

function withTexts(data: Record<string, unknown>, change: (text: string) => string): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data, (_, value) => (typeof value === 'string' ? change(value) : value)))
}

/** All that the facts say. */
function textOf(facts: Record<string, unknown>): string {
  const texts: string[] = []
  withTexts(facts, text => {
    texts.push(text)
    return text
  })
  return texts.join('\n')
}
