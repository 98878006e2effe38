// SQL of codes that confirm a phone number.

import { statement } from '../../request/database/statement.ts'

export const phoneCodeInsert = statement({
  name: 'phone_code_insert',
  text: `insert into phone_code (client_id, id, phone, asked_at, expires_at)
        values ($clientId, $id, $phone, $askedAt, $expiresAt)
      on conflict (client_id) do update
        set id = $id, phone = $phone, asked_at = $askedAt, expires_at = $expiresAt, code_hash = null, tries = 0
        where phone_code.asked_at <= $notSince`,
})

export const phoneCodeIssue = statement({
  name: 'phone_code_issue',
  text: 'update phone_code set code_hash = $codeHash where client_id = $clientId and id = $codeId',
})

export const phoneCodeTry = statement({
  name: 'phone_code_try',
  text: `update phone_code set tries = tries + 1
      where client_id = $clientId and expires_at > $now and tries < $mostCodeTries and code_hash is not null
      returning phone, code_hash = $codeHash as right`,
  row: { phone: 'text', right: 'bool' },
})

export const phoneCodeDelete = statement({
  name: 'phone_code_delete',
  text: 'delete from phone_code where client_id = $clientId',
})

export const phoneCodeWaiting = statement({
  name: 'phone_code_waiting',
  text: 'select phone from phone_code where client_id = $clientId and expires_at > $now and tries < $mostCodeTries',
  row: { phone: 'text' },
})
