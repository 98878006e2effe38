// Whether a state is in a group of states (order_groups.ts).

/** Whether a state is one of a group; one that is missing is in none. */
export function isOneOf<State extends string, Of extends string>(
  state: State | null | undefined,
  group: readonly Of[],
): state is State & Of {
  return (group as readonly (string | null | undefined)[]).includes(state)
}
