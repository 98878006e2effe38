// What a brand says of itself: how it is reached, where it is, its links, claims and promises. Each value has its day and its history.

import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import { factOn } from '../../../../domain/brand_facts/facts.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Panel } from '../../../office/panel.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { ChangeFact } from './change_fact.tsx'
import { FactHistory } from './fact_history.tsx'
import { useFactWords } from './use_fact_words.ts'
import { factsWords } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async (api, { brand, today }) => {
    const { facts } = await api.get('facts_admin.list', {})
    const asked = new URL(args.request.url).searchParams.get('fact')
    return { brand, today, facts, picked: facts.find(({ kind }) => kind === asked) ?? null }
  })

type Listed = ReturnType<typeof useLoaderData<typeof loader>>['facts'][number]

export default function Facts() {
  const { brand, today, facts, picked } = useLoaderData<typeof loader>()
  const say = useMessages(factsWords)
  const factWords = useFactWords()
  const locale = useLocale()
  const { rights } = useOffice()
  const [asked] = useSearchParams()
  const hrefOf = ({ kind }: Pick<Listed, 'kind'>) => {
    const next = new URLSearchParams(asked)
    next.set('fact', kind)
    return `?${next}`
  }
  const nowOf = ({ versions }: Listed) => factOn(versions, today)
  const shownNow = (fact: Listed) => factWords(fact.kind, nowOf(fact)?.value ?? {})
  const nextOf = ({ kind, versions }: Listed) => {
    const coming = versions.filter(({ from }) => from > today)
    const next = factOn(coming, coming.map(({ from }) => from).sort()[0] ?? today)
    return next ? say.next(factWords(kind, next.value), next.from) : say.noNext
  }
  const { columns } = say
  return (
    <OfficePage
      aside={
        picked ? (
          <>
            <Panel said={brandFacts[brand].name} title={say.kinds[picked.kind]}>
              <p className="of-meta">{say.shownIn(say.printed[picked.kind])}</p>
              {rights.includes('write_content') ? (
                <ChangeFact
                  brand={brand}
                  fact={picked}
                  key={`${brand} ${picked.kind} ${picked.version}`}
                  today={today}
                />
              ) : (
                <p className="of-meta">{say.mayNot}</p>
              )}
            </Panel>
            <FactHistory brand={brand} fact={picked} today={today} />
          </>
        ) : (
          <p className="of-none">{say.pick}</p>
        )
      }
      lede={say.lede}
      page="adminFacts"
      title={say.title}
    >
      <OfficeTable
        actionsOf={fact => (
          <Link
            aria-label={say.openOf(say.kinds[fact.kind])}
            className="of-btn"
            preventScrollReset
            to={hrefOf(fact)}
          >
            {say.open}
          </Link>
        )}
        caption={say.list}
        columns={[
          {
            id: 'fact',
            words: columns.fact,
            cell: ({ kind }) => say.kinds[kind],
            by: ({ kind }) => say.kinds[kind],
          },
          { id: 'now', words: columns.now, cell: shownNow, by: shownNow },
          {
            id: 'since',
            words: columns.since,
            cell: fact => {
              const now = nowOf(fact)
              return now ? formatFullDay(now.from, locale) : ''
            },
            by: fact => nowOf(fact)?.from ?? '',
          },
          { id: 'next', words: columns.next, cell: nextOf, by: nextOf },
        ]}
        filters={[
          {
            id: 'next',
            words: say.toCome,
            holds: ({ versions }) => versions.some(({ from }) => from > today),
          },
        ]}
        hrefOf={hrefOf}
        idOf={({ kind }) => kind}
        nameOf={({ kind }) => say.kinds[kind]}
        none={say.none}
        rows={facts}
      />
    </OfficePage>
  )
}
