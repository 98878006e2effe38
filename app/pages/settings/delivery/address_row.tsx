import { useState } from 'react'
import type { InputOf, OutputOf } from '../../../../contract/index.ts'
import { formatDay } from '../../../../i18n/dates.ts'
import { formatPhone } from '../../../../i18n/phones.ts'
import { settingsDeliveryMessages } from '../../../../i18n/settings_delivery.ts'
import { AddressFields } from '../../../address/address_fields.tsx'
import { ContactFields, contactOf } from '../../../address/contact_fields.tsx'
import { LabelCheck, useLabel } from '../../../address/label_check.tsx'
import { Refused, usePostalFault } from '../../../address/refused.tsx'
import { slotIn, There, useThere } from '../../../address/there.tsx'
import { useAddress } from '../../../address/use_address.ts'
import { browserApi } from '../../../api.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { sentences } from '../../../components/sentences.ts'
import { forgetTyped, useTypingOf } from '../../../kept_typing.ts'
import { SettingRow } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import { DoorMap, type NearPlace } from './door_map.tsx'
import { Outcome } from './outcome.tsx'

export type Delivery = OutputOf<'settings_delivery.delivery'>
type Update = InputOf<'settings_delivery.update_delivery'>

/** The facts about a postal code, for the household's own settings. */
export const checkPostal = (postal: string) =>
  browserApi().get('settings_delivery.check_pc_schedule', { postal })

interface AddressRowProps {
  delivery: Delivery
  places: readonly NearPlace[]
}

/** The standing address, with a map; before it is changed, the row shows the consequences. */
export function AddressRow({ delivery, places }: AddressRowProps) {
  const say = useMessages(settingsDeliveryMessages)
  const typing = useTypingOf('settings-address')
  const [changed, setChanged] = useState<OutputOf<'settings_delivery.update_delivery'> | null>(null)
  const setting = useSetting(async (input: Update) => {
    const answer = await browserApi().post('settings_delivery.update_delivery', input)
    setChanged(answer)
    forgetTyped(typing)
    return answer
  })
  const { attempt } = setting
  const kept = delivery.address
  const address = useAddress(kept, attempt, typing)
  const label = useLabel(attempt)
  const there = useThere(address.postal, setting.open, checkPostal)
  const fault = usePostalFault(attempt)

  function save(form: FormData) {
    void setting.save({
      ...address.sent(label !== null),
      ...contactOf(form),
      ...slotIn(form),
    })
  }

  return (
    <SettingRow
      label={say.address}
      below={kept && <DoorMap address={kept} places={places} />}
      note={<Warnings delivery={delivery} />}
      onSave={save}
      setting={setting}
      value={
        <>
          {kept ? <Door place={kept} /> : <span>{say.noAddress}</span>}
          {kept && <Reached kept={kept} />}
          {setting.outcome === 'saved' && changed && <Outcome changed={changed} />}
        </>
      }
    >
      {label && <LabelCheck attempt={attempt} label={label} />}
      <div className="setting-fields" hidden={label !== null}>
        <AddressFields address={address} attempt={attempt} postalFault={fault} />
        <There there={there} />
        <ContactFields attempt={attempt} kept={kept} words={say} />
        {attempt.refusal?.code === 'household_exists' && <Refused attempt={attempt} />}
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
