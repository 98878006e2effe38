// Cards by Stripe, in a browser: a program of its own with Stripe's keys, with doubles of its API and its script. The script is
// fetched when a person enters a card, once, under the page's policy; where it fails, it can be fetched again.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { giftMessages } from '../../app/pages/gift/words.ts'
import { violationsOf } from '../accessibility.ts'
import { type StripeDouble, startStripe, stripeAccess } from '../doubles/stripe/stripe.ts'
import { sentencesOf } from './household.ts'

const stripeScript = readFileSync(new URL('../doubles/stripe/in_browser.js', import.meta.url), 'utf8')

let stripe: StripeDouble
let program: ChildProcess
let origin: string

test.beforeAll(async () => {
  stripe = await startStripe(Math.floor(Date.now() / 1_000))
  const port = await freePort()
  origin = `http://localhost:${port}`
  program = spawn(process.execPath, ['scripts/temporary.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      APP_ENV: 'test',
      DEMO: 'off',
      STRIPE_SECRET_KEY: stripeAccess.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripeAccess.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripeAccess.webhookSecret,
      STRIPE_URL: stripe.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    program.stdout?.on('data', part => {
      said += part
      if (said.includes('ready on ')) resolve()
    })
    program.once('exit', code => reject(new Error(`The program ended with ${code}: ${said.slice(-2_000)}`)))
  })
})

test.afterAll(async () => {
  if (program?.exitCode === null) {
    program.kill('SIGTERM')
    await once(program, 'exit')
  }
  await stripe?.close()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

test('Stripe’s script is fetched once, when a person enters a card, can be fetched again, and pays under the policy', {
  tag: '@[VAL-PAYMENT-CARD] [CB-LOAD-CARD] [API-gift_cards.create]',
}, async ({ page }) => {
  const say = giftMessages('freshprep', 'en')
  const { steps, errors } = sentencesOf({ brand: 'freshprep', locale: 'en' })
  const asked: string[] = []
  const faults: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).host.endsWith('stripe.com')) asked.push(request.url())
  })
  page.on('console', message => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', error => faults.push(error.message))
  await page.exposeFunction('typeCard', (secret: string) => stripe.typeCard(secret, 'works'))
  let reachable = false
  await page.route('https://js.stripe.com/**', route =>
    reachable ? route.fulfill({ contentType: 'text/javascript', body: stripeScript }) : route.abort(),
  )

  await page.goto(`${origin}/en/faq`)
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  expect(asked).toEqual([])

  const response = await page.goto(`${origin}/en/gift`)
  const policy = response?.headers()['content-security-policy'] ?? ''
  const scripts = policy.split('; ').find(part => part.startsWith('script-src ')) ?? ''
  expect(scripts.match(/https:\/\/\S+/g)).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com'])
  await expect(page.getByText(steps.card.formFailed, { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  reachable = true
  await page.getByRole('button', { name: steps.card.loadAgain, exact: true }).click()
  const number = page.getByLabel('Stripe card number', { exact: true })
  await expect(number).toBeVisible()
  await expect(page.getByText(steps.card.formFailed, { exact: true })).toBeHidden()
  expect(await page.locator('script[src^="https://js.stripe.com"]').count()).toBe(1)

  await page.locator('input[name="senderName"]').fill('Ada Lovelace')
  await page.locator('input[name="senderEmail"]').fill('ada@example.com')
  await page.locator('input[name="recipientName"]').fill('Zoë Roy')
  await page.locator('input[name="recipientEmail"]').fill('zoe@example.com')
  await page.locator('input[name="nameOnCard"]').fill('Ada Lovelace')
  const pay = page.locator('form.gift-form button[type="submit"]')
  await number.fill('4000000000000002')
  await pay.click()
  await expect(page.getByText(errors.card_declined, { exact: true })).toBeVisible()
  expect(stripe.intents.size).toBe(0)

  await number.fill('4242424242424242')
  await pay.click()
  await expect(page.getByRole('heading', { name: say.paid.title, exact: true })).toBeVisible()
  expect([...stripe.intents.values()].map(({ status }) => status)).toEqual(['succeeded'])
  expect(stripe.faults).toEqual([])
  expect(faults).toEqual([])
  // One that failed, and one that loaded.
  expect(asked).toEqual(Array.from({ length: 2 }, () => 'https://js.stripe.com/endive/stripe.js'))
})
