// Area 4: a new client is reported to analytics as a lead with their email.

interface LeadEvent {
  event: 'signup'
  type: 'lead'
  email: string
}

const leadEventKey = 'signup-event'

/** Stored for this visit, and put where analytics scripts look for events. */
export function storeLead(email: string): void {
  const lead: LeadEvent = { event: 'signup', type: 'lead', email }
  sessionStorage.setItem(leadEventKey, JSON.stringify(lead))
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push(lead)
}
