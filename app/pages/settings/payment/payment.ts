import type { OutputOf } from '../../../../contract/index.ts'
import type { Room } from '../../../settings/use_room.ts'

/** What the page of payment shows. */
export type Payment = OutputOf<'settings_payment.show'>
export type PaymentRoom = Pick<Room<Payment>, 'shown' | 'take'>
