import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** @param paths of modules, as the end of their addresses without the ending */
const modules = (...paths: string[]) => new RegExp(`[/\\\\](${paths.join('|')})\\.m?[jt]sx?$`)

/**
 * What browsers get is cut into few files, for a phone on a slow line pays for each: React with its router, what stands around
 * every page, what many pages use, what the menu, the boxes and the editor share, and the page's own. A group takes what its
 * modules import too, so that what fewer pages need comes after what more of them do.
 */
const chunks = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
    priority: 9,
  },
  { name: 'frame', test: /app[\\/](layout[\\/]|keep_early|root\.tsx)/, priority: 8 },
  // Forms, written text and drawings are on many pages, but not on the ones that are looked at first.
  {
    name: 'shared',
    test: /^(?!.*(components[\\/](text_fields|illustrations|inline_text|banner)\.tsx|content[\\/]inline\.ts|icons[\\/]eye))/,
    minShareCount: 14,
    priority: 7,
  },
  {
    name: 'parts',
    test: /preload-helper|[\\/](icons[\\/](plus|search)|components[\\/](chips|part|dish_card)|i18n[\\/](categories|wall_clock)|catalogue[\\/]allergens)\.m?[jt]sx?$/,
    priority: 6,
  },
  {
    name: 'menu',
    test: modules(
      'i18n/menu',
      'week_switcher',
      'total_bar',
      'chevron-right',
      'from_menu',
      'orders/(use_)?add_to_box',
      'components/marks',
    ),
    priority: 5,
  },
  { name: 'drawings', test: modules('components/(illustrations|lines|sticker|laid_table)'), priority: 4 },
  {
    name: 'details',
    test: modules('in_sentence', 'allergen_list', 'i18n/reviews', 'i18n/add_to_box'),
    priority: 4,
  },
  {
    name: 'boxes',
    test: modules(
      'cutoff',
      'cutoff_chip',
      'program_time',
      'dialog',
      'focus_kept',
      'undo_steps',
      'i18n/orders',
      'receipt_parts',
    ),
    priority: 4,
  },
  {
    name: 'prices',
    test: modules('price_order', 'minimum_gap', 'receipt_total', 'components/receipt(_sheet)?'),
    priority: 3,
  },
  {
    name: 'browse',
    test: modules(
      'browse_(none|sort|bar|results|tools)',
      'tab_face',
      'use_browse',
      'search/products',
      'app/packed',
      'menu/view',
      'tab_links',
    ),
    priority: 2,
  },
  {
    name: 'editor',
    test: modules('editor/(card|grid|telling|receipt_lines|sums|shelves)', 'box_saver', 'tabs'),
    priority: 1,
  },
]

/** Lucide's wrapper around each of its icons is ours, on the server too. */
const icons = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: join(import.meta.dirname, 'app/components/lucide_icon.tsx'),
}

export default defineConfig({
  resolve: { alias: [icons] },
  ssr: { noExternal: ['lucide-react'] },
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
})
