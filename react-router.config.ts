import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Pages are found as links come into view; the whole table would be a heavy first script.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
