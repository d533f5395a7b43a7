import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { isDate } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { InvoiceValues } from '../_lib/invoiceValues.ts'
import type { InvoiceAmounts } from '../_lib/useInvoiceAmounts.ts'

const TaxRateDialog = lazy(() => import('../../_components/TaxRateDialog.tsx'))

/** Error code: the day of the invoice has no tax rate. */
const MISSING = 'U-ACC-IN-14'

type TaxRateNoteProps = {
  values: Pick<InvoiceValues, 'currency' | 'invoiceDate'>
  amounts: InvoiceAmounts | null
  onAdded: () => void
}

/** For an invoice in a foreign currency: the tax rate of its day, or that it is missing and can be entered here. */
export function TaxRateNote({ values: { currency, invoiceDate }, amounts, onAdded }: TaxRateNoteProps) {
  const formats = useFormats()
  const [isAdding, setAdding] = useState(false)
  if (currency === 'IDR' || amounts === null || !isDate(invoiceDate ?? '') || invoiceDate === null) return null
  const rupiah = amounts.totals?.rupiah
  const isMissing = amounts.userErrors.some(({ code }) => code === MISSING)
  return (
    <>
      {rupiah ? (
        <p className="t12 muted" role="status">
          <FormattedMessage
            id="taxRates.used"
            values={{
              currency,
              rate: `${formats.currencySymbol('IDR')} ${formats.quantity(rupiah.rate)}`,
              decree: rupiah.decree,
            }}
          />
        </p>
      ) : null}
      {isMissing ? (
        <div className="note warn tax-rate-missing" role="status">
          <span className="grow">
            <FormattedMessage
              id="taxRates.missing"
              values={{ currency, date: formats.date(invoiceDate, { year: 'always' }) }}
            />
          </span>
          <Button size="sm" onClick={() => setAdding(true)}>
            <FormattedMessage id="taxRates.add" />
          </Button>
        </div>
      ) : null}
      <Suspense fallback={null}>
        {isAdding ? (
          <TaxRateDialog currency={currency} day={invoiceDate} onAdded={onAdded} onClose={() => setAdding(false)} />
        ) : null}
      </Suspense>
    </>
  )
}
