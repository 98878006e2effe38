// Creates the libraries' symbolic links: npm packages cannot contain them, and install scripts may not have run.

import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Errors that do not yet mean that a link is missing: another process made it, or the folder is not ours to write. */
const tolerated = ['EEXIST', 'EROFS', 'EACCES', 'EPERM']

/**
 * Makes the links listed in the package's `pg-symlinks.json`, whose paths start at the folder above `native`.
 * @param native the package's folder `native`, or a copy of it
 */
export function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(native, ...target.split('/').slice(1))
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if (!tolerated.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
}

interface Link {
  source: string
  target: string
}
