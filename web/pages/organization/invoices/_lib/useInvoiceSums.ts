import { useIntl } from 'react-intl'
import { isZero } from '../../../../i18n/decimal.ts'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'

type Sums = Readonly<Record<'totals' | 'remainingTotals' | 'withheldOpenTotals', readonly MoneyValue[]>>

/** The sums below the list, by currency, since a total and what remains of it are read together. */
export function useInvoiceSums({ totals, remainingTotals, withheldOpenTotals }: Sums) {
  const { formatMessage } = useIntl()
  const { currencySymbol } = useFormats()
  const figures = [
    ['invoices.total', totals],
    ['invoices.remaining', remainingTotals],
    ['invoices.withheld', withheldOpenTotals],
  ] as const
  return totals.flatMap(({ currency }) =>
    figures.flatMap(([id, ofAll]) =>
      ofAll
        .filter(value => value.currency === currency && !isZero(value.amount))
        .map(value => ({ label: `${formatMessage({ id })}, ${currencySymbol(currency)}`, value })),
    ),
  )
}
