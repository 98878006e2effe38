export function isStopping(): boolean
export function handOnSignals(): void
