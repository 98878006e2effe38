// The pages of a household that somebody in the office may look at as the household sees them.

/** By their names in the table of pages: its dashboard, its schedule, an open box, and one past its cutoff. */
export const seenPages = ['account', 'schedule', 'editor', 'box'] as const
export type SeenPage = (typeof seenPages)[number]

/** Those that are about one box. */
export const seenOfBox: readonly SeenPage[] = ['editor', 'box']
