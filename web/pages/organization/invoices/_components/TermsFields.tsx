import { FormattedMessage, useIntl } from 'react-intl'
import { currencyOptions } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { vatTreatments } from '../../products/_public/taxChoices.ts'
import type { InvoiceValues } from '../_lib/invoiceValues.ts'
import { termStarts } from '../_lib/termStart.ts'
import type { InvoiceAmounts } from '../_lib/useInvoiceAmounts.ts'
import { TaxRateNote } from './TaxRateNote.tsx'

type TermsFieldsProps = {
  values: Pick<InvoiceValues, 'currency' | 'orderId' | 'invoiceDate'>
  amounts: InvoiceAmounts | null
  /** Called when a tax rate was entered: the totals can be computed again. */
  onRateAdded: () => void
}

/** Date, due date, currency, VAT treatment, and whether to send a paper copy. */
export function TermsFields({ values, amounts, onRateAdded }: TermsFieldsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const paper = { YES: 'yes', NO: 'no' } as const
  return (
    <>
      <div className="form-row three">
        <DateField name="invoiceDate" label={formatMessage({ id: 'invoices.date' })} required />
        <TextField
          name="termDays"
          label={formatMessage({ id: 'invoices.termDays' })}
          optional
          inputMode="numeric"
          maxLength={3}
          hint={formatMessage({ id: 'invoices.termDays.hint' })}
        />
        <SelectField
          name="termFrom"
          label={formatMessage({ id: 'invoices.termFrom' })}
          placeholder={formatMessage({ id: 'invoices.termFrom.customer' })}
          options={termStarts.map(value => ({ value, label: formatMessage({ id: `invoices.termFrom.${value}` }) }))}
          hint={
            amounts?.totals && amounts.isDueKnown ? (
              amounts.dueDate ? (
                <FormattedMessage
                  id="invoices.dueOn"
                  values={{ date: formats.date(amounts.dueDate, { year: 'always' }) }}
                />
              ) : (
                <FormattedMessage id="invoices.due.afterPaper" />
              )
            ) : null
          }
        />
      </div>
      <div className="form-row three">
        <SelectField
          name="currency"
          label={formatMessage({ id: 'invoices.currency' })}
          options={currencyOptions}
          disabled={values.orderId !== null}
          hint={values.orderId === null ? null : formatMessage({ id: 'invoices.currency.ofOrder' })}
        />
        <SelectField
          name="vatTreatment"
          label={formatMessage({ id: 'invoices.vatTreatment' })}
          options={vatTreatments.map(value => ({
            value,
            label: formatMessage({ id: `products.vatTreatment.${value}` }),
          }))}
        />
        <SelectField
          name="hardCopy"
          label={formatMessage({ id: 'invoices.paperChoice' })}
          placeholder={formatMessage({ id: 'invoices.paperChoice.customer' })}
          options={(['YES', 'NO'] as const).map(value => ({
            value,
            label: formatMessage({ id: `invoices.paperChoice.${paper[value]}` }),
          }))}
        />
      </div>
      <TaxRateNote values={values} amounts={amounts} onAdded={onRateAdded} />
    </>
  )
}
