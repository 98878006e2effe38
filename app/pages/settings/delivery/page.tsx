import type { LoaderFunctionArgs } from 'react-router'
import { settingsDeliveryMessages } from '../../../../i18n/settings_delivery.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { settingsAction } from '../../../settings/action.ts'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { SettingRows } from '../../../settings/row.tsx'
import { useRoom } from '../../../settings/use_room.ts'
import { AddressRow } from './address_row.tsx'
import { AlternateRow } from './alternate_row.tsx'
import { type DeliveryData, near } from './delivery.ts'
import * as forms from './forms.ts'
import { BagPickupRow, NotesRow, SlotRow } from './small_rows.tsx'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, async api => {
    const [delivery, schedules, locations] = await Promise.all([
      api.get('settings_delivery.delivery', {}),
      api.get('settings_delivery.available_schedules', {}),
      api.get('locations.location_data', {}),
    ])
    const places = locations.provinces.flatMap(one => one.places)
    return { delivery, days: schedules.days, near: near(places, delivery.address?.coordinates ?? null) }
  })
}

export const action = settingsAction(...Object.values(forms))

/** Where boxes go and when. */
export default function DeliverySettings() {
  const room = useRoom<DeliveryData>()
  const say = useMessages(settingsDeliveryMessages)
  return (
    <SettingsFrame lede={say.lede} room="settingsDelivery" settings={room}>
      <SettingsPart>
        <SettingRows>
          <AddressRow room={room} />
          <SlotRow room={room} />
          <AlternateRow room={room} />
          <NotesRow room={room} />
          <BagPickupRow room={room} />
        </SettingRows>
      </SettingsPart>
    </SettingsFrame>
  )
}
