/** What a page tells itself once its scripts have taken it over (root.tsx); what was pressed before is done then (late_scripts.ts). */
export const aliveEvent = 'page-alive'
