import { useEffect, useState } from 'react'
import { browserApi } from '../api.ts'
import { useRootData } from '../root_data.ts'

/** The household's facts for the frame of a page. */
export interface ClientSummary {
  /** Null while it is unknown. */
  id: string | null
  /** Empty while it is unknown. */
  firstname: string
  /** Null while they are unknown. */
  rewardPoints: number | null
}

const renamed = 'first-name'

/** Tells the frame of the page that the client has changed their name. */
export const tellFirstName = (firstName: string) =>
  dispatchEvent(new CustomEvent(renamed, { detail: firstName }))

const unknown: ClientSummary = { id: null, firstname: '', rewardPoints: null }

/**
 * The signed-in client; null for a visitor. A page that is kept for many has nothing of a household: the client comes with the
 * session, which is fetched once the page is alive.
 */
export function useClient(): ClientSummary | null {
  const root = useRootData()
  const [firstname, setFirstname] = useState<string | null>(null)
  const [answer, setAnswer] = useState<ClientSummary | null>(null)
  const client = root?.session.client ?? null
  const asks = client !== null && root?.kept === true
  useEffect(() => {
    if (!asks) return
    browserApi()
      .get('sessions.session_data', {})
      .then(session => setAnswer(session.client))
      // The page works without them.
      .catch(() => {})
  }, [asks])
  useEffect(() => {
    const take = (event: Event) => setFirstname((event as CustomEvent<string>).detail)
    addEventListener(renamed, take)
    return () => removeEventListener(renamed, take)
  }, [])
  const found = asks ? (answer ?? unknown) : client
  return found && firstname !== null ? { ...found, firstname } : found
}
