// Limits of a process's heap, by its role.

/**
 * Keeps a process that only answers requests under 400 MB (`npm run bench -- memory`): without a limit its heap grows under load
 * for as long as the machine has memory, and stays large. Within the limit, the heap may double before V8 marks what is in use. By
 * default V8 marked it every 25 pages, which was a third of what a page cost. A worker moves batches of households,
 * a mail worker makes letters by the thousand, and both may take more.
 * @param {string | undefined} roles as in `ROLES` @returns {string[]} options of Node
 */
export function heapFor(roles) {
  const young = '--max-semi-space-size=16'
  return !roles || /worker|mail/.test(roles)
    ? [young]
    : [young, '--max-old-space-size=224', '--heap-growing-percent=100']
}
