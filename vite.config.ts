import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What so many pages share travels in one file: it is fetched once and compresses better than thirty small ones. Fewer make
 * every page carry what it does not need, more leave every page with a heap of small files; 14 is the least for all pages.
 */
const sharedByPages = 14

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'shared', test: /\/(app|contract|domain)\//, minShareCount: sharedByPages }],
            },
          },
        },
      },
    },
  },
})
