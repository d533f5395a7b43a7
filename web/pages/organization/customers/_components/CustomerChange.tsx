import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerChange_customer$key } from '../../../../__generated__/CustomerChange_customer.graphql.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { InstantText } from '../../../../ui/DateText.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { FieldChanges } from '../../log/_components/FieldChanges.tsx'
import { useApproveCustomerChange, useRejectCustomerChange } from '../_lib/useDecideCustomerChange.ts'
import { DocumentRows } from './DocumentRows.tsx'
import type { Viewing } from './DocumentViewer.tsx'

type CustomerChangeProps = {
  customerKey: CustomerChange_customer$key
  mayReview: boolean
  onView: (viewing: Viewing) => void
}

/** The change of data that the customer requests, next to the current data; hidden when nothing is pending. */
export function CustomerChange({ customerKey, mayReview, onView }: CustomerChangeProps) {
  const { formatMessage } = useIntl()
  const { id, name, status, changeRequest } = useFragment(
    graphql`
      fragment CustomerChange_customer on Customer @throwOnFieldError {
        id
        name
        status
        changeRequest {
          uuid
          email
          note
          createdAt
          customerVersion
          changes {
            field
            before
            after
          }
          documents {
            uuid
            kind
            name
            size
            url
          }
        }
      }
    `,
    customerKey,
  )
  const [approve, isApproving] = useApproveCustomerChange()
  const [reject] = useRejectCustomerChange()
  const [isRejecting, setRejecting] = useState(false)
  if (!changeRequest) return null
  const { uuid: requestUuid, email, note, createdAt, customerVersion: version, changes, documents } = changeRequest

  async function accept() {
    const outcome = await approve({ variables: { input: { id, requestUuid, version } } })
    if (!outcome.ok) toast.error(wordsOf(outcome))
  }
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="customers.change" />
        </h2>
        {mayReview ? (
          <span className="customer-change-actions">
            <Button variant="danger" size="sm" disabled={isApproving} onClick={() => setRejecting(true)}>
              <FormattedMessage id="customers.change.REJECT" />
            </Button>
            {status === 'ACTIVE' ? (
              <Button variant="primary" size="sm" loading={isApproving} onClick={() => void accept()}>
                <FormattedMessage id="customers.change.APPROVE" />
              </Button>
            ) : null}
          </span>
        ) : null}
      </div>
      <div className="card-b">
        <p className="t12 muted customer-change-by">
          <FormattedMessage
            id="customers.change.by"
            values={{ email: <b className="fw5">{email}</b>, time: <InstantText value={createdAt} /> }}
          />
        </p>
        {note ? <blockquote className="customer-change-note">{note}</blockquote> : null}
        {changes.length > 0 ? (
          <FieldChanges changes={changes} />
        ) : documents.length > 0 ? null : (
          <p className="muted">
            <FormattedMessage id="customers.change.none" />
          </p>
        )}
        {documents.length > 0 ? <DocumentRows documents={documents} onView={onView} /> : null}
      </div>
      {isRejecting ? (
        <ReasonFormDialog
          title={<FormattedMessage id="customers.change.REJECT.title" values={{ name }} />}
          description={<FormattedMessage id="customers.change.REJECT.text" />}
          submitLabel={<FormattedMessage id="customers.change.REJECT" />}
          label={<FormattedMessage id="customers.reason" />}
          missing={formatMessage({ id: 'customers.reason.required' })}
          send={reason => reject({ variables: { input: { id, requestUuid, reason } } })}
          onSent={() => setRejecting(false)}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </section>
  )
}
