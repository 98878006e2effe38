// The household's data: a copy of all of it, and its erasure.

import { useEffect } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { householdDataMessages } from '../../../../i18n/household_data.ts'
import { browserApi } from '../../../api.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { buttonLook } from '../../../components/button.tsx'
import { sentences } from '../../../components/sentences.ts'
import { useReadAgain } from '../../../read_again.ts'
import { SettingsPart } from '../../../settings/frame.tsx'
import { SettingRow, SettingRows } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'

type Data = OutputOf<'household_data.show'>

/** How often the page checks whether the copy is made, in milliseconds. */
const lookEvery = 1_500

export function YourData({ data }: { data: Data }) {
  const say = useMessages(householdDataMessages)
  return (
    <SettingsPart heading={say.heading}>
      <SettingRows>
        <CopyRow copy={data.copy} />
        {data.erasure ? <PlannedRow {...data.erasure} /> : <EraseRow data={data} />}
      </SettingRows>
    </SettingsPart>
  )
}

function CopyRow({ copy }: { copy: Data['copy'] }) {
  const say = useMessages(householdDataMessages)
  const locale = useLocale()
  const setting = useSetting(() => browserApi().post('household_data.ask_export', {}))
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
      onSave={() => void setting.save(undefined)}
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
    >
      {null}
    </SettingRow>
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

function EraseRow({ data }: { data: Data }) {
  const say = useMessages(householdDataMessages)
  const locale = useLocale()
  const setting = useSetting(() => browserApi().post('household_data.ask_erasure', {}))
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
      onSave={() => void setting.save(undefined)}
      setting={setting}
      submit={say.eraseNow}
      value={say.eraseStands}
    >
      {null}
    </SettingRow>
  )
}

function PlannedRow({ dueOn, amountsUntil }: NonNullable<Data['erasure']>) {
  const say = useMessages(householdDataMessages)
  const locale = useLocale()
  const setting = useSetting(() => browserApi().post('household_data.keep', {}))
  return (
    <SettingRow
      action={say.keep}
      label={say.erase}
      onSave={() => void setting.save(undefined)}
      setting={setting}
      submit={say.keep}
      value={say.planned(formatFullDay(dueOn, locale), formatFullDay(amountsUntil, locale))}
    >
      {null}
    </SettingRow>
  )
}
