// A file of codes: tried first, line by line, then loaded without the lines that cannot be read.

import { type ChangeEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { csvOf } from '../../../../domain/csv_file.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { State } from '../../../office/state.tsx'
import { saveFile } from '../../../office/table/csv.ts'
import { slicesOf } from './file_slices.ts'
import { loadWords } from './load_words.ts'

type Result = OutputOf<'codes_admin.load'>

/** Inert until its script is there. */
export function LoadCodes({ brands }: { brands: readonly BrandId[] }) {
  const say = useMessages(loadWords)
  const locale = useLocale()
  const attempt = useAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<string | null>(null)
  const [trial, setTrial] = useState<Result | null>(null)
  const reasons: Readonly<Record<string, string>> = say.why

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.currentTarget.files?.[0]
    setTrial(null)
    if (!chosen) return
    const text = await chosen.text()
    setFile(text)
    setTrial((await attempt.run(() => sendFile(text, brands, true))) ?? null)
  }

  async function load() {
    if (file === null) return
    const done = await attempt.run(() => sendFile(file, brands, false))
    if (!done) return
    notify({ text: say.loaded(done.added + done.changed) })
    setFile(null)
    setTrial(null)
    await revalidate()
  }

  const good = trial ? trial.added + trial.changed : 0
  return (
    <Panel title={say.title}>
      <div className="form">
        <TextField
          accept=".csv,text/csv"
          error={attempt.of('header') && say.header}
          hint={say.hint}
          key={file === null ? 'none' : 'some'}
          label={say.file}
          name="file"
          onChange={event => void choose(event)}
          type="file"
        />
        {attempt.busy && <p className="of-meta">{say.reading}</p>}
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <div aria-live="polite">
          {trial?.read === 0 && <p className="of-meta">{say.empty}</p>}
          {trial && trial.read > 0 && (
            <ul className="of-history">
              <li>
                <State shape="done" tone="good">
                  {say.added(trial.added)}
                </State>
              </li>
              <li>
                <State shape="byHand">{say.changed(trial.changed)}</State>
              </li>
              {trial.left.length > 0 && (
                <li>
                  <State shape="failed" tone="bad">
                    {say.left(trial.left.length)}
                  </State>
                </li>
              )}
            </ul>
          )}
        </div>
        {trial && trial.left.length > 0 && (
          <>
            <ol className="of-history">
              {trial.left.slice(0, 50).map(({ line, why, value }) => (
                <li key={`${line} ${why}`}>
                  <p>
                    <b>{say.line(line)}</b> <span>{why}</span> {value && <del>{value}</del>}
                  </p>
                  <p className="of-meta">{reasons[why] ?? why}</p>
                </li>
              ))}
            </ol>
            <p>
              <button
                className="of-btn"
                onClick={() =>
                  saveFile(
                    `${say.bad}.csv`,
                    csvOf(
                      trial.left.map(({ line, why, value }) => [line, why, value, reasons[why] ?? '']),
                      locale,
                    ),
                  )
                }
                type="button"
              >
                {say.bad}
              </button>
            </p>
          </>
        )}
        {good > 0 && trial && (
          <p>
            <button
              aria-busy={attempt.busy || undefined}
              className="of-btn"
              data-kind="primary"
              onClick={() => void load()}
              type="button"
            >
              {say.load(good, trial.left.length)}
            </button>
          </p>
        )}
      </div>
    </Panel>
  )
}

/** Sends a file piece by piece to each brand: a line is bad where none of them can take it. */
async function sendFile(text: string, brands: readonly BrandId[], isTrial: boolean): Promise<Result> {
  const sum = { read: 0, added: 0, changed: 0 }
  const left = new Map<string, { line: number; why: string; value: string }>()
  const { header, slices } = slicesOf(text)
  for (const { lines, first } of slices) {
    for (const [place, brand] of brands.entries()) {
      const result = await officeApi(brand).post('codes_admin.load', { header, lines, first, isTrial })
      if (place === 0) sum.read += result.read
      sum.added += result.added
      sum.changed += result.changed
      const isOnly = brands.length === 1
      for (const one of result.left)
        if (isOnly || one.why !== 'other_brand') left.set(`${one.line} ${one.why}`, one)
    }
  }
  return { ...sum, left: [...left.values()].sort((a, b) => a.line - b.line) }
}
