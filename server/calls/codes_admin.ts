import { Refusal } from '../../contract/errors.ts'
import { barMemory } from '../codes/discounts/bar.ts'
import { listMade, makeCodes, saveCampaign, stopCampaign } from '../codes/discounts/campaigns.ts'
import { listCodes, listTakers } from '../codes/discounts/list_codes.ts'
import { loadCodeLines, missingColumns } from '../codes/discounts/load_code_file.ts'
import { saveCode } from '../codes/discounts/save_code.ts'
import { setBar } from '../codes/discounts/set_bar.ts'
import { showBar } from '../codes/discounts/show_bar.ts'
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
    const { brand, actor, now } = adminOf(request)
    const loaded = await loadCodeLines(
      services,
      { header, lines: lines.split(/\r?\n/), first },
      { only: brand, isTrial, by: { actor, now } },
    )
    barMemory(services, brand).changed()
    return loaded
  },
  make: (services, request, codes) => makeCodes(services, adminOf(request), codes),
  made: (services, request, of) => listMade(services, adminOf(request), of),
  save_campaign: (services, request, campaign) => saveCampaign(services, adminOf(request), campaign),
  stop: (services, request, end) => done(stopCode(services, adminOf(request), end)),
  stop_campaign: (services, request, end) => stopCampaign(services, adminOf(request), end),
  bar: (services, request) => showBar(services, adminOf(request)),
  offer: (services, request, plan) => setBar(services, adminOf(request), plan),
}
