import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BillSteps_bill$key } from '../../../../__generated__/BillSteps_bill.graphql.ts'
import { InstantText } from '../../../../ui/DateText.tsx'

/** The history of a bill, the latest first. */
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
  const known = [
    { step: 'created', at: bill.createdAt, by: bill.createdBy },
    { step: 'submitted', at: bill.submittedAt, by: bill.submittedBy },
    { step: 'approved', at: bill.approvedAt, by: bill.approvedBy },
    { step: 'cancelled', at: bill.cancelledAt, by: bill.cancelledBy, reason: bill.cancellationReason },
    { step: 'paid', at: bill.paidAt, by: null },
  ] as const
  const steps = known.filter(({ at }) => at)
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="bills.history" />
        </h2>
      </div>
      <ol className="card-b bill-steps">
        {steps.toReversed().map(({ step, at, by, ...more }) => (
          <li key={step}>
            <b>{formatMessage({ id: `bills.step.${step}` })}</b>
            {by ? ` · ${by.fullName}` : null}
            {at ? (
              <small>
                <InstantText value={at} seconds />
              </small>
            ) : null}
            {'reason' in more && more.reason ? <q>{more.reason}</q> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
