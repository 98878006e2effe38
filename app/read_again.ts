// Reads a page's data again after a change. If that fails inside React Router, its error page replaces the confirmation
// of the change; so the data are read once before React Router reads them.

import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { componentMessages } from '../i18n/components.ts'
import { useMessages } from './components/brand_context.tsx'
import { useToasts } from './components/toasts.tsx'

/** Asks for the data of the page that the browser is on, as React Router does. */
const browserPage = (): Promise<Response> =>
  fetch(`${location.pathname.replace(/\/$/, '')}.data${location.search}`)

/**
 * @param page asks for the page's data
 * @param read has the page read them
 * @returns whether they could be read; where not, the page is left as it is
 */
export async function readAgain(
  page: () => Promise<Pick<Response, 'status'>>,
  read: () => Promise<void>,
): Promise<boolean> {
  const status = await page().then(
    answer => answer.status,
    () => 503,
  )
  // Refusals, such as the question before settings, are for the page to show.
  if (status >= 500) return false
  await read()
  return true
}

/** Reads the data of the current page again. The function resolves to whether it worked; if not, the page stays as it is. */
export function useReadAgain(): () => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return useCallback(() => readAgain(browserPage, revalidate), [revalidate])
}

/**
 * Says that something is done, has the page read again, and says so where that cannot be.
 * @returns takes what is said, and what takes it back where that can be done
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
