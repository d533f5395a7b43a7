import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { MoneyField } from '../../../../ui/form/MoneyField.tsx'
import type { DeductionValues } from '../_lib/invoiceValues.ts'

type AdvancesCardProps = { deductions: readonly DeductionValues[]; currency: Currency }

/** How much of each advance of the order this invoice deducts. */
export function AdvancesCard({ deductions, currency }: AdvancesCardProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return (
    <FormCard title={<FormattedMessage id="invoices.advances" />}>
      {deductions.map(({ invoiceId, number, left }, place) => (
        <MoneyField
          key={invoiceId}
          name={`deductions.${place}.amount`}
          label={formatMessage({ id: 'invoices.advance.deduct' }, { number })}
          currency={currency}
          optional
          hint={
            <FormattedMessage
              id="invoices.advance.left"
              values={{ amount: formats.money({ amount: left, currency }) }}
            />
          }
        />
      ))}
    </FormCard>
  )
}
