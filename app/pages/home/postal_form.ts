import { text } from '../../forms/kinds.ts'

/** Which call it makes depends on the brand, and on what it answers (lead_by_postal.ts). */
export const postalForm = {
  id: 'postal',
  fields: { postal: text(7, { autoComplete: 'postal-code' }) },
}
