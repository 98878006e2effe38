// Bounds of a process's heap, by what it does.

/**
 * What keeps a process that only answers requests under 400 MB (`npm run bench -- memory`): without a bound the heap grows under load for as
 * long as the machine has memory, and stays so. A worker moves batches of households, and may take more.
 * @param {string | undefined} roles as in `ROLES` @returns {string[]} options of Node
 */
export function heapFor(roles) {
  const young = '--max-semi-space-size=16'
  return !roles || roles.includes('worker') ? [young] : [young, '--max-old-space-size=224']
}
