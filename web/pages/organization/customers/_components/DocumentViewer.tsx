import { Download, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CustomerDocumentKind } from '../../../../__generated__/CustomerDocuments_customer.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button, buttonClass } from '../../../../ui/Button.tsx'
import { DialogBody } from '../../../../ui/overlay/DialogBody.tsx'
import { DockedPanel } from '../../../../ui/overlay/DockedPanel.tsx'
import { useDocumentPages } from '../_lib/useDocumentPages.ts'
import './documentViewer.css'

export type ShownDocument = {
  readonly uuid: string
  readonly kind: CustomerDocumentKind
  readonly name: string
  readonly size: number
  readonly url: string
}

/** Documents of a customer, and the open one. */
export type Viewing = { documents: readonly ShownDocument[]; uuid: string }

type DocumentViewerProps = {
  viewing: Viewing
  onView: (viewing: Viewing | null) => void
  /** Whether it is next to the data; otherwise over it. */
  docked: boolean
}

/** Shows documents as page images rendered by the server: uploaded files are never opened directly. */
export function DocumentViewer({ viewing: { documents, uuid }, onView, docked }: DocumentViewerProps) {
  const formats = useFormats()
  const shown = documents.find(document => document.uuid === uuid)
  if (!shown) return null
  const frame = {
    onClose: () => onView(null),
    title: <FormattedMessage id={`customers.document.${shown.kind}`} />,
    description: `${shown.name} · ${formats.fileSize(shown.size)}`,
  }
  const content = (
    <>
      {documents.length > 1 ? (
        <div className="document-tabs">
          {documents.map(document => (
            <button
              key={document.uuid}
              type="button"
              className="chip"
              aria-pressed={document.uuid === uuid}
              onClick={() => onView({ documents, uuid: document.uuid })}
            >
              <FormattedMessage id={`customers.document.${document.kind}`} />
            </button>
          ))}
        </div>
      ) : null}
      <Pages key={uuid} document={shown} />
    </>
  )
  return docked ? (
    <DockedPanel {...frame}>{content}</DockedPanel>
  ) : (
    <DialogBody open size="full" {...frame}>
      {content}
    </DialogBody>
  )
}

const ZOOMS = [50, 75, 100, 150, 200] as const

function Pages({ document: { name, url } }: { document: ShownDocument }) {
  const { formatMessage, formatNumber } = useIntl()
  const { retry, ...found } = useDocumentPages(url)
  const [at, setAt] = useState(ZOOMS.indexOf(100))
  const zoom = ZOOMS[at] ?? 100
  return (
    <>
      <div className="document-tools">
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          icon={<ZoomOut className="i" aria-hidden />}
          aria-label={formatMessage({ id: 'customers.preview.smaller' })}
          disabled={at === 0 || found.state !== 'shown'}
          onClick={() => setAt(at - 1)}
        />
        <span className="t12 muted tab-num">{formatNumber(zoom / 100, { style: 'percent' })}</span>
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          icon={<ZoomIn className="i" aria-hidden />}
          aria-label={formatMessage({ id: 'customers.preview.larger' })}
          disabled={at === ZOOMS.length - 1 || found.state !== 'shown'}
          onClick={() => setAt(at + 1)}
        />
        <span className="grow" />
        <a className={buttonClass({ variant: 'ghost', size: 'sm' })} href={url} download={name}>
          <Download className="i" aria-hidden />
          <FormattedMessage id="customers.preview.download" />
        </a>
      </div>
      {/* Scrollable by keyboard too. */}
      <div
        className="document-pages"
        tabIndex={0}
        role="region"
        aria-label={formatMessage({ id: 'customers.preview.pages' }, { name })}
        aria-busy={found.state === 'loading'}
      >
        {found.state === 'loading' ? <div className="document-page skeleton" /> : null}
        {found.state === 'unshowable' || found.state === 'failed' ? (
          <div className="document-none" role="alert">
            <p>
              <FormattedMessage id={`customers.preview.${found.state}`} />
            </p>
            {found.state === 'failed' ? (
              <Button size="sm" onClick={retry}>
                <FormattedMessage id="action.retry" />
              </Button>
            ) : null}
          </div>
        ) : null}
        {found.state === 'shown'
          ? found.pages.map((page, place) => (
              <img
                key={page}
                className="document-page"
                style={{ width: `${zoom}%` }}
                src={page}
                loading="lazy"
                alt={formatMessage({ id: 'customers.preview.page' }, { page: place + 1, count: found.pages.length })}
              />
            ))
          : null}
      </div>
    </>
  )
}
