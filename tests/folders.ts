// The folders, what each may import from, and their drawing in docs/architecture.md.

import { drawingOf, type Graph, graphOf, type Source, sourcesIn } from './folder_graph.ts'

/** The server's rooms, lowest first: each imports only from those before it. */
const serverRooms = [
  'request',
  'flags',
  'nodes',
  'catalogue',
  'integrations',
  'messages',
  'list_letters',
  'places',
  'menu',
  'planning',
  'content',
  'orders',
  'money',
  'codes',
  'value',
  'refunds',
  'identity',
  'staff',
  'kitchen',
  'bags',
  'subscription',
  'dashboard',
  'household',
  'delivery',
  'weekly',
  'corrections',
  'closed_days',
  'windows',
  'terms',
  'brand_facts',
  'dishes',
  'market',
  'office',
  'catalogue_files',
  'retention',
  'schedule',
  'demo',
  'calls',
  'http',
].map(name => `server/${name}`)

/** The files directly in `server/`: the start and its order. */
export const composition = 'server/main.ts, program.ts, worker.ts'

const shared = ['i18n', 'brands', 'contract', 'domain']

/** The allowed imports of each folder. Only the composition is on top of everything. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  brands: ['domain'],
  i18n: ['contract', 'domain'],
  app: shared,
  database: ['domain'],
  seed: ['contract', 'domain'],
  ...Object.fromEntries(
    serverRooms.map((room, at) => [room, [...serverRooms.slice(0, at), 'seed', 'database', ...shared]]),
  ),
  [composition]: [...serverRooms, 'seed', 'database', ...shared],
}

/** The folder of a file. */
export function folderOf(path: string): string {
  const [top = '', second = '', third] = path.split('/')
  if (top !== 'server') return top
  return third === undefined ? composition : `server/${second}`
}

/** The most lines of a room, tests left out; one that grows beyond it is two. */
export const mostLines = 4_000

/** The server's rooms with their lines, tests left out. The doubles of outside services make `integrations` what it is. */
export const roomLines = (sources: readonly Source[]): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>()
  for (const { path, text } of sources) {
    const room = folderOf(path)
    if (serverRooms.includes(room) && room !== 'server/integrations') {
      lines.set(room, (lines.get(room) ?? 0) + text.split('\n').length - 1)
    }
  }
  return lines
}

/** The product's sources. Tests, the bench and the scripts may import from all of it, and it imports nothing from them. */
export const product: readonly Source[] = [
  'app',
  'brands',
  'contract',
  'database',
  'domain',
  'i18n',
  'seed',
  'server',
].flatMap(sourcesIn)

export const folderGraph: Graph = graphOf(product, folderOf)

const before = '<!-- drawn by `npm run drawing` -->\n```mermaid\n'
const after = '\n```\n<!-- end of drawing -->'

/** A text with its drawing replaced by one of the present folders. */
export function redrawn(text: string): string {
  const start = text.indexOf(before) + before.length
  const end = text.indexOf(after, start)
  if (start < before.length || end < 0) throw new Error('There is no place for the drawing.')
  return text.slice(0, start) + drawingOf(folderGraph) + text.slice(end)
}
