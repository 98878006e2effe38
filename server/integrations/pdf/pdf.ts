// Makes a PDF of a page description with Typst: tagged for screen readers (PDF/UA-1), in the brands' own fonts. The
// compiler is a native add-on, loaded when the first page is made.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface PdfPage {
  /** A file of this folder, e.g. `gift_card.typ`. It reads its facts by `json("/data.json")`. */
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

type Compiler = import('@myriaddreamin/typst-ts-node-compiler').NodeCompiler
let compiler: Promise<Compiler> | undefined

async function openCompiler(): Promise<Compiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  return NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [fonts] }] })
}

/**
 * Makes a PDF.
 * @throws where the template is wrong: data never makes it fail
 */
export async function pdfOf({ template, data, files = {}, at }: PdfPage): Promise<Buffer> {
  compiler ??= openCompiler()
  const typst = await compiler
  const shadows = { ...files, '/data.json': Buffer.from(JSON.stringify(data)) }
  for (const [path, content] of Object.entries(shadows)) typst.mapShadow(join(folder, path), content)
  try {
    return typst.pdf(
      { mainFileContent: readFileSync(join(folder, template), 'utf8') },
      { pdfStandard: 'ua-1', creationTimestamp: Math.floor(Date.parse(at) / 1_000) },
    )
  } finally {
    typst.resetShadow()
    typst.evictCache(10)
  }
}
