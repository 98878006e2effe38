// meals_admin.pictures and put_picture, and the check that a recipe names a picture that there is.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import { cataloguePictures, pictureOf } from '../menu/pictures/picture_of.ts'
import { putPicture } from '../menu/pictures/put_picture.ts'
import { isUpload, uploadReferences } from '../menu/pictures/uploads.ts'
import type { Stored } from '../request/services.ts'

/** Older ones are found no more; a dish that has one keeps it. */
const mostUploads = 60

export async function listPictures(
  services: Pick<Stored, 'pool'>,
  brand: BrandId,
): Promise<OutputOf<'meals_admin.pictures'>> {
  const uploads = await uploadReferences(services, mostUploads)
  const kit = [...cataloguePictures.values()].flatMap(({ folder, name }) =>
    folder === 'dishes' ? [name] : [],
  )
  return {
    pictures: [
      ...uploads.map(picture => ({ name: picture, picture, isUploaded: true })),
      ...kit.flatMap(name => {
        const picture = pictureOf(name, brand)
        return picture === null ? [] : [{ name, picture, isUploaded: false }]
      }),
    ],
  }
}

/** @throws Refusal picture_unreadable, picture_too_small and picture_too_large */
export async function uploadPicture(
  services: Pick<Stored, 'pool'>,
  { photo, actor, now }: { photo: string; actor: string; now: string },
): Promise<{ name: string }> {
  const bytes = Buffer.from(photo, 'base64')
  const name = await putPicture(services, { bytes, clientId: actor, now: Temporal.Instant.from(now) })
  return { name }
}

/** @throws Refusal invalid_input, with the field `picture`, for a picture that there is not */
export async function checkPicture(
  services: Pick<Stored, 'pool'>,
  { picture }: Pick<DishRecipe, 'picture'>,
): Promise<void> {
  if (!picture || cataloguePictures.has(`dishes/${picture.name}`)) return
  if (!(await isUpload(services, picture.name)))
    throw new Refusal('invalid_input', { fields: { picture: 'invalid_input' } })
}
