// Brings node_modules in line with package-lock.json where they differ.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { run } from './children.mjs'
import { at, readJson } from './paths.mjs'

const lockFile = at('package-lock.json')
const installedFile = at('node_modules', '.package-lock.json')
const stampFile = at('node_modules', '.installed')

/** Installs missing packages. @throws when npm fails */
export async function ensureDependencies() {
  if (isInstalled()) return
  const command = existsSync(lockFile) ? 'ci' : 'install'
  process.stdout.write(`Installing the packages (npm ${command})\n`)
  // No package needs its install script, and NODE_ENV=production must not leave out the build's packages.
  const options = [
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ]
  const code = await npm([command, ...options])
  if (code !== 0) throw new Error(`npm ${command} failed (${code}).`)
  writeFileSync(stampFile, stamp())
}

/** @param {string[]} args */
function npm(args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('npm-cli.js')) return run(process.execPath, [script, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}

/** Which lock file was installed, and for which platform. */
function stamp() {
  if (!existsSync(lockFile)) return ''
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${lock} ${process.platform}-${process.arch}\n`
}

/** By our stamp or, after an npm command by hand, by npm's own note of the installed packages. */
function isInstalled() {
  if (!existsSync(installedFile) || !existsSync(lockFile)) return false
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return true
  const installed = readJson(installedFile).packages
  return Object.entries(readJson(lockFile).packages).every(([path, wanted]) => {
    if (path === '') return true
    return path in installed ? installed[path].version === wanted.version : !isNeededHere(wanted)
  })
}

/** An optional package counts as needed when it is made for this platform and no other. @param {any} wanted */
function isNeededHere({ optional, os, cpu, libc }) {
  if (!optional) return true
  return !libc && Boolean(os?.includes(process.platform) && cpu?.includes(process.arch))
}
