// imgix, where its domain is configured. Its source fetches originals from our own /pictures, so a picture has the same path at
// both. Where a token signs addresses, pages ask at our address and are redirected, so the token stays here.

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
