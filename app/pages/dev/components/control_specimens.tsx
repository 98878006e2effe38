import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { useLocale } from '../../../components/brand_context.tsx'
import { Button, ButtonLink, TextLink } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Chip, ChipGroup, ChipOption } from '../../../components/chips.tsx'
import { ChoiceCards } from '../../../components/choice_cards.tsx'
import { SearchCombobox } from '../../../components/search_combobox.tsx'
import { StepTrail } from '../../../components/step_trail.tsx'
import { Stepper } from '../../../components/stepper.tsx'
import { TabLinks, Tabs } from '../../../components/tabs.tsx'
import {
  PasswordField,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
} from '../../../components/text_fields.tsx'
import { WeekSwitcher } from '../../../components/week_switcher.tsx'
import { samplePicture, samplesOf } from './samples.ts'
import { Specimen } from './specimen.tsx'

export function ControlSpecimens() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
      <Navigation />
    </>
  )
}

function Buttons() {
  const { words } = samplesOf(useLocale())
  const kinds = ['primary', 'quiet', 'secondary', 'link'] as const
  return (
    <Specimen name="Button: kinds, busy, disabled, small, on grounds">
      {(['', 'deep', 'accent'] as const).map(ground => (
        <div
          className="mb-3 flex flex-wrap gap-3 rounded-panel p-4"
          key={ground}
          {...(ground && { 'data-ground': ground })}
        >
          {kinds.map(kind => (
            <Button key={kind} kind={kind}>
              {words.action}
            </Button>
          ))}
          <Button busy>{words.action}</Button>
          <Button disabled>{words.action}</Button>
          <Button kind="secondary" size="small">
            {words.action}
          </Button>
          <ButtonLink arrow to="/">
            {words.action}
          </ButtonLink>
        </div>
      ))}
      <TextLink to="/">{words.action}</TextLink>
    </Specimen>
  )
}

function Fields() {
  const { words, dishes } = samplesOf(useLocale())
  const [text, setText] = useState('')
  const suggestions = dishes.map(dish => ({ id: dish.name, label: dish.name, detail: dish.summary }))
  return (
    <Specimen name="Fields">
      <div className="grid max-w-180 gap-6">
        <TextField defaultValue="V5T 3B2" hint={words.hint} label={words.label} name="postal" />
        <TextField defaultValue="X0X 0X0" error={words.error} label={words.label} name="postal" />
        <TextField disabled label={words.label} name="postal" optional placeholder="V5T 3B2" />
        <PasswordField autoComplete="new-password" defaultValue="demo" label={words.action} name="password" />
        <PhoneField label={words.action} name="phone" placeholder="604 555-0142" />
        <SelectField label={words.label} name="select" options={[{ value: 'a', label: words.weekday }]} />
        <TextArea label={words.action} name="notes" optional />
        <SearchCombobox
          hint={words.hint}
          label={words.label}
          load={async typed =>
            suggestions.filter(found => found.label.toLowerCase().includes(typed.toLowerCase()))
          }
          name="address"
          onChoose={suggestion => setText(suggestion.label)}
          onType={setText}
          value={text}
        />
        <Checkbox defaultChecked name="terms">
          {words.sentence}
        </Checkbox>
        <Checkbox error={words.error} name="terms">
          {words.sentence}
        </Checkbox>
      </div>
    </Specimen>
  )
}

function Choices() {
  const { words, dishes } = samplesOf(useLocale())
  const [kind, setKind] = useState('a')
  const [people, setPeople] = useState('2')
  const [chip, setChip] = useState(true)
  return (
    <Specimen name="ChoiceCards, Chip, ChipOption, Stepper">
      <div className="grid max-w-200 gap-8">
        <ChoiceCards
          legend={words.title}
          name="kind"
          onChange={setKind}
          options={[
            {
              value: 'a',
              title: words.action,
              text: words.hint,
              picture: samplePicture('spaghetti-meatballs') ?? '',
            },
            {
              value: 'b',
              title: words.chosen,
              text: words.error,
              picture: samplePicture('chana-masala') ?? '',
            },
          ]}
          value={kind}
        />
        <ChoiceCards
          legend={words.label}
          look="tile"
          name="people"
          onChange={setPeople}
          options={[
            { value: '2', title: '2', text: words.weekday, plates: 2 },
            { value: '4', title: '4', text: words.closed, plates: 4 },
          ]}
          value={people}
        />
        <ChipGroup legend={words.label} line>
          <Chip onToggle={setChip} pressed={chip}>
            {words.weekday}
          </Chip>
          {dishes.slice(0, 6).map(dish => (
            <Chip key={dish.name} onToggle={() => {}} pressed={false}>
              {dish.name}
            </Chip>
          ))}
          <Chip icon={<SlidersHorizontal aria-hidden size={18} />} onToggle={() => {}} pressed={false}>
            {words.closed}
          </Chip>
        </ChipGroup>
        <ChipGroup legend={words.action}>
          <ChipOption defaultChecked name="likes">
            {words.weekday}
          </ChipOption>
          <ChipOption name="likes">{words.closed}</ChipOption>
        </ChipGroup>
        <Steppers />
      </div>
    </Specimen>
  )
}

function Steppers() {
  const samples = samplesOf(useLocale())
  const [count, setCount] = useState(2)
  const name = samples.dishes[0]?.name ?? ''
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Stepper count={count} name={name} onChange={setCount} shown={samples.servings(count)} />
      <Stepper count={0} name={name} onChange={setCount} shown="" />
      <div className="w-60">
        <Stepper count={count} name={name} onChange={setCount} shown={samples.servings(count)} width="full" />
      </div>
    </div>
  )
}

function Navigation() {
  const { words } = samplesOf(useLocale())
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('a')
  const steps = [
    { id: 'plan', label: words.weekday, to: '/' },
    { id: 'account', label: words.label },
    { id: 'delivery', label: words.closed },
  ]
  return (
    <Specimen name="Tabs, TabLinks, WeekSwitcher, StepTrail">
      <div className="grid gap-8">
        <Tabs
          items={[
            { id: 'a', label: words.weekday, count: 35 },
            { id: 'b', label: words.label, count: 62 },
            { id: 'c', label: words.closed, count: 94 },
          ]}
          label={words.label}
          onSelect={setTab}
          selected={tab}
        >
          <p className="pt-4">{tab}</p>
        </Tabs>
        <TabLinks
          items={[
            { label: words.weekday, count: 18, to: '?', current: true },
            { label: words.label, count: 6, to: '?', current: false },
            { label: words.action, count: 5, to: '?', current: false },
            { label: words.closed, count: 9, to: '?', current: false },
          ]}
          label={words.label}
        />
        <WeekSwitcher
          next="?"
          weeks={[
            { date: '2026-11-23', state: words.closed, to: '?', current: false },
            { date: '2026-11-30', state: words.opens, to: '?', current: true },
            { date: '2026-12-07', state: words.opens, to: '?', current: false },
          ]}
        />
        <StepTrail current="account" steps={steps} />
      </div>
    </Specimen>
  )
}
