// The household's data: a copy of all of it, and its erasure.

import { useEffect } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { householdDataMessages } from '../../../../i18n/household_data.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { buttonLook } from '../../../components/button.tsx'
import { sentences } from '../../../components/sentences.ts'
import { useReadAgain } from '../../../read_again.ts'
import { SettingsPart } from '../../../settings/frame.tsx'
import { SettingRow, SettingRows } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import type { AccountRoom } from './account.ts'
import { eraseForm, exportForm, keepDataForm } from './forms.ts'

type Data = OutputOf<'household_data.show'>

/** How often the page checks whether the copy is made, in milliseconds. */
const lookEvery = 1_500

interface Part {
  data: Data
  take: (data: Data) => void
}

export function YourData({ room }: { room: AccountRoom }) {
  const say = useMessages(householdDataMessages)
  const { data } = room.shown
  const part = { data, take: (changed: Data) => room.take({ data: changed }) }
  return (
    <SettingsPart heading={say.heading}>
      <SettingRows>
        <CopyRow {...part} />
        {data.erasure ? <PlannedRow {...part} erasure={data.erasure} /> : <EraseRow {...part} />}
      </SettingRows>
    </SettingsPart>
  )
}

function CopyRow({ data: { copy }, take }: Part) {
  const say = useMessages(householdDataMessages)
  const locale = useLocale()
  const setting = useSetting(exportForm, { take })
  const making = copy?.state === 'asked'
  useLookAgain(making)
  const size = new Intl.NumberFormat(`${locale}-CA`, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, Math.round((copy?.bytes ?? 0) / 1000)))
  const state = (
    <span className={copy === null ? 'setting-waiting' : undefined} role="status">
      {sentences(
        copy === null && say.copyHint,
        making && say.making,
        copy?.state === 'ready' && say.ready(size, formatFullDay(copy.until, locale)),
      )}
    </span>
  )
  return (
    <SettingRow
      action={copy ? say.askAgain : say.ask}
      label={say.copy}
      note={copy && say.copyHint}
      setting={setting}
      submit={copy ? say.askAgain : say.ask}
      value={
        <>
          {state}
          {copy?.state === 'ready' && (
            <a
              {...buttonLook({ kind: 'secondary', size: 'small' })}
              download
              href={`/clients/data/${copy.id}.zip`}
            >
              {say.download}
            </a>
          )}
        </>
      }
    />
  )
}

/** Reloads the page's data until the awaited state is there. */
function useLookAgain(awaiting: boolean) {
  const readAgain = useReadAgain()
  useEffect(() => {
    if (!awaiting) return
    const timer = setInterval(() => void readAgain(), lookEvery)
    return () => clearInterval(timer)
  }, [awaiting, readAgain])
}

function EraseRow({ data, take }: Part) {
  const say = useMessages(householdDataMessages)
  const locale = useLocale()
  const setting = useSetting(eraseForm, { take })
  if (!data.closed) {
    return (
      <li className="setting">
        <div className="setting-words">
          <p className="setting-label">{say.erase}</p>
          <div className="setting-value setting-waiting">{say.eraseClosedFirst}</div>
        </div>
      </li>
    )
  }
  const { dueOn, amountsUntil } = data.wouldBe
  return (
    <SettingRow
      action={say.eraseOpen}
      label={say.erase}
      note={say.eraseHint(formatFullDay(dueOn, locale), formatFullDay(amountsUntil, locale))}
      setting={setting}
      submit={say.eraseNow}
      value={say.eraseStands}
    />
  )
}

function PlannedRow({
  erasure: { dueOn, amountsUntil },
  take,
}: Part & { erasure: NonNullable<Data['erasure']> }) {
  const say = useMessages(householdDataMessages)
  const locale = useLocale()
  const setting = useSetting(keepDataForm, { take })
  return (
    <SettingRow
      action={say.keep}
      label={say.erase}
      setting={setting}
      submit={say.keep}
      value={say.planned(formatFullDay(dueOn, locale), formatFullDay(amountsUntil, locale))}
    />
  )
}
