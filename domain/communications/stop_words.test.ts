import { expect, test } from 'vitest'
import { answerOf } from './stop_words.ts'

const stops = [
  ...[
    'STOP',
    'Stop.',
    'stop!!',
    ' stop ',
    '“STOP”',
    'stopall',
    'STOP ALL',
    'Please stop',
    'stop please',
    'Stop, thanks',
  ],
  ...[
    'stop texting me',
    'unsubscribe',
    'Unsubscribe me',
    'cancel',
    'CANCEL.',
    'end',
    'END',
    'quit',
    'Revoke',
  ],
  ...['OPTOUT', 'opt-out', 'Opt out', 'REMOVE', 'remove me please'],
  ...[
    ' arrêt ',
    'ARRET',
    'Arrêt',
    'Arrête',
    'ARRÊTEZ',
    'Arrêtez svp',
    'Arrêter svp',
    'arrête-moi',
    'Arrêtez, s’il vous plaît',
  ],
  ...[
    'Désabonnement',
    'DESABONNEMENT',
    'Me désabonner',
    'désabonnez-moi',
    'Veuillez me désabonner',
    'De\u0301sabonner',
  ],
]
const nothing = [
  ...[
    'Where is my box?',
    '',
    '👍',
    'stopped',
    'unstoppable',
    '停止',
    'Stop by the back door',
    'Stop 5 minutes before',
  ],
  ...['End of the driveway please', 'Cancel my box next week', 'Cancel my order', 'quit smoking', 'The end'],
  ...['Remove the milk from my box', 'Start next week', 'help me find my box', 'Info sur ma boîte', 'Please'],
  ...[
    'Arrête-toi à la porte de côté',
    'Arrêt d’autobus au coin',
    'Annuler ma boîte',
    'Please don’t stop',
    'Ne pas arrêter',
  ],
]

test.each(stops)('%j unsubscribes', text => expect(answerOf(text)).toBe('stop'))
test.each(nothing)('%j means something else', text => expect(answerOf(text)).toBeNull())
test.each(['START', 'start.', 'Unstop', 'commencer', 'Reprendre svp'])('%j subscribes again', text =>
  expect(answerOf(text)).toBe('start'),
)
test.each([
  ['HELP', 'en'],
  ['Help please', 'en'],
  ['AIDE', 'fr'],
  ['aide svp', 'fr'],
  ['Info?', null],
] as const)('%j asks for help', (text, help) => expect(answerOf(text)).toEqual({ help }))
