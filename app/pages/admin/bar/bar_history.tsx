import { formatClock, formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { ReasonForm } from '../../../office/reason_form.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { VersionLine } from '../../../office/version_line.tsx'
import type { Bar } from './page.tsx'
import { barWords } from './words.ts'

/** Every version of the plan, newest first; an earlier one can be put back, as a further version. */
export function BarHistory({ bar }: { bar: Bar }) {
  const { brand, version, versions } = bar
  const say = useMessages(barWords)
  const locale = useLocale()
  const notify = useToasts()
  const { rights } = useOffice()
  if (versions.length === 0) return null
  return (
    <Panel said={say.versions(version)} title={say.history}>
      <ol className="of-history">
        {versions.map(one => {
          const isNow = one.version === version
          const when = `${formatFullDay(one.date, locale)}, ${formatClock(one.time, locale)}`
          return (
            <VersionLine
              begins={when}
              by={one}
              key={one.version}
              program={say.file}
              said={isNow ? say.inForce : say.before}
              standing={isNow ? 'inForce' : 'before'}
              value={
                <ul>
                  {one.entries.map(({ code, from, until }) => (
                    <li key={`${code} ${from} ${until}`}>{say.line(code, from, until)}</li>
                  ))}
                  <li>{say.lineLast(one.otherwise)}</li>
                </ul>
              }
            >
              {!isNow && rights.includes('run_offers') && (
                <details>
                  <summary aria-label={say.putBackOf(when)} className="link">
                    {say.putBack}
                  </summary>
                  <ReasonForm
                    label={say.reason}
                    onDone={() => notify({ text: say.saved })}
                    send={reason =>
                      officeApi(brand).post('codes_admin.offer', {
                        ...{ entries: one.entries, otherwise: one.otherwise, base: version, reason },
                      })
                    }
                    words={say.putBack}
                  />
                </details>
              )}
            </VersionLine>
          )
        })}
      </ol>
    </Panel>
  )
}
