import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { defaultShare, everybody, isUsedAt, takesShare } from '../../../../domain/flags/flags.ts'
import { formatClock, formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { type Follow, Follows, Preview } from '../../../office/preview.tsx'
import { ReasonForm } from '../../../office/reason_form.tsx'
import { SaveWithReason } from '../../../office/save_with_reason.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { VersionLine } from '../../../office/version_line.tsx'
import { flagWords } from './flag_words.ts'
import type { Flag } from './page.tsx'
import { flagsWords } from './words.ts'

interface OfFlag {
  brand: BrandId
  flag: Flag
}

/** A flag at a brand: what it does, its setting with what a change changes for whom, and its history. */
export function FlagPanel({ brand, flag }: OfFlag) {
  const say = useMessages(flagsWords)
  const words = useMessages(flagWords)[flag.name]
  const { rights } = useOffice()
  const { name } = brandFacts[brand]
  if (!isUsedAt(flag.name, brand))
    return (
      <Panel said={name} title={words.name}>
        <p className="of-meta">{say.unusedNote(name)}</p>
      </Panel>
    )
  return (
    <>
      <Panel said={name} title={words.name}>
        <p>{words.does}</p>
        {rights.includes('set_flags') ? (
          <SetFlag brand={brand} flag={flag} />
        ) : (
          <p className="of-meta">{say.mayNot}</p>
        )}
      </Panel>
      <History brand={brand} flag={flag} />
    </>
  )
}

/** Inert until its script is there. */
function SetFlag({ brand, flag: { name, share: was, version } }: OfFlag) {
  const say = useMessages(flagsWords)
  const words = useMessages(flagWords)[name]
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState(String(was))
  const [reason, setReason] = useState('')
  const read = /^(?:\d{1,2}|100)$/.test(typed.trim()) ? Number(typed) : null
  const changed = read !== null && read !== was ? read : null
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (changed === null) return
    const saved = await attempt.run(() =>
      officeApi(brand).post('flags_admin.set', { name, share: changed, base: version, reason }),
    )
    if (!saved) return
    notify({ text: say.done(words.name) })
    await revalidate()
  }
  return (
    <form className="form" method="dialog" noValidate onSubmit={save} ref={attempt.form}>
      {takesShare(name) ? (
        <TextField
          autoComplete="off"
          error={attempt.of('share') ?? (read === null ? say.unread : undefined)}
          hint={say.shareHint}
          inputMode="numeric"
          label={say.share}
          name="share"
          onChange={event => setTyped(event.currentTarget.value)}
          value={typed}
        />
      ) : (
        <SelectField
          error={attempt.of('share')}
          label={say.onOff}
          name="share"
          onChange={event => setTyped(event.currentTarget.value)}
          options={[
            { value: '0', label: say.off },
            { value: String(everybody), label: say.on },
          ]}
          value={typed}
        />
      )}
      {changed === null ? (
        <p className="of-meta">{say.same}</p>
      ) : (
        <Preview
          of={`${brand} ${name} ${changed}`}
          read={() => officeApi(brand).get('flags_admin.preview', { name, share: changed })}
        >
          {answer => <WhatChanges answer={answer} />}
        </Preview>
      )}
      <SaveWithReason
        attempt={attempt}
        isReady={changed !== null}
        label={say.reason}
        onReason={setReason}
        reason={reason}
        words={say.save}
      />
    </form>
  )
}

/** What changes for whom. */
function WhatChanges({ answer }: { answer: OutputOf<'flags_admin.preview'> }) {
  const say = useMessages(flagsWords)
  const follows: Follow[] = (['get', 'lose', 'keep'] as const)
    .filter(part => answer[part] > 0)
    .map(part => ({ words: say.follows[part], is: say.about(answer[part]) }))
  if (answer.visitors) follows.push({ words: say.follows.visitors, is: say.visitors[answer.visitors] })
  return (
    <>
      <Follows follows={follows} none={say.nobody} />
      <p className="of-meta">{say.ofAll(answer.households)}</p>
      <p className="of-meta">{say.cart}</p>
    </>
  )
}

/** Every change, newest first; the value of an earlier one can be put back, as a further change. */
function History({ brand, flag: { name, share, version, changes } }: OfFlag) {
  const say = useMessages(flagsWords)
  const words = useMessages(flagWords)[name]
  const locale = useLocale()
  const notify = useToasts()
  const { rights } = useOffice()
  const first = defaultShare(name, brand)
  const beginning = { version: 0, share: first, reason: '', admin: null, isOfRoom: false, date: '', time: '' }
  const shareWords = (of: number) => (of >= everybody ? say.on : of === 0 ? say.off : say.part(of))
  return (
    <Panel said={say.versions(changes.length)} title={say.history}>
      <ol className="of-history">
        {[...changes, beginning].map(one => {
          const standing = one.version === version ? 'inForce' : 'before'
          return (
            <VersionLine
              begins={
                one.version === 0
                  ? say.first
                  : say.since(formatFullDay(one.date, locale), formatClock(one.time, locale))
              }
              by={one}
              key={one.version}
              program={one.isOfRoom ? say.room : say.program}
              said={say.states[standing]}
              standing={standing}
              value={<p>{shareWords(one.share)}</p>}
            >
              {one.share !== share && rights.includes('set_flags') && (
                <details>
                  <summary aria-label={say.putBackOf(shareWords(one.share))} className="link">
                    {say.putBack}
                  </summary>
                  <ReasonForm
                    label={say.reason}
                    onDone={() => notify({ text: say.done(words.name) })}
                    send={reason =>
                      officeApi(brand).post('flags_admin.set', {
                        name,
                        share: one.share,
                        base: version,
                        reason,
                      })
                    }
                    words={say.putBack}
                  />
                </details>
              )}
            </VersionLine>
          )
        })}
      </ol>
    </Panel>
  )
}
