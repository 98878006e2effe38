// The scripts of a page, where they stand in the document.

import { createContext, type ReactNode, use } from 'react'
import { Scripts } from 'react-router'

/** The scripts of a page as the server writes them (late_scripts.tsx); null in the browser, which runs them already. */
export const ScriptsContext = createContext<ReactNode>(null)

/** The end of the body: two elements, whoever draws them, so that the page is taken over as it is. */
export const PageScripts = () => use(ScriptsContext) ?? <Scripts />
