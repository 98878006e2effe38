// For tests that sign in with a provider: walks through the built-in one.

import type { Provider } from '../domain/identity.ts'
import { hashPassword } from '../server/identity/password.ts'
import { insertClient, type TestServer, type Visitor } from './http.ts'

export const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Whom the built-in provider says it is. */
export interface Person {
  email: string
  /** Whether it says that the address is theirs: yes, unless told. */
  verified?: boolean
  first?: string
  last?: string
}

let people = 0

/** Somebody new. */
export const somebody = (more: Partial<Person> = {}): Person => ({
  email: `person${++people}@example.com`,
  ...more,
})

/** The answer to a sign-in that is refused. */
export const failed = (reason: string) => ({ status: 'authentication_error', email: null, reason })

export const isSignedIn = async (self: Visitor) =>
  (await self.get('/api/v1/sessions/validate')).json().valid as boolean

type Choice = Person | 'refuse' | 'fail'

export function socialOf({ app, services }: TestServer) {
  /** Where the browser is sent. */
  async function begin(self: Visitor, provider: Provider, settings = false): Promise<URL> {
    const response = await self.post(`/clients/auth/${provider}`, { settings })
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
    return new URL(response.json().url)
  }

  /** The built-in provider's answer, as the return page hands it on. */
  async function answerAt(question: URL, choice: Choice): Promise<Record<string, string>> {
    const body =
      typeof choice === 'string'
        ? { answer: choice }
        : {
            first_name: choice.first ?? 'Ada',
            last_name: choice.last ?? 'Byron',
            email: choice.email,
            ...(choice.verified !== false && { verified: 'yes' }),
          }
    const response = await app.inject({
      method: 'POST',
      url: question.pathname + question.search,
      headers: { host: question.host, ...form },
      payload: new URLSearchParams(body).toString(),
    })
    if (response.statusCode === 303) {
      return Object.fromEntries(new URL(response.headers.location as string).searchParams)
    }
    const fields = [...response.body.matchAll(/name="(\w+)" value="([^"]*)"/g)]
    return Object.fromEntries(fields.map(([, key, value]) => [key, value?.replaceAll('&quot;', '"')]))
  }

  const callback = (self: Visitor, provider: Provider, fields: Record<string, unknown>) =>
    self.post(`/clients/auth/${provider}/callback`, fields)

  /** Signs in; with `settings`, links the provider or opens the settings by it. */
  async function comeBack(self: Visitor, provider: Provider, choice: Choice, settings = false) {
    const question = await begin(self, provider, settings)
    return callback(self, provider, { ...(await answerAt(question, choice)), settings })
  }

  /** A client with a taken email, with a password or without one. */
  async function member(password: string | null = 'correct horse battery') {
    const clientId = await insertClient(services)
    const email = `${clientId}@example.com`
    await services.pool.query('insert into client_email values ($1, $2, $3)', ['freshprep', email, clientId])
    await services.pool.query('update client set password_hash = $2 where client_id = $1', [
      clientId,
      password && (await hashPassword(password)),
    ])
    return { clientId, email }
  }

  const linksOf = async (clientId: string) => {
    const { rows } = await services.pool.query<{ provider: string }>(
      'select provider from client_provider where client_id = $1 order by 1',
      [clientId],
    )
    return rows.map(row => row.provider)
  }

  return { begin, answerAt, callback, comeBack, member, linksOf }
}
