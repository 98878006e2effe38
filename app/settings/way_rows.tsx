// Ways into the account that can be removed: their rows, on the settings page and after a sign-in.

import type { OutputOf } from '../../contract/index.ts'
import { formatFullDay } from '../../i18n/dates.ts'
import { passkeyMessages } from '../../i18n/passkeys.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import type { Form } from '../forms/form.ts'
import { FormFault } from '../forms/post_form.tsx'
import { SettingPress } from './row.tsx'
import { useSetting } from './use_setting.ts'
import { removePasskeyForm } from './way_forms.ts'

export type Ways = OutputOf<'passkeys.show'>

interface Taking {
  /** Puts what is left on the page. */
  take: (answer: { signInMethods: Ways }) => void
}

interface RemoveProps<Name extends 'passkeys.remove' | 'settings_account.remove_provider'> extends Taking {
  form: Form<Name>
  /** The field that names it. */
  name: string
  value: string
  what: string
  /** The id of the reason why it cannot be removed. */
  blockedBy?: string
}

/** Removes a way to sign in; its row goes once the server confirms. */
export function Remove<Name extends 'passkeys.remove' | 'settings_account.remove_provider'>({
  form,
  take,
  what,
  blockedBy,
  ...button
}: RemoveProps<Name>) {
  const say = useMessages(passkeyMessages)
  const setting = useSetting(form, { take: answer => take(answer as { signInMethods: Ways }) })
  return (
    <>
      <SettingPress
        {...button}
        aria-describedby={blockedBy}
        aria-label={say.removeOf(what)}
        disabled={blockedBy !== undefined}
        kind="secondary"
        setting={setting}
      >
        {say.remove}
      </SettingPress>
      {setting.sentence && (
        <div className="setting-editor">
          <FormFault of={setting} />
        </div>
      )}
    </>
  )
}

export function PasskeyRow({ passkey, take }: { passkey: Ways['passkeys'][number] } & Taking) {
  const { id, name, createdAt, usedAt } = passkey
  const say = useMessages(passkeyMessages)
  const locale = useLocale()
  const day = (at: string) => formatFullDay(at.slice(0, 10), locale)
  return (
    <li className="setting">
      <div className="setting-words">
        <p className="setting-label">{name}</p>
        <div className="setting-value">
          {usedAt ? `${say.since(day(createdAt))}, ${say.used(day(usedAt))}` : say.since(day(createdAt))}
        </div>
      </div>
      <Remove form={removePasskeyForm} name="id" take={take} value={id} what={name} />
    </li>
  )
}
