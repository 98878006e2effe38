// How a picture is referred to wherever it is shown: one text that is its address and, after the `#`, its size and a blur that
// holds its place until it comes. A browser never sends the part after the `#`, so the text works as an address.
//
//   /pictures/dishes/chana-masala/3f2a9c1b04de#800x800,fQxFLUUp…
//
// The part before the size is the content's version: a new picture gets a new address, so an address can be cached for ever.

/**
 * The subject of a picture: a dish on its table, the same plate from above without ground, a grocery in its pack, a house's
 * signature picture, what comes in a dish's bag, or a photo an admin uploaded.
 */
export const pictureFolders = ['dishes', 'cutouts', 'packs', 'scenes', 'bags', 'uploads'] as const
export type PictureFolder = (typeof pictureFolders)[number]

/** The beginning of every picture's address. */
export const picturePrefix = '/pictures'

export interface PictureName {
  folder: PictureFolder
  /** Lower-case words joined by hyphens. */
  name: string
}

export interface PictureFacts extends PictureName {
  /** Changes with the content: the beginning of its digest, in hexadecimal. */
  version: string
  /** Pixels of the original; no larger picture is made from it. */
  width: number
  height: number
  /** As `blurOf` makes it (blur.ts); empty where there is none. */
  blur: string
}

/** A picture, as a page finds it. */
export interface Picture extends PictureFacts {
  /** Site-absolute, without parameters: the original. */
  address: string
}

const namePattern = '[a-z0-9]+(?:-[a-z0-9]+)*'
const reference = new RegExp(
  `^(${picturePrefix}/(${pictureFolders.join('|')})/(${namePattern})/([0-9a-f]{12}))#([1-9]\\d{0,4})x([1-9]\\d{0,4}),([A-Za-z0-9+/=]*)$`,
)
const wholeName = new RegExp(`^${namePattern}$`)

export const isPictureName = (text: string): boolean => text.length <= 80 && wholeName.test(text)

export function addressOf({ folder, name, version }: PictureName & { version: string }): string {
  return `${picturePrefix}/${folder}/${name}/${version}`
}

export function referenceTo(picture: PictureFacts): string {
  return `${addressOf(picture)}#${picture.width}x${picture.height},${picture.blur}`
}

/** Reads a reference; null for any other text. */
export function readReference(text: string): Picture | null {
  const [, address, folder, name, version, width, height, blur] = reference.exec(text) ?? []
  if (address === undefined || name === undefined || version === undefined || blur === undefined) return null
  return {
    address,
    folder: folder as PictureFolder,
    name,
    version,
    width: Number(width),
    height: Number(height),
    blur,
  }
}
