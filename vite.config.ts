import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import * as addresses from './contract/addresses.ts'

/**
 * The browser's chunks follow folders: what every page needs, what shows dishes, what shows and prices a box, and the editor. A group
 * takes the imports of its modules too, so a group that more pages need has the higher priority. Parts that are fetched on first use
 * are not `$initial` and stay files of their own; so does the rest, cut by which pages share it.
 */
const initial: '$initial'[] = ['$initial']
const chunks = [
  {
    name: 'frame',
    test: /preload-helper|node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]|app[\\/](layout[\\/]|root\.tsx|components[\\/]sentences)/,
    priority: 4,
  },
  {
    name: 'dishes',
    // Without what shows dishes that are chosen already: few pages do.
    test: /(app[\\/](dishes[\\/](?!choice_cards|laid_table|order_row|total_bar)|components[\\/]controls[\\/])|domain[\\/]search[\\/])|domain[\\/]choice[\\/]category_order/,
    tags: initial,
    priority: 3,
  },
  {
    name: 'box',
    test: /(app[\\/]box|domain[\\/](pricing|tax))[\\/]/,
    tags: initial,
    priority: 2,
  },
  {
    name: 'editor',
    test: /app[\\/]pages[\\/]editor[\\/]/,
    tags: initial,
    priority: 1,
  },
]

/** Browsers get the addresses of calls without the declarations they are read from. */
const callAddresses: Plugin = {
  name: 'call-addresses',
  applyToEnvironment: ({ name }) => name === 'client',
  load: id =>
    id.endsWith('/contract/addresses.ts')
      ? Object.entries(addresses)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      : undefined,
}

export default defineConfig({
  plugins: [callAddresses, reactRouter()],
  build: { target: 'es2023' },
  // Lightning CSS joins the parts of a stylesheet, and knows the widths of screens by name (app/styles/media.css).
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
})
