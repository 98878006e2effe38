// A declared form on its page, as the server draws it.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { locales } from '../../domain/brands.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { PasswordField, TextField } from '../components/text_fields.tsx'
import { type Answered, form } from './form.ts'
import { email, password, personName, text } from './kinds.ts'
import { FormFault, PostForm } from './post_form.tsx'
import { useForm } from './use_form.ts'

const fields = {
  firstName: personName('given-name'),
  email: email(),
  notes: text(500),
  password: password('new-password'),
}
const person = form('person', 'settings_account.update', fields, { read: () => ({}) })

function Person() {
  const saving = useForm(person)
  return (
    <PostForm of={saving}>
      <TextField {...saving.field('firstName', 'Amélie')} label="First" />
      <TextField {...saving.field('email')} label="Email" />
      <TextField {...saving.field('notes')} label="Notes" />
      <PasswordField {...saving.field('password')} label="Password" />
      <FormFault of={saving} />
      <output>{saving.answer ? `saved for ${saving.sent('firstName')}` : ''}</output>
    </PostForm>
  )
}

/** The page, with what came back of a form that was sent without scripts. */
function drawn(locale: 'en' | 'fr', actionData?: Answered): string {
  const routes = [{ id: 'page', path: '/', element: <Person /> }]
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: {}, actionData: actionData ? { page: actionData } : null },
  })
  return renderToStaticMarkup(
    <BrandProvider brand="freshprep" locale={locale}>
      <RouterProvider router={router} />
    </BrandProvider>,
  )
}
const input = (page: string, name: string) => new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(page)?.[0]

test('a field has the kind, the autocomplete and the limit of its declaration, and the present value', () => {
  const page = drawn('en')
  expect(page).toMatch(/<form [^>]*method="post"/)
  expect(input(page, 'form')).toContain('value="person"')
  const first = input(page, 'firstName')
  for (const attribute of ['autoComplete="given-name"', 'maxLength="80"', 'value="Amélie"'])
    expect(first).toContain(attribute)
  expect(input(page, 'email')).toContain('type="email"')
  expect(input(page, 'notes')).toContain('maxLength="500"')
  expect(input(page, 'password')).toContain('type="password"')
  expect(input(page, 'password')).not.toContain('maxLength')
})

describe.each(locales)('a refused form in %s', locale => {
  const said = errorMessages('freshprep', locale)
  const refusal = {
    code: 'invalid_input',
    message: said.invalid_input,
    fields: { firstName: 'name_too_short', email: 'email_invalid' },
    sentences: { firstName: said.name_too_short, email: said.email_invalid },
  } as const
  const page = drawn(locale, { form: 'person', typed: { firstName: ['A'], email: ['@'] }, refusal })

  test('has every fault beside its field, and what was typed', () => {
    for (const [name, value] of [
      ['firstName', 'A'],
      ['email', '@'],
    ] as const) {
      expect(input(page, name)).toContain(`value="${value}"`)
      expect(input(page, name)).toContain('aria-invalid="true"')
    }
    const plain = page.replaceAll('&amp;', '&')
    const faults = [...plain.matchAll(/class="field-error"[^>]*>.*?<span>(.*?)<\/span>/g)].map(
      ([, text]) => text,
    )
    expect(faults).toEqual([said.name_too_short, said.email_invalid])
  })

  test('says why it was refused as a whole, where no field is at fault', () => {
    const busy = { code: 'too_many_requests', message: said.too_many_requests } as const
    expect(drawn(locale, { form: 'person', typed: {}, refusal: busy })).toContain(said.too_many_requests)
  })
})

test('an accepted form shows its answer, and begins again with the present values; another form’s does not', () => {
  const sent = { typed: { firstName: ['Zoé'] }, answer: { firstName: 'Zoé' } }
  const page = drawn('en', { form: 'person', ...sent })
  expect(page).toContain('saved for Zoé')
  expect(input(page, 'firstName')).toContain('value="Amélie"')
  expect(drawn('en', { form: 'other', ...sent })).not.toContain('saved for')
})
