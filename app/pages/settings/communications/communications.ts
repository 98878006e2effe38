import type { OutputOf } from '../../../../contract/index.ts'
import type { Room } from '../../../settings/use_room.ts'

export type Communications = OutputOf<'settings_communications.show'>

/** What the page of messages shows. */
export interface CommunicationsData {
  preferences: Communications
  sms: OutputOf<'settings_communications.customer_sms_consent'>
}
export type CommunicationsRoom = Pick<Room<CommunicationsData>, 'shown' | 'take'>
