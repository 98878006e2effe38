import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What browsers get is cut into few files, for a phone on a slow line pays for each: React with its router, what stands around every
 * page, what menu, boxes and editor share, and the editor. A group takes what its modules import too, so that what fewer pages
 * need comes after what more of them do. The rest is cut by which pages share it.
 */
const chunks = [
  {
    name: 'react',
    test: /preload-helper|node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
    priority: 4,
  },
  { name: 'frame', test: /app[\\/](layout[\\/]|root\.tsx)/, priority: 3 },
  {
    name: 'dishes',
    test: /app[\\/](components[\\/](browse_(bar|none|results|sort|tools)|tab_face|use_browse|dish_|chips|price|dialog|stepper)|orders[\\/](use_add_to_box|waiting))|domain[\\/](search|pricing[\\/](volume|receipt_rows))|i18n[\\/](dates|menu|categories|orders)\.ts/,
    priority: 2,
  },
  {
    name: 'editor',
    test: /app[\\/](pages[\\/]editor[\\/](card|grid|telling|receipt_lines|sums|shelf|store|quick_look\.tsx)|components[\\/]receipt_sheet)/,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
})
