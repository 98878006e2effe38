import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { jobNames } from '../../../../i18n/job_names.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { officeApi } from '../../../office/office_api.ts'
import { RowAction } from '../../../office/row_action.tsx'
import { State } from '../../../office/state.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { type When, wordsOf } from '../../../office/when.ts'
import { Titled } from './titled.tsx'
import { stuckMessages } from './words.ts'

type JobRow = OutputOf<'office_admin.stuck'>['jobs'][number] & {
  brand: BrandId
  today: string
  /** Since when it fails, or was last done. */
  since: When | null
  well: When | null
}

const looks = {
  failing: { shape: 'failed', tone: 'bad' },
  late: { shape: 'late', tone: 'warn' },
  works: { shape: 'done', tone: 'calm' },
} as const
const order = ['failing', 'late', 'works'] as const

/** The jobs of the program's clock: which fail and why, which are late; each can be run now. */
export function Jobs({ jobs, isTitled }: { jobs: readonly JobRow[]; isTitled: boolean }) {
  const say = useMessages(stuckMessages).job
  const locale = useLocale()
  const names: Readonly<Record<string, string>> = useMessages(jobNames)
  const nameOf = ({ name }: JobRow) => names[name] ?? name
  const { columns } = say
  const run = ({ brand, name }: JobRow) => officeApi(brand).post('office_admin.run_job', { name })
  return (
    <Titled isTitled={isTitled} title={say.title}>
      <OfficeTable<JobRow>
        actionsOf={one => (
          <RowAction
            act={() => run(one)}
            done={say.asked(nameOf(one))}
            label={say.runOf(nameOf(one))}
            words={say.run}
          />
        )}
        caption={say.title}
        columns={[
          { id: 'job', words: columns.name, cell: nameOf, by: nameOf },
          {
            id: 'state',
            words: columns.state,
            cell: one => <State {...looks[one.state]}>{say.states[one.state]}</State>,
            by: one => order.indexOf(one.state),
            csv: one => say.states[one.state],
          },
          {
            id: 'since',
            words: columns.since,
            cell: one => (one.state !== 'works' && one.since ? wordsOf(one.since, one.today, locale) : ''),
            by: one => (one.state === 'works' ? null : (one.failingSince ?? one.succeededAt)),
          },
          {
            id: 'why',
            words: columns.why,
            cell: one =>
              one.why && (
                <>
                  <code>{one.why}</code> <span className="of-meta">{say.tries(one.failures)}</span>
                </>
              ),
            csv: one => one.why,
          },
          {
            id: 'well',
            words: columns.well,
            cell: one => (one.well ? wordsOf(one.well, one.today, locale) : ''),
            by: one => one.succeededAt,
          },
        ]}
        filters={[{ id: 'wrong', words: say.wrong, holds: one => one.state !== 'works' }]}
        idOf={one => one.name}
        name="jobs"
        nameOf={nameOf}
        none={say.none}
        rows={jobs.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))}
        wordsOf={say.words}
      />
    </Titled>
  )
}
