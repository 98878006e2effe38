// The one way a setting is shown and changed: a row shows its value, opens in place, saves by itself, confirms, and can be undone
// where that is safe.

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { componentMessages } from '../../i18n/components.ts'
import { mailedMessages } from '../../i18n/mailed.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { Banner } from '../components/banner.tsx'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { sentences } from '../components/sentences.ts'
import type { Setting } from './use_setting.ts'

export function SettingRows({ children }: { children: ReactNode }) {
  return <ul className="setting-rows">{children}</ul>
}

interface RowProps {
  label: string
  /** The present value. */
  value: ReactNode
  // biome-ignore lint/suspicious/noExplicitAny: a row does not use the saved value.
  setting: Setting<any>
  /** Saves the form; its `<form>` is the row's. */
  onSave: (form: FormData) => void
  /** More of the value, over the whole width below it: a map. */
  below?: ReactNode
  /** When it takes effect, and other facts to know before saving. */
  note?: ReactNode
  /** The label of the button that opens it; "Change" by default. */
  action?: string
  /** The label of the button that saves it; "Save" by default. */
  submit?: string
  /** The editor's fields. */
  children: ReactNode
}

/** A setting with an editor that opens in place. */
export function SettingRow(props: RowProps) {
  const { label, value, below, setting, action } = props
  const say = useMessages(settingsMessages).row
  const editor = useId()
  return (
    <li className="setting" data-open={setting.open || undefined}>
      <div className="setting-words">
        <p className="setting-label">{label}</p>
        <div className="setting-value">{value}</div>
      </div>
      {!setting.open && (
        <Button
          aria-controls={editor}
          aria-expanded={false}
          aria-label={action ? undefined : say.changeOf(label)}
          data-opens={label}
          kind="secondary"
          onClick={setting.start}
          ref={setting.opener}
          size="small"
        >
          {action ?? say.change}
        </Button>
      )}
      {below && <div className="setting-below">{below}</div>}
      <div className="setting-editor" id={editor}>
        {setting.open ? <Editor {...props} /> : <NotDone setting={setting} />}
      </div>
      <Outcome setting={setting} />
    </li>
  )
}

function Editor({ setting, onSave, note, submit, children, label }: RowProps) {
  const say = useMessages(settingsMessages).row
  const { attempt } = setting
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => {
    first.current?.querySelector<HTMLElement>('input:not([hidden]), select, textarea')?.focus()
  }, [])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave(new FormData(event.currentTarget))
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !attempt.busy) setting.cancel()
  }
  return (
    <form
      aria-label={label}
      className="form"
      method="dialog"
      noValidate
      onKeyDown={leave}
      onSubmit={send}
      ref={attempt.form}
    >
      <div className="setting-fields" ref={first}>
        {children}
      </div>
      {note && <p className="field-hint">{note}</p>}
      {attempt.sentence && (
        <Banner {...(setting.lost && { title: say.notSaved })} tone="warn">
          {sentences(attempt.sentence, setting.lost && say.stillHere)}
        </Banner>
      )}
      <p className="button-row">
        <Button busy={attempt.busy} size="small" type="submit">
          {setting.lost ? say.again : (submit ?? say.save)}
        </Button>
        <Button kind="link" onClick={setting.cancel} size="small">
          {say.cancel}
        </Button>
      </p>
    </form>
  )
}

interface ToggleProps {
  label: ReactNode
  hint?: ReactNode
  on: boolean
  /** It cannot be changed: `hint` says why. */
  fixed?: boolean
  // biome-ignore lint/suspicious/noExplicitAny: a row does not use the saved value.
  setting: Setting<any>
  onTurn: (on: boolean) => void
}

/** A setting that is on or off: changed in place and saved at once. A failed save restores it and says so. */
export function SettingToggle({ label, hint, on, fixed, setting, onTurn }: ToggleProps) {
  const id = useId()
  const { attempt } = setting
  return (
    <li className="setting setting-toggle">
      <div className="setting-words">
        <label className="setting-label" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <input
        aria-busy={attempt.busy || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={attempt.busy ? !on : on}
        className="switch"
        disabled={fixed}
        id={id}
        onChange={event => {
          if (!attempt.busy) onTurn(event.target.checked)
        }}
        type="checkbox"
      />
      <div className="setting-editor">
        <NotDone setting={setting} />
      </div>
      <Outcome setting={setting} />
    </li>
  )
}

/** Why a change failed, where no editor shows it, and a button to try again. */
// biome-ignore lint/suspicious/noExplicitAny: it does not use the saved value.
function NotDone({ setting: { attempt, lost, again } }: { setting: Setting<any> }) {
  const say = useMessages(settingsMessages).row
  if (!attempt.refusal) return null
  return (
    <Banner
      {...(lost && { title: lost === 'saved' ? say.notSaved : say.notUndone })}
      action={
        again && (
          <Button kind="secondary" onClick={again} size="small">
            {say.again}
          </Button>
        )
      }
      tone="warn"
    >
      {attempt.sentence ?? Object.keys(attempt.refusal.fields ?? {}).map(attempt.of)}
    </Banner>
  )
}

/** Confirms the save, with its undo. */
// biome-ignore lint/suspicious/noExplicitAny: it does not use the saved value.
export function Outcome({ setting }: { setting: Setting<any> }) {
  const say = useMessages(settingsMessages).row
  const { mailed } = useMessages(mailedMessages)
  const { notFetched } = useMessages(componentMessages)
  const { outcome, undo, reference, stale } = setting
  return (
    <div className="setting-outcome" role="status">
      {outcome && (
        <span>
          {sentences(
            outcome === 'saved' ? say.saved : say.undone,
            reference && mailed,
            stale && notFetched.stale,
          )}
        </span>
      )}
      {outcome && stale && (
        <Button kind="link" onClick={() => location.reload()} size="small">
          {notFetched.reload}
        </Button>
      )}
      {undo && (
        <Button kind="link" onClick={undo} size="small">
          {say.undo}
        </Button>
      )}
    </div>
  )
}
