// Camera and detector are the browser's: what is shown here is what becomes of the codes they read.

import { expect, test } from 'vitest'
import { bagNumber, kitNumber } from '../../../domain/returnables.ts'
import { newNumbers } from './numbers.ts'

const order = '0190aaaa-0000-7000-8000-00003f09a21c'

test('codes that a camera reads become numbers of bags and kits, each once, and nothing else on a door does', () => {
  const [bag, kit] = [bagNumber(order), kitNumber(order)]
  const seen = new Set<string>()
  expect(newNumbers([bag, `https://freshprep.example/b/${kit.toLowerCase()}`], seen)).toEqual([bag, kit])
  expect(newNumbers([bag, kit], seen)).toEqual([])
  expect(newNumbers(['WIFI:S:home;T:WPA;P:x;;', '0123456789012', 'B-', '', 'AB-1234'], seen)).toEqual([])
})
