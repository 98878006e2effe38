import { useState } from 'react'
import type { InputOf, OutputOf } from '../../../../contract/index.ts'
import { formatWeekdayAndDay } from '../../../../i18n/dates.ts'
import { settingsDeliveryMessages } from '../../../../i18n/settings_delivery.ts'
import { AddressFields } from '../../../address/address_fields.tsx'
import { ContactFields, contactOf } from '../../../address/contact_fields.tsx'
import { LabelCheck, useLabel } from '../../../address/label_check.tsx'
import { usePostalFault } from '../../../address/refused.tsx'
import { There, useThere } from '../../../address/there.tsx'
import { useAddress } from '../../../address/use_address.ts'
import { browserApi } from '../../../api.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { SelectField } from '../../../components/text_fields.tsx'
import { forgetTyped, useTypingOf } from '../../../kept_typing.ts'
import { SettingRow } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import { checkPostal, type Delivery, Door } from './address_row.tsx'
import { Outcome } from './outcome.tsx'

type Update = InputOf<'settings_delivery.update_alt_address'> | null

/** An alternate address for the boxes of a period. */
export function AlternateRow({ delivery }: { delivery: Delivery }) {
  const say = useMessages(settingsDeliveryMessages)
  const typing = useTypingOf('settings-alternate')
  const locale = useLocale()
  const [changed, setChanged] = useState<OutputOf<'settings_delivery.delete_alt_address'> | null>(null)
  const setting = useSetting(async (input: Update) => {
    const api = browserApi()
    const answer = input
      ? await api.post('settings_delivery.update_alt_address', input)
      : await api.post('settings_delivery.delete_alt_address', {})
    setChanged(answer)
    forgetTyped(typing)
    return answer
  })
  const { attempt } = setting
  const { alternate } = delivery
  const address = useAddress(alternate, attempt, typing)
  const label = useLabel(attempt)
  const there = useThere(address.postal, setting.open, checkPostal)
  const fault = usePostalFault(attempt)
  if (delivery.open.length === 0 && !alternate) return null

  function save(form: FormData) {
    const value = (name: string) => String(form.get(name) ?? '')
    void setting.save({
      ...address.sent(label !== null),
      ...contactOf(form),
      from: value('from'),
      until: value('until'),
    })
  }
  const day = (date: string) => formatWeekdayAndDay(date, locale)
  return (
    <SettingRow
      label={say.alternate}
      note={say.billed}
      onSave={save}
      setting={setting}
      {...(!alternate && { action: say.add })}
      value={
        <>
          {alternate ? <Door place={alternate} /> : <span>{say.noAlternate}</span>}
          {alternate && <p>{say.between(day(alternate.from), day(alternate.until))}</p>}
          {alternate && !setting.open && (
            <Button busy={attempt.busy} kind="link" onClick={() => setting.save(null)} size="small">
              {say.remove}
            </Button>
          )}
          {setting.outcome === 'saved' && changed && <Outcome changed={changed} />}
        </>
      }
    >
      {label && <LabelCheck attempt={attempt} label={label} />}
      <div className="setting-fields" hidden={label !== null}>
        <div className="form-pair">
          <Boxes days={delivery.open} error={attempt.of('from')} label={say.from} name="from" place={0} />
          <Boxes days={delivery.open} label={say.until} name="until" place={-1} />
        </div>
        <AddressFields address={address} attempt={attempt} postalFault={fault} />
        <There there={there} />
        <ContactFields attempt={attempt} kept={alternate ?? delivery.address} words={say} />
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
