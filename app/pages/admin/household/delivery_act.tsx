import { useCallback, useState } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminHouseholdMessages } from '../../../../i18n/admin_household.ts'
import { formatHours, formatShortDay, formatWeekday } from '../../../../i18n/dates.ts'
import { settingsDeliveryMessages } from '../../../../i18n/settings_delivery.ts'
import { AddressFields } from '../../../address/address_fields.tsx'
import { ContactFields, contactOf } from '../../../address/contact_fields.tsx'
import { slotIn } from '../../../address/forms.ts'
import { LabelCheck, useLabel } from '../../../address/label_check.tsx'
import { usePostalFault } from '../../../address/refused.tsx'
import { There, useThere } from '../../../address/there.tsx'
import { useAddress } from '../../../address/use_address.ts'
import { ActButton } from '../../../admin/acting/act.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { SelectField } from '../../../components/text_fields.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useTypingOf } from '../../../forms/kept_typing.ts'
import { useOfficeApi } from '../../../office/use_office.ts'

interface ChangeDeliveryProps {
  client: { id: string; name: string }
  delivery: OutputOf<'households_admin.delivery'>
}

/**
 * Changes a household's address, the way to its door and its slot. Its key is the version of the settings, so that it never sends
 * fields of one version as if they were seen in another.
 */
export function ChangeDelivery({ client, delivery }: ChangeDeliveryProps) {
  const api = useOfficeApi()
  const say = useMessages(adminHouseholdMessages)
  const { version, address: kept } = delivery
  const attempt = useAttempt({ household_exists: say.doorTaken })
  const typing = useTypingOf(`admin-address ${version}`)
  const address = useAddress(kept, attempt, typing)
  const label = useLabel(attempt)
  const [isOpen, setOpen] = useState(false)
  const check = useCallback(
    (postal: string) => api().get('households_admin.check_postal', { clientId: client.id, postal }),
    [client.id, api],
  )
  // The days of the present address too: its slot can change where it stays.
  const there = useThere(address.postal, isOpen, check)
  const fault = usePostalFault(attempt)
  return (
    <ActButton
      attempt={attempt}
      clientId={client.id}
      done={say.movedTo}
      fields={
        <>
          {label && <LabelCheck attempt={attempt} label={label} />}
          <div className="stack" hidden={label !== null}>
            <p>{say.moveNote}</p>
            <AddressFields address={address} attempt={attempt} postalFault={fault} />
            {there?.served ? <Slots key={address.postal} there={there} /> : <There there={there} />}
            <ContactFields attempt={attempt} kept={kept} words={say.moveFields} />
          </div>
        </>
      }
      onOpen={() => setOpen(true)}
      read={typed => ({
        act: 'delivery',
        with: { ...address.sent(label !== null), ...contactOf(typed), ...slotIn(typed), version },
      })}
      title={say.moveTitle(client.name)}
      words={say.move}
    />
  )
}

/** The days and windows of a place that is delivered to, and what else is different there. */
function Slots({ there }: { there: OutputOf<'households_admin.check_postal'> }) {
  const say = useMessages(adminHouseholdMessages)
  const { otherProvince, provinces } = useMessages(settingsDeliveryMessages)
  const locale = useLocale()
  const keyOf = ({ weekday, window }: (typeof there.days)[number]) => `${weekday} ${window.startHour}`
  const first = there.days.find(day => day.selected) ?? there.days[0]
  return (
    <>
      {there.otherProvince && there.province && (
        <p role="status">{otherProvince(provinces[there.province])}</p>
      )}
      <SelectField defaultValue={first && keyOf(first)} hint={say.slotHint} label={say.slot} name="slot">
        {there.days.map(day => (
          <option key={keyOf(day)} value={keyOf(day)}>
            {say.slotOf(
              formatWeekday(day.firstDeliveryDate, locale),
              formatHours(day.window, locale),
              formatShortDay(day.firstDeliveryDate, locale),
            )}
          </option>
        ))}
      </SelectField>
    </>
  )
}
