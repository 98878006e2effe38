// The form of a market item: posted where scripts are blocked, and with what follows as one types where they are not.

import { type FormEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { InputOf, OutputOf } from '../../../../contract/index.ts'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { ItemFollows } from '../../../admin/item_follows.tsx'
import { useReadAgain } from '../../../admin/save_version.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { sendForm } from '../../../forms/form.ts'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { Panel } from '../../../office/panel.tsx'
import { Preview } from '../../../office/preview.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { addForm, changeForm } from './forms.ts'
import { ItemFields } from './item_fields.tsx'
import type { ItemOptions, ShownItem } from './page.tsx'
import { itemWords } from './words.ts'

interface ChangeProps {
  shown: ShownItem
  options: ItemOptions
  mayWrite: boolean
}

type Wanted = InputOf<'market_admin.change'>

export function ChangeItem({ shown, options, mayWrite }: ChangeProps) {
  const say = useMessages(itemWords)
  const locale = useLocale()
  const api = useOfficeApi()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const readAgain = useReadAgain()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const changing = useForm(
    changeForm,
    ({ version, boxes }) => {
      notify({ text: say.saved(version, boxes) })
      setWanted(null)
      return revalidate()
    },
    input => sendForm(api(), changeForm, input).catch(readAgain),
  )
  const take = (event: FormEvent<HTMLFormElement>) =>
    setWanted(changeForm.read(new FormData(event.currentTarget)))
  const { item, withdrawn } = shown
  const isOther = wanted !== null && Object.keys(wanted.change).length > 0
  return (
    <PostForm className="form of-item-form" of={changing} onChange={take}>
      <input name="id" type="hidden" value={shown.id} />
      <input name="base" type="hidden" value={shown.version} />
      <input name="was" type="hidden" value={JSON.stringify({ ...item, withdrawn })} />
      <ItemFields
        disabled={!mayWrite}
        field={(name, value) => changing.field(`change.${name}`, value)}
        item={item}
        picture={shown.picture}
        prefix="change"
        taxes={options.taxes}
        typed={name => changing.typed(`change.${name}`)}
      />
      {mayWrite && (
        <Panel title={say.save}>
          <div className="form">
            <label className="of-tick-line">
              <input defaultChecked={withdrawn} name="change.withdrawn" type="checkbox" />
              <span>{say.withdraw}</span>
            </label>
            <SelectField
              {...changing.field('from', 'now')}
              hint={say.fromHint}
              label={say.fromWhen}
              options={[
                { value: 'now', label: say.now },
                ...shown.mondays.slice(1).map(({ week, isPublished }) => ({
                  value: week,
                  label: isPublished
                    ? say.fromWeek(formatShortDay(week, locale))
                    : say.notPublished(formatShortDay(week, locale)),
                })),
                { value: 'new', label: say.onlyNew },
              ]}
            />
            <TextField {...changing.field('reason')} label={say.reason} />
            {isOther && (
              <Preview<OutputOf<'market_admin.foresee'>>
                of={JSON.stringify({ ...wanted, reason: '' })}
                read={() => {
                  const { reason: _, ...change } = wanted
                  return api().post('market_admin.foresee', change)
                }}
              >
                {effects => <ItemFollows effects={effects} />}
              </Preview>
            )}
            <FormFault of={changing} />
            <p>
              <button
                aria-busy={changing.busy || undefined}
                className="of-btn"
                data-kind="primary"
                type="submit"
              >
                {say.saveVersion}
              </button>
            </p>
          </div>
        </Panel>
      )}
    </PostForm>
  )
}

export function AddItem({ options }: { options: ItemOptions }) {
  const say = useMessages(itemWords)
  const api = useOfficeApi()
  const navigate = useNavigate()
  const notify = useToasts()
  const to = useLinks()
  const adding = useForm(
    addForm,
    ({ id }, { item }) => {
      notify({ text: say.added(item.name.en) })
      return navigate(to('adminMarketItem', { id }))
    },
    input => sendForm(api(), addForm, input),
  )
  return (
    <PostForm className="form of-item-form" of={adding}>
      <ItemFields
        disabled={false}
        field={(name, value) => adding.field(`item.${name}`, value)}
        item={null}
        picture={null}
        prefix="item"
        taxes={options.taxes}
        typed={name => adding.typed(`item.${name}`)}
      />
      <Panel title={say.add}>
        <div className="form">
          <p className="of-meta">{say.addNote}</p>
          <TextField {...adding.field('reason')} label={say.reason} />
          <FormFault of={adding} />
          <p>
            <button aria-busy={adding.busy || undefined} className="of-btn" data-kind="primary" type="submit">
              {say.add}
            </button>
          </p>
        </div>
      </Panel>
    </PostForm>
  )
}
