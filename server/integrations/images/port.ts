// Pictures at the size of a screen: a port in the terms of imgix, whose parameters both implementations take
// (docs.imgix.com/apis/rendering). domain/pictures/srcset.ts has the sizes that pages request.

import type { PictureFacts } from '../../../domain/pictures/reference.ts'
import type { PictureFormat } from './parameters.ts'

/** The size of a requested picture. Lengths are pixels, before `dpr`. */
export interface PictureSize {
  w?: number
  h?: number
  /** Device pixel ratio, 1 to 5. */
  dpr?: number
  /** Quality, 0 to 100. */
  q?: number
  /** `clip` and `max` keep the whole picture inside w × h, `crop` fills it. */
  fit?: 'clip' | 'crop' | 'max'
  /** `format`: the best that the browser says it reads. */
  auto?: 'format'
  fm?: PictureFormat
}

export interface Images {
  /** Scheme and host for requests of sizes; empty where it is the site's own. */
  readonly host: string
  /**
   * The address of our picture at a size: a full address, or one on the site.
   * @param path site-absolute, without parameters (domain/pictures/reference.ts)
   */
  address(path: string, size: PictureSize): string
}

/** An original picture, in AVIF. */
export interface Original extends PictureFacts {
  /** Has transparent parts. */
  transparent: boolean
  read(): Promise<Buffer>
  /** The same picture in fewer pixels, much faster to read; null where there is none. */
  thumbnail: { side: number; read(): Promise<Buffer> } | null
}
