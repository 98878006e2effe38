// Updates seed/data/pictures.csv from the originals in public: the version, size and blur of each picture; and the thumbnails in
// seed/thumbnails. Unchanged ones are skipped. Run it after adding a picture: `npm run pictures`.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { blurAddress } from '../domain/pictures/blur.ts'
import type { PictureFacts } from '../domain/pictures/reference.ts'
import { describePicture, versionOfPicture } from '../server/menu/pictures/describe.ts'
import {
  keyOfPicture,
  originals,
  pictureList,
  readPictureList,
  thumbnailFolder,
  thumbnailOf,
  thumbnailSide,
} from '../server/menu/pictures/kit.ts'
import { sharp } from '../server/request/libvips.ts'

const known = readPictureList()
const rows: (PictureFacts & { file: string })[] = []
let changed = 0
for (const original of originals()) {
  const { folder, name } = original
  const bytes = readFileSync(original.file)
  const before = known.get(keyOfPicture(original))
  const same = before?.version === versionOfPicture(bytes) && blurAddress(before.blur) !== null
  if (!same) changed += 1
  const facts = same && before ? before : { folder, name, ...(await describePicture(bytes)) }
  rows.push({ ...facts, file: original.file })
}

const lines = rows.map(row => [row.folder, row.name, row.version, row.width, row.height, row.blur].join())
const text = ['folder,name,version,width,height,blur', ...lines, ''].join('\n')
writeFileSync(pictureList, text)

const wanted = new Set<string>()
for (const row of rows) {
  const thumbnail = thumbnailOf(row)
  if (thumbnail === null) continue
  wanted.add(thumbnail)
  if (existsSync(thumbnail)) continue
  mkdirSync(dirname(thumbnail), { recursive: true })
  const small = sharp(row.file).resize(thumbnailSide, thumbnailSide)
  // It is made smaller once more, so it loses as little as it can.
  writeFileSync(thumbnail, await small.avif({ quality: 75, effort: 3 }).toBuffer())
}
for (const name of existsSync(thumbnailFolder) ? readdirSync(thumbnailFolder, { recursive: true }) : []) {
  const file = join(thumbnailFolder, String(name))
  if (file.endsWith('.avif') && !wanted.has(file)) rmSync(file)
}
process.stdout.write(`${rows.length} pictures, ${changed} of them new or changed\n`)
