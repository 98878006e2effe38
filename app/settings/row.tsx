// The one way a setting is shown and changed: a row shows its value, opens in place, saves by itself, confirms, and can be undone
// where that is safe. Without scripts the page comes with the row open, and its form is posted.

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { mailedMessages } from '../../i18n/mailed.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { Banner } from '../components/banner.tsx'
import { useMessages } from '../components/brand_context.tsx'
import { Button, type ButtonProps } from '../components/button.tsx'
import { sentences } from '../components/sentences.ts'
import { PostForm } from '../forms/post_form.tsx'
import { openedBy, type Setting } from './use_setting.ts'

export function SettingRows({ children }: { children: ReactNode }) {
  return <ul className="setting-rows">{children}</ul>
}

// biome-ignore lint/suspicious/noExplicitAny: a row does not use the values of its call.
type AnySetting = Omit<Setting<any>, 'answer' | 'send'>

interface RowProps {
  label: string
  /** The present value. */
  value: ReactNode
  setting: AnySetting
  /** More of the value, over the whole width below it: a map. */
  below?: ReactNode
  /** When it takes effect, and other facts to know before saving. */
  note?: ReactNode
  /** The label of the button that opens it; "Change" by default. */
  action?: string
  /** The label of the button that saves it; "Save" by default. */
  submit?: string
  /** The editor's fields. */
  children?: ReactNode
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
        <form className="setting-form" method="get">
          <Button
            aria-controls={editor}
            aria-expanded={false}
            aria-label={action ? undefined : say.changeOf(label)}
            data-opens={label}
            kind="secondary"
            name={openedBy}
            onClick={event => {
              event.preventDefault()
              setting.start()
            }}
            ref={setting.opener}
            size="small"
            type="submit"
            value={setting.declared.id}
          >
            {action ?? say.change}
          </Button>
        </form>
      )}
      {below && <div className="setting-below">{below}</div>}
      <div className="setting-editor" id={editor}>
        {setting.open ? <Editor {...props} /> : <NotDone setting={setting} />}
      </div>
      <Outcome setting={setting} />
    </li>
  )
}

function Editor({ setting, note, submit, children, label }: RowProps) {
  const say = useMessages(settingsMessages).row
  const first = useRef<HTMLDivElement>(null)
  const closing = useId()
  useEffect(() => {
    first.current?.querySelector<HTMLElement>('input:not([hidden]), select, textarea')?.focus()
  }, [])
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !setting.busy) setting.cancel()
  }
  return (
    <>
      <PostForm aria-label={label} of={setting} onKeyDown={leave}>
        <div className="setting-fields" ref={first}>
          {children}
        </div>
        {note && <p className="field-hint">{note}</p>}
        {setting.sentence && (
          <Banner {...(setting.lost && { title: say.notSaved })} tone="warn">
            {sentences(setting.sentence, setting.lost && say.stillHere)}
          </Banner>
        )}
        <p className="button-row">
          <Button busy={setting.busy} size="small" type="submit">
            {setting.lost ? say.again : (submit ?? say.save)}
          </Button>
          <Button
            form={closing}
            kind="link"
            onClick={event => {
              event.preventDefault()
              setting.cancel()
            }}
            size="small"
            type="submit"
          >
            {say.cancel}
          </Button>
        </p>
      </PostForm>
      {/* The page with no editor open. */}
      <form hidden id={closing} method="get" />
    </>
  )
}

interface ToggleProps {
  label: ReactNode
  hint?: ReactNode
  on: boolean
  /** The name of its field. */
  name: string
  setting: AnySetting
  children?: ReactNode
}

/** A setting that is on or off: changed in place and saved at once. A failed save restores it and says so. */
export function SettingToggle({ label, hint, on, name, setting, children }: ToggleProps) {
  const id = useId()
  return (
    <ToggleRow hint={hint} id={id} label={label} setting={setting}>
      <PostForm className="setting-form" of={setting}>
        <Switch busy={setting.busy} hint={hint} id={id} name={name} on={on} />
        {children}
      </PostForm>
    </ToggleRow>
  )
}

/** A setting that stays on: `hint` says why. */
export function FixedToggle({ label, hint }: Pick<ToggleProps, 'label' | 'hint'>) {
  const id = useId()
  return (
    <ToggleRow hint={hint} id={id} label={label}>
      <Switch busy={false} disabled hint={hint} id={id} on />
    </ToggleRow>
  )
}

interface ToggleRowProps extends Pick<ToggleProps, 'label' | 'hint' | 'children'> {
  id: string
  setting?: AnySetting
}

function ToggleRow({ id, label, hint, setting, children }: ToggleRowProps) {
  return (
    <li className="setting setting-toggle">
      <div className="setting-words">
        <label className="setting-label" htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        {hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      {children}
      {setting && (
        <>
          <div className="setting-editor">
            <NotDone setting={setting} />
          </div>
          <Outcome setting={setting} />
        </>
      )}
    </li>
  )
}

interface SwitchProps {
  id: string
  on: boolean
  busy: boolean
  hint: ReactNode
  name?: string
  disabled?: true
}

/** The button of a switch: it sends the other state. */
const Switch = ({ id, on, busy, hint, ...button }: SwitchProps) => (
  <button
    {...button}
    aria-busy={busy || undefined}
    aria-checked={busy ? !on : on}
    aria-describedby={hint ? `${id}-hint` : undefined}
    aria-labelledby={`${id}-label`}
    className="switch"
    id={id}
    role="switch"
    type="submit"
    value={String(!on)}
  />
)

/** A change of one press, with nothing to fill in. Its button can have a value: `name` and `value`. */
export function SettingPress({ setting, ...button }: { setting: AnySetting } & ButtonProps) {
  return (
    <PostForm className="setting-form" of={setting}>
      <Button busy={setting.busy} size="small" {...button} type="submit" />
    </PostForm>
  )
}

/** Why a change failed, where no editor shows it, and a button to try again. */
export function NotDone({ setting }: { setting: AnySetting }) {
  const say = useMessages(settingsMessages).row
  const { refusal, sentence, lost, again } = setting
  if (!refusal) return null
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
      {sentence ?? Object.keys(refusal.fields ?? {}).map(setting.of)}
    </Banner>
  )
}

/** Confirms the save, with its undo. */
export function Outcome({ setting }: { setting: AnySetting }) {
  const say = useMessages(settingsMessages).row
  const { mailed } = useMessages(mailedMessages)
  const { outcome, undo, reference } = setting
  return (
    <div className="setting-outcome" role="status">
      {outcome && <span>{sentences(outcome === 'saved' ? say.saved : say.undone, reference && mailed)}</span>}
      {undo && (
        <Button kind="link" onClick={undo} size="small">
          {say.undo}
        </Button>
      )}
    </div>
  )
}
