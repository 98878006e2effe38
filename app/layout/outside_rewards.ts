import type { Api } from '../../contract/index.ts'
import { browserApi } from '../api.ts'

/** Opens the outside programme's own page in a new tab; where there is none, or it cannot be had, that is only logged. */
export async function openOutsideRewards(event: Pick<MouseEvent, 'preventDefault'>, api: Api = browserApi()) {
  event.preventDefault()
  // Opened by the press itself, or the browser takes it for a pop-up.
  const tab = window.open('', '_blank')
  try {
    const { url } = await api.get('clients.comarch_rewards_url', {})
    if (url === null) throw new Error('No outside loyalty programme is set up.')
    if (tab) tab.location.replace(url)
  } catch (failure) {
    tab?.close()
    console.warn('The rewards page could not be opened.', failure)
  }
}
