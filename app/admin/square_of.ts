// The square of a picture that a person cut out, drawn and encoded by the browser.

/** A square of a picture: how much of its shorter side it has (1 for all), and where it lies in what is left, 0 to 1. */
export interface Square {
  share: number
  across: number
  down: number
}

/** The longest side that is kept (server/menu/pictures/put_picture.ts). */
const longest = 1_600

/** The part of a picture that a square is, in its pixels. */
export function partOf(
  { width, height }: { width: number; height: number },
  { share, across, down }: Square,
) {
  const side = Math.max(1, Math.round(Math.min(width, height) * share))
  return { x: Math.round((width - side) * across), y: Math.round((height - side) * down), side }
}

/** Draws it into a canvas of that side. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  square: Square,
  side: number,
): void {
  const { x, y, side: from } = partOf(picture, square)
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return
  // A picture without ground stands on white.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.drawImage(picture, x, y, from, from, 0, 0, side, side)
}

/** @returns a JPEG in base64 */
export function squareOf(picture: ImageBitmap, square: Square): string {
  const canvas = document.createElement('canvas')
  drawSquare(canvas, picture, square, Math.min(longest, partOf(picture, square).side))
  return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? ''
}
