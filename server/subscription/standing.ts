// Whether a household's subscription runs, is paused or closed, for other parts of the program.

export { readStanding } from './store.ts'
