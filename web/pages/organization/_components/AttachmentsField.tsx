import { FileText, Paperclip, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { useFileUpload } from '../../../relay/useFileUpload.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { useFormField } from '../../../ui/form/fields.tsx'
import './files.css'

/** A document that was uploaded for a record. */
export type Attachment = { fileId: string; name: string; size: number }

const MOST = 10
const ACCEPT = '.pdf,.jpg,.jpeg,.png'

/** Documents of a record: each is uploaded as it is chosen, and kept with the draft. */
export function AttachmentsField({ purpose }: { purpose: 'PAYMENT_DOCUMENT' | 'BILL_DOCUMENT' }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const label = formatMessage({ id: 'files.title' })
  const field = useFormField<readonly Attachment[]>('files', label)
  const upload = useFileUpload(purpose)
  const input = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { value: files } = field

  async function take(chosen: readonly File[]) {
    setRefusal(null)
    setUploading(true)
    const taken: Attachment[] = []
    for (const file of chosen.slice(0, MOST - files.length)) {
      const answer = await upload(file)
      if (answer.ok) taken.push({ fileId: answer.fileId, name: file.name, size: file.size })
      else setRefusal(answer.message)
    }
    setUploading(false)
    if (taken.length > 0) field.change([...files, ...taken])
  }

  return (
    <Field
      label={label}
      optional
      hint={<FormattedMessage id="files.hint" values={{ most: MOST }} />}
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
            accept={ACCEPT}
            disabled={files.length >= MOST || isUploading}
            onChange={event => {
              void take([...(event.target.files ?? [])])
              // The same file again, mended, must count as a change.
              event.target.value = ''
            }}
          />
          <Button
            icon={<Paperclip className="i" aria-hidden />}
            loading={isUploading}
            disabled={files.length >= MOST}
            onClick={() => input.current?.click()}
          >
            <FormattedMessage id="files.add" />
          </Button>
        </div>
      )}
    </Field>
  )
}
