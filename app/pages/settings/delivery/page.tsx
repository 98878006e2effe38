import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { settingsDeliveryMessages } from '../../../../i18n/settings_delivery.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { SettingRows } from '../../../settings/row.tsx'
import { AddressRow } from './address_row.tsx'
import { AlternateRow } from './alternate_row.tsx'
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

/** Degrees around an address on its map. */
const reach = 0.6

function near<P extends { lat: number; lon: number }>(
  places: readonly P[],
  point: { lat: number; long: number } | null,
): P[] {
  if (!point) return []
  return places.filter(
    one => Math.abs(one.lat - point.lat) < reach && Math.abs(one.lon - point.long) < reach * 1.6,
  )
}

/** Where boxes go and when. */
export default function DeliverySettings() {
  const settings = useLoaderData<typeof loader>()
  const say = useMessages(settingsDeliveryMessages)
  const { delivery, days, near: places } = settings.shown
  return (
    <SettingsFrame lede={say.lede} room="settingsDelivery" settings={settings}>
      <SettingsPart>
        <SettingRows>
          <AddressRow delivery={delivery} places={places} />
          <SlotRow days={days} delivery={delivery} />
          <AlternateRow delivery={delivery} />
          <NotesRow delivery={delivery} />
          <BagPickupRow delivery={delivery} />
        </SettingRows>
      </SettingsPart>
    </SettingsFrame>
  )
}
