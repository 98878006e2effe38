// The host of sized pictures, set once at the root like the brand.

import { createContext } from 'react'

/** Scheme and host that go before a picture's address; empty where that is this site. */
export const PictureHost = createContext('')
