import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerDocuments_customer$key } from '../../../../__generated__/CustomerDocuments_customer.graphql.ts'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { useEraseCustomerDocument } from '../_lib/useEraseCustomerDocument.ts'
import { missingOf } from '../_public/documentsOfType.ts'
import { DocumentRows } from './DocumentRows.tsx'
import type { Viewing } from './DocumentViewer.tsx'

type CustomerDocumentsProps = {
  customerKey: CustomerDocuments_customer$key
  /** Documents are read by these users alone. */
  mayReview: boolean
  onView: (viewing: Viewing) => void
}

/** The documents of a customer, for users who review customers to view, download or delete, and during the review what is missing. */
export function CustomerDocuments({ customerKey, mayReview, onView }: CustomerDocumentsProps) {
  const { formatMessage } = useIntl()
  const [erase] = useEraseCustomerDocument()
  const [leaving, setLeaving] = useState<{ uuid: string; name: string } | null>(null)
  const { id, status, type, documents } = useFragment(
    graphql`
      fragment CustomerDocuments_customer on Customer @throwOnFieldError {
        id
        status
        type
        documents {
          uuid
          kind
          name
          size
          sentAt
          url
        }
      }
    `,
    customerKey,
  )
  const missing =
    mayReview && status === 'REQUEST_SENT' && type
      ? missingOf(
          type,
          documents.map(({ kind }) => kind),
        )
      : []
  if (documents.length === 0 && missing.length === 0) return null
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="customers.documents" />
        </h2>
      </div>
      <div className="card-b">
        {missing.length > 0 ? (
          <div className="note warn customer-missing">
            <p>
              <FormattedMessage id="customers.documents.missing" values={{ count: missing.length }} />
            </p>
            <ul>
              {missing.map(kind => (
                <li key={kind}>
                  <FormattedMessage id={`customers.document.${kind}`} />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {documents.length > 0 ? (
          <>
            <DocumentRows documents={documents} onView={onView} onErase={setLeaving} />
            <p className="customer-documents-note t12 muted">
              <FormattedMessage id="customers.documents.logged" />
            </p>
          </>
        ) : null}
      </div>
      {leaving ? (
        <ReasonFormDialog
          title={<FormattedMessage id="customers.documents.erase.title" values={{ name: leaving.name }} />}
          description={<FormattedMessage id="customers.documents.erase.text" />}
          submitLabel={<FormattedMessage id="customers.documents.erase.submit" />}
          label={<FormattedMessage id="customers.reason" />}
          missing={formatMessage({ id: 'customers.reason.required' })}
          send={reason => erase({ variables: { input: { id, documentUuid: leaving.uuid, reason } } })}
          onSent={() => setLeaving(null)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </section>
  )
}
