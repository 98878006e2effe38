// Finds a picture by its name: of the catalogue, or uploaded by an admin.

import { readFile } from 'node:fs/promises'
import { isPictureName } from '../../../domain/pictures/reference.ts'
import type { Original } from '../../integrations/images/port.ts'
import type { Db } from '../../request/database/database.ts'
import { versionLength } from './describe.ts'
import { catalogueFolders, keyOfPicture, originalOf, thumbnailOf, thumbnailSide } from './kit.ts'
import { cataloguePictures } from './picture_of.ts'
import { findUploaded, readUploaded } from './store.ts'

/** The original of a name, whatever its version; null for an unknown or invalid name. */
export async function findOriginal(
  db: Db,
  { folder, name }: { folder: string; name: string },
): Promise<Original | null> {
  if (!isPictureName(name)) return null
  if (folder === 'uploads') {
    const row = await findUploaded(db, name)
    if (!row) return null
    const { id, ...facts } = row
    // Uploads are named by their digest, so their name implies their version.
    const version = id.slice(0, versionLength)
    const read = () => readUploaded(db, id)
    return { folder, name, version, ...facts, transparent: false, read, thumbnail: null }
  }
  const known = catalogueFolders.find(one => one === folder)
  const facts = known && cataloguePictures.get(keyOfPicture({ folder: known, name }))
  if (!known || !facts) return null
  const file = originalOf({ folder: known, name })
  const thumbnail = thumbnailOf(facts)
  return {
    ...facts,
    transparent: known === 'cutouts' || known === 'bags',
    read: () => readFile(file),
    thumbnail: thumbnail === null ? null : { side: thumbnailSide, read: () => readFile(thumbnail) },
  }
}
