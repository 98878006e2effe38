// The newsletter's lists for the office: how many addresses, and the addresses for a file. Whoever is on a list confirmed it (rule 80). A
// household that said no to offers and news after that is left out: to its reader one no is as good as another.

import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import { type BrandId, type Locale, locales } from '../../../domain/brands.ts'
import type { Services } from '../../integrations/services.ts'
import { type Db, withTx } from '../../request/database/database.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { countSignups, type NewsletterSignup, readRefusals, readSignups } from './list_store.ts'

type Needs = Pick<Services, 'pool' | 'config'>

/** Addresses of one page of a file. */
const pageSize = 5_000

/** The addresses of a list that are still wanted on it. */
async function staying(db: Db, signups: readonly NewsletterSignup[]): Promise<NewsletterSignup[]> {
  const clientIds = signups.flatMap(({ clientId }) => clientId ?? [])
  if (clientIds.length === 0) return [...signups]
  const refused = new Map(
    (await readRefusals.all(db, { clientIds })).map(({ clientId, at }) => [clientId, at]),
  )
  const hasLeft = ({ clientId, agreedAt }: NewsletterSignup) => {
    const at = clientId === null ? undefined : refused.get(clientId)
    return at !== undefined && at >= agreedAt
  }
  return signups.filter(signup => !hasLeft(signup))
}

/** Some addresses of a list, in the order of the alphabet. */
const signupsOf = (db: Db, of: { brand: BrandId; locale: Locale; after: string }) =>
  readSignups.all(db, { ...of, limit: pageSize })

export async function listNewsletters(
  { pool, config }: Needs,
  { brand }: { brand: BrandId },
): Promise<OutputOf<'letters_admin.newsletter'>> {
  const counted = await countSignups.all(pool, { brand })
  const lists = locales.map(async locale => {
    const known = counted.find(one => one.locale === locale)
    return {
      locale,
      addresses: known ? await countStaying(pool, { brand, locale }) : 0,
      since: known?.since.toISOString() ?? null,
      last: known?.last.toISOString() ?? null,
    }
  })
  return { isKeptHere: config.newsletterUrl === undefined, lists: await Promise.all(lists) }
}

async function countStaying(db: Db, of: { brand: BrandId; locale: Locale }): Promise<number> {
  let count = 0
  for (let after: string | null = ''; after !== null; ) {
    const signups: NewsletterSignup[] = await signupsOf(db, { ...of, after })
    count += (await staying(db, signups)).length
    after = nextOf(signups)
  }
  return count
}

const nextOf = (signups: readonly NewsletterSignup[]): string | null =>
  signups.length < pageSize ? null : (signups.at(-1)?.email ?? null)

/** One page of the file, with its line in the log: it is personal data that leaves the house. */
export function exportNewsletter(
  { pool }: Needs,
  { brand }: { brand: BrandId },
  { locale, after = '' }: ParsedOf<'letters_admin.export_newsletter'>,
): Promise<OutputOf<'letters_admin.export_newsletter'>> {
  return withTx(pool, async tx => {
    const signups = await signupsOf(tx, { brand, locale, after })
    const stay = await staying(tx, signups)
    noteInLog(tx, { about: { language: locale, addresses: stay.length } })
    return {
      addresses: stay.map(({ email, agreedAt }) => ({ email, agreedAt: agreedAt.toISOString() })),
      next: nextOf(signups),
    }
  })
}
