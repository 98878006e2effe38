// The providers' names, the same in every language.

import type { Provider } from '../domain/identity.ts'

const names: Readonly<Record<Provider, string>> = {
  google_oauth2: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
}

/** By the id of a provider; undefined for anything else. */
export const providerNames: Readonly<Record<string, string | undefined>> = names

export const providerName = (provider: Provider): string => names[provider]
