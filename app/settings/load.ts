// How a settings page gets its data, together with the account. The calls refuse until the question before settings is answered;
// load.ts turns that refusal into the data of AskedAgain.

import type { LoaderFunctionArgs } from 'react-router'
import type { Api, OutputOf } from '../../contract/index.ts'
import type { PageRequest } from '../../contract/page_request.ts'
import { load, pageAddress } from '../load.ts'

export interface Settings<T> {
  welcome: OutputOf<'settings_account.welcome'>
  shown: T
  /** The fields of a form that was sent without scripts before a required sign-in. */
  typed: Readonly<Record<string, string>> | null
}

/** Runs a settings page's calls. Give its data to `<SettingsFrame>`, and export `SettingsBoundary` as the page's ErrorBoundary. */
export function loadSettings<T>(
  args: LoaderFunctionArgs,
  calls: (api: Api, page: PageRequest) => Promise<T>,
): Promise<Settings<T>> {
  return load(args, async (api, page) => {
    // Called first: while the question before settings is open, nothing else is answered.
    const welcome = await api.get('settings_account.welcome', {})
    const shown = await calls(api, page)
    return { welcome, shown, typed: await page.typedBefore(pageAddress(args.request)) }
  })
}
