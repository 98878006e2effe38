// From the name of a picture, as dishes and items store it, to the reference that pages use (domain/pictures/reference.ts).

import { brandFacts } from '../../../brands/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { picturePrefix, referenceTo } from '../../../domain/pictures/reference.ts'
import { keyOfPicture, packName, readPictureList } from './kit.ts'

/** Pictures that come with the program, by `folder/name`. */
export const cataloguePictures = readPictureList()

const references = new Map([...cataloguePictures].map(([key, facts]) => [key, referenceTo(facts)]))

/**
 * A page's picture of a product: a dish in the brand's way, on a table or cut out as a plate; a grocery in the brand's pack; a
 * house's signature as it is. The reference of an uploaded picture stays unchanged; null without a picture.
 */
export function pictureOf(name: string | null, brand: BrandId): string | null {
  if (name === null || name.startsWith(`${picturePrefix}/`)) return name
  return (
    references.get(keyOfPicture({ folder: brandFacts[brand].dishesAre, name })) ??
    references.get(keyOfPicture({ folder: 'packs', name: packName(brand, name) })) ??
    references.get(keyOfPicture({ folder: 'scenes', name })) ??
    null
  )
}

/** A dish's plate from above, without ground, whatever the brand; null where there is none. */
export function cutoutOf(name: string): string | null {
  return references.get(keyOfPicture({ folder: 'cutouts', name })) ?? null
}

/** The picture of a dish's bag in this version; null where there is none. */
export function bagOf({ id, version }: { id: string; version: number }): string | null {
  return references.get(keyOfPicture({ folder: 'bags', name: `${id}-${version}` })) ?? null
}
