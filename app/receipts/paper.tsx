// A receipt or a credit note, as a page.

import { Link } from 'react-router'
import type { OutputOf } from '../../contract/index.ts'
import type { PageId } from '../../contract/paths.ts'
import { paperMessages } from '../../i18n/papers.ts'
import { useMessages } from '../components/brand_context.tsx'
import { buttonLook } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import { PageHead } from '../layout/page_head.tsx'

type PaperContents = OutputOf<'receipts.show'>

interface PaperProps {
  paper: PaperContents
  page: PageId
  parameters: Record<string, string>
}

/** Its number, its subject, its rows, the tax numbers, and a link to the PDF. */
export function Paper({ paper, page, parameters }: PaperProps) {
  const say = useMessages(paperMessages)
  const to = useLinks()
  const { title, number, facts, rows, taxNumbers, taxNote, pdf, orderId, creditNotes } = paper
  return (
    <div className="page-width account-page">
      <PageHead page={page} parameters={parameters} title={`${title} ${number}`} />
      <p>
        {orderId ? (
          <Link className="link" to={to('box', { id: orderId })}>
            {say.toBox}
          </Link>
        ) : (
          <Link className="link" to={to('settingsPaymentHistory')}>
            {say.toHistory}
          </Link>
        )}
      </p>
      <article className="paper">
        <h1>{title}</h1>
        <dl className="paper-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <table className="paper-rows">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{say.item}</th>
              <th scope="col">{say.amount}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, amount, strong }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row's identity is its position.
              <tr data-strong={strong} key={place}>
                <th scope="row">{label}</th>
                <td className="tabular">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {(taxNumbers.length > 0 || taxNote) && (
          <p className="text-meta text-muted">
            {taxNumbers.map(({ label, value }) => (
              <span key={label}>
                {label} {value}
                <br />
              </span>
            ))}
            <span>{taxNote}</span>
          </p>
        )}
        {orderId && creditNotes.length > 0 && (
          <ul className="paper-notes">
            {creditNotes.map(note => (
              <li key={note.number}>
                <Link className="link" to={to('creditNote', { id: orderId, number: String(note.number) })}>
                  {note.label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {orderId && page === 'creditNote' && (
          <p>
            <Link className="link" to={to('receipt', { id: orderId })}>
              {say.toReceipt}
            </Link>
          </p>
        )}
        <p className="paper-actions">
          <a {...buttonLook({ kind: 'secondary' })} download href={pdf}>
            {say.pdf}
          </a>
        </p>
      </article>
    </div>
  )
}
