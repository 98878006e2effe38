import type { OutputOf } from '../../../../contract/index.ts'
import type { Room } from '../../../settings/use_room.ts'

/** What the page of the account shows. */
export interface AccountData extends OutputOf<'settings_account.show'> {
  signInMethods: OutputOf<'passkeys.show'>
  data: OutputOf<'household_data.show'>
  booking: OutputOf<'account.existing_pickup'>
}
export type AccountRoom = Pick<Room<AccountData>, 'shown' | 'take'>
