/** Options of Node that bound the heap of a process with these `ROLES`. */
export function heapFor(roles: string | undefined): string[]
