// The one way from a state to the next: a transition that its table does not list is refused.

import { type MachineName, machines, type StateOf, statesOf } from './tables.ts'

interface TransitionRefused<M extends MachineName> {
  allowed: false
  machine: M
  from: StateOf<M>
  to: StateOf<M>
}

type Transition<M extends MachineName> = { allowed: true; to: StateOf<M> } | TransitionRefused<M>

/** The next state, or a refusal that names the machine and the step. Staying in a state is not a step. */
export function transition<M extends MachineName>(
  machine: M,
  from: StateOf<M>,
  to: StateOf<M>,
): Transition<M> {
  return exitsOf(machine, from).includes(to) ? { allowed: true, to } : { allowed: false, machine, from, to }
}

export function canTransition<M extends MachineName>(machine: M, from: StateOf<M>, to: StateOf<M>): boolean {
  return exitsOf(machine, from).includes(to)
}

/** The states from which a state can be reached: the guard of a set-based `update … where state in (…)`. */
export function statesBefore<M extends MachineName>(machine: M, to: StateOf<M>): StateOf<M>[] {
  return statesOf(machine).filter(from => canTransition(machine, from, to))
}

/** Whether a state is final. */
export function isFinal<M extends MachineName>(machine: M, state: StateOf<M>): boolean {
  return exitsOf(machine, state).length === 0
}

function exitsOf<M extends MachineName>(machine: M, from: StateOf<M>): readonly StateOf<M>[] {
  const table: Record<string, readonly string[]> = machines[machine]
  return (table[from] ?? []) as readonly StateOf<M>[]
}
