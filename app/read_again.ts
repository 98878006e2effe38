// Reloads a page's data after a change. If that fails inside React Router, its error page replaces the confirmation of the change;
// so the data are fetched once before React Router fetches them.

import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { componentMessages } from '../i18n/components.ts'
import { useMessages } from './components/brand_context.tsx'
import { useToasts } from './components/toasts.tsx'

/** Fetches the data of the current page, as React Router does. */
const browserPage = (): Promise<Response> =>
  fetch(`${location.pathname.replace(/\/$/, '')}.data${location.search}`)

/**
 * @param page fetches the page's data
 * @param read makes the router fetch them
 * @returns whether they could be fetched; if not, the page stays as it is
 */
export async function readAgain(
  page: () => Promise<Pick<Response, 'status'>>,
  read: () => Promise<void>,
): Promise<boolean> {
  const status = await page().then(
    answer => answer.status,
    () => 503,
  )
  // The page shows refusals, such as the question before settings.
  if (status >= 500) return false
  await read()
  return true
}

/** Reloads the data of the current page. The function resolves to whether it worked; if not, the page stays as it is. */
export function useReadAgain(): () => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return useCallback(() => readAgain(browserPage, revalidate), [revalidate])
}

/**
 * Confirms a change and reloads the page, and says so where the reload fails.
 * @returns takes the confirmation, and its undo where there is one
 */
export function useSayDone(): (text: string, onUndo?: () => void) => Promise<void> {
  const notify = useToasts()
  const read = useReadAgain()
  const { stale, reload } = useMessages(componentMessages).notFetched
  return async (text, onUndo) => {
    const undo = onUndo && { onUndo }
    notify({ text, subject: text, ...undo })
    if (await read()) return
    const actions = [{ label: reload, onPress: () => location.reload() }]
    notify({ text: `${text} ${stale}`, subject: text, actions, ...undo })
  }
}
