import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { ChoiceField, TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { AttachmentsField } from '../../_components/AttachmentsField.tsx'
import type { PaymentValues } from '../_lib/paymentValues.ts'
import type { MethodOption } from '../_lib/usePaymentOptions.ts'

const FREQUENCIES = ['ONCE', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const

type TermsCardProps = {
  values: PaymentValues
  method: MethodOption | undefined
  mayRepeat: boolean
  isOfSeries: boolean
}

/** Date, recurrence and description. */
export function TermsCard({ values, method, mayRepeat, isOfSeries }: TermsCardProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const movedTo = method?.valueDate && values.date && method.valueDate !== values.date ? method.valueDate : null
  return (
    <FormCard title={<FormattedMessage id="payments.card.when" />}>
      <div className="form-row">
        <DateField
          name="date"
          label={formatMessage({ id: 'transactions.date' })}
          required
          min={formats.today()}
          hint={
            movedTo ? <FormattedMessage id="payments.date.moved" values={{ date: formats.weekday(movedTo) }} /> : null
          }
        />
        {mayRepeat ? (
          <ChoiceField
            name="frequency"
            label={formatMessage({ id: 'payments.repeats' })}
            options={FREQUENCIES.map(value => ({
              value,
              label: formatMessage({ id: `payments.frequency.${value}` }),
            }))}
            hint={values.frequency === 'ONCE' ? null : <FormattedMessage id="payments.repeats.hint" />}
          />
        ) : null}
      </div>
      {isOfSeries ? (
        <ChoiceField
          name="appliesTo"
          label={formatMessage({ id: 'payments.appliesTo' })}
          options={(['ONE', 'SERIES'] as const).map(value => ({
            value,
            label: formatMessage({ id: `payments.appliesTo.${value}` }),
          }))}
          hint={<FormattedMessage id="payments.appliesTo.hint" />}
        />
      ) : null}
      <TextField
        name="memo"
        label={formatMessage({ id: 'payments.memo' })}
        optional
        maxLength={50}
        hint={<FormattedMessage id="payments.memo.hint" values={{ count: values.memo.length }} />}
      />
      <TextAreaField
        name="notes"
        label={formatMessage({ id: 'payments.notes' })}
        optional
        rows={2}
        hint={<FormattedMessage id="payments.notes.hint" />}
      />
      <AttachmentsField purpose="PAYMENT_DOCUMENT" />
    </FormCard>
  )
}
