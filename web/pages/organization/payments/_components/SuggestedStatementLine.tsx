import { List } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SuggestedStatementLine_payment$key } from '../../../../__generated__/SuggestedStatementLine_payment.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { SignedMoney } from '../../../../ui/Money.tsx'
import '../../_components/cardRows.css'

/** The only statement line that may be a payment carried out at the bank by a user: it is still to be matched. */
export function SuggestedStatementLine({ paymentKey }: { paymentKey: SuggestedStatementLine_payment$key }) {
  const formats = useFormats()
  const { fittingLine: line } = useFragment(
    graphql`
      fragment SuggestedStatementLine_payment on Payment {
        fittingLine {
          id
          date
          description
          direction
          amount {
            amount
            currency
          }
          bankAccount {
            id
            alias
          }
        }
      }
    `,
    paymentKey,
  )
  if (!line) return null
  const { id, date, description, direction, amount, bankAccount } = line
  return (
    <section className="card payment-fits" aria-labelledby="fitting-line">
      <div className="card-h">
        <h2 id="fitting-line">
          <FormattedMessage id="payments.fits" />
        </h2>
      </div>
      <div className="card-b form-column">
        <div className="payment-fit">
          <span className="card-icon">
            <List className="i" aria-hidden />
          </span>
          <span className="grow">
            <b className="fw5">{description}</b>
            <small>{`${formats.date(date, { year: 'always' })} · ${bankAccount.alias}`}</small>
          </span>
          <SignedMoney value={amount} direction={direction} currency={amount.currency !== 'IDR'} />
        </div>
        <div>
          <LinkButton
            variant="primary"
            to={`/reconciliation?account=${encodeURIComponent(bankAccount.id)}&line=${encodeURIComponent(id)}`}
          >
            <FormattedMessage id="payments.fits.match" />
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
