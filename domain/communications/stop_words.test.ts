import { expect, test } from 'vitest'
import { answerOf } from './stop_words.ts'

test.each([
  ['STOP', 'stop'],
  ['Stop.', 'stop'],
  [' arrêt ', 'stop'],
  ['ARRET', 'stop'],
  ['Arrêter svp', 'stop'],
  ['unsubscribe', 'stop'],
  ['START', 'start'],
  ['commencer', 'start'],
  ['Where is my box?', null],
  ['', null],
  ['👍', null],
] as const)('the text message %j means %j', (text, asked) => expect(answerOf(text)).toBe(asked))
