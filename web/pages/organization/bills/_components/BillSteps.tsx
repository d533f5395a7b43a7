import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BillSteps_bill$key } from '../../../../__generated__/BillSteps_bill.graphql.ts'
import { InstantText } from '../../../../ui/DateText.tsx'

/** Who did what with a bill, the latest first. */
export function BillSteps({ billKey }: { billKey: BillSteps_bill$key }) {
  const { formatMessage } = useIntl()
  const bill = useFragment(
    graphql`
      fragment BillSteps_bill on Bill {
        createdAt
        createdBy {
          fullName
        }
        submittedAt
        submittedBy {
          fullName
        }
        approvedAt
        approvedBy {
          fullName
        }
        cancelledAt
        cancelledBy {
          fullName
        }
        cancellationReason
        paidAt
      }
    `,
    billKey,
  )
  const steps = [
    { step: 'created', at: bill.createdAt, by: bill.createdBy },
    { step: 'submitted', at: bill.submittedAt, by: bill.submittedBy },
    { step: 'approved', at: bill.approvedAt, by: bill.approvedBy },
    { step: 'cancelled', at: bill.cancelledAt, by: bill.cancelledBy, reason: bill.cancellationReason },
    { step: 'paid', at: bill.paidAt, by: null },
  ].filter(({ at }) => at)
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="bills.history" />
        </h2>
      </div>
      <ol className="card-b bill-steps">
        {steps.toReversed().map(({ step, at, by, reason }) => (
          <li key={step}>
            <b>{formatMessage({ id: `bills.step.${step}` })}</b>
            {by ? ` · ${by.fullName}` : null}
            {at ? (
              <small>
                <InstantText value={at} seconds />
              </small>
            ) : null}
            {reason ? <q>{reason}</q> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
