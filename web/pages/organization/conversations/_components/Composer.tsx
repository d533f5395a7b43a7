import { Eye, FileText, Paperclip, Send, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { useFileUpload } from '../../../../relay/useFileUpload.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import type { Attachment } from '../../_components/AttachmentsField.tsx'
import '../../_components/files.css'
import { type Named, stillNamed } from '../_lib/mentions.ts'
import type { Subject } from '../_lib/subject.ts'
import { usePostMessage } from '../_lib/usePostMessage.ts'
import { MessageText } from './MessageText.tsx'

const MAX_FILES = 10
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.xls,.xlsx'
type Visibility = 'INTERNAL' | 'CUSTOMER'

type ComposerProps = {
  subject: Subject
  customerName: string
  audiences: readonly { readonly visibility: Visibility; readonly emails: readonly string[] }[]
  people: readonly Named[]
  onSent: () => void
}

/** Composes a message. It starts as internal, and shows who will read it; text that could not be sent stays. */
export function Composer({ subject, customerName, audiences, people, onSent }: ComposerProps) {
  const { formatMessage, formatList } = useIntl()
  const name = useId()
  const [post, isSending] = usePostMessage(subject)
  const [wanted, setWanted] = useState<Visibility>('INTERNAL')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly Named[]>([])
  const [files, setFiles] = useState<readonly Attachment[]>([])
  const [isUploading, setUploading] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isSalesOrder = subject.kind === 'SALES_ORDER'
  const managesOrders = usePermission('INVOICING_SALES_ORDERS_MANAGE')
  const managesInvoices = usePermission('INVOICING_INVOICES_MANAGE')
  const audience = audiences.find(({ visibility }) => visibility === wanted) ?? audiences[0]
  if (!audience) return null
  const { visibility, emails } = audience

  async function send() {
    if (text.trim() === '' || isSending || isUploading) return
    const fileIds = files.map(({ fileId }) => fileId)
    const outcome = await post({ visibility, body: text, mentions: stillNamed(text, chosen), fileIds })
    if (!outcome.ok) return setRefusal(wordsOf(outcome))
    setText('')
    setChosen([])
    setFiles([])
    setRefusal(null)
    // Messages to the customer must be chosen explicitly each time.
    setWanted('INTERNAL')
    toast.success(formatMessage({ id: 'conversations.sent' }))
    onSent()
  }

  return (
    <form
      className={`composer ${visibility.toLowerCase()}`}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <MessageText
        text={text}
        onText={setText}
        people={people}
        onMention={person => setChosen([...chosen, person])}
        onSend={() => void send()}
        placeholder={formatMessage({ id: `conversations.placeholder.${visibility}` }, { customer: customerName })}
        error={refusal}
      />
      <p className="composer-readers t12 muted" aria-live="polite">
        <Eye className="i" aria-hidden />
        <span>
          <FormattedMessage
            id={`conversations.readers.${visibility}`}
            values={{ customer: customerName, emails: formatList(emails) }}
          />
        </span>
      </p>
      {(isSalesOrder ? managesOrders : managesInvoices) ? (
        <MessageFiles
          purpose={isSalesOrder ? 'SALES_ORDER_MESSAGE' : 'INVOICE_MESSAGE'}
          files={files}
          onFiles={setFiles}
          isUploading={isUploading}
          onUploading={setUploading}
          onRefusal={setRefusal}
        />
      ) : null}
      <div className="message-buttons">
        {audiences.length > 1 ? (
          <div className="seg sm" role="radiogroup" aria-label={formatMessage({ id: 'conversations.who' })}>
            {audiences.map(({ visibility: choice }) => (
              <label key={choice} className={choice === visibility ? 'on' : undefined}>
                <input
                  className="sr"
                  type="radio"
                  name={name}
                  checked={choice === visibility}
                  onChange={() => setWanted(choice)}
                />
                <FormattedMessage id={`conversations.choice.${choice}`} />
              </label>
            ))}
          </div>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="sm"
          icon={<Send className="i" aria-hidden />}
          loading={isSending}
          disabled={text.trim() === '' || isUploading}
        >
          <FormattedMessage id="conversations.send" />
        </Button>
      </div>
    </form>
  )
}

type MessageFilesProps = {
  purpose: 'SALES_ORDER_MESSAGE' | 'INVOICE_MESSAGE'
  files: readonly Attachment[]
  onFiles: (change: (files: readonly Attachment[]) => readonly Attachment[]) => void
  isUploading: boolean
  onUploading: (is: boolean) => void
  onRefusal: (words: string | null) => void
}

/** Files of the message: each is uploaded when chosen. */
function MessageFiles({ purpose, files, onFiles, isUploading, onUploading, onRefusal }: MessageFilesProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const upload = useFileUpload(purpose)
  const input = useRef<HTMLInputElement>(null)
  const room = MAX_FILES - files.length
  const label = formatMessage({ id: 'conversations.attach' })

  async function take(chosen: readonly File[]) {
    onRefusal(chosen.length > room ? formatMessage({ id: 'conversations.tooMany' }, { most: MAX_FILES }) : null)
    onUploading(true)
    for (const file of chosen.slice(0, room)) {
      const answer = await upload(file)
      if (answer.ok) onFiles(before => [...before, { fileId: answer.fileId, name: file.name, size: file.size }])
      else onRefusal(answer.message)
    }
    onUploading(false)
  }
  return (
    <div className="attachments">
      {files.map(({ fileId, name, size }) => (
        <span key={fileId} className="attachment">
          <FileText className="i" aria-hidden />
          <span className="grow trunc" title={name}>
            {name} <span className="muted">{formats.fileSize(size)}</span>
          </span>
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={formatMessage({ id: 'files.remove' }, { name })}
            onClick={() => onFiles(before => before.filter(one => one.fileId !== fileId))}
          >
            <X className="i" aria-hidden />
          </Button>
        </span>
      ))}
      <input
        ref={input}
        className="sr"
        type="file"
        multiple
        tabIndex={-1}
        aria-label={label}
        accept={ACCEPTED}
        disabled={room === 0 || isUploading}
        onChange={event => {
          void take([...(event.target.files ?? [])])
          // Choosing the same file again, after fixing it, must count as a change.
          event.target.value = ''
        }}
      />
      <Button
        size="sm"
        icon={<Paperclip className="i" aria-hidden />}
        loading={isUploading}
        disabled={room === 0}
        onClick={() => input.current?.click()}
      >
        <FormattedMessage id="conversations.attach" />
      </Button>
    </div>
  )
}
