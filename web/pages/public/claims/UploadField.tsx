import { FileText, Upload } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { ACCEPTED, MAX_MEGABYTES, problemOf, type Refused } from '../sendFile.ts'
import './claims.css'

/** An uploaded file of the customer. */
export type Uploaded = { uuid: string; name: string; size: number }

export type SendFile = (file: File, onProgress: (sent: number) => void) => Promise<{ uuid: string } | Refused>

type UploadFieldProps = {
  id: string
  /** Uploads the bytes; returns the uuid, or why the file was rejected. */
  send: SendFile
  label: string
  required?: boolean
  file: Uploaded | null
  onFile: (file: Uploaded | null) => void
  /** Called when an upload starts and ends: the form waits for it even if the file is optional. */
  onSending?: (isSending: boolean) => void
  /** Error for a missing file, in the form's words. */
  error: string
}

/** One file, uploaded as soon as it is chosen. */
export function UploadField({
  id,
  send: sendBytes,
  label,
  required = false,
  file,
  onFile,
  onSending,
  error,
}: UploadFieldProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [sending, setSending] = useState<{ name: string; size: number; sent: number } | null>(null)
  const [refusal, setRefusal] = useState('')
  const shownError = refusal || (file === null && sending === null ? error : '')

  async function send(chosen: File) {
    onFile(null)
    const problem = problemOf(chosen)
    if (problem !== null) return setRefusal(formatMessage({ id: `claims.upload.${problem}` }, { most: MAX_MEGABYTES }))
    setRefusal('')
    const { name, size } = chosen
    setSending({ name, size, sent: 0 })
    onSending?.(true)
    const answer = await sendBytes(chosen, sent => setSending({ name, size, sent }))
    setSending(null)
    onSending?.(false)
    if ('uuid' in answer) onFile({ uuid: answer.uuid, name, size })
    else setRefusal(answer.message || formatMessage({ id: 'request.unreachable' }))
  }

  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required ? (
          <span className="req" aria-hidden>
            *
          </span>
        ) : null}
      </label>
      <div className="claim-upload">
        {file ? <FileText className="i" aria-hidden /> : <Upload className="i" aria-hidden />}
        <span aria-live="polite">
          {file ? (
            <>
              <b className="fw5">{file.name}</b>
              <small className="muted">{formats.fileSize(file.size)}</small>
            </>
          ) : sending ? (
            <>
              <b className="fw5">{sending.name}</b>
              <progress aria-label={sending.name} max={sending.size} value={sending.sent} />
            </>
          ) : (
            <>
              <b className="fw5">
                <FormattedMessage id="claims.upload.choose" />
              </b>
              <small className="muted">
                <FormattedMessage id="claims.upload.what" values={{ most: MAX_MEGABYTES }} />
              </small>
            </>
          )}
        </span>
        <input
          id={id}
          type="file"
          accept={ACCEPTED}
          disabled={sending !== null}
          aria-required={required || undefined}
          aria-invalid={shownError !== '' || undefined}
          aria-describedby={shownError === '' ? undefined : `${id}-error`}
          onChange={event => {
            const [chosen] = event.target.files ?? []
            // Choosing the same file again after a rejection must count as a change.
            event.target.value = ''
            if (chosen) void send(chosen)
          }}
        />
      </div>
      {shownError === '' ? null : (
        <p className="hint bad" id={`${id}-error`}>
          {shownError}
        </p>
      )}
    </div>
  )
}
