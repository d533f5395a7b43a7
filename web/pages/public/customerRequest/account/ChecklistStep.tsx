import { Check, FileText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { CustomerKind } from '../../../organization/customers/_public/fieldsOfKind.ts'
import { DOCUMENTS } from '../../../organization/customers/_public/documentsOfType.ts'
import { TypeChoice } from '../TypeChoice.tsx'
import type { Documents } from '../_lib/useDocuments.ts'

type ChecklistStepProps = {
  type: CustomerKind
  onType: (type: CustomerKind) => void
  documents: Documents
}

/** The documents to have at hand before the first step; they are uploaded in the last one. */
export function ChecklistStep({ type, onType, documents }: ChecklistStepProps) {
  return (
    <>
      <TypeChoice type={type} onType={onType} />
      <ul className="request-documents">
        {DOCUMENTS[type].map(({ kind, isRequired }) => {
          const isSent = documents.stateOf(kind).state === 'sent'
          const need = isSent ? 'sent' : isRequired ? 'required' : 'optional'
          return (
            <li key={kind} data-state={isSent ? 'sent' : undefined}>
              <span className="request-document-icon">
                {isSent ? <Check className="i" aria-hidden /> : <FileText className="i" aria-hidden />}
              </span>
              <span className="grow">
                <b>
                  <FormattedMessage id={`customerRequest.document.${kind}`} />
                </b>
                <small>
                  <FormattedMessage id={`customerRequest.document.${kind}.what`} />
                </small>
              </span>
              <span className={`request-need ${need}`}>
                <FormattedMessage id={`customerRequest.need.${need}`} />
              </span>
            </li>
          )
        })}
      </ul>
      <h2>
        <FormattedMessage id="customerRequest.alsoReady" />
      </h2>
      <p className="t13 muted">
        <FormattedMessage
          id={type === 'COMPANY' ? 'customerRequest.alsoReady.company' : 'customerRequest.alsoReady.person'}
        />
      </p>
    </>
  )
}
