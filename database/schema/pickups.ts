// Pickups of cooler bags and Zero Waste kits.

import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { statesOf } from '../../domain/machines/tables.ts'
import { day, instant, oneOf } from './columns.ts'

/** A pickup's day and window, at the brand's wall clock. State: machine `pickup`. */
export const pickup = pgTable(
  'pickup',
  {
    clientId: uuid('client_id').notNull(),
    id: uuid('id').notNull(),
    brand: text('brand').notNull(),
    pickupDate: day('pickup_date').notNull(),
    startHour: smallint('start_hour').notNull(),
    endHour: smallint('end_hour').notNull(),
    state: text('state').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('pickup_client_state').on(t.clientId, t.state, t.pickupDate),
    index('pickup_day').on(t.brand, t.pickupDate),
    oneOf('pickup_state_known', t.state, statesOf('pickup')),
  ],
)
