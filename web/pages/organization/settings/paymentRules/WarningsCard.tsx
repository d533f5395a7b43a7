import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { number, object } from 'yup'
import type { WarningsCard_organization$key } from '../../../../__generated__/WarningsCard_organization.graphql.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { TextField } from '../../../../ui/form/fields.tsx'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { SettingsForm } from '../frame/SettingsForm.tsx'
import { useUpdatePaymentSettings } from './_lib/useUpdatePaymentSettings.ts'

type Values = {
  duplicateDays: string
  unmatchedDays: string
  toleranceRupiah: string
  maxFeeRupiah: string
  dormantDays: string
  staleBankingDays: string
  version: number
}

const DUPLICATE_DAYS = { least: 0, most: 90 }
const UNMATCHED_DAYS = { least: 1, most: 365 }
const DORMANT_DAYS = { least: 30, most: 3_650 }
const STALE_BANKING_DAYS = { least: 1, most: 60 }
const RUPIAH = { least: 0, most: 1_000_000 }

/** The company's warnings, and their thresholds. */
export function WarningsCard({ organizationKey }: { organizationKey: WarningsCard_organization$key }) {
  const { formatMessage } = useIntl()
  const mayManage = usePermission('ACCOUNT_CONTROLS_MANAGE')
  const [update] = useUpdatePaymentSettings()
  const { paymentSettings } = useFragment(
    graphql`
      fragment WarningsCard_organization on Organization @throwOnFieldError {
        paymentSettings {
          duplicateDays
          unmatchedDays
          toleranceRupiah
          maxFeeRupiah
          dormantDays
          staleBankingDays
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
      toleranceRupiah: String(paymentSettings.toleranceRupiah),
      maxFeeRupiah: String(paymentSettings.maxFeeRupiah),
      dormantDays: String(paymentSettings.dormantDays),
      staleBankingDays: String(paymentSettings.staleBankingDays),
      version: paymentSettings.version,
    }),
    [paymentSettings],
  )
  const between = ({ least, most }: { least: number; most: number }) => {
    const wrong = formatMessage({ id: 'paymentRules.warnings.between' }, { least, most })
    return number().typeError(wrong).required(wrong).integer(wrong).min(least, wrong).max(most, wrong)
  }
  const save = (
    { duplicateDays, unmatchedDays, toleranceRupiah, maxFeeRupiah, dormantDays, staleBankingDays, version }: Values,
    factor: FreshFactor,
  ) =>
    update({
      variables: {
        input: {
          duplicateDays: Number(duplicateDays),
          unmatchedDays: Number(unmatchedDays),
          toleranceRupiah: Number(toleranceRupiah),
          maxFeeRupiah: Number(maxFeeRupiah),
          dormantDays: Number(dormantDays),
          staleBankingDays: Number(staleBankingDays),
          version,
          ...factor,
        },
      },
    })
  return (
    <SettingsForm
      title={formatMessage({ id: 'paymentRules.warnings' })}
      description={<FormattedMessage id="paymentRules.warnings.why" />}
      readOnly={mayManage ? null : formatMessage({ id: 'paymentRules.warnings.why' })}
      initialValues={initialValues}
      schema={object({
        duplicateDays: between(DUPLICATE_DAYS),
        unmatchedDays: between(UNMATCHED_DAYS),
        toleranceRupiah: between(RUPIAH),
        maxFeeRupiah: between(RUPIAH),
        dormantDays: between(DORMANT_DAYS),
        staleBankingDays: between(STALE_BANKING_DAYS),
      })}
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
      <div className="form-row">
        <TextField
          name="toleranceRupiah"
          label={formatMessage({ id: 'paymentRules.tolerance' })}
          hint={<FormattedMessage id="paymentRules.tolerance.hint" />}
          inputMode="numeric"
          maxLength={7}
          required
          disabled={!mayManage}
        />
        <TextField
          name="maxFeeRupiah"
          label={formatMessage({ id: 'paymentRules.maxFee' })}
          hint={<FormattedMessage id="paymentRules.maxFee.hint" />}
          inputMode="numeric"
          maxLength={7}
          required
          disabled={!mayManage}
        />
      </div>
      <div className="form-row">
        <TextField
          name="dormantDays"
          label={formatMessage({ id: 'paymentRules.dormantDays' })}
          hint={<FormattedMessage id="paymentRules.dormantDays.hint" />}
          inputMode="numeric"
          maxLength={4}
          required
          disabled={!mayManage}
        />
        <TextField
          name="staleBankingDays"
          label={formatMessage({ id: 'paymentRules.staleBankingDays' })}
          hint={<FormattedMessage id="paymentRules.staleBankingDays.hint" />}
          inputMode="numeric"
          maxLength={2}
          required
          disabled={!mayManage}
        />
      </div>
    </SettingsForm>
  )
}
