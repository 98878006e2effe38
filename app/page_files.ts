// Where the modules of pages are: each has the name of its page.

import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { PageId } from '../contract/paths.ts'

/** Pages whose modules are named by their place in the program, and not by their page. */
const named: Partial<Record<PageId, string>> = {
  admin: 'admin/today/page.tsx',
  adminPiece: 'admin/content/piece/page.tsx',
  devRoom: 'dev/page.tsx',
  wipPaypal: 'dev/paypal/page.tsx',
}

/**
 * The module of a page, from app/pages. Its place, with its parts joined, is the page's name: `settingsAccount` is
 * settings/account/page.tsx, `trackOld` is track/old.ts. `admin` may be left out of a name.
 * @throws where there is no module of that name, or more than one
 */
export function fileOf(id: PageId): string {
  const parts = id.replace(/[A-Z]/g, letter => `{_,/}${letter.toLowerCase()}`)
  const found = globSync(named[id] ?? `{,admin/}${parts}{/page.tsx,.tsx,.ts}`, {
    cwd: join(import.meta.dirname, 'pages'),
  })
  const [file, another] = found
  if (!file || another)
    throw new Error(`The page ${id} has ${found.join(' and ') || 'no module in app/pages'}.`)
  return file
}
