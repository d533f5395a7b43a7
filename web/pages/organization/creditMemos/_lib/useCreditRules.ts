import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { array, mixed, object } from 'yup'
import { QUANTITY_PLACES } from '../../../../i18n/amountInput.ts'
import { AMOUNT_PLACES, toScaled } from '../../../../i18n/decimal.ts'
import { amountOf, type CreditLine, quantityOf } from './creditValues.ts'

/** At least one line, each with a quantity or an amount. The service checks the remaining amounts as the user types. */
export function useCreditRules() {
  const { formatMessage } = useIntl()
  return useMemo(() => {
    const quantity = mixed<string>()
      .nullable()
      .test('quantity', formatMessage({ id: 'creditMemos.rule.quantity' }), value => {
        const read = value ? toScaled(value, QUANTITY_PLACES) : 0n
        return read !== null && read >= 0n
      })
    const amount = mixed<string>()
      .nullable()
      .test('amount', formatMessage({ id: 'creditMemos.rule.amount' }), value => {
        const read = value ? toScaled(value, AMOUNT_PLACES) : 0n
        return read !== null && read >= 0n
      })
      .test('either', formatMessage({ id: 'creditMemos.rule.either' }), (_, context) => {
        const line: CreditLine = context.parent
        return quantityOf(line) === 0n || amountOf(line) === 0n
      })
    return array()
      .of(object({ quantity, amount }))
      .test('some', formatMessage({ id: 'creditMemos.rule.none' }), all =>
        Boolean(
          all?.some(each => {
            const line: CreditLine = {
              invoiceLineUuid: '',
              quantity: each.quantity ?? null,
              amount: each.amount ?? null,
            }
            return quantityOf(line) > 0n || amountOf(line) > 0n
          }),
        ),
      )
  }, [formatMessage])
}
