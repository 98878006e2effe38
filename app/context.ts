// What the server gives to loaders: the one door, and the facts of the request.

import { createContext } from 'react-router'
import type { Api } from '../contract/index.ts'
import type { PageRequest } from '../contract/page_request.ts'

export const apiContext = createContext<Api>()
export const requestContext = createContext<PageRequest>()
