// account.returnables: bags and kits at a household, and from the day before its delivery the bag of the next box.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import {
  bagNumber,
  isOverdue,
  type ReturnableKind,
  returnableShownDays,
} from '../../../domain/returnables.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import type { Queryable } from '../../platform/database.ts'
import { readBoxesComing, readLoans } from './store.ts'

type Returnables = OutputOf<'account.returnables'>

/** @param of.now program time, ISO instant */
export async function listReturnables(
  db: Queryable,
  { clientId, brand, now }: { clientId: string; brand: BrandId; now: string },
): Promise<Returnables> {
  const today = brandDate(brand, now)
  const [loans, boxes] = await Promise.all([
    readLoans(db, clientId),
    readBoxesComing(db, clientId, addDays(today, returnableShownDays)),
  ])
  const out = (kind: ReturnableKind) =>
    loans
      .filter(loan => loan.kind === kind)
      .map(({ number, outSince }) => ({
        number,
        dateDelivered: outSince,
        overdue: isOverdue(outSince, today),
        arriving: false,
      }))
  const coming = boxes.map(({ id, deliveryDate }) => ({
    number: bagNumber(id),
    dateDelivered: deliveryDate,
    overdue: false,
    arriving: true,
  }))
  return { bags: [...out('cooler_bag'), ...coming], kits: out('zero_waste_kit') }
}
