// What a sign-in changed about the account is told on the page after it, beside what else opens the account (app/pages/ways_in).

import type { CallRequest, SignInNews } from '../request/call_request.ts'

/** As long as an answer to the question before settings (rule 16), which the page needs too. */
const toldFor = { minutes: 30 }

/**
 * Keeps the news with the session, which has just signed in, and opens its settings: the person has shown who they are, by a mailbox, a
 * provider or a password, and what they read of can be removed at once.
 */
export async function saveNews(
  { session, now }: CallRequest,
  news: Omit<SignInNews, 'until'>,
): Promise<void> {
  await session.openSettings()
  await session.remember({ signInNews: { ...news, until: now.add(toldFor).toString() } })
}

/** The session's news; null where there are none, or it is too late for them. */
export function newsOf({ session, now }: CallRequest): Omit<SignInNews, 'until'> | null {
  const news = session.data.signInNews
  if (!news || Temporal.Instant.compare(now, Temporal.Instant.from(news.until)) >= 0) return null
  const { what, provider, closed } = news
  return { what, provider, closed }
}
