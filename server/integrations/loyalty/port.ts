// The port of the points program. The built-in program is our own ledger and needs no messages. An outside one has points of
// its own: each side sends its movements to the other, each once.

/** Points gained by a household; negative for points lost. */
export interface PointsMovement {
  /** Identifies it: sent twice it counts once. Ours is the household and the ledger's key; theirs is their own id. */
  key: string
  /** The household's id. */
  member: string
  points: number
  /** The reason, in the ledger's words (domain/ledger.ts). */
  reason: string
  /** Program time, ISO instant. */
  at: string
}

/** The movements there after a place in their list, oldest first. */
interface MovementsThere {
  movements: readonly PointsMovement[]
  /** The place to continue from; unchanged where nothing came after it. */
  next: string | null
}

/** A household that joined the programme, or left it. */
interface Enrolment {
  /** The household's id. */
  member: string
  /** False once it has left. */
  enrolled: boolean
  /** Since when; an ISO instant. */
  at: string
}

/** The enrolments there after a place in their list, oldest first. */
interface EnrolmentsThere {
  members: readonly Enrolment[]
  /** The place to continue from; unchanged where nothing came after it. */
  next: string | null
}

export interface LoyaltyMirror {
  /** Sends our movements. Safe to repeat. */
  tell(movements: readonly PointsMovement[]): Promise<void>
  /** @param after a place in their list; null for its beginning. Our own movements may be in it, under our key */
  movementsAfter(after: string | null): Promise<MovementsThere>
  /** @param after a place in their list; null for its beginning */
  enrolmentsAfter(after: string | null): Promise<EnrolmentsThere>
}

export interface Loyalty {
  readonly name: 'builtin' | 'comarch'
  /** The address where a household sees its points there; null where there is none. */
  rewardsUrl(member: string): Promise<string | null>
  /** Null for the built-in program, in which every household is enrolled. */
  readonly mirror: LoyaltyMirror | null
}
