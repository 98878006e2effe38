// Shrinks a photo so that it can be sent from a van or a kitchen: a few hundred pixels wide, and within the limit of a
// request.

const widest = 800
/** Letters of base64. */
const most = 58_000

/** @returns base64 of a JPEG; null where the file is not a picture, or does not get small enough */
export async function smallPhoto(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  for (const [width, quality] of [
    [widest, 0.7],
    [widest, 0.5],
    [560, 0.5],
    [400, 0.4],
  ] as const) {
    const scale = Math.min(1, width / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const base64 = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? ''
    if (base64.startsWith('/9j/') && base64.length <= most) return base64
  }
  return null
}
