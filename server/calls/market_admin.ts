// The market: its items, their changes, their stock, and files of them.

import type { ParsedOf } from '../../contract/index.ts'
import type { ItemChange } from '../../domain/catalogue/item_steps.ts'
import { addItem, changeItem, setLeft } from '../market/change_item.ts'
import { foreseeItem } from '../market/foresee.ts'
import { listItems } from '../market/list_items.ts'
import { dropFile, mendLine, putFile } from '../market/put_file.ts'
import { showFile } from '../market/show_file.ts'
import { itemOptions, showItem } from '../market/show_item.ts'
import { marketRows, takeFile } from '../market/take_file.ts'
import { adminOf, type Calls, done } from './handler.ts'

/** A field that is absent stays as it is. */
const changeIn = (sent: ParsedOf<'market_admin.change'>['change']): ItemChange =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as ItemChange

export const market_admin: Calls<'market_admin'> = {
  list: (services, request, asked) => listItems(services, adminOf(request), asked),
  show: (services, request, { id }) => showItem(services, adminOf(request), id),
  options: (services, request) => itemOptions(services, adminOf(request)),
  foresee: (services, request, { change, ...of }) =>
    foreseeItem(services, { ...of, change: changeIn(change) }, adminOf(request).now),
  change: (services, request, { change, reason, ...of }) =>
    changeItem(services, { ...of, change: changeIn(change) }, { ...adminOf(request), reason }),
  add: (services, request, { item, reason }) => addItem(services, item, { ...adminOf(request), reason }),
  set_left: (services, request, of) => setLeft(services, adminOf(request), of),
  rows: (services, request, { after }) => marketRows(services, adminOf(request), after),
  put_file: (services, request, part) => putFile(services, adminOf(request), part),
  file: (services, request, of) => showFile(services, adminOf(request), of),
  mend: (services, request, mend) => done(mendLine(services, adminOf(request), mend).then(() => undefined)),
  drop_file: (services, request) => done(dropFile(services, adminOf(request))),
  take_file: (services, request, of) => takeFile(services, { ...adminOf(request), ...of }),
}
