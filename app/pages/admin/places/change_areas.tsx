// Changing areas by a list: first what each line would do, then all of them or none.

import { type ChangeEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMessages } from '../../../components/brand_context.tsx'
import { TextArea, TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { sendForm } from '../../../forms/form.ts'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { type Sending, useForm } from '../../../forms/use_form.ts'
import { Panel } from '../../../office/panel.tsx'
import { State } from '../../../office/state.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { useZoneName } from '../../../office/use_zone_name.ts'
import { checkForm, setForm } from './forms.ts'
import { placesWords } from './words.ts'

const head = 'fsa,zone,place,served\n'

export function ChangeAreas({ first }: { first: string }) {
  const say = useMessages(placesWords)
  const api = useOfficeApi()
  const toast = useToasts()
  const { revalidate } = useRevalidator()
  const checking = useForm(checkForm, undefined, input => sendForm(api(), checkForm, input))
  const setting = useForm(
    setForm,
    ({ areas }) => {
      toast({ text: say.done(areas) })
      checking.clear()
      return revalidate()
    },
    input => sendForm(api(), setForm, input),
  )
  const [list, setList] = useState<string | null>(null)
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setList((await currentTarget.files?.[0]?.text()) ?? null)
  return (
    <Panel title={say.change}>
      <PostForm of={checking}>
        <TextArea
          {...checking.field('list', list ?? head)}
          hint={say.linesHint}
          key={list}
          label={say.lines}
          rows={5}
          spellCheck={false}
        />
        <label className="areas-file">
          <span>{say.file}</span>
          <input accept=".csv,text/csv" onChange={event => void take(event)} type="file" />
        </label>
        <TextField {...checking.field('from', first)} label={say.fromDay} min={first} />
        <FormFault of={checking} />
        <button aria-busy={checking.busy || undefined} className="of-btn" type="submit">
          {say.check}
        </button>
      </PostForm>
      {checking.answer && <Checked checking={checking} setting={setting} />}
    </Panel>
  )
}

function Checked({
  checking,
  setting,
}: {
  checking: Sending<'places_admin.check'>
  setting: Sending<'places_admin.set'>
}) {
  const say = useMessages(placesWords)
  const zoneName = useZoneName()
  const { lines = [], households = 0 } = checking.answer ?? {}
  const wrong = lines.filter(({ fault }) => fault !== null).length
  const changed = lines.filter(({ change }) => change !== null && change !== 'same').length
  return (
    <div role="status">
      <table className="of-table">
        <caption className="visually-hidden">{say.follows}</caption>
        <thead>
          <tr>
            <th scope="col">{say.line}</th>
            <th scope="col">{say.fsa}</th>
            <th scope="col">{say.effect}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, fsa, fault, change, zone }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{fsa}</td>
              <td>
                {fault ? (
                  <State shape="failed" tone="bad">
                    {say.faults[fault]}
                  </State>
                ) : (
                  change && [say.changes[change], zone && zoneName(zone)].filter(Boolean).join(', ')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="of-note" data-tone={wrong > 0 ? 'bad' : 'info'}>
        <p>
          <b>{say.follows}</b> {wrong > 0 ? say.wrong(wrong) : say.keeps(households)}
        </p>
      </div>
      {wrong === 0 && changed > 0 && (
        <PostForm of={setting}>
          <input name="list" type="hidden" value={checking.sent('list')} />
          <input name="from" type="hidden" value={checking.sent('from')} />
          <TextField {...setting.field('reason')} label={say.reason} />
          <FormFault of={setting} />
          <button aria-busy={setting.busy || undefined} className="of-btn" data-kind="primary" type="submit">
            {say.set(changed)}
          </button>
        </PostForm>
      )}
    </div>
  )
}
