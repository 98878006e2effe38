// What the company gives besides: to whoever brings a friend or deserves it, for gift cards, in points. Each is a term with its dates.

import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { load } from '../../../load.ts'
import { chosenBrands, officeOf } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { TermPanel } from '../../../office/term_panel.tsx'
import { useValueWords } from '../../../office/terms/use_value_words.ts'
import { offerMessages } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

const offerKinds = ['referral', 'merit', 'gift_bonus', 'points'] as const

type Listed = OutputOf<'terms.list'>['terms'][number]
type Offer = Omit<Listed, 'kind' | 'subject'> & { kind: (typeof offerKinds)[number]; subject: BrandId }

const isOffer = (term: Listed): term is Listed & Offer =>
  (offerKinds as readonly string[]).includes(term.kind)

const idOf = ({ kind, subject }: Pick<Offer, 'kind' | 'subject'>) => `${kind}-${subject}`

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async (_, page) => {
    const office = officeOf(page)
    const brands = chosenBrands(office)
    const { terms } = await office.apiOf(brands[0] ?? page.brand).get('terms.list', {})
    const offers: Offer[] = terms.filter(isOffer).filter(({ subject }) => brands.includes(subject))
    const asked = new URL(args.request.url).searchParams.get('term')
    const picked = offers.find(one => idOf(one) === asked)
    const term =
      picked &&
      (await office.apiOf(picked.subject).get('terms.term', { kind: picked.kind, subject: picked.subject }))
    return { offers, picked: picked && term ? { ...picked, term } : null }
  })

export default function Offers() {
  const { offers, picked } = useLoaderData<typeof loader>()
  const say = useMessages(offerMessages)
  const valueWords = useValueWords()
  const [asked] = useSearchParams()
  const hrefOf = (offer: Offer) => {
    const next = new URLSearchParams(asked)
    next.set('term', idOf(offer))
    return `?${next}`
  }
  const nameOf = ({ kind, subject }: Offer) => `${say.kinds[kind]}, ${brandFacts[subject].name}`
  const { columns } = say
  const nextOf = ({ next }: Offer) => (next ? say.next(valueWords(next.value), next.from) : say.noNext)
  return (
    <OfficePage
      aside={
        picked ? (
          <TermPanel
            key={`${idOf(picked)} ${picked.term.version}`}
            name={nameOf(picked)}
            term={picked.term}
          />
        ) : (
          <p className="of-none">{say.pick}</p>
        )
      }
      lede={say.lede}
      page="adminOffers"
      title={say.title}
    >
      <OfficeTable
        actionsOf={offer => (
          <Link
            aria-label={say.openOf(nameOf(offer))}
            className="of-btn"
            preventScrollReset
            to={hrefOf(offer)}
          >
            {say.open}
          </Link>
        )}
        brandOf={({ subject }) => subject}
        caption={say.list}
        columns={[
          {
            id: 'offer',
            words: columns.offer,
            cell: one => say.kinds[one.kind],
            by: one => say.kinds[one.kind],
          },
          {
            id: 'for',
            words: columns.about,
            cell: one => say.about[one.kind],
            by: one => say.about[one.kind],
          },
          {
            id: 'now',
            words: columns.now,
            cell: one => valueWords(one.value),
            by: one => valueWords(one.value),
          },
          { id: 'next', words: columns.next, cell: nextOf, by: nextOf },
        ]}
        filters={[{ id: 'next', words: say.toCome, holds: ({ next }) => next !== null }]}
        hrefOf={hrefOf}
        idOf={idOf}
        nameOf={nameOf}
        none={say.none}
        rows={offers}
      />
    </OfficePage>
  )
}
