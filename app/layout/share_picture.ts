// Pictures for social networks and search engines, as JPEG, which all of them read.

import { readReference } from '../../domain/pictures/reference.ts'

/** Site-absolute address of the card of a picture, 1200 by 630 pixels; undefined for a drawing, and where there is none. */
export function sharePicture(picture: string | null | undefined): string | undefined {
  const photo = readReference(picture ?? '')
  return photo ? `/share/${photo.folder}/${photo.name}/${photo.version}` : undefined
}

/** Site-absolute address of the picture itself; undefined for a drawing, and where there is none. */
export function jpegOf(picture: string | null | undefined): string | undefined {
  const photo = readReference(picture ?? '')
  return photo ? `${photo.address}?fm=jpg&w=${photo.width}` : undefined
}
