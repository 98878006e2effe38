import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { newPasswordMessages } from '../i18n/new_password.ts'
import { BrandProvider } from './components/brand_context.tsx'
import { NewPasswordFields } from './new_password_fields.tsx'

test('the hint below a new password does not repeat its fault', { tags: '[VAL-PASSWORD-MSG-MIN]' }, () => {
  const say = newPasswordMessages('freshprep', 'en')
  const shown = (fault?: string) =>
    renderToStaticMarkup(
      <BrandProvider brand="freshprep" locale="en">
        <NewPasswordFields
          of={{
            field: name => ({
              name,
              error: name === 'password' ? fault : undefined,
              defaultValue: undefined,
            }),
          }}
        />
      </BrandProvider>,
    )
  expect(shown()).toContain(`${say.length} ${say.tip}`)
  expect(shown('minimum 10 characters')).not.toContain(say.length)
  expect(shown('minimum 10 characters')).toContain(say.tip)
})
