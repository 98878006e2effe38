import { Refusal } from '../../contract/errors.ts'
import { listMade, makeCodes, saveCampaign, stopCampaign } from '../codes/discounts/campaigns.ts'
import { listCodes, listTakers } from '../codes/discounts/list_codes.ts'
import { loadCodeLines, missingColumns } from '../codes/discounts/load_code_file.ts'
import { offerCode, saveCode } from '../codes/discounts/save_code.ts'
import { findCode, stopCode } from '../codes/discounts/stop_code.ts'
import { adminOf, type Calls, done } from './handler.ts'

export const codes_admin: Calls<'codes_admin'> = {
  list: (services, request) => listCodes(services, adminOf(request)),
  find: (services, request, { code }) => findCode(services, adminOf(request), code),
  takers: (services, request, { code }) => listTakers(services, adminOf(request), code),
  save: (services, request, code) => saveCode(services, adminOf(request), code),
  load: async (services, request, { header, lines, first, isTrial }) => {
    if (missingColumns(header).length > 0)
      throw new Refusal('invalid_input', { fields: { header: 'invalid_input' } })
    const { brand } = adminOf(request)
    return loadCodeLines(services, { header, lines: lines.split(/\r?\n/), first }, { only: brand, isTrial })
  },
  make: (services, request, codes) => makeCodes(services, adminOf(request), codes),
  made: (services, request, of) => listMade(services, adminOf(request), of),
  save_campaign: (services, request, campaign) => saveCampaign(services, adminOf(request), campaign),
  stop: (services, request, end) => done(stopCode(services, adminOf(request), end)),
  stop_campaign: (services, request, end) => stopCampaign(services, adminOf(request), end),
  offer: (services, request, offer) => done(offerCode(services, adminOf(request), offer)),
}
