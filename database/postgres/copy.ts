// Copies the packaged programs for an account that cannot read node_modules.

import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { makeLinks } from './links.ts'

/**
 * Copies the programs into a folder of `parent` that everyone can read: completely or not at all, and reused.
 * @returns the copy, or undefined where the place cannot be written or has a folder that is not ours
 */
export function copyInto(parent: string, native: string, name: string): string | undefined {
  const copy = join(parent, process.getuid ? `${name}-${process.getuid()}` : name)
  if (lstatSync(copy, { throwIfNoEntry: false })) {
    if (!isOurs(copy)) return undefined
    if (isWhole(native, copy)) return copy
    rmSync(copy, { recursive: true })
  }
  let draft: string | undefined
  try {
    draft = mkdtempSync(`${copy}.`)
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    makeLinks(draft)
    openToAll(draft)
    renameSync(draft, copy)
  } catch {
    if (draft) rmSync(draft, { recursive: true, force: true })
  }
  return existsSync(copy) && isOurs(copy) && isWhole(native, copy) ? copy : undefined
}

/** In a folder that anybody can write to, another user could have put programs under our name. */
function isOurs(copy: string): boolean {
  const entry = lstatSync(copy)
  if (process.platform === 'win32') return entry.isDirectory()
  return entry.isDirectory() && entry.uid === process.getuid?.() && (entry.mode & 0o022) === 0
}

function openToAll(copy: string): void {
  chmodSync(copy, 0o755)
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const enterOrRun = entry.isDirectory() || basename(entry.parentPath) === 'bin'
    chmodSync(join(entry.parentPath, entry.name), enterOrRun ? 0o755 : 0o644)
  }
}

/** Cleaners of temporary folders delete file by file, so a copy counts only with every file in it. */
function isWhole(native: string, copy: string): boolean {
  const there = new Set(readdirSync(copy, { recursive: true }) as string[])
  return (readdirSync(native, { recursive: true }) as string[]).every(file => there.has(file))
}
