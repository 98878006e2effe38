// Where a letter's face is found: Fontsource's packages have a family in pieces, each with the characters that it declares.

import { readFile } from 'node:fs/promises'

export interface FontPiece {
  /** WOFF2, one of each weight that the pages use. */
  files: readonly PieceFile[]
  /** First and last code point of each range that it declares. It may lack some of them. */
  ranges: readonly (readonly [number, number])[]
  /** It has letters for marks that others have without them, and is asked before these. */
  first?: true
}

interface PieceFile {
  url: URL
  /** Where a variable font is set on its axis `wght`. */
  wght?: number
}

interface Family {
  /** Below `@fontsource-variable/`. */
  package: string
  /** The pieces that it is asked for; without them, all. */
  pieces?: readonly string[]
}

const noto = (name: string): Family => ({ package: `noto-sans-${name}` })
const notoOf = (script: string): Family => ({ ...noto(script), pieces: [script] })

/** The text face first: it draws Canada's syllabics. */
const families: readonly Family[] = [
  { package: 'radio-canada', pieces: ['latin-ext', 'vietnamese', 'canadian-aboriginal'] },
  { package: 'noto-sans', pieces: ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] },
  ...['arabic', 'armenian', 'bengali', 'cherokee', 'devanagari', 'ethiopic', 'georgian'].map(notoOf),
  ...['gujarati', 'gurmukhi', 'hebrew', 'kannada', 'khmer', 'lao', 'malayalam', 'myanmar'].map(notoOf),
  ...['oriya', 'sinhala', 'syriac', 'tamil', 'telugu', 'thaana', 'thai'].map(notoOf),
  { package: 'noto-serif-tibetan', pieces: ['tibetan'] },
  { package: 'noto-emoji' },
  notoOf('symbols'),
]

const bcSans = (weight: string) => ({
  url: new URL(import.meta.resolve(`@bcgov/bc-sans/fonts/BCSans-${weight}.woff2`)),
})

/** Letters and marks of the languages of British Columbia’s First Nations, each mark with the letters it stands on. */
const salish: FontPiece = {
  first: true,
  files: [bcSans('Regular'), bcSans('Bold')],
  ranges: [
    [0x02b0, 0x036f],
    [0x1ab0, 0x1aff],
    [0x1d00, 0x1dff],
    [0x2c60, 0x2c7f],
    [0xa700, 0xa7ff],
  ],
}

/** A mark and the letter below it have to be in one font. */
const mark = /^[\u0300-\u036f]$/

/** The pieces that declare a character, by preference. @param text it stands in */
export async function piecesFor(character: string, text: string): Promise<FontPiece[]> {
  const point = character.codePointAt(0) as number
  const inPieces = (await Promise.all([...families, ...eastAsian(text)].map(piecesOf))).flat()
  const pieces = mark.test(character) ? [salish] : [...inPieces, salish]
  return pieces.filter(({ ranges }) => ranges.some(([from, to]) => point >= from && point <= to))
}

/** Characters that East Asia shares are drawn as in the language whose own letters stand beside them. */
function eastAsian(text: string): Family[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['jp', 'tc', 'sc', 'kr'].map(noto)
  if (/\p{Script=Hangul}/u.test(text)) return ['kr', 'tc', 'sc', 'jp'].map(noto)
  return ['sc', 'tc', 'jp', 'kr'].map(noto)
}

const known = new Map<string, Promise<FontPiece[]>>()

function piecesOf(family: Family): Promise<FontPiece[]> {
  const before = known.get(family.package)
  if (before) return before
  const read = readPieces(family)
  known.set(family.package, read)
  read.catch(() => known.delete(family.package))
  return read
}

/** Reads a package's `unicode.json`: `{"[4]": "U+1f1e9-1f1f5,U+1f21a", "greek": …}`. */
async function readPieces({ package: id, pieces }: Family): Promise<FontPiece[]> {
  const index = import.meta.resolve(`@fontsource-variable/${id}/unicode.json`)
  const declared: Record<string, string> = JSON.parse(await readFile(new URL(index), 'utf8'))
  return Object.entries(declared).flatMap(([key, ranges]) => {
    const piece = key.replace(/[[\]]/g, '')
    if (pieces && !pieces.includes(piece)) return []
    const url = new URL(`./files/${id}-${piece}-wght-normal.woff2`, index)
    const files = [400, 700].map(wght => ({ url, wght }))
    return [{ files, ranges: ranges.split(',').map(rangeOf) }]
  })
}

/** @param range `U+4E00-4EFF` or `U+4E00` */
function rangeOf(range: string): readonly [number, number] {
  const [from = '', to = from] = range.trim().slice(2).split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
