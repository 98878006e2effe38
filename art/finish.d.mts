import type { Sharp } from 'sharp'

/** A picture as the site shows it, from what the kit rendered: a file or bytes; size and alpha stay as they are. */
export function finish(picture: string | Buffer): Promise<Sharp>
