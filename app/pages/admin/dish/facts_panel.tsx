// What follows from the recipe as it is written, beside what followed from the newest version.

import { formatMoney } from '../../../../domain/money.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { Shape } from '../../../office/shapes.tsx'
import { OfBrand, State } from '../../../office/state.tsx'
import type { Facts, Writing } from './dish.ts'
import { factsWords } from './facts_words.ts'

export function FactsPanel({ facts, before }: Pick<Writing, 'facts' | 'before'>) {
  const say = useMessages(factsWords)
  const was = before?.facts
  const { mayContain } = facts
  return (
    <Panel said={say.live} title={say.title}>
      <div className="of-facts">
        <Words
          none={say.noAllergens}
          now={facts.allergens}
          title={say.allergens}
          tone="bad"
          was={was?.allergens}
        />
        <p>
          <span className="of-meta">{say.mayContain}</span>{' '}
          <span>{mayContain.length === 0 ? say.noTraces : mayContain.join(', ')}</span>
        </p>
        <Marks facts={facts} was={was} />
        <Nutrition facts={facts} was={before} />
        <Money facts={facts} was={was} />
        <Missing facts={facts} />
        <Faults facts={facts} />
      </div>
    </Panel>
  )
}

interface WordsProps {
  title: string
  none: string
  now: readonly string[]
  was: readonly string[] | undefined
  /** How one that is new looks: an allergen is bad news, a diet good. */
  tone: 'bad' | 'good'
}

/** Words of now, those that are new, and those that are gone. */
function Words({ title, none, now, was, tone }: WordsProps) {
  const say = useMessages(factsWords)
  const gone = was?.filter(word => !now.includes(word)) ?? []
  return (
    <div>
      <h3 className="of-meta">{title}</h3>
      <ul className="of-pills">
        {now.map(word => {
          const isNew = was !== undefined && !was.includes(word)
          return (
            <li key={word}>
              <span className="of-pill" data-tone={isNew ? tone : undefined}>
                {isNew && <Shape is={tone === 'bad' ? 'warning' : 'done'} />}
                <span>{isNew ? say.isNew(word) : word}</span>
              </span>
            </li>
          )
        })}
        {gone.map(word => (
          <li key={word}>
            <span className="of-pill" data-tone={tone === 'bad' ? 'good' : 'bad'}>
              <Shape is={tone === 'bad' ? 'skipped' : 'failed'} />
              <del>{say.isGone(word)}</del>
            </span>
          </li>
        ))}
        {now.length + gone.length === 0 && <li>{none}</li>}
      </ul>
    </div>
  )
}

function Marks({ facts, was }: { facts: Facts; was: Facts | undefined }) {
  const say = useMessages(factsWords)
  const inWords = ({ diets, tags }: Facts) => {
    const words: Readonly<Record<string, string>> = say.tags
    return [...diets, ...tags].map(tag => words[tag] ?? tag)
  }
  return (
    <Words none={say.noMarks} now={inWords(facts)} title={say.marks} tone="good" was={was && inWords(was)} />
  )
}

function Nutrition({ facts, was }: { facts: Facts; was: Writing['before'] }) {
  const say = useMessages(factsWords)
  const rows = Object.keys(say.nutrients) as (keyof typeof say.nutrients)[]
  return (
    <table className="of-nutrition">
      <thead>
        <tr>
          <th scope="col">{say.nutrition}</th>
          {was && (
            <th data-end scope="col">
              {say.before(was.version)}
            </th>
          )}
          <th data-end scope="col">
            {say.now}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => {
          const [before, now] = [was?.facts.nutrition[row], facts.nutrition[row]]
          return (
            <tr key={row}>
              <th scope="row">{say.nutrients[row]}</th>
              {was && <td data-end>{Math.round(before ?? 0)}</td>}
              <td data-changed={was && before !== now ? '' : undefined} data-end>
                {Math.round(now)}
              </td>
            </tr>
          )
        })}
        <tr>
          <th scope="row">{say.minutes}</th>
          {was && <td data-end>{was.facts.totalMinutes}</td>}
          <td data-changed={was && was.facts.totalMinutes !== facts.totalMinutes ? '' : undefined} data-end>
            {facts.totalMinutes}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Cost and margin, the old value beside the new. */
function Money({ facts, was }: { facts: Facts; was: Facts | undefined }) {
  const say = useMessages(factsWords)
  const locale = useLocale()
  const money = (cents: number | null) => (cents === null ? say.unknown : formatMoney(cents, locale))
  const share = (percent: number | null) =>
    percent === null
      ? say.unknown
      : new Intl.NumberFormat(`${locale}-CA`, { minimumFractionDigits: 1 }).format(percent)
  const former = (brand: string) => was?.margins.find(one => one.brand === brand)?.percent ?? null
  return (
    <dl className="of-money">
      <dt>{say.cost}</dt>
      <dd>
        {was && was.costCents !== facts.costCents && (
          <span className="of-meta">{money(was.costCents)} → </span>
        )}
        <b>{money(facts.costCents)}</b>
      </dd>
      {facts.margins.map(({ brand, priceCents, percent }) => (
        <div key={brand}>
          <dt>
            <OfBrand brand={brand}>{say.margin(formatMoney(priceCents, locale))}</OfBrand>
          </dt>
          <dd>
            {was && former(brand) !== percent && <span className="of-meta">{share(former(brand))} → </span>}
            <b>{share(percent)}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Missing({ facts: { missing } }: { facts: Facts }) {
  const say = useMessages(factsWords)
  if (missing.length === 0)
    return (
      <State shape="done" tone="good">
        {say.complete}
      </State>
    )
  return (
    <div>
      <h3 className="of-meta">{say.missing}</h3>
      <ul className="of-checks">
        {missing.map(one => (
          <li key={one}>
            <State shape="warning" tone="warn">
              {say.missingOf[one]}
            </State>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Faults({ facts: { faults } }: { facts: Facts }) {
  const say = useMessages(factsWords)
  const wordsOf = (fault: Facts['faults'][number]): string => {
    const { kind, step, locale, minutes, celsius, name, least, most } = fault
    const [number, language] = [(step ?? 0) + 1, say.languages[locale ?? 'en']]
    switch (kind) {
      case 'timer_missing':
        return say.faults.timer_missing(number, language, minutes ?? 0)
      case 'languages_differ':
        return say.faults.languages_differ(number)
      case 'timer_late':
        return say.faults.timer_late(number, minutes ?? 0)
      case 'temperature_missing':
        return say.faults.temperature_missing(name ?? '', celsius ?? 0, language)
      case 'step_count':
        return say.faults.step_count(least ?? 0, most ?? 0)
      default:
        return say.faults[kind](minutes ?? 0)
    }
  }
  return (
    <div>
      <h3 className="of-meta">{say.checks}</h3>
      {faults.length === 0 ? (
        <p>{say.noFaults}</p>
      ) : (
        <ul className="of-checks">
          {faults.map(wordsOf).map(words => (
            <li key={words}>
              <State shape="warning" tone="warn">
                {words}
              </State>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
