// Makes the masters the site serves out of the rendered pictures: node art/masters.mjs [dish id …]
// out/<id>.png → public/dishes/<id>.avif, out/cutouts/<id>.png → public/dishes/cutouts/<id>.avif (with its alpha),
// out/<brand>-<item>.png → public/packs/<brand>-<item>.avif, out/<scene>.png → public/scenes/<scene>.avif.
// Without ids: every picture that is newer than its master.

import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { encoded } from './encoded.mjs'
import { finish } from './finish.mjs'

const here = import.meta.dirname
const ids = process.argv.slice(2)

for (const folder of ['', 'cutouts']) {
  const pictures = join(here, 'out', folder)
  for (const name of existsSync(pictures) ? readdirSync(pictures) : []) {
    if (!name.endsWith('.png') || name.endsWith('.preview.png')) continue
    const id = basename(name, '.png')
    const picture = join(pictures, name)
    const isScene = existsSync(join(here, 'scenes', `${id}.json`))
    const place = isScene ? ['scenes'] : /^(freshprep|cookit)-/.test(id) ? ['packs'] : ['dishes', folder]
    const master = join(here, '..', 'public', ...place, `${id}.avif`)
    const isNewer = !existsSync(master) || statSync(picture).mtimeMs > statSync(master).mtimeMs
    if (ids.length > 0 ? !ids.includes(id) : !isNewer) continue
    mkdirSync(dirname(master), { recursive: true })
    const done = place[0] === 'dishes' ? await finish(picture) : sharp(picture)
    const bytes = await encoded(await done.png().toBuffer())
    writeFileSync(master, bytes)
    console.log(`${join(folder, id)}: ${Math.round(bytes.length / 1024)} kB`)
  }
}
