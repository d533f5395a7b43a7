import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { array, mixed, object } from 'yup'
import { QUANTITY_PLACES } from '../../../../i18n/amountInput.ts'
import { fromScaled, toScaled } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { type OpenLine, type ReceiptKind, type ReceiptValues, scaled } from './receiptValues.ts'

type Line = ReceiptValues['lines'][number]

/** At least one quantity, and none above the remaining quantity of its line. */
export function useReceiptRules(lines: readonly OpenLine[], kind: ReceiptKind) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return useMemo(() => {
    const leftOf = (lineUuid: string) => scaled(lines.find(({ uuid }) => uuid === lineUuid)?.left ?? null)
    const quantity = mixed<string>()
      .nullable()
      .test('quantity', formatMessage({ id: 'goodsReceipts.rule.quantity' }), value => {
        const read = value ? toScaled(value, QUANTITY_PLACES) : 0n
        return read !== null && read >= 0n
      })
      .test('left', (value, context) => {
        const over = scaled(value ?? null) - leftOf((context.parent as Line).lineUuid)
        if (over <= 0n) return true
        const values = { quantity: formats.quantity(fromScaled(over, QUANTITY_PLACES)) }
        return context.createError({ message: formatMessage({ id: `goodsReceipts.rule.over.${kind}` }, values) })
      })
    return array()
      .of(object({ quantity }))
      .test('some', formatMessage({ id: 'goodsReceipts.rule.none' }), all =>
        Boolean(all?.some(line => scaled((line as Line).quantity) > 0n)),
      )
  }, [lines, kind, formatMessage, formats])
}
