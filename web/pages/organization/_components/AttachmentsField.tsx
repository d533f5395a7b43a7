import { FileText, Paperclip, X } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { useFileUpload } from '../../../relay/useFileUpload.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { useFormField } from '../../../ui/form/fields.tsx'
import './files.css'

/** An uploaded document of a record. */
export type Attachment = { fileId: string; name: string; size: number }

const MAX = 10
const PAPER = '.pdf,.jpg,.jpeg,.png'
const PAPER_OR_WORKBOOK = `${PAPER},.xls,.xlsx`
/** File types that the services accept for each purpose; there the content decides. */
const ACCEPTED = {
  PAYMENT_DOCUMENT: PAPER_OR_WORKBOOK,
  BILL_DOCUMENT: PAPER_OR_WORKBOOK,
  GOODS_RECEIPT_DOCUMENT: PAPER,
  PURCHASE_ORDER_DOCUMENT: PAPER,
  PAYMENT_PROOF: PAPER,
  WITHHOLDING_SLIP: PAPER,
} as const

/** Documents of a record: each is uploaded when chosen, and kept with the draft. */
export function AttachmentsField({
  purpose,
  title,
  required = false,
  most = MAX,
}: {
  purpose: keyof typeof ACCEPTED
  /** Title of the card; "documents" by default. */
  title?: string
  /** A required proof. */
  required?: boolean
  most?: number
}) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const label = title ?? formatMessage({ id: 'files.title' })
  const upload = useFileUpload(purpose)
  const input = useRef<HTMLInputElement>(null)
  const { isUploading, isUnderWay, during } = useUnderWay()
  const [refusal, setRefusal] = useState<string | null>(null)
  // Saving is blocked during an upload, which would otherwise be missing from the record.
  const field = useFormField<readonly Attachment[]>('files', label, () =>
    isUnderWay() ? formatMessage({ id: 'files.wait' }) : undefined,
  )
  const { value: files } = field
  const latest = useRef(files)
  latest.current = files

  async function take(chosen: readonly File[]) {
    const room = most - files.length
    setRefusal(chosen.length > room ? formatMessage({ id: 'files.tooMany' }, { most }) : null)
    const taken: Attachment[] = []
    await during(async () => {
      for (const file of chosen.slice(0, room)) {
        const answer = await upload(file)
        if (answer.ok) taken.push({ fileId: answer.fileId, name: file.name, size: file.size })
        else setRefusal(answer.message)
      }
    })
    // Existing files may have been removed meanwhile.
    field.change([...latest.current, ...taken])
  }

  return (
    <Field
      label={label}
      required={required}
      optional={!required}
      hint={<FormattedMessage id={ACCEPTED[purpose] === PAPER ? 'files.hint.paper' : 'files.hint'} values={{ most }} />}
      error={refusal ?? field.error}
      id={field.id}
    >
      {control => (
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
                onClick={() => field.change(files.filter(one => one.fileId !== fileId))}
              >
                <X className="i" aria-hidden />
              </Button>
            </span>
          ))}
          <input
            {...control}
            ref={input}
            className="sr"
            type="file"
            multiple
            accept={ACCEPTED[purpose]}
            disabled={files.length >= MAX || isUploading}
            onChange={event => {
              void take([...(event.target.files ?? [])])
              // Choosing the same file again, after fixing it, must count as a change.
              event.target.value = ''
            }}
          />
          <Button
            icon={<Paperclip className="i" aria-hidden />}
            loading={isUploading}
            disabled={files.length >= MAX}
            onClick={() => input.current?.click()}
          >
            <FormattedMessage id="files.add" />
          </Button>
        </div>
      )}
    </Field>
  )
}

/** Whether an upload is in progress: as state for rendering, and as a ref that validation reads at once. */
function useUnderWay() {
  const [isUploading, setUploading] = useState(false)
  const underWay = useRef(false)
  const isUnderWay = useCallback(() => underWay.current, [])
  const during = useCallback(async (work: () => Promise<void>) => {
    const say = (is: boolean) => setUploading((underWay.current = is))
    say(true)
    await work()
    say(false)
  }, [])
  return { isUploading, isUnderWay, during }
}
