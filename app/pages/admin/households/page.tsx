// Finds households by anything they can say of themselves, at both brands at once.

import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { foundMessages } from '../../../../i18n/found.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { load } from '../../../load.ts'
import { chosenBrands, officeOf } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { useHousehold } from '../../../office/person.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { type FoundRow, useFoundColumns } from './columns.tsx'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async (_, page) => {
    const typed = (new URL(args.request.url).searchParams.get('q') ?? '').trim().slice(0, 120)
    if (typed === '') return { typed, rows: [], more: false }
    const office = officeOf(page)
    const answers = await Promise.all(
      chosenBrands(office).map(async brand => {
        const { found, more } = await office.apiOf(brand).post('households_admin.find', { typed })
        return { more, rows: found.map((one): FoundRow => ({ ...one, brand })) }
      }),
    )
    return { typed, rows: answers.flatMap(({ rows }) => rows), more: answers.some(({ more }) => more) }
  })

export default function Households() {
  const { typed, rows, more } = useLoaderData<typeof loader>()
  const say = useMessages(foundMessages)
  const hrefOf = useHousehold()
  const columns = useFoundColumns(typed)
  const to = useLinks()
  return (
    <OfficePage
      heading={say.title}
      lede={<span role="status">{rows.length > 0 ? say.found(rows.length, more, typed) : say.lede}</span>}
      page="adminHouseholds"
      title={say.title}
    >
      {rows.length > 0 ? (
        <OfficeTable
          brandOf={row => row.brand}
          caption={say.title}
          columns={columns}
          filters={[
            { id: 'active', words: say.states.active, holds: row => row.state === 'active' },
            { id: 'paused', words: say.states.paused, holds: row => row.state === 'paused' },
            { id: 'closed', words: say.states.closed, holds: row => row.state === 'closed' },
            { id: 'unpaid', words: say.unpaidBox, holds: row => row.unpaid },
          ]}
          hrefOf={row => hrefOf(row.client.id, row.brand)}
          idOf={row => row.client.id}
          nameOf={row => row.client.name}
          none={null}
          rows={rows}
          wordsOf={say.words}
        />
      ) : (
        <section className="of-finder">
          {typed !== '' && <p role="status">{say.none(typed)}</p>}
          <Form action={to('adminHouseholds')} className="of-inline" method="get">
            <input
              aria-label={say.field}
              autoComplete="off"
              className="input"
              defaultValue={typed}
              key={typed}
              name="q"
              placeholder={say.field}
              type="search"
            />
            <button className="of-btn" data-kind="primary" type="submit">
              {say.submit}
            </button>
          </Form>
          <ul className="of-hints">
            {say.hints.map(hint => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </section>
      )}
    </OfficePage>
  )
}
