// What can be done for a household that concerns no single box.

import { useState } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import { isOneOf } from '../../../../domain/machines/is_one_of.ts'
import { openSubscriptions } from '../../../../domain/machines/subscription_groups.ts'
import { planSizes } from '../../../../domain/plans.ts'
import { type StopReason, stopReasons } from '../../../../domain/subscription/reasons.ts'
import { planSaid, planWords } from '../../../../i18n/plan_words.ts'
import { stoppingMessages } from '../../../../i18n/stopping.ts'
import { ActButton } from '../../../admin/acting/act.tsx'
import { GivePoints, GiveValue } from '../../../admin/acting/give.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { SelectField, TextArea, TextField } from '../../../components/text_fields.tsx'
import { Panel } from '../../../office/panel.tsx'
import { useActingBrand } from '../../../office/use_office.ts'
import { ChangeDelivery } from './delivery_act.tsx'
import { ShareDoor } from './share_door.tsx'
import { ChangeTaste } from './taste_act.tsx'
import { householdPageMessages } from './words.ts'

type Household = OutputOf<'households_admin.show'>

interface AccountActsProps {
  household: Household
  /** Its delivery settings; null where they cannot change. */
  delivery: OutputOf<'households_admin.delivery'> | null
  /** Whether the reader may act for it, and may give it money. */
  mayAct: boolean
  mayGive: boolean
}

export function AccountActs({ household, delivery, mayAct, mayGive }: AccountActsProps) {
  const say = useMessages(householdPageMessages).account
  const { client, subscription } = household
  if (!mayAct && !mayGive) return null
  return (
    <Panel title={say.title(client.name)}>
      <div className="of-actions">
        {mayAct && <Acts delivery={delivery} household={household} />}
        {mayGive && subscription?.state !== 'closed' && (
          <>
            <GivePoints client={client} />
            <GiveValue client={client} />
          </>
        )}
        {mayAct && subscription?.state !== 'closed' && <ShareDoor household={household} />}
        {mayAct && isOneOf(subscription?.state, openSubscriptions) && <Close household={household} />}
      </div>
    </Panel>
  )
}

function Acts({ household, delivery }: Pick<AccountActsProps, 'household' | 'delivery'>) {
  const say = useMessages(householdPageMessages).account
  const { client, subscription } = household
  const shared = { clientId: client.id }
  const { name } = client
  return (
    <>
      {subscription?.state === 'active' && <Pause household={household} />}
      {subscription?.state === 'paused' && (
        <ActButton
          {...shared}
          done={say.resumed(name)}
          title={say.resumeTitle(name)}
          what={{ act: 'resume', with: {} }}
          words={say.resume}
        />
      )}
      {isOneOf(subscription?.state, openSubscriptions) && (
        <>
          <Plan household={household} />
          <ChangeTaste client={client} />
          {delivery && <ChangeDelivery client={client} delivery={delivery} key={delivery.version} />}
          <Code household={household} />
          <DoorNotes household={household} />
        </>
      )}
      <ActButton
        {...shared}
        done={say.linkSent(client.email)}
        title={say.linkTitle(name)}
        what={{ act: 'sign_in_link', with: {} }}
        words={say.link}
      />
    </>
  )
}

/** Closes the account. */
function Close({ household: { client } }: { household: Household }) {
  const say = useMessages(householdPageMessages).account
  const [reason, choose] = useState<StopReason | ''>('')
  return (
    <ActButton
      clientId={client.id}
      done={say.closed(client.name)}
      fields={<StopReasons label={say.closeReason} onChoose={choose} reason={reason} />}
      title={say.closeTitle(client.name)}
      what={reason === '' ? null : { act: 'close', with: { reason } }}
      words={say.close}
    />
  )
}

interface StopReasonsProps {
  label: string
  reason: StopReason | ''
  onChoose: (reason: StopReason | '') => void
}

/** Why a household stops, in its own words. */
function StopReasons({ label, reason, onChoose }: StopReasonsProps) {
  const say = useMessages(householdPageMessages).account
  const { reasons } = useMessages(stoppingMessages)
  return (
    <SelectField
      label={label}
      onChange={event => onChoose(event.currentTarget.value as StopReason | '')}
      value={reason}
    >
      <option value="">{say.choose}</option>
      {stopReasons.map(one => (
        <option key={one} value={one}>
          {reasons[one]}
        </option>
      ))}
    </SelectField>
  )
}

function Pause({ household: { client } }: { household: Household }) {
  const say = useMessages(householdPageMessages).account
  const [reason, setReason] = useState<StopReason | ''>('')
  return (
    <ActButton
      clientId={client.id}
      done={say.paused(client.name)}
      fields={<StopReasons label={say.pauseReason} onChoose={setReason} reason={reason} />}
      title={say.pauseTitle(client.name)}
      what={reason === '' ? null : { act: 'pause', with: { reason } }}
      words={say.pause}
    />
  )
}

function Plan({ household: { client } }: { household: Household }) {
  const say = useMessages(householdPageMessages).account
  const brand = useActingBrand()
  const locale = useLocale()
  const [id, choose] = useState('')
  const plan = planSizes.find(one => one.id === id)
  const words = planWords(brand, locale)
  const text = (count: number | null) => (count === null ? undefined : String(count))
  return (
    <ActButton
      clientId={client.id}
      done={say.planned(client.name)}
      fields={
        <SelectField label={say.planField} onChange={event => choose(event.currentTarget.value)} value={id}>
          <option value="">{say.choose}</option>
          {planSizes.map(one => (
            <option key={one.id} value={one.id}>
              {words.plan(planSaid(one, []))}
            </option>
          ))}
        </SelectField>
      }
      title={say.planTitle(client.name)}
      what={
        plan
          ? {
              act: 'plan',
              with: {
                kind: plan.kind,
                people: text(plan.people),
                recipes: text(plan.recipes),
                meals: text(plan.meals),
              },
            }
          : null
      }
      words={say.plan}
    />
  )
}

function Code({ household: { client } }: { household: Household }) {
  const say = useMessages(householdPageMessages).account
  const [code, setCode] = useState('')
  return (
    <ActButton
      clientId={client.id}
      done={say.coded(client.name)}
      fields={
        <TextField
          autoComplete="off"
          label={say.codeField}
          maxLength={60}
          onChange={event => setCode(event.currentTarget.value)}
          value={code}
        />
      }
      title={say.codeTitle(client.name)}
      what={code.trim().length < 3 ? null : { act: 'code', with: { code: code.trim() } }}
      words={say.code}
    />
  )
}

function DoorNotes({ household: { client } }: { household: Household }) {
  const say = useMessages(householdPageMessages).account
  const [notes, setNotes] = useState('')
  return (
    <ActButton
      clientId={client.id}
      done={say.noted(client.name)}
      fields={
        <TextArea
          label={say.notesField}
          maxLength={500}
          onChange={event => setNotes(event.currentTarget.value)}
          rows={2}
          value={notes}
        />
      }
      title={say.notesTitle(client.name)}
      what={notes.trim() === '' ? null : { act: 'notes', with: { notes } }}
      words={say.notes}
    />
  )
}
