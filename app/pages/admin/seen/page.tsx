// A household's pages as the household sees them, for somebody on the phone with it: to look at, and nothing else. The server answers the
// frame with a document that has no scripts, in a sandbox (server/http/page_delivery/seen_pages.ts).

import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { loadFound } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { useActingBrand, useToday } from '../../../office/use_office.ts'
import { seenMessages } from './words.ts'

type Box = OutputOf<'households_admin.show'>['boxes'][number]

export const loader = (args: LoaderFunctionArgs) =>
  loadFound(args, async api => {
    const { client, boxes } = await api.get('households_admin.show', { clientId: args.params.id ?? '' })
    return { client: { id: client.id, name: client.name }, boxes }
  })

const widths = ['computer', 'tablet', 'phone'] as const

/** Boxes of days that are over which can be looked at. */
const pastShown = 2

export default function SeenByHousehold() {
  const { client, boxes } = useLoaderData<typeof loader>()
  const say = useMessages(seenMessages)
  const locale = useLocale()
  const to = useLinks()
  const today = useToday()
  const brand = useActingBrand()
  const [asked] = useSearchParams()
  const coming = boxes.filter(box => box.deliveryDate >= today).toReversed()
  const past = boxes.filter(box => box.deliveryDate < today).slice(0, pastShown)
  const dayOf = (box: Box) => formatShortWeekdayAndDay(box.deliveryDate, locale)
  const shown = [
    ...(['account', 'schedule'] as const).map(page => ({ id: page as string, page, words: say.of[page] })),
    ...[...coming, ...past].map(box => ({
      ...{ id: box.id, page: pageOf(box), words: say.box(dayOf(box)) },
    })),
  ]
  const [first] = shown
  const chosen = shown.find(({ id }) => id === asked.get('page')) ?? first
  const width = widths.find(one => one === asked.get('width')) ?? 'computer'
  const addressWith = (own: Record<string, string>) => {
    const next = new URLSearchParams(asked)
    for (const [name, value] of Object.entries(own)) next.set(name, value)
    return `?${next}`
  }
  if (!chosen) return null
  const order = chosen.id === chosen.page ? '' : chosen.id
  const frame = `/api/admin/seen/${client.id}/${chosen.page}?${new URLSearchParams({
    acts_on: brand,
    ...(order && { order }),
  })}`
  return (
    <OfficePage
      above={[{ to: to('adminHousehold', { id: client.id }), label: client.name }]}
      end={
        <nav aria-label={say.widths} className="of-chips">
          {widths.map(one => (
            <Link
              aria-current={one === width ? 'true' : undefined}
              className="of-chip"
              key={one}
              preventScrollReset
              to={addressWith({ width: one })}
            >
              {say.width[one]}
            </Link>
          ))}
        </nav>
      }
      lede={say.lede}
      page="adminSeen"
      title={say.title(client.name)}
    >
      <nav aria-label={say.pages} className="of-chips">
        {shown.map(({ id, words }) => (
          <Link
            aria-current={id === chosen.id ? 'true' : undefined}
            className="of-chip"
            key={id}
            preventScrollReset
            to={addressWith({ page: id })}
          >
            {words}
          </Link>
        ))}
      </nav>
      <iframe
        className="of-seen"
        data-width={width}
        key={frame}
        sandbox="allow-same-origin"
        src={frame}
        title={say.frame(client.name, chosen.words)}
      />
      <p className="of-meta">{say.stays}</p>
    </OfficePage>
  )
}

/** An open box is seen in its editor. */
const pageOf = ({ isOpen, state }: Box) => (isOpen || state === 'upcoming' ? 'editor' : 'box')
