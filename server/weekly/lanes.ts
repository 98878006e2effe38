// Processes slices side by side, each in transactions of its own.

/** Two connections keep one small PostgreSQL busy; more would only wait for each other. */
const lanes = 2

/** Gives each piece to whichever lane is free, in order. The first failure ends all lanes once they finished their piece. */
export async function inLanes<T>(pieces: readonly T[], run: (piece: T) => Promise<void>): Promise<void> {
  const waiting = [...pieces]
  const lane = async () => {
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
      try {
        await run(piece)
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane))
  const failed = ended.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
}
