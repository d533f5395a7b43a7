import { TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useFormats } from '../../../../i18n/format.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { useFormField } from '../../../../ui/form/fields.tsx'
import { pathOf } from '../_lib/paymentKind.ts'
import type { PaymentOptions } from '../_lib/usePaymentOptions.ts'

/** Similar recent payments: this one may be a duplicate. Continuing requires a tick. */
export function DuplicateNote({ duplicates }: { duplicates: PaymentOptions['duplicates'] }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const label = formatMessage({ id: 'payments.duplicate.other' })
  const field = useFormField<boolean>('allowDuplicate', label)
  // The server may know a duplicate that the form doesn't.
  if (duplicates.length === 0 && field.error === undefined) return null
  return (
    <div className="note warn">
      <TriangleAlert className="i" aria-hidden />
      <div className="form-column">
        <div>
          <b>
            <FormattedMessage id="payments.duplicate" values={{ count: Math.max(duplicates.length, 1) }} />
          </b>
          <ul>
            {duplicates.map(({ id, uuid, kind, number, date, status }) => (
              <li key={id}>
                <Link
                  className="link"
                  to={`${pathOf[kind === 'TRANSFER' ? 'TRANSFER' : 'PAYMENT']}/${uuid}`}
                  target="_blank"
                >
                  {number}
                </Link>
                {`, ${formats.date(date)}, ${formatMessage({ id: `paymentStatus.${status}` })}`}
              </li>
            ))}
          </ul>
        </div>
        <label className="row">
          <Checkbox
            id={field.id}
            checked={field.value}
            aria-invalid={field.error ? true : undefined}
            aria-describedby={field.error ? `${field.id}-error` : undefined}
            onChange={event => field.change(event.target.checked)}
          />
          {label}
        </label>
        {field.error ? (
          <span className="hint bad" id={`${field.id}-error`}>
            {field.error}
          </span>
        ) : null}
      </div>
    </div>
  )
}
