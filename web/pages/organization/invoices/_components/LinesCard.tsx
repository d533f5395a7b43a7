import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DiscountField } from '../../../../ui/form/DiscountField.tsx'
import { TextAreaField, useFormField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { LineGridField } from '../../../../ui/form/LineGridField.tsx'
import { filledLines } from '../../../../ui/lineGrid/lines.ts'
import { usualVatTreatment, type VatTreatment } from '../../products/_public/taxChoices.ts'
import { useLineSuggestions } from '../../products/_public/useLineSuggestions.ts'
import { useTaxMenu } from '../../products/_public/useTaxMenu.tsx'
import type { InvoiceValues } from '../_lib/invoiceValues.ts'
import type { InvoiceAmounts } from '../_lib/useInvoiceAmounts.ts'
import { InvoiceSums } from './InvoiceSums.tsx'

type LinesCardProps = { values: InvoiceValues; amounts: InvoiceAmounts | null }

/** The lines of an invoice, and their totals while they are typed. */
export function LinesCard({ values, amounts }: LinesCardProps) {
  const { formatMessage } = useIntl()
  const { suggest, vatTreatmentOf } = useLineSuggestions(values.customerId, values.currency)
  const treatment = useFormField<VatTreatment>('vatTreatment', formatMessage({ id: 'invoices.vatTreatment' }))
  const taxes = useTaxMenu()
  /** The product that determined the VAT treatment. */
  const [broughtBy, setBroughtBy] = useState<string | null>(null)
  const count = filledLines(values.lines).length
  const label = formatMessage({ id: 'invoices.lines' })
  return (
    <FormCard
      title={
        <>
          {label}{' '}
          <span className="document-count">
            <FormattedMessage id="invoices.lines.count" values={{ count, currency: values.currency }} />
          </span>
        </>
      }
    >
      <LineGridField
        name="lines"
        label={label}
        suggest={suggest}
        onSuggested={suggestion => {
          // The first product determines the VAT treatment where the user has not chosen one, and the form says so.
          const brought = vatTreatmentOf(suggestion)
          const isChosen = values.orderId !== null || values.vatTreatment !== usualVatTreatment
          if (!brought || count > 1 || isChosen || brought === values.vatTreatment) return
          treatment.change(brought)
          setBroughtBy(suggestion.label)
        }}
        {...taxes}
      />
      {broughtBy === null ? null : (
        <p className="note info" role="status">
          <FormattedMessage
            id="invoices.vatChanged"
            values={{
              treatment: formatMessage({ id: `products.vatTreatment.${values.vatTreatment}` }),
              product: broughtBy,
            }}
          />
        </p>
      )}
      <div className="document-under">
        <TextAreaField name="note" label={formatMessage({ id: 'invoices.note' })} optional rows={4} />
        <div className="form-column">
          <DiscountField label={formatMessage({ id: 'invoices.discount' })} />
          {amounts?.totals ? <InvoiceSums totalsKey={amounts.totals} /> : null}
          {amounts?.userErrors.map(({ code, message }) => (
            <p key={code + message} className="hint bad">
              {message}
            </p>
          ))}
        </div>
      </div>
    </FormCard>
  )
}
