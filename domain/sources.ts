// How a household heard of us: an optional question after sign-up.

export const clientSources = [
  'friend',
  'search',
  'social',
  'podcast',
  'press',
  'flyer',
  'work',
  'truck',
  'other',
] as const
export type ClientSource = (typeof clientSources)[number]
