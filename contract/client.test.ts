// The browser's client with the server's answers.

import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressOf, callTimeoutMilliseconds, createApi } from './client.ts'
import { Refusal } from './errors.ts'
import { allCalls, pathOf } from './index.ts'

afterEach(() => vi.restoreAllMocks())

/** A client with one answer, and a record of its requests. */
function clientOver(answer: () => Promise<Response> | Response) {
  const requests: { url: string; init: RequestInit }[] = []
  const events: string[] = []
  const api = createApi({
    fetch: async (url, init) => {
      requests.push({ url: String(url), init: init ?? {} })
      return answer()
    },
    locale: 'fr',
    onRequireLogin: () => events.push('require_login'),
    onRedirect: url => events.push(url),
  })
  return { api, requests, events }
}

const refusal = async (call: Promise<unknown>): Promise<Refusal> => {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(Refusal)
  return failure as Refusal
}

const answering =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

test('each call goes to the address that the contract declares', () => {
  for (const { name } of allCalls()) expect([name, addressOf(name)]).toEqual([name, pathOf(name)])
})

test('a call without a declared address is at /api/v1/{group}/{action}, an admin’s at /api/admin/{group}/{action}', () => {
  expect(
    ['orders.update_quantity', 'refunds.give', 'codes_admin.stop', 'admin_reward_points.give'].map(addressOf),
  ).toEqual([
    '/api/v1/orders/update_quantity',
    '/api/admin/refunds/give',
    '/api/admin/codes/stop',
    '/api/admin/reward_points/give',
  ])
  for (const { name, declaration } of allCalls()) {
    const ofAdmins = pathOf(name).startsWith('/api/admin/')
    if (declaration.path === undefined && !ofAdmins)
      expect(pathOf(name)).toBe(`/api/v1/${name.replace('.', '/')}`)
    if (ofAdmins) expect([name, declaration.who]).toEqual([name, 'admin'])
  }
})

describe('a call', () => {
  test('that reads sends its parameters in the query, without the undefined ones', {
    tags: '[CB-GET-QUERY] [CB-CREDENTIALS]',
  }, async () => {
    const { api, requests } = clientOver(answering({ enabled: true }))
    await api.get('menu.data', { date: undefined })
    await api.get('flipper.get_feature_flag', { flag: 'a b&c' })
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/v1/menu/data',
      '/api/v1/flipper/get_feature_flag?flag=a+b%26c',
    ])
    expect(requests[0]?.init).toMatchObject({
      method: 'GET',
      credentials: 'include',
      headers: { 'accept-language': 'fr' },
    })
    expect(requests[0]?.init.body).toBeUndefined()
  })

  test('that changes something sends JSON, and returns the parsed answer', {
    tags: '[CB-POST-BODY] [CB-CREDENTIALS] [CB-PARSED-BODY]',
  }, async () => {
    const { api, requests } = clientOver(answering({ success: true }))
    expect(await api.post('clients.sign_in', { email: 'a@example.com', password: 'x' })).toEqual({
      success: true,
    })
    expect(requests[0]).toMatchObject({
      url: '/clients/sign_in',
      init: { method: 'POST', credentials: 'include' },
    })
    expect(requests[0]?.init.headers).toMatchObject({ 'content-type': 'application/json' })
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({ email: 'a@example.com', password: 'x' })
  })

  test('with parameters in its path puts them only there', async () => {
    const { api, requests } = clientOver(answering({ success: true }))
    await api.post('dev.set_flag', { name: 'show/menu', enabled: true })
    expect(requests[0]?.url).toBe('/api/dev/flags/show%2Fmenu')
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({ enabled: true })
  })
})

describe('a person who is signed out', () => {
  const over = (answers: Response[], onSignedOut: (() => Promise<boolean | null>) | undefined) => {
    const events: string[] = []
    const api = createApi({
      fetch: async (_url, init) => {
        events.push(`${init?.method} ${init?.body ?? ''}`.trim())
        return answers.shift() as Response
      },
      locale: 'fr',
      onRequireLogin: () => events.push('leave'),
      onRedirect: () => {},
      onAskedAgain: async name => events.push(`asked again for ${name}`) > 0,
      ...(onSignedOut && { onSignedOut }),
    })
    return { api, events }
  }
  const out = () => new Response('require_login', { status: 401 })
  const recently = () =>
    Response.json({ error: { code: 'reauthentication_required', message: '' } }, { status: 403 })
  const done = () => Response.json({ success: true })

  test('and signs in over the page has the call sent again, after the question before settings where it is needed', async () => {
    const { api, events } = over([out(), recently(), done()], async () => true)
    await api.post('reviews.comment', { orderId: 'a', productId: 'b', comment: 'Good' })
    const sent = 'POST {"orderId":"a","productId":"b","comment":"Good"}'
    expect(events).toEqual([sent, sent, 'asked again for reviews.comment', sent])
  })

  test.each([
    [false, []],
    [null, ['leave']],
    [undefined, ['leave']],
  ])('and is not signed in again (%s) gets the refusal', async (answer, expected) => {
    const asked = answer === undefined ? undefined : async () => answer
    const { api, events } = over([out()], asked)
    const { code } = await refusal(api.post('account.skip_order', { orderId: 'a' }))
    expect([code, ...events.slice(1)]).toEqual(['require_login', ...expected])
  })

  test('and only reads goes to the sign-in page', async () => {
    const { api, events } = over([out()], async () => true)
    await refusal(api.get('account.index', {}))
    expect(events).toEqual(['GET', 'leave'])
  })
})

describe('a refusal', () => {
  test('with require_login calls onRequireLogin before it is thrown', {
    tags: '[ERR-REQUIRE-LOGIN]',
  }, async () => {
    const { api, events } = clientOver(() => new Response('require_login', { status: 401 }))
    const { code } = await refusal(api.get('account.index', {}))
    expect(code).toBe('require_login')
    expect(events).toEqual(['require_login'])
  })

  test('with a redirect goes there, and is thrown', { tags: '[ERR-REDIRECT-FIELD]' }, async () => {
    const body = { error: { code: 'step_missing', message: 'no' }, redirect: '/signup/plans' }
    const { api, events } = clientOver(answering(body, 409))
    expect(await refusal(api.get('signup.payment_data', {}))).toMatchObject({
      code: 'step_missing',
      redirect: '/signup/plans',
    })
    expect(events).toEqual(['/signup/plans'])
  })

  test('of any other kind reaches the caller with its code, sentence, fields and details', {
    tags: '[ERR-RETHROW]',
  }, async () => {
    const error = {
      code: 'invalid_code',
      message: 'Code non valide',
      fields: { code: { code: 'invalid_code', message: 'Code non valide' } },
      details: { left: 2 },
    }
    const { api, events } = clientOver(answering({ error }, 422))
    expect(await refusal(api.post('signup.save_discount_code', { code: 'x' }))).toMatchObject({
      code: 'invalid_code',
      message: 'Code non valide',
      fields: { code: 'invalid_code' },
      sentences: { code: 'Code non valide' },
      details: { left: 2 },
    })
    expect(events).toEqual([])
  })

  test.each(['<html>502</html>', '', '{"error":'])(
    'that is not the server’s (%j) is unexpected',
    async body => {
      const { api } = clientOver(() => new Response(body, { status: 502 }))
      expect((await refusal(api.get('sessions.validate', {}))).code).toBe('unexpected')
    },
  )
})

describe('a server that cannot be reached', () => {
  test('is reported as busy', async () => {
    const { api } = clientOver(() => Promise.reject(new TypeError('fetch failed')))
    expect((await refusal(api.get('sessions.validate', {}))).code).toBe('busy')
  })

  test('halfway through its answer is reported as busy', async () => {
    const broken = () =>
      new Response(new ReadableStream({ pull: controller => controller.error(new Error('reset')) }))
    expect((await refusal(clientOver(broken).api.get('sessions.validate', {}))).code).toBe('busy')
  })

  test('for 30,000 ms is reported as busy', { tags: '[CONST-API-TIMEOUT]' }, async () => {
    const clock = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    const api = createApi({
      fetch: (_url, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('timed out'))),
        ),
      locale: 'en',
      onRequireLogin: () => {},
      onRedirect: () => {},
    })
    const call = refusal(api.get('sessions.validate', {}))
    expect(timeout).toHaveBeenCalledWith(30_000)
    expect(callTimeoutMilliseconds).toBe(30_000)
    clock.abort()
    expect((await call).code).toBe('busy')
  })
})
