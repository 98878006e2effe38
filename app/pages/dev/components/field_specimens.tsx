import { useState } from 'react'
import { useLocale } from '../../../components/brand_context.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { SearchCombobox } from '../../../components/search_combobox.tsx'
import { SuggestionList } from '../../../components/suggestion_list.tsx'
import {
  PasswordField,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
} from '../../../components/text_fields.tsx'
import { samplesOf } from './samples.ts'
import { shownStates } from './shown_states.ts'
import { Specimen } from './specimen.tsx'

export function FieldSpecimens() {
  const { words } = samplesOf(useLocale())
  const options = [{ value: 'a', label: words.weekday }]
  return (
    <>
      <Specimen name="TextField: empty, filled with a hint, hovered, focused, wrong, optional and disabled">
        <div className="stack-wide dev-fields">
          <TextField label={words.label} name="empty" placeholder="V5T 3B2" />
          <TextField defaultValue="V5T 3B2" hint={words.hint} label={words.label} name="filled" />
          {shownStates
            .filter(state => state !== 'active')
            .map(state => (
              <TextField data-state={state} defaultValue="V5T 3B2" key={state} label={state} name={state} />
            ))}
          <TextField defaultValue="X0X 0X0" error={words.error} label={words.label} name="wrong" />
          <TextField disabled label={words.label} name="disabled" optional placeholder="V5T 3B2" />
        </div>
      </Specimen>
      <Specimen name="PasswordField, PhoneField, SelectField, TextArea: and wrong">
        <div className="stack-wide dev-fields">
          {[undefined, words.error].map(error => (
            <div className="stack-wide" key={error ?? ''}>
              <PasswordField
                autoComplete="off"
                defaultValue="demo"
                error={error}
                label={words.short}
                name="password"
              />
              <PhoneField
                autoComplete="off"
                error={error}
                label={words.short}
                name="phone"
                placeholder="604 555-0142"
              />
              <SelectField error={error} label={words.label} name="select" options={options} />
              <TextArea error={error} label={words.label} name="notes" optional />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Checkbox: off, on, focused, with a hint, wrong, disabled">
        <div className="stack dev-fields">
          <Checkbox name="off">{words.sentence}</Checkbox>
          <Checkbox defaultChecked name="on">
            {words.sentence}
          </Checkbox>
          <Checkbox data-state="focus-visible" name="focused">
            {words.sentence}
          </Checkbox>
          <Checkbox hint={words.hint} name="hinted">
            {words.sentence}
          </Checkbox>
          <Checkbox error={words.error} name="wrong">
            {words.sentence}
          </Checkbox>
          <Checkbox defaultChecked disabled name="disabled">
            {words.sentence}
          </Checkbox>
        </div>
      </Specimen>
      <Comboboxes />
    </>
  )
}

function Comboboxes() {
  const { words, dishes } = samplesOf(useLocale())
  const [text, setText] = useState('')
  const suggestions = dishes
    .slice(0, 4)
    .map(dish => ({ id: dish.name, label: dish.name, detail: dish.summary }))
  return (
    <Specimen name="SearchCombobox: to type in, wrong; SuggestionList, walked to the second">
      <div className="stack-wide dev-fields">
        <SearchCombobox
          from={1}
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
        <SearchCombobox
          error={words.error}
          label={words.label}
          load={async () => []}
          name="wrong"
          onChoose={() => {}}
          onType={() => {}}
          value="X0X 0X0"
        />
        <div className="dev-held combobox">
          <SuggestionList
            active={1}
            id={`suggestions-${words.label}`}
            label={words.label}
            onTake={() => {}}
            shown
            suggestions={suggestions}
          />
        </div>
      </div>
    </Specimen>
  )
}
