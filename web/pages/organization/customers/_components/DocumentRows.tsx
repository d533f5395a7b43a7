import { Download, Eye, Trash2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CustomerDocumentKind } from '../../../../__generated__/CustomerDocuments_customer.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button, buttonClass } from '../../../../ui/Button.tsx'
import type { Viewing } from './DocumentViewer.tsx'
import '../../_components/cardRows.css'

type Row = {
  readonly uuid: string
  readonly kind: CustomerDocumentKind
  readonly name: string
  readonly size: number
  /** Omitted where the card has one date for all. */
  readonly sentAt?: string
  readonly url: string
}

type DocumentRowsProps = {
  documents: readonly Row[]
  onView: (viewing: Viewing) => void
  /** Omitted where single documents can't be deleted. */
  onErase?: (document: { uuid: string; name: string }) => void
}

/** Documents of a customer, each to view and download. */
export function DocumentRows({ documents, onView, onErase }: DocumentRowsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return (
    <ul className="card-rows">
      {documents.map(({ uuid, kind, name, size, sentAt, url }) => (
        <li key={kind}>
          <Button
            size="sm"
            iconOnly
            icon={<Eye className="i" aria-hidden />}
            aria-label={formatMessage({ id: 'customers.preview' }, { name })}
            onClick={() => onView({ documents, uuid })}
          />
          <span className="grow">
            <b className="fw5">
              <FormattedMessage id={`customers.document.${kind}`} />
            </b>
            <small>
              {[name, formats.fileSize(size), sentAt === undefined ? null : formats.dateTime(sentAt)]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          <a
            className={buttonClass({ variant: 'ghost', size: 'sm', iconOnly: true })}
            href={url}
            download={name}
            aria-label={formatMessage({ id: 'customers.documents.download' }, { name })}
          >
            <Download className="i" aria-hidden />
          </a>
          {onErase ? (
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              icon={<Trash2 className="i" aria-hidden />}
              aria-label={formatMessage({ id: 'customers.documents.erase' }, { name })}
              onClick={() => onErase({ uuid, name })}
            />
          ) : null}
        </li>
      ))}
    </ul>
  )
}
