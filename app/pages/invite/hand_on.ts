// Shares a link by the device's share sheet, or copies it where there is none.

interface Said {
  text: string
  url: string
}

/** What of a browser's `navigator` it takes; a page without scripts, or an old browser, has none of it. */
export interface Device {
  share?: ((said: Said) => Promise<void>) | undefined
  canShare?: ((said: Said) => boolean) | undefined
  clipboard?: Pick<Clipboard, 'writeText'> | undefined
}

/** `closed`: whoever opened the sheet shared nothing, and knows it. */
type HandedOn = 'shared' | 'closed' | 'copied' | 'failed'

export async function copyLink({ clipboard }: Device, url: string): Promise<'copied' | 'failed'> {
  try {
    if (clipboard === undefined) return 'failed'
    await clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}

/** Opens the device's sheet; copies the link where there is none, or it does not open. */
export async function shareLink(device: Device, said: Said): Promise<HandedOn> {
  if (device.share === undefined || device.canShare?.(said) === false) return copyLink(device, said.url)
  try {
    await device.share(said)
    return 'shared'
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'closed'
    return copyLink(device, said.url)
  }
}
