import { FormattedMessage, useIntl } from 'react-intl'
import { DiscountField } from '../../../../ui/form/DiscountField.tsx'
import { LineGridField } from '../../../../ui/form/LineGridField.tsx'
import { TextAreaField, useFormField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { filledLines } from '../../../../ui/lineGrid/lines.ts'
import { usualVatTreatment, type VatTreatment } from '../../products/_public/taxChoices.ts'
import { useLineSuggestions } from '../../products/_public/useLineSuggestions.ts'
import { useTaxMenu } from '../../products/_public/useTaxMenu.tsx'
import type { SalesOrderValues } from '../_lib/salesOrderValues.ts'
import type { OrderAmounts } from '../_lib/useOrderAmounts.ts'
import { OrderSums } from './OrderSums.tsx'

type LinesCardProps = { values: SalesOrderValues; amounts: OrderAmounts | null }

/** The lines of an order, and their totals while they are typed. */
export function LinesCard({ values, amounts }: LinesCardProps) {
  const { formatMessage } = useIntl()
  const { suggest, vatTreatmentOf } = useLineSuggestions(values.customerId, values.currency)
  const treatment = useFormField<VatTreatment>('vatTreatment', formatMessage({ id: 'salesOrders.vatTreatment' }))
  const taxes = useTaxMenu()
  const count = filledLines(values.lines).length
  const label = formatMessage({ id: 'salesOrders.lines' })
  return (
    <FormCard
      title={
        <>
          {label}{' '}
          <span className="document-count">
            <FormattedMessage id="salesOrders.lines.count" values={{ count, currency: values.currency }} />
          </span>
        </>
      }
    >
      <LineGridField
        name="lines"
        label={label}
        suggest={suggest}
        onSuggested={suggestion => {
          // The first product of a new order determines the VAT treatment, unless the user has chosen one; later lines must not change it
          // unnoticed.
          const brought = vatTreatmentOf(suggestion)
          const isChosen = values.salesOrderId !== null || values.vatTreatment !== usualVatTreatment
          if (brought && count <= 1 && !isChosen) treatment.change(brought)
        }}
        {...taxes}
      />
      <div className="document-under">
        <TextAreaField name="note" label={formatMessage({ id: 'salesOrders.note' })} optional rows={4} />
        <div className="form-column">
          <DiscountField label={formatMessage({ id: 'salesOrders.discount' })} />
          {amounts?.totals ? <OrderSums totalsKey={amounts.totals} vatTreatment={values.vatTreatment} /> : null}
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
