// The numbers of bags and kits, as a camera reads them.

/** The content of a bag's code: its number. Other codes are ignored. */
const numberIn = (code: string): string | null =>
  /\b[BK]-[0-9A-Z]{1,12}\b/.exec(code.toUpperCase())?.[0] ?? null

/** The new numbers among codes. @param seen the known ones; new ones are added */
export function newNumbers(codes: readonly string[], seen: Set<string>): string[] {
  return codes.flatMap(code => {
    const number = numberIn(code)
    if (number === null || seen.has(number)) return []
    seen.add(number)
    return [number]
  })
}
