import { expect, test } from 'vitest'
import { isAdvertising } from './advertising.ts'

test.each([
  'Where is my box? It was due between 4 and 8 pm and it is 9 now.',
  'WHERE IS MY BOX?!! THIS IS THE THIRD TIME!!!',
  'The salmon was off. Here is a picture: https://photos.example.com/a/1 and another https://photos.example.com/a/2',
  'Bonjour, le lien https://cookit.example/menu/this-week ne s’ouvre pas chez moi. Pouvez-vous vérifier?',
  '我的盒子昨天没有送到。请帮忙看看。',
  'We run a small casino night for our school and would like to order 40 meals. Can you do that?',
  'I work in SEO and love your salads. Any gluten-free ones?',
  '',
])('a message from a person passes: %s', message => {
  expect(isAdvertising({ name: 'Maya O’Brien', message })).toBe(false)
})

test.each([
  ['Boost', 'We offer SEO services and backlinks for your website. Visit www.rankme.example'],
  ['Bob', 'Nice site! <a href="http://pills.example">cheap</a>'],
  ['Bob', '[url=http://pills.example]cheap[/url]'],
  ['Cheap pills https://pills.example', 'Hello'],
  ['Ann', 'http://a.example http://b.example http://c.example'],
  ['Ann', 'Play at the best casinos and learn bitcoin trading today'],
  [
    'Ann',
    'See https://a.ru https://b.ru https://c.ru https://d.ru https://e.ru for our offers this week only',
  ],
])('advertising by %s is refused: %s', (name, message) => {
  expect(isAdvertising({ name, message })).toBe(true)
})
