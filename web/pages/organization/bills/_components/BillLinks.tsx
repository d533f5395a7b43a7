import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { BillLinks_bill$key } from '../../../../__generated__/BillLinks_bill.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { ReconciliationStatusMark } from '../../_components/ReconciliationStatusMark.tsx'
import { PaymentStatusMark } from '../../_components/PaymentStatusMark.tsx'
import '../../_components/cardRows.css'

/** The bill's payments, and its expected transaction. */
export function BillLinks({ billKey }: { billKey: BillLinks_bill$key }) {
  const formats = useFormats()
  const { payments, expectedTransaction: expected } = useFragment(
    graphql`
      fragment BillLinks_bill on Bill @throwOnFieldError {
        expectedTransaction {
          uuid
          number
          status
          date
        }
        payments {
          id
          uuid
          number
          status
          date
          from {
            alias
          }
        }
      }
    `,
    billKey,
  )
  if (payments.length === 0 && !expected) return null
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="bills.payment" />
        </h2>
      </div>
      <ul className="card-b card-rows">
        {payments.map(({ id, uuid, number, status, date, from }) => (
          <li key={id}>
            <span className="grow">
              <Link className="fw5 tab-num" to={`/payments/${uuid}`}>
                {number}
              </Link>
              <small>
                {formats.date(date, { year: 'always' })} · {from.alias}
              </small>
            </span>
            <PaymentStatusMark status={status} />
          </li>
        ))}
        {expected ? (
          <li>
            <span className="grow">
              <Link className="fw5 tab-num" to={`/expected-transactions/${expected.uuid}/edit`}>
                {expected.number}
              </Link>
              <small>
                <FormattedMessage
                  id="bills.expected"
                  values={{ date: formats.date(expected.date, { year: 'always' }) }}
                />
              </small>
            </span>
            <ReconciliationStatusMark status={expected.status} />
          </li>
        ) : null}
      </ul>
    </section>
  )
}
