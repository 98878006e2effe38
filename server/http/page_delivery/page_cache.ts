// Pages kept by a key of everything they depend on. Nothing is ever invalidated: a changed page has a new key, and
// unused entries fall out.

import { type Metrics, watchCache } from '../../request/metrics.ts'

/** The most pages kept, and the most bytes before compression; the least recently used goes first. */
const most = { pages: 600, bytes: 48_000_000 }

interface CachedPage {
  status: number
  /** In bytes, uncompressed. */
  length: number
}

export interface PageCache<P> {
  /**
   * The page of a key, rendered once for all simultaneous requests. Only a good page (200) is kept for later requests; after a
   * failure (500 and above), the version before it is still better. Null where `render` says that the page belongs to one person
   * after all.
   * @param key its last line is the version
   */
  get(key: string, render: () => Promise<P | null>): Promise<P | null>
}

interface Settings {
  /** For tests; by default the program's. */
  limits?: typeof most
  metrics?: Metrics
}

export function openPageCache<P extends CachedPage>({ limits = most, metrics }: Settings = {}): PageCache<P> {
  const pages = new Map<string, P>()
  let bytes = 0
  const rendering = new Map<string, Promise<P | null>>()

  const looked = metrics && watchCache(metrics, 'pages', () => ({ entries: pages.size, bytes }))

  const before = (key: string) => {
    const place = key.slice(0, key.lastIndexOf('\n') + 1)
    return [...pages.keys()].findLast(
      other => other.startsWith(place) && !other.slice(place.length).includes('\n'),
    )
  }

  const add = (key: string, page: P) => {
    bytes += page.length - (pages.get(key)?.length ?? 0)
    pages.set(key, page)
    for (const [oldest, { length }] of pages) {
      if (pages.size <= limits.pages && bytes <= limits.bytes) break
      pages.delete(oldest)
      bytes -= length
    }
  }

  const make = async (key: string, render: () => Promise<P | null>) => {
    const page = await render()
    if (page && page.status >= 500) return pages.get(before(key) ?? '') ?? page
    if (page?.status === 200) add(key, page)
    return page
  }

  return {
    get: async (key, render) => {
      const known = pages.get(key)
      looked?.(known !== undefined)
      if (known) {
        pages.delete(key)
        pages.set(key, known)
        return known
      }
      let making = rendering.get(key)
      if (!making) {
        making = make(key, render).finally(() => rendering.delete(key))
        rendering.set(key, making)
      }
      return making
    },
  }
}
