// The placeholder of a picture: 8 × 8 pixels in 16 colours of its own, in 96 bytes, which a browser smooths when it
// enlarges them; enough to recognize a plate. They are stored as in a GIF, so that a page needs no code to show them:
// the same 36 bytes in front make an image, and 36 bytes are a whole number of base64 groups.

/** Pixels a side. */
export const blurSide = 8

/** Most colours of a blur, besides transparent. */
export const blurColours = 15

/** The last of the sixteen: no colour. */
const nothing = blurColours

/** Pixels between two codes that start the dictionary anew: few enough that all codes keep five bits. */
const run = 14

/** Bits of a code: a colour's place in the palette, or one of the two marks. */
const codeBits = 5
const startAnew = 16
const end = 17

/**
 * `GIF89a` of 8 × 8 pixels; a comment of one byte, which makes the number of bytes fit; the sixteenth colour is transparent; the
 * picture follows, with a palette of sixteen.
 */
const header = 'R0lGODlhCAAIAAAAACH+ASAAIfkEAQAADwAsAAAAAAgACACD'

/**
 * Bytes of a blur: three a colour; one for the width of a code, one for the number of bytes that follow; the codes; an empty block
 * and the end.
 */
const codeBytes = Math.ceil(((blurSide ** 2 + Math.ceil(blurSide ** 2 / run) + 1) * codeBits) / 8)
const blurBytes = 16 * 3 + 2 + codeBytes + 2

/** Base64 characters of a blur. */
const blurLength = Math.ceil(blurBytes / 3) * 4

/** The blur as an address for an `img`; null for an old photo, whose blur is of another kind. */
export const blurAddress = (blur: string): string | null =>
  blur.length === blurLength ? `data:image/gif;base64,${header}${blur}` : null

/**
 * The blur of a picture's pixels, base64.
 * @param points red, green, blue of each of 8 × 8 pixels, 0 to 255, rows from the top, or null for a transparent one; another
 *   number of pixels, or more than 15 colours: RangeError
 */
export function blurOf(points: readonly (readonly [number, number, number] | null)[]): string {
  if (points.length !== blurSide ** 2) throw new RangeError(`${points.length} points are no blur`)
  const palette: string[] = []
  const places = points.map(point => {
    if (point === null) return nothing
    const colour = String.fromCharCode(...point)
    if (!palette.includes(colour)) palette.push(colour)
    return palette.indexOf(colour)
  })
  if (palette.length > blurColours) throw new RangeError(`${palette.length} colours are too many for a blur`)
  const codes = places.flatMap((place, at) => (at % run === 0 ? [startAnew, place] : [place]))
  const packed = inBytes([...codes, end])
  return btoa(
    palette.join('').padEnd(16 * 3, '\0') + String.fromCharCode(codeBits - 1, codeBytes, ...packed, 0, 0x3b),
  )
}

/** Codes of five bits in bytes, the first code in the lowest bits. */
function inBytes(codes: readonly number[]): number[] {
  const bytes = new Array<number>(codeBytes).fill(0)
  for (const [at, code] of codes.entries()) {
    const bit = at * codeBits
    const shifted = code << (bit % 8)
    const byte = bit >> 3
    bytes[byte] = (bytes[byte] ?? 0) | (shifted & 0xff)
    if (shifted > 0xff) bytes[byte + 1] = (bytes[byte + 1] ?? 0) | (shifted >> 8)
  }
  return bytes
}
