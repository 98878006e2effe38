// One piece of editorial content, to edit in both languages.

import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  type ContentKind,
  contentKinds,
  documents,
  slug as slugSchema,
} from '../../../../../contract/content.ts'
import type { Api } from '../../../../../contract/index.ts'
import type { BrandId } from '../../../../../domain/brands.ts'
import { wallClock } from '../../../../../domain/time/zone.ts'
import { adminMessages } from '../../../../../i18n/admin.ts'
import { addable } from '../../../../admin/addable.ts'
import { useMessages } from '../../../../components/brand_context.tsx'
import { useLinks } from '../../../../components/links.ts'
import { loadOne } from '../../../../office/load_office.ts'
import { OfficePage } from '../../../../office/office_page.tsx'
import { PieceForm } from './piece_form.tsx'
import { emptyOf, shapeOf } from './shape.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async (api, { brand }) => {
    const kind = contentKinds.find(each => each === args.params.kind)
    const slug = slugSchema.safeParse(args.params.slug)
    if (!kind || !slug.success) throw data(null, { status: 404 })
    const { pieces } = await api.get('content.pieces', {})
    const there = pieces.find(piece => piece.kind === kind && piece.slug === slug.data)
    if (!there && !addable.some(each => each === kind)) throw data(null, { status: 404 })
    return {
      kind,
      slug: slug.data,
      name: there?.name ?? null,
      piece: there ? await readPiece(api, brand, kind, slug.data) : null,
      subjects: pieces
        .filter(piece => piece.kind === 'faq_category')
        .map(({ slug, name }) => ({ value: slug, label: name })),
    }
  })

/** A piece with its last words, where it was taken off the site; its versions on the brand's clock. */
async function readPiece(api: Api, brand: BrandId, kind: ContentKind, slug: string) {
  const piece = await api.get('content.piece', { kind, slug })
  // Computed on the server: a browser's time zones may be older.
  const versions = piece.versions.map(({ at, ...version }) => ({ ...version, ...wallClock(brand, at) }))
  const last = versions.find(({ shown }) => shown)
  const shown = piece.document !== null
  if (shown || !last) return { ...piece, versions, shown }
  const before = await api.get('content.piece', { kind, slug, version: String(last.version) })
  return { ...piece, versions, document: before.document, shown }
}

export default function ContentPiece() {
  const { kind, slug, name, piece, subjects } = useLoaderData<typeof loader>()
  const say = useMessages(adminMessages)
  const to = useLinks()
  const shape = shapeOf(documents[kind])
  const title = name ?? say.piece.newTitle(slug)
  return (
    <OfficePage
      page="adminPiece"
      title={title}
      above={[{ to: to('adminContent'), label: say.content.title }]}
    >
      <PieceForm
        begun={piece?.document ?? emptyOf(shape)}
        key={`${kind}/${slug}`}
        newest={piece?.version ?? 0}
        onSite={piece?.shown ?? false}
        piece={{ kind, slug }}
        shape={shape}
        subjects={subjects}
        versions={piece?.versions ?? []}
      />
    </OfficePage>
  )
}
