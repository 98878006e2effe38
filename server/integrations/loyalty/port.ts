// The port of the points programme. The built-in programme is our own ledger and needs no messages. An outside one has
// points of its own: each side is told the other's movements, each once.

/** Points of a household gained or, negative, lost. */
export interface PointsMovement {
  /** Names it: told twice it counts once. Ours is the household and the ledger's key; theirs is what they call it. */
  key: string
  /** The household's id. */
  member: string
  points: number
  /** Why, in the ledger's words (domain/ledger.ts). */
  reason: string
  /** Program time, ISO instant. */
  at: string
}

/** What happened there after a place in their list, oldest first. */
interface MovementsThere {
  movements: readonly PointsMovement[]
  /** Where to go on from; the place that was asked from where nothing came after it. */
  next: string | null
}

export interface LoyaltyMirror {
  /** Tells what happened here. Safe to repeat. */
  tell(movements: readonly PointsMovement[]): Promise<void>
  /** @param after a place in their list; null for its beginning. What we told ourselves may be among it, under our key */
  movementsAfter(after: string | null): Promise<MovementsThere>
}

export interface Loyalty {
  readonly name: 'builtin' | 'comarch'
  /** Where a household sees its points there; null where there is no such place. */
  rewardsUrl(member: string): Promise<string | null>
  /** Null for the built-in programme. */
  readonly mirror: LoyaltyMirror | null
}
