// How a household heard of us: asked once, after sign-up, and never required.

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
