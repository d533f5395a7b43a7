import { Plus, X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fromScaled } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { TextField, useFormField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { PercentField } from '../../../../ui/form/PercentField.tsx'
import { type InvoiceValues, type MilestoneValues, sumOfMilestones, WHOLE } from '../_lib/invoiceValues.ts'
import type { InvoiceAmounts } from '../_lib/useInvoiceAmounts.ts'

const MAX = 24

type MilestonesCardProps = { values: InvoiceValues; amounts: InvoiceAmounts | null }

/** The instalments of an invoice: their percentages must add up to 100, and their amounts are computed while typing. */
export function MilestonesCard({ values: { milestones, invoiceDate }, amounts }: MilestonesCardProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const label = formatMessage({ id: 'invoices.milestones' })
  const field = useFormField<readonly MilestoneValues[]>('milestones', label)
  const sum = sumOfMilestones(milestones)
  const inRow = (words: string, place: number) =>
    formatMessage({ id: 'invoices.milestone.field' }, { field: words, number: place + 1 })
  // An error of all instalments is a text; errors of fields are a list.
  const whole = typeof field.error === 'string' ? field.error : null
  return (
    <FormCard
      title={label}
      end={
        <>
          {milestones.length > 0 ? (
            <span className={sum === WHOLE ? 'invoice-sum' : 'invoice-sum bad'} role="status">
              {formats.quantity(fromScaled(sum, 2))}%
            </span>
          ) : null}
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus className="i" aria-hidden />}
            disabled={milestones.length >= MAX}
            onClick={() => {
              const rest = sum < WHOLE ? fromScaled(WHOLE - sum, 2).replace(/\.?0+$/, '') : ''
              field.change([...milestones, { name: '', percent: rest, dueDate: null }])
            }}
          >
            <FormattedMessage id="invoices.milestones.add" />
          </Button>
        </>
      }
    >
      {milestones.length === 0 ? (
        <p className="muted">
          <FormattedMessage id="invoices.milestones.none" />
        </p>
      ) : (
        <ol className="invoice-milestones">
          {milestones.map((_milestone, place) => {
            const computed = amounts?.milestones[place]
            return (
              // oxlint-disable-next-line react/no-array-index-key -- fields are bound by their place
              <li key={place}>
                <TextField
                  name={`milestones.${place}.name`}
                  label={inRow(formatMessage({ id: 'invoices.milestone.name' }), place)}
                  required
                  maxLength={100}
                />
                <PercentField
                  name={`milestones.${place}.percent`}
                  label={inRow(formatMessage({ id: 'invoices.milestone.percent' }), place)}
                />
                <DateField
                  name={`milestones.${place}.dueDate`}
                  label={inRow(formatMessage({ id: 'invoices.due' }), place)}
                  optional
                  {...(invoiceDate ? { min: invoiceDate } : {})}
                />
                <span className="invoice-milestone-amount num">
                  {computed ? formats.amount(computed.expectedCash.amount) : '–'}
                  <small>
                    {computed?.dueDate ? (
                      formats.date(computed.dueDate)
                    ) : (
                      <FormattedMessage id="invoices.milestone.withInvoice" />
                    )}
                  </small>
                </span>
                <Button
                  iconOnly
                  variant="ghost"
                  aria-label={formatMessage({ id: 'invoices.milestone.remove' }, { number: place + 1 })}
                  onClick={() => field.change(milestones.filter((_other, at) => at !== place))}
                >
                  <X className="i" aria-hidden />
                </Button>
              </li>
            )
          })}
        </ol>
      )}
      {whole === null ? null : (
        <p className="hint bad" id={field.id} tabIndex={-1}>
          {whole}
        </p>
      )}
    </FormCard>
  )
}
