// The brand's editorial content by kind, and a way to write another piece.

import { type FormEvent, useDeferredValue, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { contentKinds, slug } from '../../../../contract/content.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminMessages } from '../../../../i18n/admin.ts'
import { addable } from '../../../admin/addable.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { Table } from '../../../components/table.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'

type Pieces = OutputOf<'content.pieces'>['pieces']

export const loader = (args: LoaderFunctionArgs) => loadOne(args, api => api.get('content.pieces', {}))

export default function ContentPieces() {
  const { pieces } = useLoaderData<typeof loader>()
  const say = useMessages(adminMessages)
  const [words, setWords] = useState('')
  const found = piecesWith(pieces, useDeferredValue(words))
  return (
    <OfficePage page="adminContent" title={say.content.title} lede={say.content.lede}>
      <search className="admin-find">
        <TextField
          hint={say.content.findHint}
          label={say.content.find}
          onChange={event => setWords(event.currentTarget.value)}
          type="search"
          value={words}
        />
      </search>
      <div aria-live="polite">{found.length === 0 && <p>{say.content.none(words)}</p>}</div>
      {contentKinds.map(kind => (
        <PiecesOf key={kind} kind={kind} pieces={found.filter(piece => piece.kind === kind)} />
      ))}
      <NewPiece />
    </OfficePage>
  )
}

/** Pieces with the words in their title or address. */
function piecesWith(pieces: Pieces, words: string): Pieces {
  const word = words.trim().toLocaleLowerCase()
  return pieces.filter(({ name, slug }) => `${name} ${slug}`.toLocaleLowerCase().includes(word))
}

function PiecesOf({ kind, pieces }: { kind: Pieces[number]['kind']; pieces: Pieces }) {
  const say = useMessages(adminMessages).content
  const to = useLinks()
  if (pieces.length === 0) return null
  return (
    <section className="admin-section">
      <h2 className="text-h3">{say.kinds[kind]}</h2>
      <Table
        caption={say.kinds[kind]}
        columns={say.columns}
        rows={pieces.map(({ slug, name, version, shown }) => ({
          id: slug,
          cells: [
            <Link className="link" key="name" to={to('adminPiece', { kind, slug })}>
              {name}
            </Link>,
            // Text that is the same in every language.
            <span key="slug" lang="">
              {slug}
            </span>,
            version,
            shown ? say.shown : say.off,
          ],
        }))}
      />
    </section>
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
    <section className="admin-section">
      <h2 className="text-h3">{say.title}</h2>
      <form className="admin-new" method="dialog" noValidate onSubmit={start}>
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
    </section>
  )
}
