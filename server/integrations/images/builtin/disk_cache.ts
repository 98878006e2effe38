// A disk cache of limited size that drops the least recently used file. The modification time of a file is its last use, so the
// order survives a restart. Every file can be made again, so a lost file or a failed write is harmless.

import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface DiskCache {
  /** The file's bytes; null where there is none. */
  get(name: string): Promise<Buffer | null>
  has(name: string): boolean
  /** Stores a file; one larger than the whole cache is not stored. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Bytes stored at the moment. */
  size(): number
}

/** The shortest time between two records of a use, in milliseconds. */
const notedEvery = 3_600_000
const unfinished = '.part'

interface CachedFile {
  bytes: number
  /** When its last use was recorded, in milliseconds since 1970. */
  notedAt: number
}

/** Opens the cache in a folder, which is made where it is missing. Names of files are letters, digits, dots and hyphens. */
export async function openDiskCache(folder: string, mostBytes: number): Promise<DiskCache> {
  await mkdir(folder, { recursive: true })
  const kept = await readKept(folder)
  let size = [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0)

  const forget = (name: string) => {
    size -= kept.get(name)?.bytes ?? 0
    kept.delete(name)
  }
  const makeRoom = async () => {
    while (size > mostBytes) {
      const [oldest] = kept.keys()
      if (oldest === undefined) return
      forget(oldest)
      await rm(join(folder, oldest), { force: true })
    }
  }
  const use = (name: string, file: CachedFile) => {
    kept.delete(name)
    kept.set(name, file)
    const now = Date.now()
    if (now - file.notedAt < notedEvery) return
    file.notedAt = now
    utimes(join(folder, name), new Date(now), new Date(now)).catch(() => {})
  }
  await makeRoom()

  return {
    size: () => size,
    has: name => kept.has(name),
    get: async name => {
      const file = kept.get(name)
      if (!file) return null
      try {
        const bytes = await readFile(join(folder, name))
        use(name, file)
        return bytes
      } catch {
        forget(name)
        return null
      }
    },
    put: async (name, bytes) => {
      if (bytes.length > mostBytes) return
      const part = join(folder, `${name}.${randomBytes(6).toString('hex')}${unfinished}`)
      try {
        await writeFile(part, bytes)
        await rename(part, join(folder, name))
      } catch {
        await rm(part, { force: true })
        return
      }
      forget(name)
      kept.set(name, { bytes: bytes.length, notedAt: Date.now() })
      size += bytes.length
      await makeRoom()
    },
  }
}

/** The files of a folder, the least recently used first; half-written files of a killed process are removed. */
async function readKept(folder: string): Promise<Map<string, CachedFile>> {
  const found: [string, CachedFile][] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(folder, entry.name)
    if (entry.name.endsWith(unfinished)) {
      await rm(path, { force: true })
      continue
    }
    const facts = await stat(path).catch(() => null)
    if (facts) found.push([entry.name, { bytes: facts.size, notedAt: facts.mtimeMs }])
  }
  return new Map(found.sort(([, a], [, b]) => a.notedAt - b.notedAt))
}
