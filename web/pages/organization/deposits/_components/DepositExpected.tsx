import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { DepositExpected_deposit$key } from '../../../../__generated__/DepositExpected_deposit.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { SignedMoney } from '../../../../ui/Money.tsx'
import { ReconciliationStatusMark } from '../../_components/ReconciliationStatusMark.tsx'
import '../../_components/cardRows.css'

/** The deposit's expected transactions, and their matches on statements. */
export function DepositExpected({ depositKey }: { depositKey: DepositExpected_deposit$key }) {
  const formats = useFormats()
  const { expectedTransactions } = useFragment(
    graphql`
      fragment DepositExpected_deposit on Deposit {
        expectedTransactions {
          uuid
          number
          date
          description
          direction
          status
          amount {
            amount
            currency
          }
        }
      }
    `,
    depositKey,
  )
  // Null without permission to see expected transactions.
  if (!expectedTransactions || expectedTransactions.length === 0) return null
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="deposits.expected" />
        </h2>
      </div>
      <ul className="card-b card-rows">
        {expectedTransactions.map(({ uuid, number, date, description, direction, status, amount }) => (
          <li key={uuid}>
            <span className="grow">
              <Link className="fw5 tab-num" to={`/expected-transactions/${uuid}/edit`}>
                {number}
              </Link>
              <small className="tab-num">
                {formats.date(date, { year: 'always' })} · {description}
              </small>
            </span>
            <span className="deposit-expected">
              <SignedMoney value={amount} direction={direction} />
              <ReconciliationStatusMark status={status} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
