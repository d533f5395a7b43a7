import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDate } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { useBillCustomer } from '../_lib/useBillCustomer.ts'

type BillNowDialogProps = { customer: { readonly id: string; readonly name: string }; onClose: () => void }

/** Asks for the day up to which a customer is billed. */
export default function BillNowDialog({ customer: { id, name }, onClose }: BillNowDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const bill = useBillCustomer()
  const [until, setUntil] = useState<string | null>(formats.today())

  function check(): Record<string, string> {
    if (until === null || !isDate(until)) return { until: formatMessage({ id: 'customers.billing.until.missing' }) }
    return until > formats.today() ? { until: formatMessage({ id: 'customers.billing.until.future' }) } : {}
  }
  return (
    <FormDialog
      title={<FormattedMessage id="customers.billing.now.title" values={{ name }} />}
      description={<FormattedMessage id="customers.billing.now.text" />}
      submitLabel={<FormattedMessage id="customers.billing.now.submit" />}
      check={check}
      send={() => bill({ customerId: id, until: until ?? '' })}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <DateInput
          label={formatMessage({ id: 'customers.billing.until' })}
          required
          error={errors.until}
          max={formats.today()}
          value={until}
          onChange={setUntil}
        />
      )}
    </FormDialog>
  )
}
