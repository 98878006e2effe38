// The name under which a form keeps its typed text.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useTypingOf } from './kept_typing.ts'

const Name = () => useTypingOf('settings-address')

/** The name on a page of this client. */
function nameFor(client: { id: string } | null): string {
  const routes = [{ id: 'root', path: '/', loader: () => null, element: <Name /> }]
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: { root: { session: { client } } } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('a household’s typed address does not appear in the form of the next person who signs in', () => {
  const names = [nameFor({ id: 'first' }), nameFor({ id: 'second' }), nameFor(null)]
  expect(new Set(names).size).toBe(3)
  expect(nameFor({ id: 'first' })).toBe(names[0])
})
