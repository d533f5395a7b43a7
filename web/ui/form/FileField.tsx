import { FileUp, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../i18n/format.ts'
import { Button } from '../Button.tsx'
import { Field } from './Field.tsx'

const MEGABYTE = 1024 * 1024

type FileFieldProps = {
  label: string
  /** Extensions, `.csv,.txt`; other dropped files are rejected with a reason. */
  accept: string
  /** In megabytes. */
  maximum?: number
  value: File | null
  onChange: (file: File | null) => void
  hint?: ReactNode
  error?: string | null | undefined
  optional?: boolean
  disabled?: boolean
}

/** A file, chosen or dropped; one that is too large or of another type is rejected before it is read. */
export function FileField({
  label,
  accept,
  maximum = 25,
  value,
  onChange,
  hint,
  error,
  optional = false,
  disabled,
}: FileFieldProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [over, setOver] = useState(false)

  function take(file: File | undefined) {
    if (file === undefined) return
    const refused = refusalOf(file)
    setRefusal(refused)
    onChange(refused === null ? file : null)
  }
  function refusalOf(file: File): string | null {
    const extension = `.${file.name.split('.').at(-1)?.toLowerCase()}`
    if (!accept.split(',').includes(extension))
      return formatMessage({ id: 'file.kind' }, { accept: accept.replaceAll(',', ', ') })
    if (file.size > maximum * MEGABYTE) return formatMessage({ id: 'file.tooLarge' }, { maximum })
    return file.size === 0 ? formatMessage({ id: 'file.empty' }) : null
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled) take(event.dataTransfer.files[0])
  }
  return (
    <Field label={label} required={!optional} optional={optional} hint={hint} error={refusal ?? error}>
      {control => (
        <div
          className="drop"
          data-over={over || undefined}
          onDragOver={event => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            {...control}
            ref={input}
            className="sr"
            type="file"
            accept={accept}
            disabled={disabled}
            onChange={event => {
              take(event.target.files?.[0])
              // Choosing the same file again, after fixing it, must count as a change.
              event.target.value = ''
            }}
          />
          <FileUp className="i" aria-hidden />
          {value ? (
            <>
              <span className="grow trunc" title={value.name}>
                <b>{value.name}</b> <span className="muted">{formats.fileSize(value.size)}</span>
              </span>
              <Button
                variant="ghost"
                size="sm"
                iconOnly
                aria-label={formatMessage({ id: 'file.remove' })}
                onClick={() => onChange(null)}
              >
                <X className="i" aria-hidden />
              </Button>
            </>
          ) : (
            <span className="grow">
              <FormattedMessage id="file.drop" />
            </span>
          )}
          <Button size="sm" disabled={disabled} onClick={() => input.current?.click()}>
            <FormattedMessage id={value ? 'file.change' : 'file.choose'} />
          </Button>
        </div>
      )}
    </Field>
  )
}
