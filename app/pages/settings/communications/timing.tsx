import { linkTo } from '../../../../contract/paths.ts'
import { locales } from '../../../../domain/brands.ts'
import { reminderHoursOffered } from '../../../../domain/communications/preferences.ts'
import { formatClock } from '../../../../i18n/dates.ts'
import { settingsMessages } from '../../../../i18n/settings.ts'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { settingsCommunicationsMessages } from '../../../../i18n/settings_communications.ts'
import { useBrand, useLocale, useMessages } from '../../../components/brand_context.tsx'
import { ChipGroup, ChipOption } from '../../../components/controls/chips.tsx'
import { SelectField } from '../../../components/text_fields.tsx'
import { SettingRow } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import type { CommunicationsRoom } from './communications.ts'
import { languageForm, quietForm, remindersForm } from './forms.ts'

interface Props {
  room: CommunicationsRoom
}

/** The times of reminders: any of the offered times, or none. */
export function Reminders({ room: { shown, take } }: Props) {
  const say = useMessages(settingsCommunicationsMessages)
  const { reminderHours } = shown.preferences
  const setting = useSetting(remindersForm, {
    before: { reminderHours },
    take: preferences => take({ preferences }),
  })
  return (
    <SettingRow
      label={say.reminders}
      note={say.remindersNote}
      setting={setting}
      value={reminderHours.map(say.hours).join(', ') || say.noReminders}
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
export function QuietHours({ room: { shown, take } }: Props) {
  const say = useMessages(settingsCommunicationsMessages)
  const locale = useLocale()
  const { quietFrom, quietUntil } = shown.preferences
  const setting = useSetting(quietForm, {
    before: { quietFrom, quietUntil },
    take: preferences => take({ preferences }),
  })
  const clock = (hour: number) => formatClock(`${String(hour).padStart(2, '0')}:00`, locale)
  const hours = [
    { value: '', label: say.noHour },
    ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clock(hour) })),
  ]
  return (
    <SettingRow
      label={say.quiet}
      note={say.quietNote}
      setting={setting}
      value={
        quietFrom === null || quietUntil === null
          ? say.quietNone
          : `${clock(quietFrom)} – ${clock(quietUntil)}`
      }
    >
      <div className="form-pair">
        <SelectField
          {...setting.field('quietFrom', quietFrom === null ? '' : String(quietFrom))}
          label={say.from}
          options={hours}
        />
        <SelectField
          {...setting.field('quietUntil', quietUntil === null ? '' : String(quietUntil))}
          label={say.until}
          options={hours}
        />
      </div>
    </SettingRow>
  )
}

/** The language of messages is the site’s: one choice, here and on the account page. */
export function MessageLanguage({ room: { shown, take } }: Props) {
  const say = useMessages(settingsCommunicationsMessages)
  const { languages } = useMessages(settingsAccountMessages)
  const { effect } = useMessages(settingsMessages)
  const { id: brand } = useBrand()
  const here = useLocale()
  const { language } = shown.preferences
  const setting = useSetting(languageForm, {
    take: preferences => {
      take({ preferences })
      if (preferences.language !== here)
        location.assign(linkTo('settingsCommunications', { brand, locale: preferences.language }))
    },
  })
  return (
    <SettingRow label={say.language} note={effect.atOnce} setting={setting} value={languages[language]}>
      <SelectField
        {...setting.field('language', language)}
        label={say.language}
        options={locales.map(locale => ({ value: locale, label: languages[locale] }))}
      />
    </SettingRow>
  )
}
