import { useState } from 'react'
import { useBrand, useLocale } from '../../../components/brand_context.tsx'
import { Chip, ChipGroup, ChipOption } from '../../../components/controls/chips.tsx'
import { Stepper } from '../../../components/controls/stepper.tsx'
import { SlidersHorizontal } from '../../../components/icons.tsx'
import { ChoiceCards } from '../../../dishes/choice_cards.tsx'
import { samplePicture, samplesOf } from './samples.ts'
import { Specimen } from './specimen.tsx'

export function ChoiceSpecimens() {
  return (
    <>
      <Cards />
      <Chips />
      <Steppers />
    </>
  )
}

function Cards() {
  const { words } = samplesOf(useLocale())
  // Radios of one name are one group, and both brands are in one document.
  const { id } = useBrand()
  const [kind, setKind] = useState('a')
  const [people, setPeople] = useState('2')
  return (
    <Specimen name="ChoiceCards: cards with a dish, tiles; chosen, not chosen, not to be had; wrong">
      <div className="dev-apart dev-wide">
        <ChoiceCards
          hint={words.hint}
          legend={words.title}
          name={`kind ${id}`}
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
          name={`people ${id}`}
          onChange={setPeople}
          options={[
            { value: '2', title: '2', text: words.weekday, plates: 2 },
            { value: '4', title: '4', text: words.short, plates: 4 },
            { value: '6', title: '6', text: words.closed, plates: 6, disabled: true },
          ]}
          value={people}
        />
        <ChoiceCards
          error={words.error}
          legend={words.label}
          look="tile"
          name={`none ${id}`}
          onChange={() => {}}
          options={[
            { value: 'a', title: words.weekday },
            { value: 'b', title: words.short },
          ]}
          value={null}
        />
      </div>
    </Specimen>
  )
}

function Chips() {
  const { words, dishes } = samplesOf(useLocale())
  const { id } = useBrand()
  const [on, setOn] = useState(true)
  return (
    <Specimen name="Chip: pressed, with a count, with an icon, in a line that scrolls; ChipOption, of a form">
      <div className="dev-apart dev-wide">
        <ChipGroup legend={words.label} line>
          <Chip onToggle={setOn} pressed={on}>
            {words.weekday}
          </Chip>
          <Chip count={18} onToggle={() => {}} pressed={false}>
            {words.short}
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
          <ChipOption name="likes">{words.short}</ChipOption>
          <ChipOption disabled name="likes">
            {words.closed}
          </ChipOption>
        </ChipGroup>
        <ChipGroup legend={words.title}>
          <ChipOption defaultChecked name={`one ${id}`} type="radio">
            {words.weekday}
          </ChipOption>
          <ChipOption name={`one ${id}`} type="radio">
            {words.short}
          </ChipOption>
        </ChipGroup>
      </div>
    </Specimen>
  )
}

function Steppers() {
  const samples = samplesOf(useLocale())
  const [count, setCount] = useState(2)
  const [none, setNone] = useState(0)
  const [one, setOne] = useState(1)
  const name = samples.dishes[0]?.name ?? ''
  return (
    <Specimen name="Stepper: some, none, as many as there are, one that stays, full width">
      <div className="dev-line">
        <Stepper count={count} name={name} onChange={setCount} shown={samples.servings} />
        <Stepper count={none} name={name} onChange={setNone} shown={samples.servings} />
        <Stepper count={8} maximum={8} name={name} onChange={() => {}} shown={samples.servings} />
        <Stepper count={one} name={name} onChange={setOne} shown={samples.servings} stays />
        <div className="dev-small">
          <Stepper count={count} name={name} onChange={setCount} shown={samples.servings} width="full" />
        </div>
      </div>
    </Specimen>
  )
}
