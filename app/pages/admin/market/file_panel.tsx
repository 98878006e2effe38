// A file of items: put here, explained line by line, mended, and taken as it is shown. Posted where scripts are blocked.

import { type ChangeEvent, useState } from 'react'
import { Form, Link, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { formatWhole } from '../../../../domain/money.ts'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { ItemFollows } from '../../../admin/item_follows.tsx'
import { useReadAgain } from '../../../admin/save_version.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { TextArea, TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { sendForm } from '../../../forms/form.ts'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { Failed } from '../../../office/failed.tsx'
import { Panel } from '../../../office/panel.tsx'
import { State } from '../../../office/state.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { partsOf } from './file_parts.ts'
import { fileWords } from './file_words.ts'
import { dropForm, putForm, takeForm } from './forms.ts'
import type { MarketFile, MarketList } from './page.tsx'
import { Troubles } from './troubles.tsx'

/** @param file what was put here; null for nothing yet */
export function FilePanel({ file, mondays }: { file: MarketFile | null; mondays: MarketList['mondays'] }) {
  const say = useMessages(fileWords)
  const locale = useLocale()
  if (!file) return <PutFile />
  const { fault, lines, added, changed, same, left, bad } = file
  const good = added + changed
  const number = (count: number) => formatWhole(count, locale)
  return (
    <Panel said={say.lines(number(lines), lines)} title={file.name}>
      <div className="of-market-file">
        {fault ? (
          <p role="status">
            <State shape="failed" tone="bad">
              {say.heads[fault.fault](fault.value)}
            </State>
          </p>
        ) : (
          <div role="status">
            <ul className="of-checks">
              {changed > 0 && (
                <li>
                  <State shape="done" tone="good">
                    {say.changed(number(changed), changed)}
                  </State>
                </li>
              )}
              {added > 0 && (
                <li>
                  <State shape="done" tone="good">
                    {say.added(number(added), added)}
                  </State>
                </li>
              )}
              <li>
                <State shape="skipped">{say.same(number(same), same)}</State>
              </li>
              {left > 0 && (
                <li>
                  <State shape="skipped">{say.left(number(left), left)}</State>
                </li>
              )}
              {bad > 0 && (
                <li>
                  <State shape="failed" tone="bad">
                    {say.bad(number(bad), bad)}
                  </State>
                </li>
              )}
            </ul>
          </div>
        )}
        {bad > 0 && <Troubles file={file} />}
        {!fault && <FromWhen file={file} mondays={mondays} />}
        {file.changes.length > 0 && <Changes file={file} />}
        {good > 0 && <TakeFile file={file} />}
        <DropFile />
      </div>
    </Panel>
  )
}

/** A file is chosen, or its lines are pasted. */
function PutFile() {
  const say = useMessages(fileWords)
  const api = useOfficeApi()
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()
  const putting = useForm(
    putForm,
    () => revalidate(),
    input => sendForm(api(), putForm, input),
  )
  const [sent, setSent] = useState<string | null>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0]
    if (!chosen) return
    await attempt.run(async () => {
      const parts = partsOf(await chosen.text())
      for (const [part, lines] of parts.entries()) {
        setSent(say.sending(part + 1, parts.length))
        await api().post('market_admin.put_file', { name: chosen.name.slice(0, 120), part, lines })
      }
      setSent(say.reading)
      await revalidate()
    })
    setSent(null)
  }
  return (
    <Panel title={say.title}>
      <div className="of-market-file">
        <p className="of-meta">{say.hint}</p>
        <label className="of-label" htmlFor="market-file">
          {say.choose}
        </label>
        <input
          accept=".csv,text/csv,text/plain"
          id="market-file"
          onChange={event => void choose(event)}
          type="file"
        />
        {sent && (
          <p role="status">
            <State shape="waits">{sent}</State>
          </p>
        )}
        <Failed>{attempt.sentence}</Failed>
        <PostForm of={putting}>
          <input name="name" type="hidden" value={say.pasted} />
          <TextArea
            {...putting.field('lines')}
            hint={say.pasteHint}
            label={say.paste}
            maxLength={60_000}
            rows={4}
            spellCheck={false}
          />
          <FormFault of={putting} />
          <button aria-busy={putting.busy || undefined} className="of-btn" type="submit">
            {say.check}
          </button>
        </PostForm>
      </div>
    </Panel>
  )
}

/** From when its changes are: another week is another answer of the server. */
function FromWhen({ file, mondays }: { file: MarketFile; mondays: MarketList['mondays'] }) {
  const say = useMessages(fileWords)
  const locale = useLocale()
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const weekAddress = (from: string) => {
    const next = new URLSearchParams(asked)
    next.set('from', from)
    next.delete('troubles')
    return `?${next}`
  }
  const kept = [...asked].filter(([name]) => name !== 'from' && name !== 'troubles')
  return (
    <>
      <Form className="of-inline" method="get" preventScrollReset>
        {kept.map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <label className="of-label" htmlFor="market-from">
          {say.from}
        </label>
        <select
          className="of-select"
          defaultValue={file.from}
          id="market-from"
          key={file.from}
          name="from"
          onChange={event =>
            void navigate(weekAddress(event.currentTarget.value), { preventScrollReset: true })
          }
        >
          <option value="new">{say.onlyNew}</option>
          <option value="now">{say.now}</option>
          {mondays.slice(1).map(({ week, isPublished }) => (
            <option key={week} value={week}>
              {isPublished
                ? say.week(formatShortDay(week, locale))
                : say.notPublished(formatShortDay(week, locale))}
            </option>
          ))}
        </select>
        <noscript>
          <button className="of-btn" type="submit">
            {say.show}
          </button>
        </noscript>
      </Form>
      {file.changed + file.added > 0 && (
        <ItemFollows
          effects={file.effects}
          take={first => (
            <Link className="of-btn" preventScrollReset to={weekAddress(first)}>
              {say.fromThen(formatShortDay(first, locale))}
            </Link>
          )}
        />
      )}
    </>
  )
}

/** The first changes, cell by cell. */
function Changes({ file: { changes, changed, added } }: { file: MarketFile }) {
  const say = useMessages(fileWords)
  const locale = useLocale()
  return (
    <details>
      <summary>
        {say.firstChanges(formatWhole(changes.length, locale), formatWhole(changed + added, locale))}
      </summary>
      <ul className="of-history">
        {changes.map(({ line, id, isNew, cells }) => (
          <li key={line}>
            <p>
              <b>{id}</b> <span className="of-meta">{isNew ? say.new : say.line(line)}</span>
            </p>
            {cells.map(({ column, before, after }) => (
              <p key={column}>
                <span className="of-meta">{column}</span> {!isNew && before !== '' && <del>{before}</del>}{' '}
                {after !== '' && <ins>{after}</ins>}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

function TakeFile({ file }: { file: MarketFile }) {
  const say = useMessages(fileWords)
  const locale = useLocale()
  const api = useOfficeApi()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const readAgain = useReadAgain()
  const taking = useForm(
    takeForm,
    ({ added, changed, boxes }) => {
      notify({ text: say.taken(added, changed, boxes) })
      return revalidate()
    },
    input => sendForm(api(), takeForm, input).catch(readAgain),
  )
  const good = formatWhole(file.added + file.changed, locale)
  return (
    <PostForm of={taking}>
      <input name="from" type="hidden" value={file.from} />
      <input name="seen" type="hidden" value={file.seen} />
      <TextField {...taking.field('reason')} label={say.reason} />
      <FormFault of={taking} />
      <button aria-busy={taking.busy || undefined} className="of-btn" data-kind="primary" type="submit">
        {file.bad > 0 ? say.takeSome(good, formatWhole(file.bad, locale)) : say.take(good)}
      </button>
    </PostForm>
  )
}

function DropFile() {
  const say = useMessages(fileWords)
  const api = useOfficeApi()
  const { revalidate } = useRevalidator()
  const dropping = useForm(
    dropForm,
    () => revalidate(),
    input => sendForm(api(), dropForm, input),
  )
  return (
    <PostForm of={dropping}>
      <FormFault of={dropping} />
      <button aria-busy={dropping.busy || undefined} className="of-btn" type="submit">
        {say.drop}
      </button>
    </PostForm>
  )
}
