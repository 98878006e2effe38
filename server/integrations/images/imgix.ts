// imgix, where a domain of its is configured. Its source fetches originals from our own /pictures, so that a picture's path is the
// same at both. With a token every address is signed; a token stays here, so pages then ask at our address and are sent on.

import ImgixClient from '@imgix/js-core'
import type { Images } from './port.ts'

/**
 * @param domain of the imgix source, e.g. `fp.imgix.net`
 * @param token the source's secret, where its addresses have to be signed
 */
export function imgixImages({ domain, token }: { domain: string; token: string | undefined }): Images {
  const client = new ImgixClient({
    domain,
    includeLibraryParam: false,
    ...(token !== undefined && { secureURLToken: token }),
  })
  return {
    host: token === undefined ? `https://${domain}` : '',
    address: (path, size) => client.buildURL(path, { ...size }),
  }
}
