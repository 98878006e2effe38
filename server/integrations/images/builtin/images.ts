// Our own resizer, at the site's own address, with imgix's parameters.

import type { Images } from '../port.ts'

export const builtinImages: Images = {
  host: '',
  address: (path, size) => {
    const parameters = Object.entries(size).map(([name, value]) => `${name}=${value}`)
    return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`
  },
}
