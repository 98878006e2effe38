import { formatWeekdayAndDay } from '../../../../i18n/dates.ts'
import { settingsDeliveryMessages } from '../../../../i18n/settings_delivery.ts'
import { AddressFields } from '../../../address/address_fields.tsx'
import { ContactFields } from '../../../address/contact_fields.tsx'
import { LabelCheck, useLabel } from '../../../address/label_check.tsx'
import { usePostalFault } from '../../../address/refused.tsx'
import { There, useThere } from '../../../address/there.tsx'
import { useAddress } from '../../../address/use_address.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { SelectField } from '../../../components/text_fields.tsx'
import { forgetTyped, useTypingOf } from '../../../forms/kept_typing.ts'
import { NotDone, SettingPress, SettingRow } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import { checkPostal, Door } from './address_row.tsx'
import type { Changed, DeliveryRoom } from './delivery.ts'
import { alternateForm, removeAlternateForm } from './forms.ts'
import { Outcome } from './outcome.tsx'

/** An alternate address for the boxes of a period. */
export function AlternateRow({ room: { shown, take } }: { room: DeliveryRoom }) {
  const say = useMessages(settingsDeliveryMessages)
  const { delivery } = shown
  const typing = useTypingOf(`${alternateForm.id} address`)
  const locale = useLocale()
  const taken = ({ days, ...changed }: Changed) => {
    forgetTyped(typing)
    take({ delivery: changed, days })
  }
  const setting = useSetting(alternateForm, { take: taken })
  const removing = useSetting(removeAlternateForm, { take: taken })
  const { alternate } = delivery
  const address = useAddress(alternate, setting, typing)
  const label = useLabel(setting)
  const there = useThere(address.postal, setting.open, checkPostal)
  const fault = usePostalFault(setting)
  if (delivery.open.length === 0 && !alternate) return null
  const changed = removing.answer ?? setting.answer
  const day = (date: string) => formatWeekdayAndDay(date, locale)
  return (
    <SettingRow
      label={say.alternate}
      note={say.billed}
      setting={setting}
      {...(!alternate && { action: say.add })}
      value={
        <>
          {alternate ? <Door place={alternate} /> : <span>{say.noAlternate}</span>}
          {alternate && <p>{say.between(day(alternate.from), day(alternate.until))}</p>}
          {alternate && !setting.open && (
            <SettingPress kind="link" setting={removing}>
              {say.remove}
            </SettingPress>
          )}
          {changed && <Outcome changed={changed} />}
          <NotDone setting={removing} />
        </>
      }
    >
      {label && <LabelCheck attempt={setting} label={label} />}
      <div className="setting-fields" hidden={label !== null}>
        <div className="form-pair">
          <Boxes days={delivery.open} error={setting.of('from')} label={say.from} name="from" place={0} />
          <Boxes days={delivery.open} label={say.until} name="until" place={-1} />
        </div>
        <AddressFields address={address} attempt={setting} postalFault={fault} />
        <There there={there} />
        <ContactFields attempt={setting} kept={alternate ?? delivery.address} words={say} />
      </div>
    </SettingRow>
  )
}

interface BoxesProps {
  days: readonly string[]
  label: string
  name: string
  /** The first box of the period. */
  place: number
  error?: React.ReactNode
}

function Boxes({ days, label, name, place, error }: BoxesProps) {
  const locale = useLocale()
  return (
    <SelectField
      defaultValue={days.at(place)}
      error={error}
      label={label}
      name={name}
      options={days.map(date => ({ value: date, label: formatWeekdayAndDay(date, locale) }))}
    />
  )
}
