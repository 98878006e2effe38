// The ways to sign in to the account: linked providers, and passkeys.

import { useEffect, useState } from 'react'
import { Refusal } from '../../../../contract/errors.ts'
import { passkeyMessages } from '../../../../i18n/passkeys.ts'
import { providerName } from '../../../../i18n/provider_names.ts'
import { browserApi } from '../../../api.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button, TextLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { TextField } from '../../../components/text_fields.tsx'
import { SettingsPart } from '../../../settings/frame.tsx'
import { SettingRow, SettingRows } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import { ProviderMark } from '../../../social/marks.tsx'
import { addPasskey, knowsPasskeys } from '../../../social/passkey.ts'
import { useGoTo } from '../../../social/provider_buttons.tsx'
import { PasskeyRow, Remove, type Ways } from '../../../social/way_rows.tsx'

/** A row for each: the linked ones, and those that can be linked. */
export function ProviderRows({ signInMethods }: { signInMethods: Ways }) {
  return signInMethods.providers.map(one => (
    <ProviderRow key={one.provider} password={signInMethods.password} {...one} />
  ))
}

export function Passkeys({ signInMethods }: { signInMethods: Ways }) {
  const say = useMessages(passkeyMessages)
  return (
    <SettingsPart heading={say.passkeys} note={say.passkeyHint}>
      <SettingRows>
        {signInMethods.passkeys.map(passkey => (
          <PasskeyRow key={passkey.id} {...passkey} />
        ))}
        <NewPasskey none={signInMethods.passkeys.length === 0} />
      </SettingRows>
    </SettingsPart>
  )
}

function ProviderRow({
  provider,
  linked,
  email,
  password,
}: Ways['providers'][number] & { password: boolean }) {
  const say = useMessages(passkeyMessages)
  const to = useLinks()
  const name = providerName(provider)
  const { attempt, going, go } = useGoTo(true)
  return (
    <li className="setting">
      <div className="setting-words">
        <p className="setting-label provider-label">
          <ProviderMark provider={provider} />
          {name}
        </p>
        <div className="setting-value">
          {linked ? (email ? say.linkedAs(email) : say.linked) : say.notLinked}
        </div>
        {linked && !password && (
          <p className="field-hint" id={`keep-${provider}`}>
            {say.passwordFirst} <TextLink to={to('passwordNew')}>{say.setPassword}</TextLink>
          </p>
        )}
      </div>
      {linked ? (
        <Remove
          {...(!password && { blockedBy: `keep-${provider}` })}
          remove={() => browserApi().post('settings_account.remove_provider', { provider })}
          what={name}
        />
      ) : (
        <Button busy={going !== null} kind="secondary" onClick={() => void go(provider)} size="small">
          {say.link(name)}
        </Button>
      )}
      {attempt.sentence && (
        <div className="setting-editor">
          <Banner tone="warn">{attempt.sentence}</Banner>
        </div>
      )}
    </li>
  )
}

function NewPasskey({ none }: { none: boolean }) {
  const say = useMessages(passkeyMessages)
  const [known, setKnown] = useState(true)
  useEffect(() => setKnown(knowsPasskeys()), [])
  const setting = useSetting((name: string) =>
    addPasskey(name).catch((failure: unknown) => {
      if (failure instanceof Refusal && failure.code !== 'passkey_failed') throw failure
      throw new Refusal('passkey_failed', { message: say.failed })
    }),
  )
  const { attempt } = setting
  if (!known) return <li className="setting">{say.unknownHere}</li>
  const save = (form: FormData) => void setting.save(String(form.get('name')).trim())
  return (
    <SettingRow
      action={say.addShort}
      label={say.add}
      onSave={save}
      setting={setting}
      submit={say.create}
      value={none ? say.none : ''}
    >
      <TextField error={attempt.of('name')} hint={say.nameHint} label={say.name} maxLength={60} name="name" />
    </SettingRow>
  )
}
