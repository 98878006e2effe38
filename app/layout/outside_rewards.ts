import type { Api } from '../../contract/index.ts'
import { browserApi } from '../api.ts'

/** Opens the outside programme's own page in a new tab; where there is none, or it is not available, that is only logged. */
export async function openOutsideRewards(event: Pick<MouseEvent, 'preventDefault'>, api: Api = browserApi()) {
  event.preventDefault()
  // Opened directly by the press, or the browser would block it as a pop-up.
  const tab = window.open('', '_blank')
  try {
    const { url } = await api.get('clients.comarch_rewards_url', {})
    if (url === null) throw new Error('No outside loyalty program is set up.')
    if (tab) tab.location.replace(url)
  } catch (failure) {
    tab?.close()
    console.warn('The rewards page could not be opened.', failure)
  }
}
