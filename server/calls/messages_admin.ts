import { holdKind, letKindGo } from '../messages/kinds/hold_kind.ts'
import { findKind, listKinds } from '../messages/kinds/list_kinds.ts'
import { adminOf, type Calls, done } from './handler.ts'

export const messages_admin: Calls<'messages_admin'> = {
  list: (services, request) => listKinds(services, adminOf(request)),
  find: (services, request, kind) => findKind(services, adminOf(request), kind),
  hold: (services, request, kind) => done(holdKind(services, adminOf(request), kind)),
  let_go: (services, request, kind) => letKindGo(services, adminOf(request), kind),
}
