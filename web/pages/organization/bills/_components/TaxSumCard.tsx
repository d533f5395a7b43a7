import { FormattedMessage } from 'react-intl'
import type { useBillTaxEstimateQuery } from '../../../../__generated__/useBillTaxEstimateQuery.graphql.ts'
import type { BillValues } from '../_lib/billValues.ts'
import { noTax } from '../_lib/taxValues.ts'
import { TaxSum } from './TaxSum.tsx'

type TaxSumCardProps = {
  values: BillValues
  answer: useBillTaxEstimateQuery['response']['organization']['billTaxEstimate'] | null
}

/** The amount of the bill in the form. */
export function TaxSumCard({ values, answer }: TaxSumCardProps) {
  const { base, withholding } = values.tax ?? noTax
  const estimate = answer?.estimate
  return (
    <section className="card" aria-live="polite">
      <div className="card-h">
        <h2>
          <FormattedMessage id="billTax.sum" />
        </h2>
      </div>
      <div className="card-b">
        {estimate && base ? (
          <TaxSum
            {...estimate}
            base={{ amount: base, currency: values.currency }}
            withholding={withholding === '' ? null : withholding}
          />
        ) : (
          <p className="muted">{answer?.userErrors[0]?.message ?? <FormattedMessage id="billTax.sum.none" />}</p>
        )}
      </div>
    </section>
  )
}
