// Zones of deliveries: how one that the company makes is called.

import { foldText } from './text.ts'

/** The id of a zone, the words of its English name: `Gulf Islands` is `gulf-islands`; empty where the name has no Latin letter or digit. */
export const zoneIdOf = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
