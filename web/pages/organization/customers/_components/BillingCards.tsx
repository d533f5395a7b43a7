import { FormattedMessage, useIntl } from 'react-intl'
import { ChoiceField, SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { billingCycles, type CustomerValues, languages, weekdays } from '../_lib/customerValues.ts'
import { AddressFields } from './AddressFields.tsx'

type BillingCardsProps = {
  values: CustomerValues
  regions: ReadonlyMap<string, string>
  mayReview: boolean
}

/** The customer's source of funds, and the delivery of invoices. */
export function BillingCards({ values, regions, mayReview }: BillingCardsProps) {
  const { formatMessage } = useIntl()
  const yesNo = [
    { value: 'NO', label: formatMessage({ id: 'customers.no' }) },
    { value: 'YES', label: formatMessage({ id: 'customers.yes' }) },
  ]
  return (
    <>
      <FormCard title={<FormattedMessage id="customers.card.finance" />}>
        <div className="form-row">
          <TextField
            name="bankName"
            label={formatMessage({ id: 'customers.bankName' })}
            optional
            disabled={!mayReview}
          />
          <TextField name="branchName" label={formatMessage({ id: 'customers.branchName' })} optional />
        </div>
        <div className="form-row">
          <TextField
            name="accountNumber"
            label={formatMessage({ id: 'customers.accountNumber' })}
            optional
            inputMode="numeric"
            autoComplete="off"
            disabled={!mayReview}
          />
          <TextField
            name="accountName"
            label={formatMessage({ id: 'customers.accountName' })}
            optional
            autoComplete="off"
            disabled={!mayReview}
          />
        </div>
        <div className="form-row">
          <TextField name="financeName" label={formatMessage({ id: 'customers.financeName' })} optional />
          <TextField
            name="financeEmail"
            label={formatMessage({ id: 'customers.financeEmail' })}
            type="email"
            optional
          />
        </div>
      </FormCard>
      <FormCard title={<FormattedMessage id="customers.card.delivery" />}>
        <TextField
          name="invoiceEmails"
          label={formatMessage({ id: 'customers.invoiceEmails' })}
          optional
          hint={<FormattedMessage id="customers.invoiceEmails.hint" />}
        />
        <div className="form-row">
          <ChoiceField
            name="language"
            label={formatMessage({ id: 'customers.language' })}
            options={languages.map(value => ({ value, label: formatMessage({ id: `customers.language.${value}` }) }))}
          />
          <ChoiceField name="hardCopy" label={formatMessage({ id: 'customers.hardCopy' })} options={yesNo} />
        </div>
        {values.hardCopy === 'YES' ? (
          <ChoiceField
            name="deliverySame"
            label={formatMessage({ id: 'customers.deliveryAddress' })}
            options={[
              { value: 'YES', label: formatMessage({ id: 'customers.address.same' }) },
              { value: 'NO', label: formatMessage({ id: 'customers.address.other' }) },
            ]}
          />
        ) : null}
        {values.hardCopy === 'YES' && values.deliverySame === 'NO' ? (
          <AddressFields at="deliveryAddress" known={regions} />
        ) : null}
        <div className="form-row">
          <SelectField
            name="billingCycle"
            label={formatMessage({ id: 'customers.billingCycle' })}
            options={billingCycles.map(value => ({
              value,
              label: formatMessage({ id: `customers.billingCycle.${value}` }),
            }))}
          />
          {values.billingCycle === 'WEEKLY' ? (
            <SelectField
              name="billingDay"
              label={formatMessage({ id: 'customers.billingDay' })}
              required
              placeholder={formatMessage({ id: 'customers.billingDay.choose' })}
              options={weekdays.map(value => ({ value, label: formatMessage({ id: `customers.weekday.${value}` }) }))}
            />
          ) : null}
          {values.billingCycle === 'MONTHLY' ? (
            <TextField
              name="billingDay"
              label={formatMessage({ id: 'customers.billingDay' })}
              required
              inputMode="numeric"
              hint={<FormattedMessage id="customers.billingDay.hint" />}
            />
          ) : null}
        </div>
      </FormCard>
    </>
  )
}
