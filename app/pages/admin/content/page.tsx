// The brand's editorial content by kind, and a way to write another piece.

import { type FormEvent, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { contentKinds, slug } from '../../../../contract/content.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminMessages } from '../../../../i18n/admin.ts'
import { addable } from '../../../admin/addable.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Panel } from '../../../office/panel.tsx'
import { State } from '../../../office/state.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) => loadOne(args, api => api.get('content.pieces', {}))

export default function ContentPieces() {
  const { pieces } = useLoaderData<typeof loader>()
  const say = useMessages(adminMessages)
  return (
    <OfficePage
      aside={
        <Panel title={say.content.add.title}>
          <NewPiece />
        </Panel>
      }
      lede={say.content.lede}
      page="adminContent"
      title={say.content.title}
    >
      <Pieces pieces={pieces} />
    </OfficePage>
  )
}

function Pieces({ pieces }: { pieces: OutputOf<'content.pieces'>['pieces'] }) {
  const say = useMessages(adminMessages).content
  const to = useLinks()
  const { columns } = say
  return (
    <OfficeTable
      caption={say.title}
      columns={[
        {
          id: 'title',
          words: columns.title,
          cell: ({ kind, slug, name }) => <Link to={to('adminPiece', { kind, slug })}>{name}</Link>,
          by: ({ name }) => name,
        },
        {
          id: 'kind',
          words: columns.kind,
          cell: ({ kind }) => say.kinds[kind],
          by: ({ kind }) => contentKinds.indexOf(kind),
          csv: ({ kind }) => say.kinds[kind],
        },
        {
          id: 'address',
          words: columns.address,
          // Text that is the same in every language.
          cell: ({ slug }) => <span lang="">{slug}</span>,
          by: ({ slug }) => slug,
        },
        {
          id: 'version',
          words: columns.version,
          cell: ({ version }) => version,
          by: ({ version }) => version,
          end: true,
        },
        {
          id: 'shown',
          words: columns.shown,
          cell: ({ shown }) => (
            <State shape={shown ? 'done' : 'skipped'} tone={shown ? 'good' : 'calm'}>
              {shown ? say.shown : say.off}
            </State>
          ),
          by: ({ shown }) => (shown ? say.shown : say.off),
        },
      ]}
      filters={[
        ...contentKinds.map(kind => ({
          id: kind,
          words: say.kinds[kind],
          holds: (piece: { kind: string }) => piece.kind === kind,
        })),
        { id: 'off', words: say.off, holds: ({ shown }) => !shown },
      ]}
      hrefOf={({ kind, slug }) => to('adminPiece', { kind, slug })}
      idOf={({ kind, slug }) => `${kind} ${slug}`}
      nameOf={({ name }) => name}
      none={say.empty}
      rows={pieces}
      wordsOf={say.pieces}
    />
  )
}

/** The program fixes pages and banners, so only the FAQ's kinds can be added. */
function NewPiece() {
  const say = useMessages(adminMessages).content.add
  const to = useLinks()
  const navigate = useNavigate()
  const [wrong, setWrong] = useState(false)
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = slug.safeParse(String(form.get('slug')).trim())
    setWrong(!read.success)
    if (read.success) void navigate(to('adminPiece', { kind: String(form.get('kind')), slug: read.data }))
    else event.currentTarget.querySelector<HTMLElement>('[name=slug]')?.focus()
  }
  return (
    <form className="form" method="dialog" noValidate onSubmit={start}>
      <SelectField
        label={say.kind}
        name="kind"
        options={addable.map(kind => ({ value: kind, label: say[kind] }))}
      />
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        error={wrong && say.slugWrong}
        hint={say.slugHint}
        label={say.slug}
        name="slug"
      />
      <Button kind="secondary" type="submit">
        {say.start}
      </Button>
    </form>
  )
}
