// The picture of a page where it is shared: as JPEG, since what reads it there is no browser.

import { readReference } from '../../domain/pictures/reference.ts'

/** Site-absolute address of a picture for sharing; undefined for a drawing, and where there is none. */
export function sharePicture(picture: string | null | undefined): string | undefined {
  const photo = readReference(picture ?? '')
  return photo ? `${photo.address}?fm=jpg&w=${photo.width}` : undefined
}
