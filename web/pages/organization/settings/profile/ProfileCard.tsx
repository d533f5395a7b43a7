import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { object } from 'yup'
import type { ProfileCard_viewer$key } from '../../../../__generated__/ProfileCard_viewer.graphql.ts'
import { createFormats, useFormats } from '../../../../i18n/format.ts'
import { useLanguage } from '../../../../i18n/IntlRoot.tsx'
import { chooseNumberFormat } from '../../../../i18n/intl.ts'
import type { Language } from '../../../../i18n/language.ts'
import { ChoiceField, SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import { SettingsForm } from '../frame/SettingsForm.tsx'
import { useUpdateProfile } from './_lib/useUpdateProfile.ts'

type Values = {
  fullName: string
  preferredName: string
  language: 'EN' | 'ID'
  /** Empty: the language's. */
  numberFormat: 'EN' | 'ID' | ''
  version: number
}

const codeOf = { EN: 'en', ID: 'id' } as const satisfies Record<string, Language>

/** Names, language and number format. */
export function ProfileCard({ viewerKey }: { viewerKey: ProfileCard_viewer$key }) {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const [update] = useUpdateProfile()
  const { setLanguage } = useLanguage()
  const { timeZone } = useFormats()
  const viewer = useFragment(
    graphql`
      fragment ProfileCard_viewer on Viewer {
        email
        fullName
        preferredName
        language
        numberFormat
        version
      }
    `,
    viewerKey,
  )
  const initialValues = useMemo<Values>(
    () => ({
      fullName: viewer.fullName,
      preferredName: viewer.preferredName ?? '',
      language: viewer.language === 'ID' ? 'ID' : 'EN',
      numberFormat: viewer.numberFormat === 'EN' || viewer.numberFormat === 'ID' ? viewer.numberFormat : '',
      version: viewer.version,
    }),
    [viewer],
  )

  async function save({ preferredName, numberFormat, ...values }: Values) {
    const input = { ...values, preferredName: preferredName.trim() || null, numberFormat: numberFormat || null }
    const outcome = await update({ variables: { input } })
    if (outcome.ok) {
      chooseNumberFormat(numberFormat === '' ? null : codeOf[numberFormat])
      // The browser may use another language than emails, chosen in the menu: changing a name must not change it.
      if (values.language !== initialValues.language) await setLanguage(codeOf[values.language])
    }
    return outcome
  }
  const example = (format: Language) => createFormats(format, timeZone).money({ amount: '1234567.50', currency: 'IDR' })
  return (
    <SettingsForm
      title={formatMessage({ id: 'profile.title' })}
      description={<FormattedMessage id="profile.why" values={{ email: viewer.email }} />}
      initialValues={initialValues}
      schema={object({ fullName: rules.text(200), preferredName: rules.optionalText(100) })}
      draft="settings-profile"
      onSubmit={save}
    >
      <div className="form-row">
        <TextField name="fullName" label={formatMessage({ id: 'profile.fullName' })} autoComplete="name" required />
        <TextField
          name="preferredName"
          label={formatMessage({ id: 'profile.preferredName' })}
          autoComplete="nickname"
          optional
          hint={<FormattedMessage id="profile.preferredName.hint" />}
        />
      </div>
      <div className="form-row">
        <ChoiceField
          name="language"
          label={formatMessage({ id: 'profile.language' })}
          hint={<FormattedMessage id="profile.language.hint" />}
          options={(['EN', 'ID'] as const).map(value => ({
            value,
            label: formatMessage({ id: `language.${codeOf[value]}` }),
          }))}
        />
        <SelectField
          name="numberFormat"
          label={formatMessage({ id: 'profile.numberFormat' })}
          placeholder={formatMessage({ id: 'profile.numberFormat.asLanguage' })}
          options={(['EN', 'ID'] as const).map(value => ({ value, label: example(codeOf[value]) }))}
        />
      </div>
    </SettingsForm>
  )
}
