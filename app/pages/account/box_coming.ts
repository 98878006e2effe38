import type { Account } from '../../orders/account.ts'

/** Whether a box comes whose driver can take bags and kits along. */
export const isBoxComing = ({ underway, orders }: Pick<Account, 'underway' | 'orders'>): boolean =>
  underway.length > 0 || orders.some(order => !order.skipped)
