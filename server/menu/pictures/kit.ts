// The pictures that come with the program: the place of each original, and the facts that pages need. `npm run pictures` updates
// seed/data/pictures.csv from the originals.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrandId } from '../../../domain/brands.ts'
import { parseCsv } from '../../../domain/csv.ts'
import type { PictureFacts, PictureFolder, PictureName } from '../../../domain/pictures/reference.ts'
import { isPictureName } from '../../../domain/pictures/reference.ts'

type CatalogueFolder = Exclude<PictureFolder, 'uploads'>

const publicFolder = fileURLToPath(new URL('../../../public', import.meta.url))
const places: Readonly<Record<CatalogueFolder, string>> = {
  dishes: join(publicFolder, 'dishes'),
  cutouts: join(publicFolder, 'dishes', 'cutouts'),
  packs: join(publicFolder, 'packs'),
  scenes: join(publicFolder, 'scenes'),
  bags: join(publicFolder, 'bags'),
}

export const catalogueFolders = Object.keys(places) as readonly CatalogueFolder[]

/** The path of the list of pictures. */
export const pictureList = fileURLToPath(new URL('../../../seed/data/pictures.csv', import.meta.url))

/** The name of a grocery's picture: each brand prints its own labels. */
export const packName = (brand: BrandId, itemId: string): string => `${brand}-${itemId}`

/** The file of a catalogue picture: square, with a transparent background where it is cut out. */
export function originalOf({ folder, name }: { folder: CatalogueFolder; name: string }): string {
  return join(places[folder], `${name}.avif`)
}

/** Where thumbnails are: `<folder>/<name>.<version>.avif`. */
export const thumbnailFolder = fileURLToPath(new URL('../../../seed/thumbnails', import.meta.url))

/** The side of a thumbnail, pixels. */
export const thumbnailSide = 400

/** The width, pixels, from which an original has a thumbnail: to read one of 1,600 takes a third of a second. */
const wide = 600

/** The file of a catalogue picture's thumbnail, named by the original's version; null for a narrow original. `npm run pictures` makes it. */
export function thumbnailOf({ folder, name, version, width }: PictureFacts): string | null {
  return width < wide ? null : join(thumbnailFolder, folder, `${name}.${version}.avif`)
}

/** Every original, in the order of the list. */
export function originals(): { folder: CatalogueFolder; name: string; file: string }[] {
  return catalogueFolders.flatMap(folder =>
    (existsSync(places[folder]) ? readdirSync(places[folder]) : [])
      .filter(file => file.endsWith('.avif') && isPictureName(file.slice(0, -'.avif'.length)))
      .sort()
      .map(file => ({ folder, name: file.slice(0, -'.avif'.length), file: join(places[folder], file) })),
  )
}

/** Names by which pictures are found. */
export const keyOfPicture = ({ folder, name }: PictureName): string => `${folder}/${name}`

/** The list, by `folder/name`. */
export function readPictureList(): Map<string, PictureFacts> {
  const text = existsSync(pictureList) ? readFileSync(pictureList, 'utf8') : ''
  return new Map(
    parseCsv(text).map((row): [string, PictureFacts] => {
      const picture: PictureFacts = {
        folder: row.folder as CatalogueFolder,
        name: row.name ?? '',
        version: row.version ?? '',
        width: Number(row.width),
        height: Number(row.height),
        blur: row.blur ?? '',
      }
      return [keyOfPicture(picture), picture]
    }),
  )
}
