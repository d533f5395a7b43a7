import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '../../../../i18n/currency.ts'
import { SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { MoneyField } from '../../../../ui/form/MoneyField.tsx'
import { stampDuties, termStarts } from '../_lib/customerValues.ts'

/** What a customer sees of the organization. */
export function TermsFields({ currency, mayReview }: { currency: Currency; mayReview: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <div className="form-row">
        <TextField
          name="termDays"
          label={formatMessage({ id: 'customers.termDays' })}
          required
          inputMode="numeric"
          hint={<FormattedMessage id="customers.termDays.hint" />}
        />
        <SelectField
          name="termFrom"
          label={formatMessage({ id: 'customers.termFrom' })}
          options={termStarts.map(value => ({ value, label: formatMessage({ id: `customers.termFrom.${value}` }) }))}
        />
      </div>
      <div className="form-row">
        <MoneyField
          name="creditLimit"
          label={formatMessage({ id: 'customers.creditLimit' })}
          optional
          currency={currency}
          disabled={!mayReview}
          hint={<FormattedMessage id="customers.creditLimit.hint" />}
        />
        <SelectField
          name="stampDuty"
          label={formatMessage({ id: 'customers.stampDuty' })}
          options={stampDuties.map(value => ({ value, label: formatMessage({ id: `customers.stampDuty.${value}` }) }))}
        />
      </div>
    </>
  )
}
