import { emptyLine } from '../../../../ui/lineGrid/lines.ts'
import { toScaled } from '../../../../i18n/decimal.ts'
import { QUANTITY_PLACES } from '../../../../i18n/amountInput.ts'
import type { CreateSalesOrderPageQuery } from '../../../../__generated__/CreateSalesOrderPageQuery.graphql.ts'
import { currencyOf, storedLine } from '../../products/_public/lineValues.ts'
import { treatmentOf } from '../../products/_public/taxChoices.ts'
import { emptyOrder, type SalesOrderValues } from './salesOrderValues.ts'

type Purchase = NonNullable<CreateSalesOrderPageQuery['response']['organization']['purchaseOrder']>

/** The rest of a purchase order as form values; an empty line where nothing is left, since more may be ordered. */
export function orderOf(purchase: Purchase, today: string): SalesOrderValues {
  const left = purchase.lines.filter(line => toScaled(line.left, QUANTITY_PLACES) !== 0n)
  const empty = emptyOrder(today)
  const treatments = new Set(left.map(({ product }) => product?.vatTreatment ?? empty.vatTreatment))
  const [only, another] = treatments
  return {
    ...empty,
    customerId: purchase.customerId,
    customerName: purchase.customerName,
    customerReference: purchase.number,
    // A required date in the past no longer applies.
    requiredDate: purchase.requiredDate && purchase.requiredDate >= today ? purchase.requiredDate : null,
    purchaseOrderId: purchase.id,
    purchase: {
      uuid: purchase.uuid,
      number: purchase.number,
      amount: purchase.amount.amount,
      orderedElsewhere: purchase.ordered.amount,
    },
    currency: currencyOf(purchase.currency),
    vatTreatment: only !== undefined && another === undefined ? treatmentOf(only) : empty.vatTreatment,
    lines:
      left.length === 0
        ? empty.lines
        : left.map(({ uuid, left: quantity, price, product, ...line }) =>
            emptyLine({
              ...storedLine({ ...line, product, withholding: product?.withholding }),
              quantity,
              price: price.amount,
              answers: uuid,
            }),
          ),
  }
}
