// The lines of a file that cannot be taken: which cell, as given, why, and what it probably means.

import { Link, useSearchParams } from 'react-router'
import { useMessages } from '../../../components/brand_context.tsx'
import { fileWords } from './file_words.ts'
import { MendForm } from './mend_form.tsx'
import type { MarketFile } from './page.tsx'

type Trouble = MarketFile['troubles'][number]

/** What another value of one cell mends. */
const isOfCell = ({ fault }: Trouble): boolean => !['cells', 'incomplete', 'characters'].includes(fault)

export function Troubles({ file }: { file: MarketFile }) {
  const say = useMessages(fileWords)
  const lines = Map.groupBy(file.troubles, ({ line }) => line)
  const unknown = file.troubles.some(({ fault }) => fault === 'unknown')
  return (
    <>
      <ol aria-label={say.badLines} className="of-market-troubles">
        {[...lines].map(([line, of]) => (
          <li key={line} value={line}>
            {of.map(one => (
              <TroubleOf key={one.column} trouble={one} />
            ))}
            <div className="of-market-acts">
              {of.some(({ fault }) => fault === 'unknown') && (
                <MendForm label={say.newOf(line)} line={line} what="new" words={say.makeNew} />
              )}
              <MendForm label={say.outOf(line)} line={line} what="out" words={say.leaveOut} />
            </div>
          </li>
        ))}
      </ol>
      {unknown && <MendForm label={say.allNew} line={0} what="new" words={say.allNew} />}
      <Pages pages={file.pages} />
    </>
  )
}

function TroubleOf({ trouble }: { trouble: Trouble }) {
  const say = useMessages(fileWords)
  const { line, id, column, value, fault, offer } = trouble
  return (
    <div>
      <p>
        <span className="of-meta">{say.line(line)}</span> <b>{id}</b>, {column}
      </p>
      <p className="of-market-why">
        {value !== '' && <del>{value}</del>} <span>{say.faults[fault]}</span>
      </p>
      {isOfCell(trouble) && (
        <MendForm
          column={column}
          label={say.takeOf(line, column)}
          line={line}
          value={offer ?? ''}
          what="set"
          words={say.takeValue}
        />
      )}
    </div>
  )
}

function Pages({ pages }: Pick<MarketFile, 'pages'>) {
  const say = useMessages(fileWords)
  const [asked] = useSearchParams()
  const page = Math.max(1, Number(asked.get('troubles')) || 1)
  if (pages < 2) return null
  const to = (number: number) => {
    const next = new URLSearchParams(asked)
    next.set('troubles', String(number))
    return `?${next}`
  }
  return (
    <p className="of-market-acts">
      {page > 1 && (
        <Link className="of-btn" preventScrollReset to={to(page - 1)}>
          {say.before}
        </Link>
      )}
      <span>{say.page(page, pages)}</span>
      {page < pages && (
        <Link className="of-btn" preventScrollReset to={to(page + 1)}>
          {say.after}
        </Link>
      )}
    </p>
  )
}
