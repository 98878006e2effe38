// The program as server/main.ts starts and stops it, with the calls and without the pages, which nothing here needs built.

import { pino } from 'pino'
import { readConfig } from '../server/integrations/read_config.ts'
import { startProgram } from '../server/program.ts'

const config = readConfig(process.env)
const stopped = new Promise(resolve => process.once('SIGTERM', resolve))
const program = await startProgram(config, pino({ level: 'error' }, pino.destination(2)), () => {}, {
  pages: false,
})
process.stdout.write('ready\n')
await stopped
await program.stop()
process.exit(0)
