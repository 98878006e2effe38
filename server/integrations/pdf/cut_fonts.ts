// Cuts fonts down for the PDF compiler, which reads neither WOFF2 nor variable fonts.

import { readFile } from 'node:fs/promises'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { type FontPiece, piecesFor } from './font_pieces.ts'

/** Without a shape of its own: breaks, joiners, marks of direction. */
const shapeless = /[\s\p{Default_Ignorable_Code_Point}]/u

interface CutFonts {
  /** A name for each piece: the compiler takes one font a family and weight. */
  families: string[]
  /** TrueType. */
  files: Buffer[]
  /** The characters that no font has. */
  missing: Set<string>
}

/**
 * The fonts for the characters of a text that a font lacks.
 * @param textFace that font, TrueType
 * @param text well-formed
 */
export async function cutFonts(textFace: Buffer, text: string): Promise<CutFonts> {
  const fonts: CutFonts = { families: [], files: [], missing: new Set() }
  const has = pointsOf(textFace)
  const opened = new Map<FontPiece, ReadonlySet<number>>()
  for (const character of new Set(text)) {
    const point = character.codePointAt(0) as number
    if (has.has(point) || shapeless.test(character)) continue
    let found = false
    for (const piece of await piecesFor(character, text)) {
      const points = opened.get(piece) ?? (await addPiece(fonts, piece, text))
      opened.set(piece, points)
      found = points.has(point)
      if (found) break
    }
    if (!found) fonts.missing.add(character)
  }
  return fonts
}

/** @returns the code points that it has of the text */
async function addPiece(fonts: CutFonts, piece: FontPiece, text: string): Promise<ReadonlySet<number>> {
  const family = `Piece ${fonts.families.length + 1}`
  let points: ReadonlySet<number> = new Set()
  for (const { url, wght } of piece.files) {
    const axes = wght === undefined ? {} : { variationAxes: { wght } }
    const font = await subsetFont(await readFile(url), text, { targetFormat: 'truetype', ...axes })
    points = pointsOf(font)
    nameFamily(font, family)
    fonts.files.push(font)
  }
  if (piece.first) fonts.families.unshift(family)
  else fonts.families.push(family)
  return points
}

const pointsOf = (font: Buffer): ReadonlySet<number> => new Set(new Face(new Blob(font)).collectUnicodes())

/** Writes a family's name over the one that a TrueType font has; it must not be longer. */
function nameFamily(font: Buffer, family: string): void {
  const table = tableAt(font, 'name')
  const texts = table + font.readUInt16BE(table + 4)
  for (let at = table + 6, end = at + 12 * font.readUInt16BE(table + 2); at < end; at += 12) {
    if (font.readUInt16BE(at + 6) !== familyName) continue
    const twoBytes = font.readUInt16BE(at) !== macintosh
    const name = Buffer.from(family, twoBytes ? 'utf16le' : 'latin1')
    if (twoBytes) name.swap16()
    font.writeUInt16BE(name.length, at + 8)
    name.copy(font, texts + font.readUInt16BE(at + 10))
  }
}

/** Of OpenType’s name table: the id of a family's name, and the one platform whose names have a byte a letter. */
const familyName = 1
const macintosh = 1

function tableAt(font: Buffer, tag: string): number {
  for (let at = 12, end = at + 16 * font.readUInt16BE(4); at < end; at += 16)
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  throw new Error(`A font has no table "${tag}".`)
}
