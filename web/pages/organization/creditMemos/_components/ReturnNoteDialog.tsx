import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDate } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { useRecordReturnNote } from '../_lib/useRecordReturnNote.ts'

type ReturnNoteDialogProps = {
  memo: { readonly id: string; readonly version: number }
  /** The memo's credited base, in IDR. */
  base: string
  vat: string
  onClose: () => void
}

const isAmount = (text: string | null): text is string => text !== null && /^\d+(\.\d{1,2})?$/.test(text)

/** Records the buyer's return note: its number, its date, and the returned amounts, the memo's by default. */
export default function ReturnNoteDialog({ memo: { id, version }, onClose, ...credited }: ReturnNoteDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [record] = useRecordReturnNote()
  const [number, setNumber] = useState('')
  const [date, setDate] = useState<string | null>(null)
  const [base, setBase] = useState<string | null>(credited.base)
  const [vat, setVat] = useState<string | null>(credited.vat)

  function check(): Record<string, string> {
    const amount = formatMessage({ id: 'creditMemos.returnNote.rule.amount' })
    return {
      ...(number.trim() ? {} : { number: formatMessage({ id: 'creditMemos.returnNote.rule.number' }) }),
      ...(date === null || !isDate(date) ? { date: formatMessage({ id: 'creditMemos.returnNote.rule.date' }) } : {}),
      ...(isAmount(base) ? {} : { base: amount }),
      ...(isAmount(vat) ? {} : { vat: amount }),
    }
  }
  return (
    <FormDialog
      title={<FormattedMessage id="creditMemos.returnNote.record" />}
      description={<FormattedMessage id="creditMemos.returnNote.text" />}
      check={check}
      send={() =>
        record({
          variables: {
            input: { id, version, number: number.trim(), date: date ?? '', base: base ?? '', vat: vat ?? '' },
          },
        })
      }
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <div className="form-column">
          <Field label={<FormattedMessage id="creditMemos.returnNote.number" />} required error={errors.number}>
            {control => (
              <input
                {...control}
                className="input"
                maxLength={60}
                autoComplete="off"
                value={number}
                onChange={({ target }) => setNumber(target.value)}
              />
            )}
          </Field>
          <DateInput
            label={formatMessage({ id: 'creditMemos.returnNote.date' })}
            required
            error={errors.date}
            max={formats.today()}
            value={date}
            onChange={setDate}
          />
          <div className="form-row">
            <AmountInput
              label={<FormattedMessage id="creditMemos.returnNote.base" />}
              required
              currency="IDR"
              error={errors.base}
              value={base}
              onChange={setBase}
            />
            <AmountInput
              label={<FormattedMessage id="creditMemos.returnNote.vat" />}
              required
              currency="IDR"
              error={errors.vat}
              value={vat}
              onChange={setVat}
            />
          </div>
        </div>
      )}
    </FormDialog>
  )
}
