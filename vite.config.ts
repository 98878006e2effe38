import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What browsers get is cut into few files, for a phone on a slow line pays for each: React with its router, what stands around
 * every page, what many pages use, and the page's own.
 */
const chunks = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
    priority: 3,
  },
  { name: 'frame', test: /app[\\/]layout[\\/]/, priority: 2 },
  // Forms and drawings are on many pages, but not on the ones that are looked at first.
  {
    name: 'shared',
    test: /^(?!.*components[\\/](text_fields|illustrations)\.tsx)/,
    minShareCount: 14,
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
