import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { object } from 'yup'
import type { CompanyCard_organization$key } from '../../../../__generated__/CompanyCard_organization.graphql.ts'
import { currencies, type Currency, currencyOf } from '../../../../i18n/currency.ts'
import { setTimeZone } from '../../../../i18n/format.ts'
import { labelOfZone, timeZones } from '../../../../i18n/timeZones.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { SelectField, TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import { SettingsForm } from '../frame/SettingsForm.tsx'
import { useUpdateOrganization } from './_lib/useUpdateOrganization.ts'

type Values = {
  name: string
  legalName: string
  taxNumber: string
  address: string
  defaultCurrency: Currency
  timeZone: string
  version: number
}

/** Name, tax number, address, currency and zone. */
export function CompanyCard({ organizationKey }: { organizationKey: CompanyCard_organization$key }) {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const mayManage = usePermission('ACCOUNT_COMPANY_MANAGE')
  const [update] = useUpdateOrganization()
  const organization = useFragment(
    graphql`
      fragment CompanyCard_organization on Organization {
        name
        legalName
        username
        taxNumber
        taxNumberDoubtful
        address
        defaultCurrency
        timeZone
        version
      }
    `,
    organizationKey,
  )
  const { username, taxNumberDoubtful } = organization
  const initialValues = useMemo<Values>(
    () => ({
      name: organization.name,
      legalName: organization.legalName,
      taxNumber: organization.taxNumber ?? '',
      address: organization.address ?? '',
      defaultCurrency: currencyOf(organization.defaultCurrency),
      timeZone: organization.timeZone,
      version: organization.version,
    }),
    [organization],
  )
  const choices = timeZones.includes(organization.timeZone) ? timeZones : [organization.timeZone, ...timeZones]

  async function save({ taxNumber, address, ...values }: Values) {
    const input = { ...values, taxNumber: taxNumber.trim() || null, address: address.trim() || null }
    const outcome = await update({ variables: { input } })
    if (outcome.ok) setTimeZone(values.timeZone)
    return outcome
  }
  return (
    <SettingsForm
      title={formatMessage({ id: 'company.title' })}
      description={<FormattedMessage id="company.why" />}
      readOnly={mayManage ? null : formatMessage({ id: 'settings.readOnly' })}
      initialValues={initialValues}
      schema={object({
        name: rules.text(100),
        legalName: rules.text(200),
        taxNumber: rules.optionalText(30).matches(/^[\d.\-\s]*$/, formatMessage({ id: 'company.taxNumber.digits' })),
        address: rules.optionalText(500),
      })}
      draft="settings-company"
      onSubmit={save}
    >
      <div className="form-row">
        <TextField name="name" label={formatMessage({ id: 'company.name' })} required disabled={!mayManage} />
        <TextField
          name="legalName"
          label={formatMessage({ id: 'company.legalName' })}
          required
          hint={<FormattedMessage id="company.legalName.hint" />}
          disabled={!mayManage}
        />
      </div>
      <div className="form-row">
        <div className="field">
          <span className="label">{formatMessage({ id: 'company.username' })}</span>
          <span className="company-username">{username}</span>
          <span className="hint">{formatMessage({ id: 'company.username.hint' })}</span>
        </div>
        <TextField
          name="taxNumber"
          label={formatMessage({ id: 'company.taxNumber' })}
          optional
          inputMode="numeric"
          hint={taxNumberDoubtful ? <FormattedMessage id="company.taxNumber.doubtful" /> : undefined}
          disabled={!mayManage}
        />
      </div>
      <TextAreaField name="address" label={formatMessage({ id: 'company.address' })} optional disabled={!mayManage} />
      <div className="form-row">
        <SelectField
          name="defaultCurrency"
          label={formatMessage({ id: 'company.currency' })}
          hint={<FormattedMessage id="company.currency.hint" />}
          options={currencies.map(value => ({ value, label: formatMessage({ id: `company.currency.${value}` }) }))}
          disabled={!mayManage}
        />
        <SelectField
          name="timeZone"
          label={formatMessage({ id: 'company.timeZone' })}
          hint={<FormattedMessage id="company.timeZone.hint" />}
          options={choices.map(value => ({ value, label: labelOfZone(value) }))}
          disabled={!mayManage}
        />
      </div>
    </SettingsForm>
  )
}
