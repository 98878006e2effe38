import { Link } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import { formatWhole } from '../../../../domain/money.ts'
import { formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { Meter } from '../../../office/meter.tsx'
import { Panel } from '../../../office/panel.tsx'
import { useOffice } from '../../../office/use_office.ts'
import type { Kind } from './page.tsx'
import { messageMessages } from './words.ts'

/** What became of a kind day by day, and how long what waits has waited. */
export function KindFigures({ kind }: { kind: Kind }) {
  return (
    <>
      <Waiting kind={kind} />
      <Days kind={kind} />
    </>
  )
}

function Waiting({ kind: { brand, waiting } }: { kind: Kind }) {
  const say = useMessages(messageMessages)
  const locale = useLocale()
  const to = useLinks()
  const { rights } = useOffice()
  const { hour, day, older, tried } = waiting
  return (
    <Panel title={say.waits(brandFacts[brand].name)}>
      {hour + day + older === 0 ? (
        <p className="of-meta">{say.nothingWaits}</p>
      ) : (
        <dl className="of-follows">
          {(['hour', 'day', 'older', 'tried'] as const).map(age => (
            <div data-tone={age === 'older' && older > 0 ? 'warn' : undefined} key={age}>
              <dt>{say.ages[age]}</dt>
              <dd>{formatWhole(waiting[age], locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      {tried > 0 && rights.includes('see_households') && (
        <p>
          <Link to={`${to('adminStuck')}?acts_on=${brand}`}>{say.stuck}</Link>
        </p>
      )}
    </Panel>
  )
}

function Days({ kind: { brand, days } }: { kind: Kind }) {
  const say = useMessages(messageMessages)
  const locale = useLocale()
  const dates = [...new Set(days.map(({ date }) => date))].toReversed()
  const of = (date: string, fate: 'sent' | 'bounced' | 'dropped' | 'stopped') =>
    days.filter(one => one.date === date).reduce((sum, one) => sum + one[fate], 0)
  const most = Math.max(1, ...dates.map(date => of(date, 'sent')))
  const [stopped, dropped] = (['stopped', 'dropped'] as const).map(fate =>
    days.reduce((sum, one) => sum + one[fate], 0),
  ) as [number, number]
  const title = say.figures(brandFacts[brand].name)
  if (dates.length === 0)
    return (
      <Panel title={title}>
        <p className="of-meta">{say.noFigures}</p>
      </Panel>
    )
  return (
    <Panel bare title={title}>
      <table className="of-table of-days">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say.days.day}</th>
            {(['sent', 'bounced'] as const).map(fate => (
              <th data-end key={fate} scope="col">
                {say.days[fate]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map(date => (
            <tr key={date}>
              <th scope="row">
                <span>{formatShortWeekdayAndDay(date, locale)}</span>
                <Meter share={of(date, 'sent') / most} wide />
              </th>
              {(['sent', 'bounced'] as const).map(fate => (
                <td data-column={say.days[fate]} data-end key={fate}>
                  {formatWhole(of(date, fate), locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {(stopped > 0 || dropped > 0) && (
        <p className="of-meta of-panel-foot">{say.others(stopped, dropped)}</p>
      )}
    </Panel>
  )
}
