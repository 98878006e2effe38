/**
 * The results of work that runs at the same time. Unlike `Promise.all` it waits for all of it: a part that is left running would still
 * write after its caller has given up.
 * @throws the first failure, once everything has ended
 */
export async function allEnded<T>(running: readonly Promise<T>[]): Promise<T[]> {
  const ends = await Promise.allSettled(running)
  return ends.map(end => {
    if (end.status === 'rejected') throw end.reason
    return end.value
  })
}
