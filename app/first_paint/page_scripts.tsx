// The scripts of a page, at their place in the document.

import { createContext, type ReactNode, use } from 'react'
import { Scripts } from 'react-router'

/** The scripts of a page as the server writes them (late_scripts.tsx); null in the browser, which runs them already. */
export const ScriptsContext = createContext<ReactNode>(null)

/** The end of the body: two elements in every rendering, so that hydration finds the same page. */
export const PageScripts = () => use(ScriptsContext) ?? <Scripts />
