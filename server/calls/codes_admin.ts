import { findCode, stopCode } from '../codes/discounts/stop_code.ts'
import { adminOf, type Calls, clientOf, done } from './handler.ts'

export const codes_admin: Calls<'codes_admin'> = {
  find: (services, request, { code }) => findCode(services, clientOf(request), code),
  stop: (services, request, end) => done(stopCode(services, adminOf(request), end)),
}
