/** A number as somebody types it, in either language; null for anything else. */
export function numberIn(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}
