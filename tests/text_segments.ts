// How many messages a phone network makes of a text: 160 characters of its own alphabet, or 70 of others; fewer in each where there
// are several.

/** The alphabet of phones (GSM 03.38); characters of its second table count twice. */
const own = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const twice = new Set('^{}\\[~]|€')

export function segmentsOf(text: string): number {
  const letters = [...text]
  if (letters.every(letter => own.has(letter) || twice.has(letter))) {
    const length = letters.length + letters.filter(letter => twice.has(letter)).length
    return length <= 160 ? 1 : Math.ceil(length / 153)
  }
  return text.length <= 70 ? 1 : Math.ceil(text.length / 67)
}
