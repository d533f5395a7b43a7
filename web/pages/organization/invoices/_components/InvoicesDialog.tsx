import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDate } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { FileField } from '../../../../ui/form/FileField.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { useFileUpload } from '../../../../relay/useFileUpload.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActableInvoice, Decision } from '../_lib/actableInvoice.ts'
import { useDeleteInvoices } from '../_lib/useDeleteInvoices.ts'
import { useReceiveInvoices } from '../_lib/useReceiveInvoices.ts'
import { useReturnInvoices } from '../_lib/useReturnInvoices.ts'
import { useSendInvoices } from '../_lib/useSendInvoices.ts'
import { useShipInvoices } from '../_lib/useShipInvoices.ts'
import { CancelInvoicesDialog } from './CancelInvoicesDialog.tsx'

type InvoicesDialogProps = {
  decision: Decision
  invoices: readonly ActableInvoice[]
  onClose: () => void
  onDone: (payload: BulkPayload) => void
}

/** Asks for the input of an action on invoices: a confirmation, a reason, or details of a paper copy. */
export function InvoicesDialog(props: InvoicesDialogProps) {
  const { decision, invoices, onClose, onDone } = props
  const { formatMessage } = useIntl()
  const [giveBack] = useReturnInvoices()
  const [remove] = useDeleteInvoices()
  const [mail] = useSendInvoices()
  const ids = invoices.map(({ id }) => id)
  if (decision === 'SHIP' || decision === 'RECEIVE') return <PaperDialog {...props} decision={decision} />
  if (decision === 'SUBMIT' || decision === 'APPROVE') return null
  const words = { ...wordsOfDialog(decision, invoices), onSent: onDone, onClose }
  if (decision === 'DELETE')
    return (
      <FormDialog {...words} alert danger focusSubmit send={() => remove({ variables: { input: { ids } } })}>
        {() => null}
      </FormDialog>
    )
  if (decision === 'SEND')
    return (
      <FormDialog {...words} focusSubmit send={() => mail({ variables: { input: { ids } } })}>
        {() => null}
      </FormDialog>
    )
  if (decision === 'CANCEL') return <CancelInvoicesDialog {...words} invoices={invoices} />
  return (
    <ReasonFormDialog
      {...words}
      label={<FormattedMessage id="invoices.reason" />}
      missing={formatMessage({ id: 'invoices.reason.required' })}
      send={reason => giveBack({ variables: { input: { ids, reason } } })}
    />
  )
}

function wordsOfDialog(
  decision: 'SHIP' | 'RECEIVE' | 'CANCEL' | 'RETURN' | 'DELETE' | 'SEND',
  invoices: readonly ActableInvoice[],
) {
  const [only] = invoices.length === 1 ? invoices : []
  const values = { count: invoices.length, number: only?.number ?? '', customer: only?.customerName ?? '' }
  return {
    title: <FormattedMessage id={`invoices.${decision}.title`} values={values} />,
    description: <FormattedMessage id={`invoices.${decision}.text`} values={values} />,
    submitLabel: <FormattedMessage id={`invoices.${decision}`} values={values} />,
  }
}

const MAX_ADDRESS = 500
const MAX_COURIER = 100
const MAX_NAME = 200
const REFUSED = { ok: false, payload: null, code: null, userErrors: [], form: null } as const

/** When a paper copy was sent and where to, or when it arrived and who signed for it. */
function PaperDialog(props: InvoicesDialogProps & { decision: 'SHIP' | 'RECEIVE' }) {
  const { decision, invoices, onClose, onDone } = props
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [ship] = useShipInvoices()
  const [receive] = useReceiveInvoices()
  const [date, setDate] = useState<string | null>(formats.today())
  const [address, setAddress] = useState('')
  const [name, setName] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const upload = useFileUpload('HARD_COPY_RECEIPT')
  const ids = invoices.map(({ id }) => id)
  const isShipped = decision === 'SHIP'

  function check(): Record<string, string> {
    if (date === null || !isDate(date)) return { date: formatMessage({ id: 'invoices.paper.date.missing' }) }
    if (date > formats.today()) return { date: formatMessage({ id: 'invoices.paper.date.late' }) }
    return {}
  }
  async function sendArrival() {
    const sent = file && (await upload(file))
    if (sent && !sent.ok) return { ...REFUSED, fields: { fileId: sent.message } }
    const fileId = sent ? sent.fileId : null
    return receive({ variables: { input: { ids, date: date ?? '', receivedBy: name.trim() || null, fileId } } })
  }
  return (
    <FormDialog
      {...wordsOfDialog(decision, invoices)}
      check={check}
      send={() =>
        isShipped
          ? ship({
              variables: {
                input: { ids, date: date ?? '', address: address.trim() || null, courier: name.trim() || null },
              },
            })
          : sendArrival()
      }
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <div className="form-column">
          <DateInput
            label={formatMessage({ id: `invoices.${decision}.date` })}
            required
            error={errors.date}
            max={formats.today()}
            value={date}
            onChange={setDate}
          />
          {isShipped ? (
            <Field
              label={formatMessage({ id: 'invoices.SHIP.address' })}
              optional
              hint={formatMessage({ id: 'invoices.SHIP.address.hint' })}
              error={errors.address}
            >
              {control => (
                <textarea
                  {...control}
                  className="input"
                  rows={2}
                  maxLength={MAX_ADDRESS}
                  value={address}
                  onChange={event => setAddress(event.target.value)}
                />
              )}
            </Field>
          ) : null}
          <Field
            label={formatMessage({ id: isShipped ? 'invoices.SHIP.courier' : 'invoices.RECEIVE.by' })}
            optional
            error={errors.courier ?? errors.receivedBy}
          >
            {control => (
              <input
                {...control}
                className="input"
                maxLength={isShipped ? MAX_COURIER : MAX_NAME}
                value={name}
                onChange={event => setName(event.target.value)}
              />
            )}
          </Field>
          {isShipped ? null : (
            <FileField
              label={formatMessage({ id: 'invoices.RECEIVE.file' })}
              optional
              accept=".pdf,.jpg,.jpeg,.png"
              maximum={10}
              value={file}
              onChange={setFile}
              error={errors.fileId}
            />
          )}
        </div>
      )}
    </FormDialog>
  )
}
