import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { number, object } from 'yup'
import type { WarningsCard_organization$key } from '../../../../__generated__/WarningsCard_organization.graphql.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { TextField } from '../../../../ui/form/fields.tsx'
import { SettingsForm } from '../frame/SettingsForm.tsx'
import { useUpdatePaymentSettings } from './useUpdatePaymentSettings.ts'

type Values = { duplicateDays: string; unmatchedDays: string; version: number }

const DUPLICATE_DAYS = { least: 0, most: 90 }
const UNMATCHED_DAYS = { least: 1, most: 365 }

/** After how many days the company is warned, and of what. */
export function WarningsCard({ organizationKey }: { organizationKey: WarningsCard_organization$key }) {
  const { formatMessage } = useIntl()
  const mayManage = usePermission('account.controls.manage')
  const [update] = useUpdatePaymentSettings()
  const { paymentSettings } = useFragment(
    graphql`
      fragment WarningsCard_organization on Organization @throwOnFieldError {
        paymentSettings {
          duplicateDays
          unmatchedDays
          version
        }
      }
    `,
    organizationKey,
  )
  const initialValues = useMemo<Values>(
    () => ({
      duplicateDays: String(paymentSettings.duplicateDays),
      unmatchedDays: String(paymentSettings.unmatchedDays),
      version: paymentSettings.version,
    }),
    [paymentSettings],
  )
  const days = ({ least, most }: { least: number; most: number }) => {
    const wrong = formatMessage({ id: 'paymentRules.warnings.between' }, { least, most })
    return number().typeError(wrong).required(wrong).integer(wrong).min(least, wrong).max(most, wrong)
  }
  const save = ({ duplicateDays, unmatchedDays, version }: Values) =>
    update({
      variables: {
        input: { duplicateDays: Number(duplicateDays), unmatchedDays: Number(unmatchedDays), version },
      },
    })
  return (
    <SettingsForm
      title={formatMessage({ id: 'paymentRules.warnings' })}
      description={<FormattedMessage id="paymentRules.warnings.why" />}
      readOnly={mayManage ? null : formatMessage({ id: 'paymentRules.warnings.why' })}
      initialValues={initialValues}
      schema={object({ duplicateDays: days(DUPLICATE_DAYS), unmatchedDays: days(UNMATCHED_DAYS) })}
      draft="settings-payment-warnings"
      onSubmit={save}
    >
      <div className="form-row">
        <TextField
          name="duplicateDays"
          label={formatMessage({ id: 'paymentRules.duplicateDays' })}
          hint={<FormattedMessage id="paymentRules.duplicateDays.hint" />}
          inputMode="numeric"
          maxLength={2}
          required
          disabled={!mayManage}
        />
        <TextField
          name="unmatchedDays"
          label={formatMessage({ id: 'paymentRules.unmatchedDays' })}
          hint={<FormattedMessage id="paymentRules.unmatchedDays.hint" />}
          inputMode="numeric"
          maxLength={3}
          required
          disabled={!mayManage}
        />
      </div>
    </SettingsForm>
  )
}
