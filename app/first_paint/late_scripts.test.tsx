import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, type EntryContext, ServerRouter } from 'react-router'
import { expect, test } from 'vitest'
import { aliveEvent } from './alive.ts'
import { LateScripts } from './late_scripts.tsx'
import { PageScripts, ScriptsContext } from './page_scripts.tsx'

const routeOf = (id: string, module: string, imports: string[], path?: string) => ({
  id,
  ...(path ? { path, parentId: 'root' } : { path: '' }),
  module,
  imports,
  hasLoader: false,
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
})
const page = routeOf('page', '/page.js', ['/react.js', '/menu.js'], 'menu')
const start = routeOf('start', '/start.js', ['/react.js'], '/')
const other = routeOf('other', '/other.js', [], 'other')
const root = routeOf('root', '/root.js', ['/react.js', '/frame.js'])

/** A page as React Router hands it over for rendering; its data includes text that could end a script. */
async function entryOf(): Promise<EntryContext> {
  const { query } = createStaticHandler([
    {
      id: 'root',
      path: '',
      Component: PageScripts,
      children: [
        { id: 'start', path: '/' },
        { id: 'page', path: 'menu' },
      ],
    },
  ])
  const staticHandlerContext = await query(new Request('http://localhost/menu'))
  const built = { default: PageScripts }
  return {
    manifest: {
      entry: { module: '/entry.js', imports: ['/react.js'] },
      routes: { root, start, page, other },
      url: '/manifest.js',
      version: '1',
    },
    routeModules: { root: built, start: built, page: built, other: built },
    staticHandlerContext,
    serverHandoffString: '{"basename":"/","ssr":true,"isSpaMode":false}',
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    future: {},
    ssr: true,
    isSpaMode: false,
    branches: [],
    renderMeta: {},
    serializeError: (error: Error) => error,
  } as unknown as EntryContext
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }))

/** Runs a page's scripts without rendering; modules are only recorded by name. */
async function run(
  text: string,
  loaded = '',
): Promise<{ imported: string[]; window: Record<string, unknown> }> {
  const imported: string[] = []
  const window: Record<string, unknown> = {}
  const nobody = () => {}
  const document = {
    head: { append: nobody },
    createElement: () => ({}),
    getElementById: () => ({ textContent: loaded }),
    images: [],
    documentElement: { removeAttribute: nobody },
  }
  const code = text
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = await load($2);')
    .replace(/\bimport\(/g, 'load(')
  const names = ['window', 'document', 'addEventListener', 'removeEventListener', 'setTimeout', 'load']
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor
  const load = async (file: string) => {
    imported.push(file)
    return { of: file }
  }
  const soon = (then: () => void, after?: number) => {
    if (!after) then()
  }
  await new AsyncFunction(...names, code)(window, document, nobody, nobody, soon, load)
  return { imported, window }
}

async function drawn(wait: { untilSeen: boolean } | null) {
  const entry = await entryOf()
  const late = wait && <LateScripts entry={entry} loaded={'[{"a":"</script>"}]\n'} nonce="n" {...wait} />
  const html = renderToStaticMarkup(
    <ScriptsContext value={late}>
      <ServerRouter context={entry} nonce="n" url="http://localhost/menu" />
    </ScriptsContext>,
  )
  return { html, scripts: scriptsOf(html) }
}

test('a page starts with the same modules, manifest and context as with React Router’s own scripts', async () => {
  const [own, late] = [await drawn(null), await drawn({ untilSeen: false })]
  const real = await run(own.scripts.map(({ text }) => text).join('\n'))
  const ours = await run(late.scripts[1]?.text ?? '')
  const contextOf = ({ window }: typeof ours) => {
    const { stream, streamController: _, ...context } = window.__reactRouterContext as Record<string, unknown>
    expect(stream).toBeInstanceOf(ReadableStream)
    return context
  }
  expect({ ...ours.window, __reactRouterContext: contextOf(ours) }).toEqual({
    ...real.window,
    __reactRouterContext: contextOf(real),
  })
  const preloads = [...own.html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
  expect(new Set(ours.imported)).toEqual(new Set([...real.imported, ...preloads]))
  expect(ours.imported.at(-1)).toBe('/entry.js')
})

test('a page’s data is text that ends no script and is handed on whole', async () => {
  const { html, scripts } = await drawn({ untilSeen: false })
  const [data, module] = scripts
  expect(data?.attributes).toContain('type="application/json"')
  expect(JSON.parse(data?.text ?? '')).toEqual([{ a: '</script>' }])
  expect(module?.attributes).toContain('nonce="n"')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  const { window } = await run(module?.text ?? '', data?.text)
  const { stream } = window.__reactRouterContext as { stream: ReadableStream }
  expect(await new Response(stream).text()).toBe(data?.text)
})

test('no page fetches its scripts ahead; a kept page waits until it has been seen', async () => {
  for (const untilSeen of [true, false]) {
    const { html, scripts } = await drawn({ untilSeen })
    expect(html).not.toContain('modulepreload" href')
    expect(scripts[1]?.text.includes('await (function untilSeen')).toBe(untilSeen)
    expect(scripts[1]?.text).toContain(JSON.stringify(aliveEvent))
  }
})
