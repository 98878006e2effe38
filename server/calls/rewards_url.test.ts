// The address at which an outside loyalty program shows a household its points.

import { expect, test } from 'vitest'
import { insertClient, signedInVisitor, testServer, visitor } from '../../tests/http.ts'

const now = '2026-11-27T18:00:00.000Z'
const address = '/api/v1/clients/comarch_rewards_url'

test.each([
  [{}, null],
  [{ LOYALTY_REWARDS_URL: 'https://rewards.example/freshprep' }, 'https://rewards.example/freshprep'],
])(
  'with %o a client is sent to %s, and a visitor is asked to sign in',
  { tags: '[API-clients.comarch_rewards_url]' },
  async (environment, url) => {
    const server = await testServer({ now, environment })
    const self = await signedInVisitor(server, await insertClient(server.services))
    expect((await self.get(address)).json()).toEqual({ url })
    expect((await visitor(server.app).get(address)).statusCode).toBe(401)
  },
)
