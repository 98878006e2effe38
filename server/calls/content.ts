import { listContent, showPiece } from '../content/list_content.ts'
import { saveContent } from '../content/save_content.ts'
import { programTime } from '../request/clock/program_time.ts'
import { type Calls, staffOf } from './handler.ts'

export const content: Calls<'content'> = {
  pieces: (services, { brand, locale }) => listContent(services, brand, locale),
  piece: (services, { brand }, input) => showPiece(services, { ...input, brand }),
  save: async (services, request, input) => {
    const change = { ...input, brand: request.brand, actor: staffOf(request).id }
    return { version: await saveContent(services, change, programTime(request)) }
  },
}
