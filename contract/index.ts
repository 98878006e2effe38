// Every call by its name: its input, its output, and its address.

import type * as z from 'zod/mini'
import { type CallDeclaration, groupOf, usualAddress } from './call.ts'
import * as groups from './groups.ts'

export const contract = groups

export type Contract = typeof contract

type Names<G extends keyof Contract = keyof Contract> = G extends string
  ? `${G}.${keyof Contract[G] & string}`
  : never
/** `group.action`, e.g. `orders.update_quantity`. */
export type CallName = Names

type DeclarationOf<N extends CallName> = N extends `${infer G}.${infer A}`
  ? G extends keyof Contract
    ? A extends keyof Contract[G]
      ? Contract[G][A] extends CallDeclaration
        ? Contract[G][A]
        : never
      : never
    : never
  : never

type MethodOf<N extends CallName> = DeclarationOf<N>['method']
type GetName = { [N in CallName]: MethodOf<N> extends 'GET' ? N : never }[CallName]
export type PostName = { [N in CallName]: MethodOf<N> extends 'POST' ? N : never }[CallName]
export type PutName = { [N in CallName]: MethodOf<N> extends 'PUT' ? N : never }[CallName]

/** A caller's input, before defaults are filled in. */
export type InputOf<N extends CallName> = z.input<DeclarationOf<N>['input']>
/** A handler's input, after validation. */
export type ParsedOf<N extends CallName> = z.output<DeclarationOf<N>['input']>
export type OutputOf<N extends CallName> = z.output<DeclarationOf<N>['output']>

/** The typed client: the same in the browser (fetch) and in a loader on the server (in process). */
export interface Api {
  get<N extends GetName>(name: N, input: InputOf<N>): Promise<OutputOf<N>>
  post<N extends PostName>(name: N, input: InputOf<N>): Promise<OutputOf<N>>
  put<N extends PutName>(name: N, input: InputOf<N>): Promise<OutputOf<N>>
}

const groupsByName: Readonly<Record<string, Readonly<Record<string, CallDeclaration>>>> = contract

/** Whether every call of a group is an admin's. */
export const adminsAlone = (group: string): boolean =>
  Object.values(groupsByName[group] ?? {}).every(({ who }) => who === 'admin')

/** Address of a call: the usual one, unless it declares another. */
export function pathOf(name: CallName): string {
  const group = groupOf(name)
  const declaration = groupsByName[group]?.[name.slice(group.length + 1)]
  return declaration?.path ?? usualAddress(name, adminsAlone(group))
}

/** Every call with its name, in the order of the table. */
export function allCalls(): { name: CallName; declaration: CallDeclaration }[] {
  return Object.entries(contract).flatMap(([group, actions]) =>
    Object.entries(actions).map(([action, declaration]) => ({
      name: `${group}.${action}` as CallName,
      declaration: declaration as CallDeclaration,
    })),
  )
}
