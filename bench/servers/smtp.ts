// A mail server's double in a process of its own: its first line is its address.

import { addressOf, smtpDouble } from '../../tests/doubles/smtp.ts'

process.stdout.write(`${await addressOf(smtpDouble(() => {}))}\n`)
process.once('SIGTERM', () => process.exit())
