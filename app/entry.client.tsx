import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { aliveEvent } from './first_paint/alive.ts'

/**
 * A page that a visitor must not see is served as the 404 page (server/http/page_delivery/visit.ts). The router has to take it over as that page:
 * by its address it would match the hidden one. The address is restored afterwards.
 */
function takenOverAsItCame(takeOver: () => void): void {
  const { history, location } = window
  const { pathname, search, hash } = location
  const isHidden = 'lost' in document.documentElement.dataset && !pathname.endsWith('/404')
  if (isHidden) {
    history.replaceState(history.state, '', '/404')
    const back = () => history.replaceState(history.state, '', pathname + search + hash)
    addEventListener(aliveEvent, back, { once: true })
  }
  takeOver()
}

const start = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })

// Scripts from the browser's cache can run before the page has been parsed to its end. A page taken over then never comes alive.
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => takenOverAsItCame(start), { once: true })
else takenOverAsItCame(start)
