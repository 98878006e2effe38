// SQL of uploaded pictures.

import type { Db } from '../../platform/database.ts'

/** A row without its bytes. */
export interface UploadedRow {
  id: string
  width: number
  height: number
  blur: string
}

export async function findUploaded(db: Db, id: string): Promise<UploadedRow | null> {
  const { rows } = await db.query<UploadedRow>({
    name: 'uploaded_picture',
    text: 'select id, width, height, blur from uploaded_picture where id = $1',
    values: [id],
  })
  return rows[0] ?? null
}

/** @throws RangeError for a picture that is not there */
export async function readUploaded(db: Db, id: string): Promise<Buffer> {
  const { rows } = await db.query<{ content: Buffer }>({
    name: 'uploaded_picture_content',
    text: 'select content from uploaded_picture where id = $1',
    values: [id],
  })
  const [row] = rows
  if (!row) throw new RangeError(`No picture ${id}`)
  return row.content
}

export interface NewPicture extends UploadedRow {
  content: Buffer
  cameAs: string
  cameBytes: number
  uploadedBy: string
  /** ISO instant. */
  at: string
}

/** Keeps a picture; one with the same id is already it. */
export async function insertUploaded(db: Db, picture: NewPicture): Promise<void> {
  const { id, width, height, blur, content, cameAs, cameBytes, uploadedBy, at } = picture
  await db.query({
    name: 'uploaded_picture_insert',
    text: `insert into uploaded_picture
        (id, width, height, blur, content, came_as, came_bytes, uploaded_by, at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
    values: [id, width, height, blur, content, cameAs, cameBytes, uploadedBy, at],
  })
}
