import { form } from '../forms/form.ts'
import { choice, given, text } from '../forms/kinds.ts'

export const removeProviderForm = form('remove-provider', 'settings_account.remove_provider', {
  provider: choice(),
})
export const removePasskeyForm = form('remove-passkey', 'passkeys.remove', { id: given })

/** The rest of a new passkey comes from the device (passkey.ts). */
export const passkeyForm = form('passkey', 'passkeys.add', {
  name: text(60),
  id: given,
  clientDataJSON: given,
  attestationObject: given,
})
