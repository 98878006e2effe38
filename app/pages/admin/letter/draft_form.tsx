import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { letterButtons, longest } from '../../../../domain/letters/words.ts'
import { adminLetterMessages } from '../../../../i18n/admin_letters.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { SelectField, TextArea, TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { type Draft, draftOf, savedFrom } from './draft.ts'
import { FilterFields } from './filter_fields.tsx'
import type { LetterData } from './page.tsx'
import { SendPanel } from './send_panel.tsx'
import { letterMessages } from './words.ts'

/** The draft: its words in both languages, whom it is for, and beside it what follows. Inert until its script is there. */
export function DraftForm({ shown }: { shown: LetterData }) {
  const { letter, brand, zones } = shown
  const say = useMessages(letterMessages)
  const { languages } = useMessages(adminLetterMessages)
  const first = useLocale()
  const notify = useToasts()
  const attempt = useFormAttempt()
  const { revalidate } = useRevalidator()
  const [draft, setDraft] = useState<Draft>(() => draftOf(letter))
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(letter))
  const change = (part: Partial<Draft>) => setDraft(before => ({ ...before, ...part }))
  const field = (name: 'name' | 'subjectEn' | 'subjectFr' | 'bodyEn' | 'bodyFr') => ({
    ...{ autoComplete: 'off', name, error: attempt.of(name), value: draft[name] },
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const saved = await attempt.run(() =>
      officeApi(brand).post('letters_admin.save', savedFrom(letter, draft)),
    )
    if (!saved) return
    notify({ text: say.saved })
    // The server trims what is typed.
    const trimmed = Object.fromEntries(
      Object.entries(draft).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
    )
    setDraft(trimmed as unknown as Draft)
    await revalidate()
  }

  return (
    <div className="of-beside">
      <form className="form of-content" method="dialog" noValidate onSubmit={save} ref={attempt.form}>
        <Panel title={say.words}>
          <div className="admin-fields">
            <TextField {...field('name')} hint={say.nameHint} label={say.name} maxLength={longest.name} />
            <div className="admin-languages">
              {(first === 'fr' ? (['Fr', 'En'] as const) : (['En', 'Fr'] as const)).map(language => {
                const lang = language === 'Fr' ? 'fr' : 'en'
                return (
                  <div className="admin-fields" key={language}>
                    <TextField
                      {...field(`subject${language}`)}
                      label={say.subject(languages[lang])}
                      lang={lang}
                      maxLength={longest.subject}
                    />
                    <TextArea
                      {...field(`body${language}`)}
                      label={say.body(languages[lang])}
                      lang={lang}
                      maxLength={longest.body}
                      rows={12}
                    />
                  </div>
                )
              })}
            </div>
            <p className="of-meta">{say.bodyHint}</p>
            <SelectField
              label={say.button}
              name="button"
              onChange={event => change({ button: event.currentTarget.value as Draft['button'] })}
              options={letterButtons.map(value => ({ value, label: say.buttons[value] }))}
              value={draft.button}
            />
          </div>
        </Panel>
        <Panel title={say.list}>
          <FilterFields attempt={attempt} brand={brand} draft={draft} onChange={change} zones={zones} />
        </Panel>
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <p>
          <button aria-busy={attempt.busy || undefined} className="of-btn" data-kind="primary" type="submit">
            {say.save}
          </button>
          {isChanged && <span className="of-meta"> {say.unsaved}</span>}
        </p>
      </form>
      <aside className="of-aside">
        <SendPanel draft={draft} isChanged={isChanged} shown={shown} />
      </aside>
    </div>
  )
}
