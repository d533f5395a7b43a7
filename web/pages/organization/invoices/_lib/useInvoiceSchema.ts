import { useIntl } from 'react-intl'
import { array, mixed, object, string } from 'yup'
import { fromScaled } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useRules } from '../../../../ui/form/rules.ts'
import { useLineRules } from '../../../../ui/lineGrid/useLineRules.ts'
import { hundredths, type InvoiceValues, type MilestoneValues, sumOfMilestones, WHOLE } from './invoiceValues.ts'

const MAX_DAYS = 365

/** Client-side validation of an invoice. */
export function useInvoiceSchema() {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const rules = useRules()
  const lines = useLineRules()
  const milestone = object({
    name: rules.text(100),
    percent: string().test('percent', formatMessage({ id: 'invoices.milestone.rule.percent' }), value => {
      const read = hundredths(value ?? '')
      return read !== null && read > 0n && read <= WHOLE
    }),
    dueDate: rules
      .date({ optional: true })
      .test('after', formatMessage({ id: 'invoices.milestone.rule.due' }), (value, { from }) => {
        const invoiceDate = (from?.at(-1)?.value as Partial<InvoiceValues> | undefined)?.invoiceDate
        return !value || !invoiceDate || invoiceDate <= value
      }),
  })
  return object({
    customerId: rules.choice(),
    orderUuid: mixed<string>().when('kind', {
      is: 'ADVANCE',
      then: () => rules.choice(),
      otherwise: () => mixed<string>().nullable(),
    }),
    customerReference: rules.optionalText(60),
    invoiceDate: rules.date(),
    termDays: string().test(
      'days',
      formatMessage({ id: 'invoices.termDays.rule' }),
      value => !value?.trim() || (/^\d{1,3}$/.test(value.trim()) && Number(value) <= MAX_DAYS),
    ),
    discount: mixed<string>()
      .nullable()
      .test(
        'discount',
        formatMessage({ id: 'lines.rule.discount' }),
        value => !value || /^\d+(\.\d{1,2})?%?$/.test(value),
      ),
    deductions: array().of(object({ amount: rules.amount({ optional: true, zero: true }) })),
    milestones: array()
      .of(milestone)
      .test('whole', (value, context) => {
        const all = (value ?? []) as readonly MilestoneValues[]
        const sum = sumOfMilestones(all)
        if (all.length === 0 || sum === WHOLE || all.some(({ percent }) => hundredths(percent) === null)) return true
        const percent = formats.quantity(fromScaled(sum, 2))
        return context.createError({ message: formatMessage({ id: 'invoices.milestones.rule' }, { percent }) })
      }),
    note: rules.optionalText(2000),
    internalNote: rules.optionalText(2000),
    lines,
  })
}
