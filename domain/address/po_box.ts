// Boxes go to doors. Post-office boxes, rural routes and general delivery have no door, in either language (area 5).

import { foldText } from '../text.ts'

const forms: readonly RegExp[] = [
  /\b(?:p ?o|post office|postal) ?box\b/,
  /\bpob(?:ox)? ?\d/,
  /^(?:lock )?box \d/,
  /\bc ?p ?\d/,
  /\b(?:case|casier|boite) postale?\b/,
  /^b ?p ?\d/,
  /\br ?r ?\d/,
  /\b(?:rural route|route rurale) ?\d/,
  /^g ?d(?:$| (?:stn|station|succ|\d))/,
  /\b(?:poste restante|general delivery|livraison generale)\b/,
]

/** Whether an address line names a post-office box, a rural route or general delivery instead of a door. */
export function isPostOfficeBox(line: string): boolean {
  const folded = foldText(line)
  return forms.some(form => form.test(folded))
}
