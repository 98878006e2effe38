// One kind of message: how it looks in each brand and language, what became of it, and a hold.

import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { messageKindNames } from '../../../../i18n/message_kinds.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { loadEach } from '../../../office/load_office.ts'
import { Note } from '../../../office/note.tsx'
import { OfficePage } from '../../../office/office_page.tsx'
import { type When, whenOf } from '../../../office/when.ts'
import { KindFigures } from './figures.tsx'
import { Hold } from './hold.tsx'
import { messageMessages } from './words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand, today }) => {
    const found = await api.get('messages_admin.find', { kind: args.params.kind ?? '' })
    return { ...found, today, when: whenOf(brand, found.held?.at ?? null) }
  })

export type Kind = OutputOf<'messages_admin.find'> & { brand: BrandId; today: string; when: When | null }

export default function MessageKind() {
  const kinds: Kind[] = useLoaderData<typeof loader>()
  const { kind = '' } = useParams()
  const names: Readonly<Record<string, string>> = useMessages(messageKindNames)
  const say = useMessages(messageMessages)
  const to = useLinks()
  const [first] = kinds
  return (
    <OfficePage
      above={[{ to: to('adminMessages'), label: say.all }]}
      aside={kinds.map(one => (
        <div className="of-kind" key={one.brand}>
          {one.always === null && <Hold kind={one} name={names[kind] ?? kind} />}
          <KindFigures kind={one} />
        </div>
      ))}
      lede={say.example}
      page="adminMessage"
      title={names[kind] ?? kind}
    >
      {first?.always && (
        <Note shape="locked" tone="info">
          {say.always(say.reasons[first.always])}
        </Note>
      )}
      {kinds.map(one => (
        <Examples key={one.brand} kind={one} />
      ))}
    </OfficePage>
  )
}

/** The emails side by side, each in a frame of its own, and the texts below. */
function Examples({ kind: { kind, brand, examples } }: { kind: Kind }) {
  const say = useMessages(messageMessages)
  const of = (channel: 'email' | 'sms') => examples.filter(one => one.channel === channel)
  const { name } = brandFacts[brand]
  return (
    <div className="of-examples">
      {of('email').map(({ locale, words }) => {
        const title = say.letter(say.languages[locale], name)
        const asked = new URLSearchParams({ kind, locale, acts_on: brand })
        return (
          <section aria-label={title} className="of-example" key={locale}>
            <p className="of-meta">{title}</p>
            <p lang={locale}>
              <b>{words}</b>
            </p>
            <iframe src={`/api/admin/messages/example.html?${asked}`} title={title} />
          </section>
        )
      })}
      {of('sms').map(({ locale, words }) => (
        <section aria-label={say.text(say.languages[locale], name)} className="of-example" key={locale}>
          <p className="of-meta">{say.text(say.languages[locale], name)}</p>
          <p className="of-sms" lang={locale}>
            {words}
          </p>
        </section>
      ))}
    </div>
  )
}
