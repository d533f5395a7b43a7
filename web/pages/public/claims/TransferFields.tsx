import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { type SendFile, type Uploaded, UploadField } from './UploadField.tsx'

/** A customer's claim of a transfer, without the amounts by invoice. */
export type Transfer = { date: string; bank: string; reference: string; file: Uploaded | null }
/** Errors by field. */
export type Problems = Readonly<Record<string, string>>

export function useTransfer() {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [transfer, setTransfer] = useState<Transfer>({ date: formats.today(), bank: '', reference: '', file: null })

  function problemsOf({ date, bank, file }: Transfer): Problems {
    const found: Record<string, string> = {}
    if (date === '') found['paymentDate'] = formatMessage({ id: 'claims.proof.date.required' })
    else if (date > formats.today()) found['paymentDate'] = formatMessage({ id: 'claims.proof.date.future' })
    if (bank.trim() === '') found['senderBank'] = formatMessage({ id: 'claims.proof.bank.required' })
    if (file === null) found['file'] = formatMessage({ id: 'claims.proof.file.required' })
    return found
  }
  return { transfer, change: (next: Partial<Transfer>) => setTransfer(before => ({ ...before, ...next })), problemsOf }
}

type TransferFieldsProps = {
  id: string
  send: SendFile
  transfer: Transfer
  change: (next: Partial<Transfer>) => void
  problems: Problems
}

/** The file, date, bank and reference of a transfer. */
export function TransferFields({ id, send, transfer, change, problems }: TransferFieldsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return (
    <>
      <UploadField
        id={`${id}-file`}
        send={send}
        required
        label={formatMessage({ id: 'claims.proof.file' })}
        file={transfer.file}
        onFile={file => change({ file })}
        error={problems['file'] ?? ''}
      />
      <Field label={formatMessage({ id: 'claims.proof.date' })} required error={problems['paymentDate']}>
        {control => (
          // The phone's native date picker: the staff's calendar is larger than this page.
          <input
            {...control}
            className="input"
            type="date"
            max={formats.today()}
            value={transfer.date}
            onChange={({ target }) => change({ date: target.value })}
          />
        )}
      </Field>
      <Field label={formatMessage({ id: 'claims.proof.bank' })} required error={problems['senderBank']}>
        {control => (
          <input
            {...control}
            className="input"
            maxLength={60}
            autoComplete="off"
            value={transfer.bank}
            onChange={({ target }) => change({ bank: target.value })}
          />
        )}
      </Field>
      <Field label={formatMessage({ id: 'claims.proof.reference' })} optional>
        {control => (
          <input
            {...control}
            className="input"
            maxLength={60}
            autoComplete="off"
            value={transfer.reference}
            onChange={({ target }) => change({ reference: target.value })}
          />
        )}
      </Field>
    </>
  )
}
