// Which sizes of a picture a browser may choose from. The figures are area 9's, which are imgix's: widths from 100 to 8192, with
// steps so close that one is always within the tolerance of the wanted width; for a picture of fixed size, device pixel ratios of 1
// to 5 with less quality the finer the screen.

export const narrowest = 100
export const widest = 8192
const tolerance = 0.08

const pixelRatios = [1, 2, 3, 4, 5] as const
type PixelRatio = (typeof pixelRatios)[number]

/** Quality for a screen of each ratio, 0 to 100: the loss is invisible on such a fine screen. */
export const qualityOfRatio: Readonly<Record<PixelRatio, number>> = { 1: 75, 2: 50, 3: 35, 4: 23, 5: 20 }

/** Widths a picture is offered in, ascending, in pixels. `least` and `most` are whole and positive, else RangeError. */
export function targetWidths(least = narrowest, most = widest): number[] {
  for (const width of [least, most]) checkWidth(width)
  if (least > most) throw new RangeError(`Widths from ${least} to ${most} are none`)
  const widths: number[] = []
  for (let width = least; width < most; width *= 1 + 2 * tolerance) widths.push(Math.round(width))
  if (widths.at(-1) !== most) widths.push(most)
  return widths
}

/**
 * Widths for a picture of this width: none is wider, because enlarging adds nothing. One that is within the tolerance of the
 * picture's own width gives way to it.
 * @param least narrower ones are left out
 * @param most the width of the picture's place: of wider ones the next one alone is offered
 */
export function widthsWithin(ownWidth: number, least = narrowest, most = widest): number[] {
  const own = Math.min(ownWidth, widest)
  const widths = targetWidths(Math.min(narrowest, own), own).filter(
    width => width === own || (width >= least && width * (1 + tolerance) < own),
  )
  const enough = widths.findIndex(width => width >= most)
  return enough < 0 ? widths : widths.slice(0, enough + 1)
}

/** Quality for fine screens: their many pixels hide the loss of a smaller file. */
export const qualityWhereFine = { 2: 60, 3: 50 } as const

/**
 * `srcset` of a picture that is laid out as wide as its place. RangeError for a width that is not whole and positive.
 * @param ratio of the screens it is offered for, where it is for finer ones alone
 */
export function fluidSrcset(
  address: string,
  widths: readonly number[],
  ratio?: keyof typeof qualityWhereFine,
): string {
  for (const width of widths) checkWidth(width)
  const quality = ratio ? { q: qualityWhereFine[ratio] } : {}
  return widths.map(width => `${sized(address, { w: width, ...quality })} ${width}w`).join(', ')
}

/**
 * `srcset` of a picture with a fixed width in CSS pixels.
 * @param ratios of the screens it is offered for; RangeError for one outside 1 to 5
 */
export function fixedSrcset(address: string, width: number, ratios: readonly number[] = pixelRatios): string {
  checkWidth(width)
  return ratios
    .map(ratio => `${sized(address, { w: width, dpr: ratio, q: qualityFor(ratio) })} ${ratio}x`)
    .join(', ')
}

/** Quality for a screen of this ratio; a ratio between two whole ones gets the coarser one's. */
function qualityFor(ratio: number): number {
  if (!(ratio >= 1 && ratio <= 5)) throw new RangeError(`A device pixel ratio is 1 to 5, not ${ratio}`)
  return qualityOfRatio[Math.floor(ratio) as PixelRatio]
}

/** The address of a picture at a size; its format is the best that the browser reads. */
export function sized(address: string, size: { w: number; dpr?: number; q?: number }): string {
  const parameters = Object.entries(size).map(([name, value]) => `${name}=${value}`)
  return `${address}?${['auto=format', ...parameters].join('&')}`
}

function checkWidth(width: number): void {
  if (!Number.isInteger(width) || width < 1) {
    throw new RangeError(`A picture's width is a positive whole number of pixels, not ${width}`)
  }
}
