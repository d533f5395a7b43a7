// The conversation with the seller about a record, with a composer.
import { FileText } from 'lucide-react'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { type Uploaded, UploadField } from './UploadField.tsx'
import { useSend } from '../claims/_lib/useSend.ts'
import { type PortalMessage, type Subject, writeMessage } from './writing.ts'

const MAX_LENGTH = 5_000

type MessagesProps = {
  about: Subject
  first: readonly PortalMessage[]
  organizationName: string
  customerName: string
  onSignedOut: () => void
}

export function Messages({ about, first, organizationName, customerName, onSignedOut }: MessagesProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const [written, setWritten] = useState<{ after: typeof first; messages: typeof first } | null>(null)
  // The answer to a posted message is newer than the last query.
  const messages = written?.after === first ? written.messages : first
  const [text, setText] = useState('')
  const [file, setFile] = useState<Uploaded | null>(null)
  const [isUploading, setUploading] = useState(false)
  const { isBusy, refusal: error, send } = useSend(onSignedOut)

  function submit() {
    if (isBusy || isUploading || text.trim() === '') return
    void send(async () => {
      const answer = await writeMessage(about, text, file ? [file.uuid] : [])
      if (!answer?.messages) return answer?.userErrors[0] ? answer.userErrors : null
      setWritten({ after: first, messages: answer.messages })
      setText('')
      setFile(null)
      return []
    })
  }

  return (
    <section className="portal-section portal-messages" aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="portal.messages" />
      </h2>
      {messages.length === 0 ? (
        <p className="muted">
          <FormattedMessage id="portal.messages.empty" values={{ organization: organizationName }} />
        </p>
      ) : (
        <ol aria-live="polite">
          {messages.map(message => (
            <Message key={message.uuid} message={message} names={{ organizationName, customerName }} />
          ))}
        </ol>
      )}
      <form
        className="portal-form"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        {error === '' ? null : (
          <p className="note bad" role="alert">
            {error}
          </p>
        )}
        <div className="field">
          <label htmlFor={`${id}-text`}>
            <FormattedMessage id="portal.messages.write" values={{ organization: organizationName }} />
          </label>
          <textarea
            id={`${id}-text`}
            className="input"
            rows={3}
            maxLength={MAX_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              submit()
            }}
          />
        </div>
        <UploadField
          id={`${id}-file`}
          purpose={about.subject === 'INVOICE' ? 'INVOICE_MESSAGE' : 'SALES_ORDER_MESSAGE'}
          label={formatMessage({ id: 'portal.messages.file' })}
          file={file}
          onFile={setFile}
          onSending={setUploading}
          error=""
        />
        <button className="btn btn-primary btn-xl btn-block" disabled={isBusy || isUploading || text.trim() === ''}>
          <FormattedMessage id="portal.messages.send" />
        </button>
      </form>
    </section>
  )
}

type MessageProps = { message: PortalMessage; names: Pick<MessagesProps, 'organizationName' | 'customerName'> }

function Message({ message, names: { organizationName, customerName } }: MessageProps) {
  const formats = useFormats()
  const { isOwnSide, authorName, body, files, createdAt, editedAt, deletedAt } = message
  return (
    <li className={isOwnSide ? 'own' : undefined}>
      <p>
        <b>{isOwnSide ? customerName : authorName}</b>
        <span className="muted"> · {isOwnSide ? authorName : organizationName}</span>
        <small className="muted">
          <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>
          {editedAt != null && deletedAt == null ? (
            <>
              {' · '}
              <FormattedMessage id="portal.messages.edited" />
            </>
          ) : null}
        </small>
      </p>
      {deletedAt == null ? (
        <div className="portal-message">{body}</div>
      ) : (
        <p className="muted">
          <FormattedMessage id="portal.messages.deleted" />
        </p>
      )}
      {files.map(({ name, size, url }) => (
        <a key={url} className="portal-file" href={url} download={name}>
          <FileText className="i" aria-hidden />
          <span>
            {name} <small className="muted">{formats.fileSize(size)}</small>
          </span>
        </a>
      ))}
    </li>
  )
}
