// Updates seed/data/pictures.csv from the originals in public/dishes: the version, size and blur of each picture.
// Unchanged ones are skipped. Run it after adding a picture: `npm run pictures`.

import { readFileSync, writeFileSync } from 'node:fs'
import { blurAddress } from '../domain/pictures/blur.ts'
import type { PictureFacts } from '../domain/pictures/reference.ts'
import { keyOfPicture, originals, pictureList, readPictureList } from '../seed/catalogue/pictures.ts'
import { describePicture, versionOfPicture } from '../server/menu/pictures/describe.ts'

const known = readPictureList()
const rows: PictureFacts[] = []
let changed = 0
for (const original of originals()) {
  const { folder, name } = original
  const bytes = readFileSync(original.file)
  const before = known.get(keyOfPicture(original))
  const same = before?.version === versionOfPicture(bytes) && blurAddress(before.blur) !== null
  if (!same) changed += 1
  rows.push(same && before ? before : { folder, name, ...(await describePicture(bytes)) })
}

const lines = rows.map(row => [row.folder, row.name, row.version, row.width, row.height, row.blur].join())
const text = ['folder,name,version,width,height,blur', ...lines, ''].join('\n')
writeFileSync(pictureList, text)
process.stdout.write(`${rows.length} pictures, ${changed} of them new or changed\n`)
