// The newsletter is confirmed by mail (rule 80).

/** How long a link that confirms an address works, in days. */
export const newsletterLinkDays = 7
