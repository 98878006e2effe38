// The households that a letter goes to, some at a time.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatWhole } from '../../../../domain/money.ts'
import { adminLetterMessages } from '../../../../i18n/admin_letters.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { loadFound } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Person } from '../../../office/person.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { recipientsMessages } from './words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadFound(args, async (api, { brand }) => {
    const id = args.params.id ?? ''
    const after = new URL(args.request.url).searchParams.get('after')
    return { ...(await api.get('letters_admin.recipients', { id, ...(after && { after }) })), id, brand }
  })

type Recipient = OutputOf<'letters_admin.recipients'>['households'][number]

export default function Recipients() {
  const { id, brand, name, households, next } = useLoaderData<typeof loader>()
  const say = useMessages(recipientsMessages)
  const shared = useMessages(adminLetterMessages)
  const locale = useLocale()
  const to = useLinks()
  const maySee = useOffice().rights.includes('see_households')
  const columns: readonly Column<Recipient>[] = [
    {
      ...{ id: 'household', words: say.columns.household, by: one => one.name },
      cell: one => <Person email={one.email} name={one.name} {...(maySee && { clientId: one.id, brand })} />,
    },
    { id: 'city', words: say.columns.city, cell: one => one.city ?? '', by: one => one.city },
    {
      ...{ id: 'standing', words: say.columns.standing },
      ...{
        cell: one => shared.standings[one.standing],
        by: one => shared.standings[one.standing],
      },
    },
    {
      ...{ id: 'boxes', words: say.columns.boxes, end: true, by: one => one.boxes },
      cell: one => formatWhole(one.boxes, locale),
    },
    {
      ...{ id: 'joinedOn', words: say.columns.joinedOn, by: one => one.joinedOn },
      cell: one => formatFullDay(one.joinedOn, locale),
    },
    {
      ...{ id: 'language', words: say.columns.language },
      ...{ cell: one => shared.languages[one.language], by: one => shared.languages[one.language] },
    },
  ]
  return (
    <OfficePage
      above={[
        { to: `${to('adminLetters')}?acts_on=${brand}`, label: say.all },
        { to: `${to('adminLetter', { id })}?acts_on=${brand}`, label: name },
      ]}
      end={
        next !== null && (
          <Link className="of-btn" to={`?acts_on=${brand}&after=${next}`}>
            {say.next}
          </Link>
        )
      }
      lede={say.lede}
      page="adminRecipients"
      title={say.title(name)}
    >
      <OfficeTable
        caption={say.caption}
        columns={columns}
        idOf={one => one.id}
        nameOf={one => one.name}
        none={say.none}
        rows={households}
        wordsOf={shared.households}
      />
    </OfficePage>
  )
}
