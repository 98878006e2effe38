import { formatDay } from '../../../../i18n/dates.ts'
import { formatPhone } from '../../../../i18n/phones.ts'
import { settingsDeliveryMessages } from '../../../../i18n/settings_delivery.ts'
import { AddressFields } from '../../../address/address_fields.tsx'
import { ContactFields } from '../../../address/contact_fields.tsx'
import { LabelCheck, useLabel } from '../../../address/label_check.tsx'
import { Refused, usePostalFault } from '../../../address/refused.tsx'
import { There, useThere } from '../../../address/there.tsx'
import { useAddress } from '../../../address/use_address.ts'
import { browserApi } from '../../../api.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { sentences } from '../../../components/sentences.ts'
import { forgetTyped, useTypingOf } from '../../../forms/kept_typing.ts'
import { SettingRow } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import { type Delivery, type DeliveryRoom, near } from './delivery.ts'
import { DoorMap } from './door_map.tsx'
import { addressForm } from './forms.ts'
import { Outcome } from './outcome.tsx'

/** The facts about a postal code, for the household's own settings. */
export const checkPostal = (postal: string) =>
  browserApi().get('settings_delivery.check_pc_schedule', { postal })

/** The standing address, with a map; before it is changed, the row shows the consequences. */
export function AddressRow({ room: { shown, take } }: { room: DeliveryRoom }) {
  const say = useMessages(settingsDeliveryMessages)
  const { delivery, near: places } = shown
  const typing = useTypingOf(`${addressForm.id} address`)
  const setting = useSetting(addressForm, {
    take: async answer => {
      forgetTyped(typing)
      // The map around another address: without it, the page has none.
      const all = await browserApi()
        .get('locations.location_data', {})
        .catch(() => ({ provinces: [] }))
      const around = all.provinces.flatMap(one => one.places)
      const { days, ...changed } = answer
      take({ delivery: changed, days, near: near(around, answer.address?.coordinates ?? null) })
    },
  })
  const kept = delivery.address
  const address = useAddress(kept, setting, typing)
  const label = useLabel(setting)
  const there = useThere(address.postal, setting.open, checkPostal)
  const fault = usePostalFault(setting)

  return (
    <SettingRow
      below={kept && <DoorMap address={kept} places={places} />}
      label={say.address}
      note={<Warnings delivery={delivery} />}
      setting={setting}
      value={
        <>
          {kept ? <Door place={kept} /> : <span>{say.noAddress}</span>}
          {kept && <Reached kept={kept} />}
          {setting.outcome === 'saved' && setting.answer && <Outcome changed={setting.answer} />}
        </>
      }
    >
      {label && <LabelCheck attempt={setting} label={label} />}
      <div className="setting-fields" hidden={label !== null}>
        <AddressFields address={address} attempt={setting} postalFault={fault} />
        <There there={there} />
        <ContactFields attempt={setting} kept={kept} words={say} />
        {setting.refusal?.code === 'household_exists' && <Refused attempt={setting} />}
      </div>
    </SettingRow>
  )
}

/** The given directions for the driver. */
function Reached({ kept }: { kept: NonNullable<Delivery['address']> }) {
  const say = useMessages(settingsDeliveryMessages)
  const locale = useLocale()
  const given = [
    [say.phone, formatPhone(kept.phone, locale)],
    [say.buzzer, kept.buzzer],
    [say.instructions, kept.instructions],
  ].filter((one): one is [string, string] => one[1] !== '')
  return given.map(([label, words]) => (
    <p className="text-muted" key={label}>
      {say.reached(label, words)}
    </p>
  ))
}

/** An address, as its label says it. */
export function Door({
  place,
}: {
  place: Pick<NonNullable<Delivery['address']>, 'address' | 'unit' | 'city' | 'province' | 'postal'>
}) {
  return (
    <address className="door">
      {[place.address, place.unit].filter(Boolean).join(', ')}
      <br />
      {place.city} {place.province} {place.postal}
    </address>
  )
}

/** ERR-DELIVERY-CHANGE: billed boxes stay, and day and time may change. */
function Warnings({ delivery }: { delivery: Delivery }) {
  const say = useMessages(settingsDeliveryMessages)
  const locale = useLocale()
  const days = (dates: readonly string[]) => dates.map(date => formatDay(date, locale)).join(', ')
  const [first] = delivery.open
  return (
    <span>
      {sentences(
        first ? say.holdsFrom(formatDay(first, locale)) : say.holdsNone,
        say.billed,
        delivery.billed.length > 0 && say.billedDays(days(delivery.billed)),
        say.slotWarning,
      )}
    </span>
  )
}
