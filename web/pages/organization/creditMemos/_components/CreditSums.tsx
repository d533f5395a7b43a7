import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditSums_totals$key } from '../../../../__generated__/CreditSums_totals.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** Base, VAT and total of a credit, and the resulting reduction of withholding. */
export function CreditSums({ totalsKey }: { totalsKey: CreditSums_totals$key }) {
  const formats = useFormats()
  const { base, vat, total, withheld } = useFragment(
    graphql`
      fragment CreditSums_totals on CreditMemoTotals {
        base {
          amount
        }
        vat {
          amount
        }
        total {
          amount
          currency
        }
        withheld {
          amount
        }
      }
    `,
    totalsKey,
  )
  return (
    <dl className="document-facts num">
      <div>
        <dt>
          <FormattedMessage id="creditMemos.base" />
        </dt>
        <dd>{formats.amount(base.amount)}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="creditMemos.vat" />
        </dt>
        <dd>{formats.amount(vat.amount)}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="creditMemos.credit" />
        </dt>
        <dd>
          <b className="fw5">{formats.money(total)}</b>
        </dd>
      </div>
      {isZero(withheld.amount) ? null : (
        <div>
          <dt>
            <FormattedMessage id="creditMemos.withheld" />
          </dt>
          <dd>{formats.amount(withheld.amount)}</dd>
        </div>
      )}
    </dl>
  )
}
