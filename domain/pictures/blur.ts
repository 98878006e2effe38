// What holds a picture's place until it comes: 4 × 4 points of its colours in 32 bytes, which a browser draws smooth when it
// enlarges them. They are stored as the pixels of a Windows bitmap, so that a page needs no code to show them: the same
// 54 bytes of header before them make a picture, and 54 bytes are a whole number of base64 groups.

/** Points a side; two bytes a point. */
export const blurSide = 4

/** The header: `BM`, 86 bytes, the pixels from byte 54; 4 × 4 points of 15 bits, not compressed. */
const header = 'Qk1WAAAAAAAAADYAAAAoAAAABAAAAAQAAAABABAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAA'

/** The blur as an address an `img` can show. */
export const blurAddress = (blur: string): string => `data:image/bmp;base64,${header}${blur}`

/**
 * The blur of a picture's points, base64.
 * @param points red, green, blue of each of 4 × 4 points, 0 to 255, rows from the top; any other number: RangeError
 */
export function blurOf(points: ArrayLike<number>): string {
  if (points.length !== blurSide * blurSide * 3) throw new RangeError(`${points.length} values are no blur`)
  const bytes: number[] = []
  // A bitmap's rows go from the bottom up.
  for (let row = blurSide - 1; row >= 0; row--) {
    for (let column = 0; column < blurSide; column++) {
      const at = (row * blurSide + column) * 3
      const [red, green, blue] = [points[at], points[at + 1], points[at + 2]].map(fiveBits) as [
        number,
        number,
        number,
      ]
      const point = (red << 10) | (green << 5) | blue
      bytes.push(point & 0xff, point >> 8)
    }
  }
  return btoa(String.fromCharCode(...bytes))
}

const fiveBits = (value: number | undefined) => Math.round(((value ?? 0) * 31) / 255)
