// The chosen day: where it is closed, what follows, and closing it; or who closed it, and opening it again.

import { Link, useRevalidator, useSearchParams } from 'react-router'
import { publicHolidays } from '../../../../domain/holidays.ts'
import { formatWeekdayAndDay, formatWeekdayAndFullDay } from '../../../../i18n/dates.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { sendForm } from '../../../forms/form.ts'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { Panel } from '../../../office/panel.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { useZoneName } from '../../../office/use_zone_name.ts'
import { closeForm, openForm } from './forms.ts'
import type { ClosedDayData } from './page.tsx'
import { useWhere } from './use_where.ts'
import { closedDayWords, englishHolidays, frenchHolidays } from './words.ts'

export function DayPanel({ data }: { data: ClosedDayData }) {
  const say = useMessages(closedDayWords)
  const locale = useLocale()
  const { day, follows } = data.picked
  const kept = data.days.filter(one => one.day === day)
  if (kept.length === 0 && day === '')
    return (
      <Panel title={say.pickTitle}>
        <p>{say.pick}</p>
      </Panel>
    )
  return (
    <>
      {kept.map(one => (
        <Kept key={one.id} kept={one} />
      ))}
      {follows ? (
        <CloseDay data={data} follows={follows} />
      ) : (
        kept.length === 0 && (
          <Panel title={formatWeekdayAndFullDay(day, locale)}>
            <p>{day < data.first ? say.tooLate(data.first) : say.pick}</p>
          </Panel>
        )
      )}
    </>
  )
}

function Kept({ kept }: { kept: ClosedDayData['days'][number] }) {
  const say = useMessages(closedDayWords)
  const locale = useLocale()
  const where = useWhere()
  const api = useOfficeApi()
  const toast = useToasts()
  const { revalidate } = useRevalidator()
  const opening = useForm(
    openForm,
    ({ letters }) => {
      toast({ text: say.openDone(letters) })
      return revalidate()
    },
    input => sendForm(api(), openForm, input),
  )
  const { id, day, reason, admin, date, time, opened, canOpen } = kept
  return (
    <Panel said={where(kept)} title={`${formatWeekdayAndDay(day, locale)}: ${reason[locale]}`}>
      <dl className="closed-facts">
        <dt>{say.closedBy}</dt>
        <dd>{say.by(admin, date, time)}</dd>
        {opened && (
          <>
            <dt>{say.openedBy}</dt>
            <dd>{say.by(opened.admin, opened.date, opened.time)}</dd>
          </>
        )}
      </dl>
      {canOpen && (
        <PostForm of={opening}>
          <input name="id" type="hidden" value={id} />
          <p>{say.openNote}</p>
          <FormFault of={opening} />
          <button className="of-btn" type="submit">
            {say.openDay}
          </button>
        </PostForm>
      )}
      {!canOpen && !opened && <p>{say.stays}</p>}
    </Panel>
  )
}

type Follows = NonNullable<ClosedDayData['picked']['follows']>

function CloseDay({ data, follows }: { data: ClosedDayData; follows: Follows }) {
  const say = useMessages(closedDayWords)
  const locale = useLocale()
  const api = useOfficeApi()
  const toast = useToasts()
  const { revalidate } = useRevalidator()
  const { day, where } = data.picked
  const holiday = publicHolidays(data.year).find(one => one.day === day)?.holiday
  const closing = useForm(
    closeForm,
    ({ moved, skipped, waiting }) => {
      toast({ text: say.done(moved + skipped, waiting) })
      return revalidate()
    },
    input => sendForm(api(), closeForm, input),
  )
  return (
    <Panel title={say.closeDay(formatWeekdayAndFullDay(day, locale))}>
      <Scope data={data} />
      <div className="of-note closed-follows" data-tone="info">
        <p>
          <b>{say.follows}</b> <Effects follows={follows} />
        </p>
      </div>
      <PostForm of={closing}>
        <input name="day" type="hidden" value={day} />
        <input name="kitchen" type="hidden" value={where.kitchen ?? ''} />
        <input name="zone" type="hidden" value={where.zone ?? ''} />
        <TextField
          {...closing.field('reasonEn', holiday && englishHolidays[holiday])}
          hint={say.reasonHint}
          label={say.reasonEn}
          lang="en"
        />
        <TextField
          {...closing.field('reasonFr', holiday && frenchHolidays[holiday])}
          label={say.reasonFr}
          lang="fr"
        />
        <FormFault of={closing} />
        <button aria-busy={closing.busy || undefined} className="of-btn" data-kind="primary" type="submit">
          {say.closeDay(formatWeekdayAndDay(day, locale))}
        </button>
      </PostForm>
    </Panel>
  )
}

function Effects({ follows: { moved, skipped, resting, pickups, letters } }: { follows: Follows }) {
  const say = useMessages(closedDayWords)
  if (letters === 0 && resting === 0) return say.nothing
  return [
    ...moved.map(one => say.goes(one.boxes, one.day)),
    ...(skipped > 0 ? [say.skips(skipped)] : []),
    ...(resting > 0 ? [say.rests(resting)] : []),
    ...(pickups > 0 ? [say.pickups(pickups)] : []),
    say.letters(letters),
  ].join(' ')
}

/** Everywhere, one kitchen, or one zone: links, because each shows what follows. */
function Scope({ data }: { data: ClosedDayData }) {
  const say = useMessages(closedDayWords)
  const zoneName = useZoneName()
  const [asked] = useSearchParams()
  const { where } = data.picked
  const kitchens = [...new Set(data.zones.map(({ kitchen }) => kitchen))]
  const linkTo = (value: string | null, words: string, isChosen: boolean) => {
    const to = new URLSearchParams(asked)
    if (value === null) to.delete('where')
    else to.set('where', value)
    return (
      <Link
        aria-current={isChosen ? 'true' : undefined}
        className="of-chip"
        key={value}
        preventScrollReset
        to={`?${to}`}
      >
        {words}
      </Link>
    )
  }
  return (
    <nav aria-label={say.scope}>
      <div className="of-chips">
        {linkTo(null, say.everywhere, where.kitchen === null && where.zone === null)}
        {kitchens.map(kitchen =>
          linkTo(`kitchen:${kitchen}`, say.kitchen(kitchenName(kitchen)), where.kitchen === kitchen),
        )}
      </div>
      <details className="closed-zones" open={where.zone !== null || undefined}>
        <summary>{say.zones}</summary>
        <div className="of-chips">
          {data.zones.map(({ zone }) => linkTo(`zone:${zone}`, zoneName(zone), where.zone === zone))}
        </div>
      </details>
    </nav>
  )
}
