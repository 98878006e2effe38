import { linkTo } from '../../../../contract/paths.ts'
import { type Locale, locales } from '../../../../domain/brands.ts'
import { settingsMessages } from '../../../../i18n/settings.ts'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { useBrand, useLocale, useMessages } from '../../../components/brand_context.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { SettingRow } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import { type Account, typed, update } from './account.ts'

export function NamesRow({ account: { firstName, lastName } }: { account: Account }) {
  const say = useMessages(settingsAccountMessages)
  const { effect } = useMessages(settingsMessages)
  const setting = useSetting(update)
  const { attempt } = setting
  return (
    <SettingRow
      label={say.name}
      note={effect.atOnce}
      onSave={form =>
        void setting.save(
          { firstName: typed(form, 'firstName'), lastName: typed(form, 'lastName') },
          { firstName, lastName },
        )
      }
      setting={setting}
      value={`${firstName} ${lastName}`}
    >
      <div className="form-pair">
        <TextField
          autoComplete="given-name"
          defaultValue={firstName}
          error={attempt.of('firstName')}
          label={say.firstName}
          name="firstName"
        />
        <TextField
          autoComplete="family-name"
          defaultValue={lastName}
          error={attempt.of('lastName')}
          label={say.lastName}
          name="lastName"
        />
      </div>
    </SettingRow>
  )
}

/** The page is loaded again in the chosen language. */
export function LanguageRow({ account: { language } }: { account: Account }) {
  const say = useMessages(settingsAccountMessages)
  const { id: brand } = useBrand()
  const shown = useLocale()
  const setting = useSetting(update)
  const save = async (form: FormData) => {
    const chosen = typed(form, 'language') as Locale
    const saved = await setting.save({ language: chosen })
    if (saved && chosen !== shown) location.assign(linkTo('settingsAccount', { brand, locale: chosen }))
  }
  return (
    <SettingRow
      label={say.language}
      note={say.languageNote}
      onSave={form => void save(form)}
      setting={setting}
      value={say.languages[language]}
    >
      <SelectField
        defaultValue={language}
        error={setting.attempt.of('language')}
        label={say.language}
        name="language"
        options={locales.map(locale => ({ value: locale, label: say.languages[locale] }))}
      />
    </SettingRow>
  )
}
