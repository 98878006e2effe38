import { linkTo } from '../../../../contract/paths.ts'
import { type Locale, locales } from '../../../../domain/brands.ts'
import { reminderHoursOffered } from '../../../../domain/communications/preferences.ts'
import { formatClock } from '../../../../i18n/dates.ts'
import { settingsMessages } from '../../../../i18n/settings.ts'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { settingsCommunicationsMessages } from '../../../../i18n/settings_communications.ts'
import { useBrand, useLocale, useMessages } from '../../../components/brand_context.tsx'
import { ChipGroup, ChipOption } from '../../../components/controls/chips.tsx'
import { SelectField } from '../../../components/text_fields.tsx'
import { SettingRow } from '../../../settings/row.tsx'
import { type Communications, usePreference } from './communications.ts'

interface Props {
  preferences: Communications
}

/** The times of reminders: any of the offered times, or none. */
export function Reminders({ preferences: { reminderHours } }: Props) {
  const say = useMessages(settingsCommunicationsMessages)
  const setting = usePreference()
  const save = (form: FormData) => {
    const chosen = reminderHoursOffered.filter(hours => form.getAll('reminderHours').includes(String(hours)))
    void setting.save({ reminderHours: chosen }, { reminderHours })
  }
  const shown = reminderHours.map(say.hours).join(', ')
  return (
    <SettingRow
      label={say.reminders}
      note={say.remindersNote}
      onSave={save}
      setting={setting}
      value={shown || say.noReminders}
    >
      <ChipGroup legend={say.reminders}>
        {reminderHoursOffered.map(hours => (
          <ChipOption
            defaultChecked={reminderHours.includes(hours)}
            key={hours}
            name="reminderHours"
            value={String(hours)}
          >
            {say.hours(hours)}
          </ChipOption>
        ))}
      </ChipGroup>
    </SettingRow>
  )
}

/** The quiet hours. */
export function QuietHours({ preferences: { quietFrom, quietUntil } }: Props) {
  const say = useMessages(settingsCommunicationsMessages)
  const locale = useLocale()
  const setting = usePreference()
  const { attempt } = setting
  const clock = (hour: number) => formatClock(`${String(hour).padStart(2, '0')}:00`, locale)
  const hours = [
    { value: '', label: say.noHour },
    ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clock(hour) })),
  ]
  const hourIn = (form: FormData, name: string) => {
    const value = String(form.get(name) ?? '')
    return value === '' ? null : Number(value)
  }
  return (
    <SettingRow
      label={say.quiet}
      note={say.quietNote}
      onSave={form =>
        void setting.save(
          { quietFrom: hourIn(form, 'quietFrom'), quietUntil: hourIn(form, 'quietUntil') },
          { quietFrom, quietUntil },
        )
      }
      setting={setting}
      value={
        quietFrom === null || quietUntil === null
          ? say.quietNone
          : `${clock(quietFrom)} – ${clock(quietUntil)}`
      }
    >
      <div className="form-pair">
        <SelectField
          defaultValue={quietFrom === null ? '' : String(quietFrom)}
          error={attempt.of('quietFrom')}
          label={say.from}
          name="quietFrom"
          options={hours}
        />
        <SelectField
          defaultValue={quietUntil === null ? '' : String(quietUntil)}
          error={attempt.of('quietUntil')}
          label={say.until}
          name="quietUntil"
          options={hours}
        />
      </div>
    </SettingRow>
  )
}

/** The language of messages is the site’s: one choice, here and on the account page. */
export function MessageLanguage({ preferences: { language } }: Props) {
  const say = useMessages(settingsCommunicationsMessages)
  const { languages } = useMessages(settingsAccountMessages)
  const { effect } = useMessages(settingsMessages)
  const { id: brand } = useBrand()
  const shown = useLocale()
  const setting = usePreference()
  const save = async (form: FormData) => {
    const chosen = String(form.get('language')) as Locale
    const saved = await setting.save({ language: chosen })
    if (saved && chosen !== shown)
      location.assign(linkTo('settingsCommunications', { brand, locale: chosen }))
  }
  return (
    <SettingRow
      label={say.language}
      note={effect.atOnce}
      onSave={form => void save(form)}
      setting={setting}
      value={languages[language]}
    >
      <SelectField
        defaultValue={language}
        error={setting.attempt.of('language')}
        label={say.language}
        name="language"
        options={locales.map(locale => ({ value: locale, label: languages[locale] }))}
      />
    </SettingRow>
  )
}
