// The ways to sign in to the account: linked providers, and passkeys.

import { useEffect, useState } from 'react'
import { Refusal } from '../../../../contract/errors.ts'
import { passkeyMessages } from '../../../../i18n/passkeys.ts'
import { providerName } from '../../../../i18n/provider_names.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button, TextLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { TextField } from '../../../components/text_fields.tsx'
import { SettingsPart } from '../../../settings/frame.tsx'
import { SettingRow, SettingRows } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import { passkeyForm, removeProviderForm } from '../../../settings/way_forms.ts'
import { PasskeyRow, Remove, type Ways } from '../../../settings/way_rows.tsx'
import { ProviderMark } from '../../../social/marks.tsx'
import { addPasskey, knowsPasskeys } from '../../../social/passkey.ts'
import { useGoTo } from '../../../social/provider_buttons.tsx'
import type { AccountRoom } from './account.ts'

/** A row for each: the linked ones, and those that can be linked. */
export function ProviderRows({ room }: { room: AccountRoom }) {
  const { providers, password } = room.shown.signInMethods
  return providers.map(one => (
    <ProviderRow key={one.provider} password={password} take={room.take} {...one} />
  ))
}

export function Passkeys({ room }: { room: AccountRoom }) {
  const say = useMessages(passkeyMessages)
  const { passkeys } = room.shown.signInMethods
  return (
    <SettingsPart heading={say.passkeys} note={say.passkeyHint}>
      <SettingRows>
        {passkeys.map(passkey => (
          <PasskeyRow key={passkey.id} passkey={passkey} take={room.take} />
        ))}
        <NewPasskey none={passkeys.length === 0} take={room.take} />
      </SettingRows>
    </SettingsPart>
  )
}

function ProviderRow({
  provider,
  linked,
  email,
  password,
  take,
}: Ways['providers'][number] & { password: boolean } & Pick<AccountRoom, 'take'>) {
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
          form={removeProviderForm}
          name="provider"
          take={take}
          value={provider}
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

function NewPasskey({ none, take }: { none: boolean } & Pick<AccountRoom, 'take'>) {
  const say = useMessages(passkeyMessages)
  const [known, setKnown] = useState(true)
  useEffect(() => setKnown(knowsPasskeys()), [])
  const setting = useSetting(passkeyForm, {
    take,
    send: ({ name }) =>
      addPasskey(name).catch((failure: unknown) => {
        if (failure instanceof Refusal && failure.code !== 'passkey_failed') throw failure
        throw new Refusal('passkey_failed', { message: say.failed })
      }),
  })
  if (!known) return <li className="setting">{say.unknownHere}</li>
  return (
    <SettingRow
      action={say.addShort}
      label={say.add}
      setting={setting}
      submit={say.create}
      value={none ? say.none : ''}
    >
      <TextField {...setting.field('name')} hint={say.nameHint} label={say.name} />
    </SettingRow>
  )
}
