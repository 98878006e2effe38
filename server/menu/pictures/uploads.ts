// Uploaded pictures by the references that recipes name them by.

import { readReference, referenceTo } from '../../../domain/pictures/reference.ts'
import type { Stored } from '../../request/services.ts'
import { versionLength } from './describe.ts'
import { findUploaded, selectUploaded } from './store.ts'

type Uploaded = NonNullable<Awaited<ReturnType<typeof findUploaded>>>

const referenceOf = ({ id, ...facts }: Uploaded): string =>
  referenceTo({ folder: 'uploads', name: id, version: id.slice(0, versionLength), ...facts })

/** References of the newest. */
export const uploadReferences = async ({ pool }: Pick<Stored, 'pool'>, most: number): Promise<string[]> =>
  (await selectUploaded(pool, most)).map(referenceOf)

/** Whether a text is the reference of an uploaded picture, to the letter. */
export async function isUpload({ pool }: Pick<Stored, 'pool'>, text: string): Promise<boolean> {
  const reference = readReference(text)
  const row = reference?.folder === 'uploads' ? await findUploaded(pool, reference.name) : null
  return row !== null && referenceOf(row) === text
}
