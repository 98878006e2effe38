// Boxes go to doors. Post-office boxes, rural routes and general delivery have no door, in either language (area 5).

import { foldText } from '../text.ts'

const forms: readonly RegExp[] = [
  /\b(?:p ?o|post ?office|postal) ?box(?:\b|\d)/,
  /^p ?o \d/,
  /\bpob(?:ox)? ?\d/,
  /^(?:lock )?box ?\d/,
  /^(?:site|comp|compartment|group) \d+ (?:site|comp|compartment|group|box|rr)\b/,
  /\bc ?p ?\d/,
  /\b(?:case|casier|boite) postale?\b/,
  /^b ?p ?\d/,
  /\br ?r ?(?:no ?)?\d/,
  /\b(?:rural route|route rurale) ?(?:no ?)?\d/,
  /^g ?d(?:$| (?:stn|station|succ|\d))/,
  /\b(?:poste restante|general delivery|livraison generale)\b/,
]

/** A regional road behind its civic number: rural routes have one digit, and come without a number. */
const regionalRoad = /^\d+ ?[a-z]? r ?r ?\d{2,3}(?= |$)/

/** Whether an address line is a civic number on a regional road: `1235 RR 20`. */
export const isRegionalRoad = (line: string): boolean => regionalRoad.test(foldText(line))

/** Whether an address line names a post-office box, a rural route or general delivery instead of a door. */
export function isPostOfficeBox(line: string): boolean {
  const folded = foldText(line).replace(regionalRoad, '')
  return forms.some(form => form.test(folded))
}

/** Whether a unit names one. `CP3` names a door: nobody writes a box like that, without a space or stops. */
export const isPostOfficeBoxUnit = (unit: string): boolean =>
  !/^cp\d+$/i.test(unit.trim()) && isPostOfficeBox(unit)
