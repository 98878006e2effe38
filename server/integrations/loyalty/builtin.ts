// Our own points program: the ledger. It can still have an address where points are shown.

import type { Loyalty } from './port.ts'

export const builtinLoyalty = (url: string | null): Loyalty => ({
  name: 'builtin',
  rewardsUrl: async () => url,
  mirror: null,
})
