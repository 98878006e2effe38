import { expect, test } from 'vitest'
import { lateScripts } from './late_scripts.ts'

const page = `<html lang="fr"><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/root.js"/><link rel="modulepreload" href="/page.js"/></head>
<body><script nonce="n">window.context = "$&"</script><script nonce="n" type="module" async="">;
import * as route0 from "/root.js";
import * as route1 from "/page.js";
  window.modules = {"root":route0,"page":route1,"price":"$1"};

import("/entry.js");</script></body>`

test('a page’s modules are asked for once it has been seen, side by side, and nothing else of it changes', () => {
  const late = lateScripts(page, 'seen')
  expect(late).not.toContain('<link rel="modulepreload"')
  expect(late).toMatch(
    /<script>if \(.*type === "navigate"\) document\.documentElement\.dataset\.early = "";<\/script><link rel="stylesheet"/,
  )
  expect(late).toMatch(/await \(function untilSeen[\s\S]*removeAttribute\("data-early"\)[\s\S]*import\(/)
  expect(late).toContain('["/root.js","/page.js"]')
  const [, code = ''] = /type="module" async="">([\s\S]*?)<\/script>/.exec(late) ?? []
  const [waits, loads, uses] = [
    'await (function untilSeen',
    'await Promise.all([import("/root.js"), import("/page.js")])',
    'import("/entry.js")',
  ].map(part => code.indexOf(part)) as [number, number, number]
  expect([waits >= 0, waits < loads, loads < uses]).toEqual([true, true, true])
  expect(code).not.toMatch(/^import \*/m)
  expect(code).toContain('{"root":route0,"page":route1,"price":"$1"}')
  expect(late).toContain(
    '<script nonce="n">window.context = "$&"</script><script nonce="n" type="module" async="">',
  )
})

test('a page that is worked with asks once it has its stylesheet, by its nonce, and says until then that its scripts are not there', () => {
  const late = lateScripts(page.replaceAll('.js"/>', '.js" nonce="n"/>'), 'styled')
  expect(late).not.toContain('<link rel="modulepreload"')
  expect(late).toMatch(
    /<script nonce="n">if \(.*document\.documentElement\.dataset\.early = "";\n\(function fetchOnceStyled[^<]*\["\/root.js","\/page.js"\], "n"\);<\/script><link rel="stylesheet"/,
  )
  expect(late).toContain('removeAttribute("data-early")')
})

test('what a page was loaded with is text until its scripts are there, which take it in when all of it has been read, in order', () => {
  const write = 'window.__reactRouterContext.streamController'
  const data = `<script nonce="n">${write}.enqueue("[{\\"a\\":\\"\\u003c/b>$&\\"}]\\n");</script><script>${write}.enqueue("[2]");</script>`
  const end = `<script nonce="n">${write}.close();</script>`
  const context =
    'window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = new Stream();'
  const late = lateScripts(
    page.replace('<body>', () => `<body><script nonce="n">${context}</script>${data}${end}`),
    'seen',
  )
  const kept = [...late.matchAll(/<script type="application\/json" data-loaded="">([\s\S]*?)<\/script>/g)]
  expect(kept.map(([, text]) => text)).toEqual(['[{"a":"\\u003c/b>$&"}]\n', '[2]'])
  expect(late).not.toContain(`>${write}`)
  expect(late).toContain('<link rel="expect" href="#page-end" blocking="render"/>')
  expect(late.indexOf('id="page-end"')).toBeGreaterThan(late.lastIndexOf('data-loaded="">'))
  // What carries it is made as late; its element stays.
  expect(late).toContain('<body><script nonce="n"></script><script type="application/json"')
  const [waits, makes, takes, ends, begins] = [
    'await (function untilRead',
    context,
    `${write}.enqueue(textContent);`,
    `${write}.close();`,
    'import("/entry.js")',
  ].map(part => late.indexOf(part)) as [number, number, number, number, number]
  expect([waits > 0, waits < makes, makes < takes, takes < ends, ends < begins]).toEqual(Array(5).fill(true))
})

test('a page without scripts stays as it is', () => {
  expect(lateScripts('<p>404</p>', 'seen')).toBe('<p>404</p>')
})
