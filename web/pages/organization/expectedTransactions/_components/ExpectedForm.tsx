import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { array, object, string } from 'yup'
import { currencyOptions } from '../../../../i18n/currency.ts'
import { compareDecimals } from '../../../../i18n/decimal.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import type { Option } from '../../../../ui/form/comboboxProps.ts'
import { ComboboxField } from '../../../../ui/form/ComboboxField.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { MoneyField } from '../../../../ui/form/MoneyField.tsx'
import { ChoiceField, SelectField, TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import type { Crumb } from '../../../../ui/Page.tsx'
import { useCounterpartySearch } from '../../_lib/useCounterpartySearch.ts'
import type { ExpectedValues } from '../_lib/expectedValues.ts'
import { DataCard } from './DataCard.tsx'

type ExpectedFormProps<P> = {
  title: string
  crumbs: readonly Crumb[]
  initialValues: ExpectedValues
  accounts: readonly { readonly id: string; readonly alias: string; readonly currency: string }[]
  /** The form's initial counterparty. */
  counterparty?: Option | null
  onSubmit: (values: ExpectedValues) => Promise<Outcome<P>>
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  /** For a new record: it has a draft, and can be followed by another. */
  isNew?: boolean
  /** Explains why nothing can be changed any more. */
  locked?: ReactNode
  /** Shown next to the fields, below the explanation. */
  aside?: ReactNode
}

/** The fields of an expected transaction, new or not. */
export function ExpectedForm<P>(props: ExpectedFormProps<P>) {
  const { isNew = false, accounts, counterparty = null, locked = null, aside, ...form } = props
  const { formatMessage } = useIntl()
  const schema = useSchema()
  const searchCounterparties = useCounterpartySearch()
  const disabled = locked !== null
  return (
    <FormPage<ExpectedValues, P>
      {...form}
      {...(isNew
        ? { draft: 'create-expected-transaction', anotherLabel: formatMessage({ id: 'action.saveAndAnother' }) }
        : {})}
      schema={schema}
      readOnly={locked !== null}
      submitLabel={formatMessage({ id: isNew ? 'expected.add' : 'action.save' })}
      rail={() => (
        <>
          <div className={locked ? 'note warn' : 'note info'}>
            <span>{locked ?? <FormattedMessage id="expected.why" />}</span>
          </div>
          {aside}
        </>
      )}
    >
      {values => (
        <>
          <FormCard title={<FormattedMessage id="expected.card.what" />}>
            <div className="form-row">
              <ChoiceField
                name="direction"
                label={formatMessage({ id: 'transactions.direction' })}
                required
                disabled={disabled}
                options={(['CREDIT', 'DEBIT'] as const).map(value => ({
                  value,
                  label: formatMessage({ id: `direction.${value}` }),
                }))}
              />
              <DateField name="date" label={formatMessage({ id: 'transactions.date' })} required disabled={disabled} />
            </div>
            <div className="form-row">
              <MoneyField
                name="amount"
                label={formatMessage({ id: 'transactions.amount' })}
                required
                currency={values.currency}
                disabled={disabled}
              />
              <ChoiceField
                name="currency"
                label={formatMessage({ id: 'transactions.currency' })}
                disabled={disabled}
                options={currencyOptions}
              />
            </div>
            <TextField
              name="description"
              label={formatMessage({ id: 'expected.description' })}
              hint={<FormattedMessage id="expected.description.hint" />}
              required
              disabled={disabled}
            />
          </FormCard>
          <FormCard title={<FormattedMessage id="expected.card.who" />}>
            <div className="form-row">
              <ComboboxField
                name="counterpartyId"
                label={formatMessage({ id: 'expected.counterparty' })}
                optional
                search={searchCounterparties}
                chosen={counterparty}
                disabled={disabled}
              />
              <SelectField
                name="bankAccountId"
                label={formatMessage({ id: 'transactions.account' })}
                optional
                placeholder={formatMessage({ id: 'expected.anyAccount' })}
                disabled={disabled}
                options={accounts
                  .filter(({ currency }) => currency === values.currency)
                  .map(({ id, alias }) => ({ value: id, label: alias }))}
              />
            </div>
            <TextField
              name="externalId"
              label={formatMessage({ id: 'expected.externalId' })}
              hint={<FormattedMessage id="expected.externalId.hint" />}
              optional
              disabled={disabled}
            />
            <TextAreaField
              name="internalDescription"
              label={formatMessage({ id: 'expected.internal' })}
              hint={<FormattedMessage id="expected.internal.hint" />}
              optional
              rows={2}
              disabled={disabled}
            />
          </FormCard>
          <FormCard title={<FormattedMessage id="expected.card.ranges" />}>
            <div className="form-row">
              <DateField
                name="dateFrom"
                label={formatMessage({ id: 'expected.dateFrom' })}
                optional
                disabled={disabled}
              />
              <DateField name="dateTo" label={formatMessage({ id: 'expected.dateTo' })} optional disabled={disabled} />
            </div>
            <div className="form-row">
              <MoneyField
                name="amountFrom"
                label={formatMessage({ id: 'expected.amountFrom' })}
                optional
                currency={values.currency}
                disabled={disabled}
              />
              <MoneyField
                name="amountTo"
                label={formatMessage({ id: 'expected.amountTo' })}
                optional
                currency={values.currency}
                disabled={disabled}
              />
            </div>
          </FormCard>
          <DataCard disabled={disabled} />
        </>
      )}
    </FormPage>
  )
}

function useSchema() {
  const { formatMessage } = useIntl()
  const rules = useRules()
  return object({
    date: rules.date(),
    amount: rules.amount(),
    description: rules.text(500),
    externalId: rules.optionalText(100),
    internalDescription: rules.optionalText(1000),
    dateFrom: rules.date({ optional: true }),
    dateTo: rules
      .date({ optional: true })
      .test('ordered', formatMessage({ id: 'dates.reversed' }), (value, { parent }) => {
        const { dateFrom } = parent as Pick<ExpectedValues, 'dateFrom'>
        return !value || !dateFrom || dateFrom <= value
      }),
    amountFrom: rules.amount({ optional: true }),
    amountTo: rules
      .amount({ optional: true })
      .test('ordered', formatMessage({ id: 'amounts.toTooLow' }), (value, { parent }) => {
        const { amountFrom } = parent as Pick<ExpectedValues, 'amountFrom'>
        return !value || !amountFrom || compareDecimals(amountFrom, value) <= 0
      }),
    data: array(
      object({
        key: string().when('value', {
          is: (value: unknown) => Boolean(value),
          then: each => each.required(),
        }),
        value: string(),
      }),
    ),
  })
}
