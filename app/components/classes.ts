/** Joins class names, leaving out what does not apply: `classes('chip', chosen && 'is-chosen')`. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
