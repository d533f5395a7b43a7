import { FormattedMessage, useIntl } from 'react-intl'
import { currencyOptions } from '../../../../i18n/currency.ts'
import type { MessageId } from '../../../../i18n/messages.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { ChoiceField, SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import { MoneyField } from '../../../../ui/form/MoneyField.tsx'
import { onFields } from '../../../../ui/form/onFields.ts'
import type { Crumb } from '../../../../ui/Page.tsx'
import { type DepositValues, payoutOf, RENEWALS, TENOR_TYPES, toInput, treatmentsIn } from '../_lib/depositValues.ts'
import type { DepositChoices } from '../_lib/useDepositChoices.ts'
import { useDepositSchema } from '../_lib/useDepositSchema.ts'
import { DepositRail } from './DepositRail.tsx'
import { EarlyCloseCard } from './EarlyCloseCard.tsx'

/** The common input of the mutations. */
type DepositContent = ReturnType<typeof toInput>

type DepositFormProps<P> = {
  title: string
  crumbs: readonly Crumb[]
  initialValues: DepositValues
  choices: DepositChoices
  onSubmit: (content: DepositContent, values: DepositValues) => Promise<Outcome<P>>
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  /** For a new record: it has a draft, and can be followed by another. */
  isNew?: boolean
  /** For a deposit at the bank: only what the bank allows can be changed. */
  isActive?: boolean
  /** Its rate is that of the previous term, until a user enters it. */
  rateIsAssumed?: boolean
  depositId?: string
}

/** The fields of a deposit, new or not, with its expected interest next to them. */
export function DepositForm<P>(props: DepositFormProps<P>) {
  const { isNew = false, isActive = false, rateIsAssumed = false, depositId, choices, onSubmit, ...form } = props
  const { formatMessage } = useIntl()
  const schema = useDepositSchema()
  const word = (id: MessageId) => formatMessage({ id })
  const accountsIn = (currency: string) =>
    choices.accounts.filter(account => account.currency === currency).map(({ id, label }) => ({ value: id, label }))
  // An account chosen before the currency may no longer be available.
  const fitting = (values: DepositValues): DepositValues => {
    const chosen = (id: string) => (accountsIn(values.currency).some(({ value }) => value === id) ? id : '')
    const { sourceAccountId, payoutAccountId } = values
    return { ...values, sourceAccountId: chosen(sourceAccountId), payoutAccountId: chosen(payoutAccountId) }
  }
  return (
    <FormPage<DepositValues, P>
      {...form}
      {...(isNew ? { draft: 'create-deposit', anotherLabel: word('action.saveAndAnother') } : {})}
      schema={schema}
      submitLabel={word(isNew ? 'deposits.add' : 'action.save')}
      onSubmit={async values => onFields(await onSubmit(toInput(fitting(values)), values), FIELD_OF_PATH)}
      rail={values => <DepositRail values={fitting(values)} depositId={depositId} />}
    >
      {values => (
        <>
          <FormCard title={<FormattedMessage id="deposits.card.what" />}>
            <div className="form-row">
              <SelectField
                name="bankCode"
                label={word('deposits.bank')}
                required
                disabled={isActive}
                placeholder={word('deposits.bank.choose')}
                options={choices.banks}
              />
              <TextField name="alias" label={word('deposits.alias')} required maxLength={100} />
            </div>
            <div className="form-row">
              <MoneyField
                name="amount"
                label={word('deposits.principal')}
                required
                disabled={isActive}
                currency={values.currency}
              />
              <ChoiceField
                name="currency"
                label={word('transactions.currency')}
                disabled={isActive}
                options={currencyOptions}
              />
            </div>
            <div className="form-row">
              <DateField name="issuedOn" label={word('deposits.issued')} required disabled={isActive} />
              <TextField
                name="interestRate"
                label={word('deposits.rate.year')}
                required
                disabled={isActive && !rateIsAssumed}
                inputMode="decimal"
                hint={rateIsAssumed ? <FormattedMessage id="deposits.rate.assumed" /> : null}
              />
            </div>
            <div className="form-row">
              <TextField
                name="tenor"
                label={word('deposits.tenor')}
                required
                disabled={isActive}
                inputMode="numeric"
                maxLength={3}
              />
              <SelectField
                name="tenorType"
                label={word('deposits.tenorType')}
                disabled={isActive}
                options={TENOR_TYPES.map(value => ({ value, label: word(`deposits.tenorType.${value}`) }))}
              />
            </div>
          </FormCard>
          <FormCard title={<FormattedMessage id="deposits.card.maturity" />}>
            <SelectField
              name="renewal"
              label={word('deposits.renewal')}
              hint={<FormattedMessage id={`deposits.renewal.${values.renewal}.hint`} />}
              options={RENEWALS.filter(
                value => !isActive || payoutOf({ ...values, renewal: value }) === values.interestPayout,
              ).map(value => ({ value, label: word(`deposits.renewal.${value}`) }))}
            />
            {isActive && values.renewal !== 'NONE' ? (
              <TextField
                name="nextInterestRate"
                label={word('deposits.nextRate')}
                optional
                inputMode="decimal"
                hint={<FormattedMessage id="deposits.nextRate.hint" />}
              />
            ) : null}
            {values.renewal === 'PRINCIPAL_AND_INTEREST' ? null : (
              <ChoiceField
                name="interestPayout"
                label={word('deposits.interestPayout')}
                disabled={isActive}
                options={(['MATURITY', 'MONTHLY'] as const).map(value => ({
                  value,
                  label: word(`deposits.interestPayout.${value}`),
                }))}
              />
            )}
            <div className="form-row">
              <SelectField
                name="sourceAccountId"
                label={word('deposits.source')}
                optional
                disabled={isActive}
                placeholder={word('deposits.account.none')}
                options={accountsIn(values.currency)}
              />
              <SelectField
                name="payoutAccountId"
                label={word('deposits.payout')}
                optional
                placeholder={word('deposits.account.none')}
                options={accountsIn(values.currency)}
              />
            </div>
          </FormCard>
          <FormCard title={<FormattedMessage id="deposits.card.tax" />}>
            <SelectField
              name="taxTreatment"
              label={word('deposits.taxTreatment')}
              disabled={isActive}
              options={treatmentsIn(values.currency).map(value => ({
                value,
                label: word(`deposits.taxTreatment.${value}`),
              }))}
            />
            <div className="form-row">
              <TextField
                name="taxRate"
                label={word('deposits.taxRate')}
                optional
                disabled={isActive}
                inputMode="decimal"
                hint={<FormattedMessage id="deposits.taxRate.hint" />}
              />
              <ChoiceField
                name="dayBasis"
                label={word('deposits.dayBasis')}
                disabled={isActive}
                hint={<FormattedMessage id="deposits.dayBasis.hint" />}
                options={(['365', '360'] as const).map(value => ({ value, label: value }))}
              />
            </div>
            <ChoiceField
              name="pledged"
              label={word('deposits.pledged')}
              disabled={isActive}
              options={(['NO', 'YES'] as const).map(value => ({
                value,
                label: word(value === 'YES' ? 'deposits.yes' : 'deposits.no'),
              }))}
            />
          </FormCard>
          {isActive ? null : <EarlyCloseCard values={values} />}
        </>
      )}
    </FormPage>
  )
}

/** Form fields whose path differs in the mutation input. */
const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  'amount.amount': 'amount',
  'amount.currency': 'currency',
  'earlyClose.penaltyRate': 'penaltyRate',
  'earlyClose.penaltyAmount': 'penaltyAmount',
}
