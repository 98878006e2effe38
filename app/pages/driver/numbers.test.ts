// Reading codes: a picture of a code is read, and its text is used. The camera itself is the browser's.

import encodeQR from 'qr'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { bagNumber, kitNumber } from '../../../domain/returnables.ts'
import { newNumbers } from './numbers.ts'

const order = '0190aaaa-0000-7000-8000-00003f09a21c'

test('codes that a camera reads become numbers of bags and kits, each once, and other codes are ignored', () => {
  const [bag, kit] = [bagNumber(order), kitNumber(order)]
  const seen = new Set<string>()
  expect(newNumbers([bag, `https://freshprep.example/b/${kit.toLowerCase()}`], seen)).toEqual([bag, kit])
  expect(newNumbers([bag, kit], seen)).toEqual([])
  expect(newNumbers(['WIFI:S:home;T:WPA;P:x;;', '0123456789012', 'B-', '', 'AB-1234'], seen)).toEqual([])
})

/** A picture of a code as a camera takes it: squares of several pixels with noise, and something around. */
function pictureOf(said: string, pixels: number) {
  const squares = encodeQR(said, 'raw')
  const edge = 9 * pixels
  const side = squares.length * pixels + 2 * edge
  const data = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const row = Math.floor((y - edge) / pixels)
      const dark = squares[row]?.[Math.floor((x - edge) / pixels)] ?? false
      const grey = (dark ? 40 : 205) + ((x * 7 + y * 13) % 30)
      data.set([grey, grey, grey, 255], (y * side + x) * 4)
    }
  }
  return { width: side, height: side, data }
}

test('a picture of a bag’s code is read, near and far', () => {
  const bag = bagNumber(order)
  for (const pixels of [3, 5, 11]) {
    const said = decodeQR(pictureOf(`https://freshprep.example/b/${bag}`, pixels))
    expect(newNumbers([said], new Set())).toEqual([bag])
  }
})
