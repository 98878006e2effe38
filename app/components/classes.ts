/** Joins class names and skips false ones: `classes('chip', chosen && 'is-chosen')`. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
