// Our own resizer as pages see it: the same parameters, at the site's own address.

import type { Images } from '../port.ts'

export const builtinImages: Images = {
  host: '',
  address: (path, size) => {
    const parameters = Object.entries(size).map(([name, value]) => `${name}=${value}`)
    return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`
  },
}
