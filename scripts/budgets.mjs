// Checks the size of each page's first scripts against its budget, as the build compressed them.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { at } from './paths.mjs'

/**
 * The most that the scripts of a page may weigh, in kilobytes of 1,000 bytes, compressed: the page's own, and those of all pages. The
 * targets are 140, and 155 for the editor. The names of other files alone move a build by 0.2, so there are two kilobytes to spare,
 * and three for home. The editor's rose with the addresses of the office's pages, which every page's table has.
 */
const budgets = { home: 143, menu: 142, product: 142, getStarted: 142, editor: 160 }

/** @typedef {{ module: string, imports?: string[] }} Part */

/** Parts that a page fetches only when it shows them, by the names of their files: the movable map and its worker. */
const later = [/^movable-.*\.js$/, /^maplibre-gl-worker-.*\.mjs$/]

/** Prints the weight of each page. @returns {number} exit code: 1 where a page is over its budget, or includes a part for later */
export function checkBudgets() {
  const client = at('build', 'client')
  const { entry, routes } = manifestOf(join(client, 'assets'))
  let code = 0
  for (const [page, most] of Object.entries(budgets)) {
    const route = routes[`${page}:0`]
    if (!route || !routes.root) throw new Error(`The build has no page ${page}.`)
    const parts = [entry, routes.root, route]
    const files = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]))
    const bytes = [...files].reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0)
    const over = bytes > most * 1000
    if (over) code = 1
    const kilobytes = (bytes / 1000).toFixed(1)
    process.stdout.write(
      `${over ? 'OVER ' : ''}${page}: ${kilobytes} kB of scripts in ${files.size} files, ${most} at most\n`,
    )
  }
  const first = Object.values(routes).flatMap(({ module, imports = [] }) => [module, ...imports])
  for (const part of later) {
    const name = readdirSync(join(client, 'assets')).find(file => part.test(file))
    const early = first.some(file => part.test(file.slice(file.lastIndexOf('/') + 1)))
    if (name && !early) continue
    code = 1
    process.stdout.write(`${part}: ${early ? 'fetched before it is shown' : 'not in the build'}\n`)
  }
  return code
}

/** React Router's table of each page's parts. @param {string} folder @returns {{ entry: Part, routes: Record<string, Part> }} */
function manifestOf(folder) {
  const name = readdirSync(folder).find(file => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('The build has no manifest of its pages.')
  const text = readFileSync(join(folder, name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}
