// What a person chooses for their own screen, kept in this browser: how high rows are, and whether single letters do something.

export interface ScreenChoices {
  density: 'compact' | 'comfortable'
  letters: boolean
}

const aYear = 365 * 24 * 3_600

/** The choices in a `Cookie` header. */
export function choicesIn(cookies: string | null): ScreenChoices {
  const has = (name: string, value: string) =>
    (cookies ?? '').split(';').some(pair => pair.trim() === `${name}=${value}`)
  return {
    density: has('office_density', 'comfortable') ? 'comfortable' : 'compact',
    letters: !has('office_letters', 'off'),
  }
}

/** Remembers them in this browser. */
export function rememberChoices({ density, letters }: ScreenChoices): void {
  const write = (name: string, value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: two words that the server reads to draw the page; the newer API is not everywhere.
    document.cookie = `${name}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax`
  }
  write('office_density', density)
  write('office_letters', letters ? 'on' : 'off')
}
