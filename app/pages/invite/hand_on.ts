// Shares a link by the device's share sheet, or copies it where there is none.

interface SharedText {
  text: string
  url: string
}

/** The part of the browser's `navigator` that it uses; without scripts, or in an old browser, there is none. */
export interface Device {
  share?: ((said: SharedText) => Promise<void>) | undefined
  canShare?: ((said: SharedText) => boolean) | undefined
  clipboard?: Pick<Clipboard, 'writeText'> | undefined
}

/** `closed`: the person closed the share sheet without sharing. */
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
export async function shareLink(device: Device, said: SharedText): Promise<HandedOn> {
  if (device.share === undefined || device.canShare?.(said) === false) return copyLink(device, said.url)
  try {
    await device.share(said)
    return 'shared'
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'closed'
    return copyLink(device, said.url)
  }
}
