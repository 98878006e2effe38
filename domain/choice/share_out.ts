// From "the households of this profile get so many of this dish" to households with their dishes.
//
// Laid end to end, the dishes of n households make a band n × count long; cut into count strips of length n and stacked,
// every column is one household. A dish no longer than a strip never lies above itself; one that is longer comes again to each
// household as often as to any other, or once more. Dishes of one protein
// lie side by side in the band, so that they share a column only when there is no other way.

import type { Allotment } from './assign.ts'
import type { Candidate } from './candidate.ts'

/**
 * @param shares units of each dish of the menu, `households × count` in all.
 */
export function shareOut(
  shares: ArrayLike<number>,
  households: number,
  menu: readonly Candidate[],
): Allotment[] {
  if (households === 0) return []
  const band = menu
    .map((candidate, i) => ({ candidate, length: shares[i] as number }))
    .filter(piece => piece.length > 0)
    .sort((a, b) => compareKinship(a.candidate, b.candidate))

  const cuts = new Set([0])
  let end = 0
  for (const piece of band) {
    end += piece.length
    cuts.add(end % households)
  }
  const columns = [...cuts].sort((a, b) => a - b)
  return columns.map((column, i) => ({
    dishes: dishesInColumn(band, column, households),
    households: (columns[i + 1] ?? households) - column,
  }))
}

function dishesInColumn(
  band: readonly { candidate: Candidate; length: number }[],
  column: number,
  stripLength: number,
): string[] {
  const found: Candidate[] = []
  let start = 0
  for (const { candidate, length } of band) {
    const offset = (column - start) % stripLength
    for (let at = offset < 0 ? offset + stripLength : offset; at < length; at += stripLength)
      found.push(candidate)
    start += length
  }
  return found.sort((a, b) => a.rank - b.rank).map(candidate => candidate.dishId)
}

function compareKinship(a: Candidate, b: Candidate): number {
  return compareText(kinshipOf(a), kinshipOf(b))
}

function kinshipOf(candidate: Candidate): string {
  return `${candidate.protein ?? candidate.dishId}|${candidate.cuisine}|${candidate.dishId}`
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
