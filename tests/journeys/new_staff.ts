import { expect, type Page } from '@playwright/test'
import { staffWords } from '../../app/staff/words.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { newPasswordMessages } from '../../i18n/new_password.ts'
import { totpOf, totpStepOf } from '../../server/staff/second_factor/totp.ts'
import { callsOf, letterTo, originOf } from './household.ts'

const password = 'a long walk by the sea'

/** What an authenticator shows for the key as the page prints it. @param printed base 32, in groups @param now the program's */
function codeOf(printed: string, now: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...printed.replaceAll(' ', '')]
    .map(one => letters.indexOf(one).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g)?.map(byte => Number.parseInt(byte, 2)) ?? []
  return totpOf(Buffer.from(bytes), totpStepOf(Temporal.Instant.from(now)))
}

interface NewStaff {
  name: string
  email: string
  /** At both brands. */
  role: Role
}

/**
 * Somebody new at the company, who joins by the letter that they were sent, as they do.
 * @param owner a page on which an owner is signed in @param page theirs, on which they are signed in afterwards
 */
export async function joinStaff(owner: Page, page: Page, { name, email, role }: NewStaff): Promise<void> {
  const office = callsOf(owner)
  const roles = { freshprep: [role], cookit: [role] }
  await office.post('/api/admin/staff/invite', { email, name, language: 'en', roles })
  const { text } = await letterTo(owner, email, 'staff_invitation')
  const [link = ''] = text.match(/\S+\/admin\/join\?token=\S+/) ?? []
  const { pathname, search } = new URL(link)
  const [say, fields] = [staffWords('freshprep', 'en'), newPasswordMessages('freshprep', 'en')]
  await page.goto(originOf('freshprep') + pathname + search)
  await page.getByLabel(fields.password, { exact: true }).fill(password)
  await page.getByLabel(fields.confirmation, { exact: true }).fill(password)
  const { now } = await callsOf(page).get('/api/dev/clock')
  await page.getByLabel(say.join.code).fill(codeOf((await page.locator('code').textContent()) ?? '', now))
  await page.getByRole('button', { name: say.join.submit }).click()
  await page.getByRole('link', { name: say.recovery.on }).click()
  await expect(page).toHaveURL(/\/admin$/)
}
