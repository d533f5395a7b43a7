import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { useAnnotateInvoice } from '../_lib/useAnnotateInvoice.ts'

type AnnotateInvoiceDialogProps = {
  invoice: {
    readonly id: string
    readonly version: number
    readonly internalNote: string | null | undefined
    readonly stampSerial: string | null | undefined
  }
  onClose: () => void
}

const MAX_NOTE = 2_000
const MAX_SERIAL = 40

/** Edits what may still change on an issued invoice: the internal note, and the serial number of its e-meterai. */
export default function AnnotateInvoiceDialog({
  invoice: { id, version, ...said },
  onClose,
}: AnnotateInvoiceDialogProps) {
  const [annotate] = useAnnotateInvoice()
  const [note, setNote] = useState(said.internalNote ?? '')
  const [serial, setSerial] = useState(said.stampSerial ?? '')
  return (
    <FormDialog
      title={<FormattedMessage id="invoices.annotate" />}
      description={<FormattedMessage id="invoices.annotate.text" />}
      send={() =>
        annotate({
          variables: {
            input: { id, version, internalNote: note.trim() || null, stampSerial: serial.trim() || null },
          },
        })
      }
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <div className="form-column">
          <Field
            label={<FormattedMessage id="invoices.stampSerial" />}
            optional
            hint={<FormattedMessage id="invoices.stampSerial.hint" />}
            error={errors.stampSerial}
          >
            {control => (
              <input
                {...control}
                className="input"
                maxLength={MAX_SERIAL}
                autoComplete="off"
                value={serial}
                onChange={({ target }) => setSerial(target.value)}
              />
            )}
          </Field>
          <Field label={<FormattedMessage id="invoices.internalNote" />} optional error={errors.internalNote}>
            {control => (
              <textarea
                {...control}
                className="input"
                rows={4}
                maxLength={MAX_NOTE}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </FormDialog>
  )
}
