// SQL of uploaded pictures.

import type { Db } from '../../request/database/database.ts'
import { batchStatement, type RowOf, statement } from '../../request/database/statement.ts'

/** A row without its bytes. */
type UploadedRow = RowOf<typeof uploadedPicture>

const uploadedPicture = statement({
  name: 'uploaded_picture',
  text: 'select id, width, height, blur from uploaded_picture where id = $id',
  row: { id: 'text', width: 'int', height: 'int', blur: 'text' },
})

export async function findUploaded(db: Db, id: string): Promise<UploadedRow | null> {
  return (await uploadedPicture.first(db, { id })) ?? null
}

const uploadedPictureContent = statement({
  name: 'uploaded_picture_content',
  text: 'select content from uploaded_picture where id = $id',
  row: { content: 'bytea' },
})

/** @throws RangeError for an unknown picture */
export async function readUploaded(db: Db, id: string): Promise<Buffer> {
  const rows = await uploadedPictureContent.all(db, { id })
  const [row] = rows
  if (!row) throw new RangeError(`No picture ${id}`)
  return row.content
}

const uploadedPictures = batchStatement({
  name: 'uploaded_pictures',
  text: 'select id, width, height, blur from uploaded_picture order by at desc, id limit $most',
  row: { id: 'text', width: 'int', height: 'int', blur: 'text' },
})

/** The newest, without their bytes. */
export const selectUploaded = (db: Db, most: number): Promise<UploadedRow[]> =>
  uploadedPictures.all(db, { most })

interface NewPicture extends UploadedRow {
  content: Buffer
  cameAs: string
  cameBytes: number
  uploadedBy: string
  /** ISO instant. */
  at: string
}

const uploadedPictureInsert = statement({
  name: 'uploaded_picture_insert',
  text: `insert into uploaded_picture
        (id, width, height, blur, content, came_as, came_bytes, uploaded_by, at)
      values ($id, $width, $height, $blur, $content, $cameAs, $cameBytes, $uploadedBy, $at)
        on conflict (id) do nothing`,
})

/** Stores a picture; one with the same id is equal. */
export async function insertUploaded(db: Db, picture: NewPicture): Promise<void> {
  const { id, width, height, blur, content, cameAs, cameBytes, uploadedBy, at } = picture
  await uploadedPictureInsert.run(db, { id, width, height, blur, content, cameAs, cameBytes, uploadedBy, at })
}
