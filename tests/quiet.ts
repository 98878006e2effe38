import { pino } from 'pino'

/** A log that writes nothing. */
export const quiet = pino({ enabled: false })
