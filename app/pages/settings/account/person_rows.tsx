import { linkTo } from '../../../../contract/paths.ts'
import { locales } from '../../../../domain/brands.ts'
import { settingsMessages } from '../../../../i18n/settings.ts'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { useBrand, useLocale, useMessages } from '../../../components/brand_context.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { tellFirstName } from '../../../layout/use_client.ts'
import { SettingRow } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import type { AccountRoom } from './account.ts'
import { languageForm, namesForm } from './forms.ts'

export function NamesRow({ room: { shown, take } }: { room: AccountRoom }) {
  const say = useMessages(settingsAccountMessages)
  const { effect } = useMessages(settingsMessages)
  const { firstName, lastName } = shown
  const setting = useSetting(namesForm, {
    before: { firstName, lastName },
    take: answer => {
      take(answer)
      tellFirstName(answer.firstName)
    },
  })
  return (
    <SettingRow label={say.name} note={effect.atOnce} setting={setting} value={`${firstName} ${lastName}`}>
      <div className="form-pair">
        <TextField {...setting.field('firstName', firstName)} label={say.firstName} />
        <TextField {...setting.field('lastName', lastName)} label={say.lastName} />
      </div>
    </SettingRow>
  )
}

/** The page is loaded again in the chosen language. */
export function LanguageRow({ room: { shown, take } }: { room: AccountRoom }) {
  const say = useMessages(settingsAccountMessages)
  const { id: brand } = useBrand()
  const here = useLocale()
  const { language } = shown
  const setting = useSetting(languageForm, {
    take: answer => {
      take(answer)
      if (answer.language !== here)
        location.assign(linkTo('settingsAccount', { brand, locale: answer.language }))
    },
  })
  return (
    <SettingRow
      label={say.language}
      note={say.languageNote}
      setting={setting}
      value={say.languages[language]}
    >
      <SelectField
        {...setting.field('language', language)}
        label={say.language}
        options={locales.map(locale => ({ value: locale, label: say.languages[locale] }))}
      />
    </SettingRow>
  )
}
