/** The sentences that apply, as one text: `sentences(say.saved, reference && mailed)`. */
export function sentences(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
