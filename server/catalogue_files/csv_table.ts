// A table as CSV. Values have no line breaks.

const cell = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export const csvTable = (names: readonly string[], lines: readonly (readonly string[])[]): string =>
  `${[names, ...lines].map(line => line.map(cell).join(',')).join('\n')}\n`
