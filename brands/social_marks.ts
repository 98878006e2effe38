// The logos of social networks, drawn in one colour. SVG for a box of 24 by 24.

import type { SocialNetwork } from '../domain/brand_facts/facts.ts'

const line = 'fill="none" stroke="currentColor" stroke-width="1.8"'

export const socialMarks: Readonly<Record<SocialNetwork, string>> = {
  instagram: `<rect height="17" rx="5" width="17" x="3.5" y="3.5" ${line}/><circle cx="12" cy="12" r="4" ${line}/><circle cx="16.9" cy="7.1" fill="currentColor" r="1.2"/>`,
  facebook:
    '<path d="M13.4 21v-8h2.8l.5-3.2h-3.3V7.9c0-1 .5-1.8 1.9-1.8h1.5V3.3c-.6-.1-1.4-.2-2.2-.2-2.6 0-4.3 1.6-4.3 4.4v2.3H7.4V13h2.9v8z" fill="currentColor"/>',
  tiktok:
    '<path d="M14.2 3.5v11.3a3.6 3.6 0 1 1-3.6-3.6M14.2 3.5c.3 2.8 2.1 4.6 4.9 4.8" fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="2.4"/>',
  youtube: `<rect height="13" rx="4" width="19" x="2.5" y="5.5" ${line}/><path d="m10.2 9.2 5 2.8-5 2.8z" fill="currentColor"/>`,
  linkedin: `<rect height="17" rx="3" width="17" x="3.5" y="3.5" ${line}/><path d="M8 10.5V17m4-6.5V17m0-3.4c0-3.6 4.4-3.8 4.4-.4V17" ${line} stroke-linecap="round"/><circle cx="8" cy="7.6" fill="currentColor" r="1.2"/>`,
}
