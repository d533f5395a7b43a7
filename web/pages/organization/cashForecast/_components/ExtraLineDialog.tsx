import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isDate } from '../../../../i18n/calendarDate.ts'
import type { Currency } from '../../../../i18n/currency.ts'
import { isDecimal, isNegative, isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { type FieldErrors, FormDialog } from '../../../../ui/form/FormDialog.tsx'
import type { ExtraLine } from '../_lib/scenarioParts.ts'
import { Choice } from './Choice.tsx'

const DIRECTIONS = ['DEBIT', 'CREDIT'] as const

type ExtraLineDialogProps = { currency: Currency; onClose: () => void; onDone: (line: ExtraLine) => void }

/** Adds money to one scenario only, without a record. Nothing is saved: it is part of the scenario in the address. */
export default function ExtraLineDialog({ currency, onClose, onDone }: ExtraLineDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>('DEBIT')
  const [amount, setAmount] = useState<string | null>(null)
  const [date, setDate] = useState<string | null>(formats.today())
  const today = formats.today()
  function check(): FieldErrors {
    const isAmount = amount !== null && isDecimal(amount)
    return {
      ...(!isAmount && { amount: formatMessage({ id: 'rule.amount' }, { example: formats.amount('1234567.50') }) }),
      ...(isAmount && (isZero(amount) || isNegative(amount)) && { amount: formatMessage({ id: 'rule.positive' }) }),
      ...((date === null || !isDate(date)) && { date: formatMessage({ id: 'rule.date' }) }),
      ...(date !== null &&
        isDate(date) &&
        date < today && { date: formatMessage({ id: 'rule.earliest' }, { date: formats.date(today) }) }),
    }
  }
  return (
    <FormDialog<ExtraLine>
      title={formatMessage({ id: 'cashForecast.extra.add' })}
      submitLabel={formatMessage({ id: 'cashForecast.extra.take' })}
      check={check}
      send={() => Promise.resolve({ ok: true, payload: { direction, amount: amount ?? '', date: date ?? '' } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <>
          <Choice
            label="cashForecast.plan.direction"
            options={DIRECTIONS}
            value={direction}
            nameOf={each => formatMessage({ id: `cashForecast.plan.direction.${each}` })}
            onChange={setDirection}
          />
          <AmountInput
            label={formatMessage({ id: 'cashForecast.plan.amount' })}
            required
            currency={currency}
            value={amount}
            onChange={setAmount}
            error={errors['amount']}
          />
          <DateInput
            label={formatMessage({ id: 'cashForecast.plan.day' })}
            required
            min={today}
            value={date}
            onChange={setDate}
            error={errors['date']}
          />
        </>
      )}
    </FormDialog>
  )
}
