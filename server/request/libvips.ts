// sharp (libvips) as this program uses it: it opens the four formats we accept and none of the dozens of others it
// knows, some of which are small programs.

import sharp from 'sharp'

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadHeif', 'VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
// A picture is made on one core; the caller decides how many are made at once.
sharp.concurrency(1)
sharp.cache(false)

/** The most pixels of a picture: above them opening it costs more memory than a picture of a dish is worth. */
export const mostPixels = 40_000_000

export { sharp }
