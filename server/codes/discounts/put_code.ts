// Puts a code with its terms into the database: the one way, of files, of the office's form, and of codes that are made.

import type { CodeOffer } from '../../../domain/pricing/code_columns.ts'
import type { Tx } from '../../request/database/database.ts'
import { codeDefaultEnd, codePut } from './store.ts'

/** @param campaignId undefined leaves it in the campaign that it is in. A brand has one public code for visitors. @returns whether it is new */
export async function putCode(tx: Tx, code: CodeOffer, campaignId?: string | null): Promise<boolean> {
  if (code.isDefault) await codeDefaultEnd.run(tx, { brand: code.brand, code: code.code })
  const row = await codePut.first(tx, {
    ...code,
    type: typeOf(code),
    elements: JSON.stringify(code.elements),
    combinesWith: [...code.combinesWith],
    campaignId: campaignId ?? null,
    staysInCampaign: campaignId === undefined,
  })
  return row?.added ?? false
}

/** The stored type of a code. */
export const typeOf = ({ elements }: Pick<CodeOffer, 'elements'>) =>
  elements.length > 1 ? 'MultiorderDiscountCode' : 'DiscountCode'
