import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RecordActivities_organization$key } from '../../../../__generated__/RecordActivities_organization.graphql.ts'
import type { RecordHistory_record$key } from '../../../../__generated__/RecordHistory_record.graphql.ts'
import { InstantText } from '../../../../ui/DateText.tsx'
import { RecordActivities } from '../../log/_components/RecordActivities.tsx'

type RecordHistoryProps = {
  recordKey: RecordHistory_record$key
  organizationKey: RecordActivities_organization$key
}

/** How the batch was matched and unmatched, after its provider reported it. */
export function RecordHistory({ recordKey, organizationKey }: RecordHistoryProps) {
  const { createdAt, provider } = useFragment(
    graphql`
      fragment RecordHistory_record on PaymentRecord {
        createdAt
        provider {
          alias
        }
      }
    `,
    recordKey,
  )
  return (
    <section className="card" aria-labelledby="record-history">
      <div className="card-h">
        <h2 id="record-history">
          <FormattedMessage id="paymentRecords.history" />
        </h2>
      </div>
      <div className="card-b">
        <RecordActivities organizationKey={organizationKey}>
          <li>
            <p>
              <b className="fw5">
                <FormattedMessage id="paymentRecords.history.reported" />
              </b>{' '}
              <span className="t12 muted">
                {provider.alias} · <InstantText value={createdAt} />
              </span>
            </p>
          </li>
        </RecordActivities>
      </div>
    </section>
  )
}
