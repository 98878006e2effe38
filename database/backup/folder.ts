// The folder of backups: whole copies of the cluster in `base`, each named by its instant, and the write-ahead log since in `wal`.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contents } from './contents.ts'

export interface Manifest {
  /** When the copy was complete, as an ISO instant: nothing before it can be restored from this copy. */
  completeAt: string
  /** Major version of PostgreSQL. */
  major: number
  /** The first file of the write-ahead log that the copy needs. */
  firstWal: string
  /** What was in the database at `at`, a place in its log; none where it was never still for long enough to count. */
  counted: { at: string; contents: Contents } | null
}

export interface Base {
  name: string
  dir: string
  manifest: Manifest
}

export const baseDir = (backups: string) => join(backups, 'base')
export const walDir = (backups: string) => join(backups, 'wal')
export const clusterOf = (base: string) => join(base, 'cluster')
export const passwordOf = (base: string) => join(base, 'password')
export const manifestOf = (base: string) => join(base, 'manifest.json')

/** A name for an instant that is also a file name everywhere: `20261203T041500Z`. */
export const nameOf = (instant: Temporal.Instant): string =>
  instant.round({ smallestUnit: 'second', roundingMode: 'floor' }).toString().replace(/[-:]/g, '')

/** The complete copies of the folder, oldest first. A copy that was interrupted has another name and is not one. */
export function basesOf(backups: string): Base[] {
  if (!existsSync(baseDir(backups))) return []
  return readdirSync(baseDir(backups))
    .filter(name => /^\d{8}T\d{6}Z$/.test(name))
    .sort()
    .map(name => {
      const dir = join(baseDir(backups), name)
      return { name, dir, manifest: JSON.parse(readFileSync(manifestOf(dir), 'utf8')) as Manifest }
    })
}

/**
 * The copy to restore from: the newest, or the newest that was complete by then.
 * @throws when there is none
 */
export function baseFor(backups: string, until: Temporal.Instant | undefined): Base {
  const bases = basesOf(backups)
  const wanted = bases.filter(
    ({ manifest }) =>
      !until || Temporal.Instant.compare(Temporal.Instant.from(manifest.completeAt), until) <= 0,
  )
  const newest = wanted.at(-1)
  if (newest) return newest
  const first = bases[0]
  throw new Error(
    first
      ? `The oldest backup in ${backups} was complete at ${first.manifest.completeAt}. An earlier instant cannot be restored.`
      : `There is no backup in ${backups}.`,
  )
}
