// Paths of the project, independent of the current folder.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @param {string[]} parts @returns {string} a path in the repository */
export const at = (...parts) => join(root, ...parts)

/** @param {string} path @returns {any} */
export const readJson = path => JSON.parse(readFileSync(path, 'utf8'))

/**
 * The script behind a package's command, to be run with our own Node; node_modules/.bin would take the machine's.
 * @param {string} packageName
 * @returns {string}
 */
export function toolOf(packageName) {
  const { bin } = readJson(at('node_modules', packageName, 'package.json'))
  const script = typeof bin === 'string' ? bin : Object.values(bin)[0]
  return at('node_modules', packageName, script)
}
