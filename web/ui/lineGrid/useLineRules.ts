import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { array, mixed, object, string, type AnyObjectSchema, lazy } from 'yup'
import { QUANTITY_PLACES } from '../../i18n/amountInput.ts'
import { toScaled } from '../../i18n/decimal.ts'
import { useFormats } from '../../i18n/format.ts'
import { useRules } from '../form/rules.ts'
import { type GridLine, isBlankLine, lineAmount } from './lines.ts'

const MAX_LINES = 500

/** Validates the lines that a form sends: at least one, ignoring empty ones. */
export function useLineRules() {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const rules = useRules()
  return useMemo(() => {
    const quantity = mixed<string>()
      .nullable()
      .test('quantity', formatMessage({ id: 'lines.rule.quantity' }, { example: formats.quantity('12.5') }), value =>
        Boolean(value && toScaled(value, QUANTITY_PLACES) !== null),
      )
      .test('positive', formatMessage({ id: 'lines.rule.quantity.positive' }), value => {
        const read = toScaled(value ?? '', QUANTITY_PLACES)
        return read === null || read > 0n
      })
    const filled = object({
      product: string().test(
        'named',
        () => formatMessage({ id: 'rule.enter' }, { label: formatMessage({ id: 'lines.product' }) }),
        (value, { parent }) => Boolean(value?.trim() || (parent as GridLine).description.trim()),
      ),
      quantity,
      unit: rules.text(30),
      price: rules.amount({ zero: true }),
      discount: mixed<string>()
        .nullable()
        .test('discount', formatMessage({ id: 'lines.rule.discount' }), (value, { parent }) => {
          const line = parent as GridLine
          const isJudged = lineAmount({ ...line, discount: null }) !== null
          return !value || !isJudged || lineAmount(line) !== null
        }),
    })
    const blank: AnyObjectSchema = object({})
    return array()
      .of(lazy((line: GridLine) => (isBlankLine(line) ? blank : filled)))
      .test('some', formatMessage({ id: 'lines.rule.none' }), lines =>
        Boolean(lines?.some(line => !isBlankLine(line as GridLine))),
      )
      .max(MAX_LINES, formatMessage({ id: 'lines.rule.most' }, { most: MAX_LINES }))
  }, [formatMessage, formats, rules])
}
