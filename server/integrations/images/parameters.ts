// The parameters of a sized picture, as they come in an address. They are rounded so that only a limited number of
// pictures can be made of one: widths up to the next that pages offer, qualities to the nearest of theirs, shapes to
// the nearest of a few.

import { Refusal } from '../../../contract/errors.ts'
import { qualityOfRatio, qualityWhereFine, widest, widthsWithin } from '../../../domain/pictures/srcset.ts'
import type { PictureSize } from './port.ts'

const pictureFormats = ['avif', 'webp', 'jpg', 'png'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** A picture to be made: exact pixels, one of the known qualities. */
export interface Rendition {
  width: number
  height: number
  /** Whether edges are cut off to fill width × height. */
  crop: boolean
  quality: number
}

/** The parameters, checked but not yet limited by a picture. */
export interface AskedSize {
  w: number | null
  h: number | null
  dpr: number
  quality: number
  crop: boolean
  /** Null: the best format that the browser reads where `auto=format` is given, else the original's. */
  fm: PictureFormat | null
  auto: boolean
}

const qualities = [...new Set([...Object.values(qualityOfRatio), ...Object.values(qualityWhereFine)])]
const fits = ['clip', 'max', 'crop']

/** The possible shapes, width by height: from portrait to landscape, as sites share them. */
const shapes = [2 / 3, 3 / 4, 1, 4 / 3, 3 / 2, 16 / 9, 1.91]

/**
 * Reads a query. Unknown parameters are ignored, as imgix does.
 * @returns null without a size or format
 * @throws invalid_input for an invalid value, and for one given twice
 */
export function readSize(query: Readonly<Record<string, unknown>>): AskedSize | null {
  const text = (name: string): string | null => {
    const value = query[name]
    if (value === undefined) return null
    if (typeof value !== 'string') throw new Refusal('invalid_input')
    return value
  }
  const [w, h, dpr, q, fit, fm, auto] = ['w', 'h', 'dpr', 'q', 'fit', 'fm', 'auto'].map(text)
  if ([w, h, dpr, q, fit, fm, auto].every(value => value === null)) return null
  if (fit != null && !fits.includes(fit)) throw new Refusal('invalid_input')
  if (auto != null && auto !== 'format') throw new Refusal('invalid_input')
  const format = pictureFormats.find(known => known === fm) ?? null
  if (fm != null && format === null) throw new Refusal('invalid_input')
  return {
    w: pixels(w),
    h: pixels(h),
    dpr: numberFrom(dpr, /^[1-5](\.\d{1,2})?$/, 1, 5) ?? 1,
    quality: nearestQuality(numberFrom(q, /^\d{1,3}$/, 0, 100) ?? qualityOfRatio[1]),
    crop: fit === 'crop',
    fm: format,
    auto: auto === 'format',
  }
}

const pixels = (text: string | null | undefined) => numberFrom(text, /^[1-9]\d{0,3}$/, 1, widest)

function numberFrom(
  text: string | null | undefined,
  shape: RegExp,
  least: number,
  most: number,
): number | null {
  if (text == null) return null
  const value = Number(text)
  if (!shape.test(text) || value < least || value > most) throw new Refusal('invalid_input')
  return value
}

function nearestQuality(asked: number): number {
  return qualities.reduce((best, one) => (Math.abs(one - asked) < Math.abs(best - asked) ? one : best))
}

/** The size for an original of this size: never wider or higher than the original. */
export function renditionOf(
  { w, h, dpr, crop, quality }: AskedSize,
  own: { width: number; height: number },
): Rendition {
  const across = w === null ? null : snapped(w * dpr, own.width)
  const down = h === null ? null : snapped(h * dpr, own.height)
  if (crop && w !== null && h !== null) return { ...cutOut(w * dpr, h * dpr, own), crop, quality }
  const wanted = Math.min(across ?? own.width, ((down ?? own.height) * own.width) / own.height)
  const width = snapped(wanted, own.width)
  return { width, height: Math.max(1, Math.round((width * own.height) / own.width)), crop: false, quality }
}

/** Of the nearest shape, in the next width on offer for which the picture is high enough. */
function cutOut(across: number, down: number, own: { width: number; height: number }) {
  const ratio = Math.log(across / down)
  const shape = shapes.reduce((best, one) =>
    Math.abs(Math.log(one) - ratio) < Math.abs(Math.log(best) - ratio) ? one : best,
  )
  const widestThere = Math.min(own.width, own.height * shape)
  const offered = widthsWithin(own.width).filter(width => width <= widestThere)
  const width = offered.find(one => one >= across) ?? offered.at(-1) ?? Math.floor(widestThere)
  return { width, height: Math.max(1, Math.min(own.height, Math.round(width / shape))) }
}

/** The narrowest width on offer that is wide enough, or the widest. */
function snapped(wanted: number, own: number): number {
  const offered = widthsWithin(own)
  return offered.find(width => width >= wanted) ?? (offered.at(-1) as number)
}

/** The parameters of a rendition, in the requested format. */
export function sizeOf({ fm, auto }: AskedSize, { width, height, crop, quality }: Rendition): PictureSize {
  return {
    ...(auto && { auto: 'format' }),
    ...(fm !== null && { fm }),
    w: width,
    ...(crop && { h: height, fit: 'crop' }),
    q: quality,
  }
}

/**
 * The format of the answer.
 * @param transparent whether the picture has transparent parts, which a JPEG cannot show
 * @param accepted the request's `Accept`
 */
export function formatFor(
  { fm, auto }: Pick<AskedSize, 'fm' | 'auto'>,
  accepted: string | undefined,
  transparent: boolean,
): PictureFormat {
  if (fm !== null) return fm
  if (!auto || accepts(accepted, 'image/avif')) return 'avif'
  if (accepts(accepted, 'image/webp')) return 'webp'
  return transparent ? 'png' : 'jpg'
}

/** Whether an `Accept` header names a type; `image/*` does not cover formats newer than it. */
function accepts(accepted: string | undefined, type: string): boolean {
  return (accepted ?? '').split(',').some(entry => {
    const [name, ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
    return name === type && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  })
}
