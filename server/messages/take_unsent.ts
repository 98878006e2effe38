// Takes messages for sending: from one server, or from the nodes of a distributed database that answer.

import { onNodes } from '../nodes/distributed.ts'
import type { Stored } from '../request/services.ts'
import { takeOnNodes } from './outbox_nodes_store.ts'
import { type Claim, type Hours, takeOnOneServer } from './outbox_store.ts'

/** Regardless of quiet hours: everything due. */
const noHours: Hours = {}

/** @param expected whether some are expected to be due, which saves a look */
export async function takeUnsent(
  services: Pick<Stored, 'pool' | 'memory'>,
  limit: number,
  hours = noHours,
  expected = false,
): Promise<Claim> {
  return (await onNodes(services))
    ? takeOnNodes(services.pool, limit, hours)
    : takeOnOneServer(services.pool, limit, hours, expected)
}
