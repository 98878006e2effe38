// The editor's store in a browser: its calls, its clock and its storage.

import { browserApi } from '../../api.ts'
import { painted } from '../../components/painted.ts'
import { liveBox } from './prices.ts'
import type { World } from './store.ts'
import { isKept, readUnsaved, saveUnsaved } from './unsaved.ts'

export const browserWorld = (): World => ({
  save: async (orderId, { edit, seen }) => {
    const api = browserApi()
    const { order } = await ('quantity' in edit
      ? api.post('orders.update_quantity', { orderId, ...edit, seen })
      : 'pairings' in edit
        ? api.post('orders.update_pairings', { orderId, ...edit, pairings: [...edit.pairings], seen })
        : api.post('orders.update_customization', { orderId, ...edit, seen }))
    return order
  },
  order: orderId => browserApi().get('orders.order_data', { orderId }),
  setSkipped: (orderId, skipped) =>
    browserApi().post(skipped ? 'account.skip_order' : 'account.unskip_order', { orderId }),
  foresee: (data, order, edit) => liveBox(data, order, [edit]).receipt.totalCents,
  painted,
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  newId: () => crypto.randomUUID(),
  keep: saveUnsaved,
  isKept,
  kept: readUnsaved,
})
