import { exportNewsletter, listNewsletters } from '../content/newsletter/export_list.ts'
import { dropLetter, makeLetter, saveLetter } from '../list_letters/save_letter.ts'
import { sendLetter, sendSample, stopLetter } from '../list_letters/send_letter.ts'
import { findListLetter, foreseeList, listLetters, listRecipients } from '../list_letters/show_letters.ts'
import { adminOf, type Calls, done, staffOf } from './handler.ts'

export const letters_admin: Calls<'letters_admin'> = {
  list: (services, request) => listLetters(services, adminOf(request)),
  find: (services, request, letter) => findListLetter(services, adminOf(request), letter),
  make: (services, request, letter) => makeLetter(services, adminOf(request), letter),
  save: (services, request, draft) => saveLetter(services, adminOf(request), draft),
  drop: (services, request, letter) => done(dropLetter(services, adminOf(request), letter)),
  foresee: (services, request, list) => foreseeList(services, adminOf(request), list),
  recipients: (services, request, of) => listRecipients(services, adminOf(request), of),
  send_sample: (services, request, letter) =>
    sendSample(services, adminOf(request), staffOf(request), letter),
  send: (services, request, letter) => sendLetter(services, adminOf(request), letter),
  stop: (services, request, letter) => done(stopLetter(services, adminOf(request), letter)),
  newsletter: (services, request) => listNewsletters(services, adminOf(request)),
  export_newsletter: (services, request, of) => exportNewsletter(services, adminOf(request), of),
}
