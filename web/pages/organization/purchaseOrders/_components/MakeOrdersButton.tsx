import { ShoppingCart } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PurchaseOrdersPage_row$data } from '../../../../__generated__/PurchaseOrdersPage_row.graphql.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { type Finishing, finishEach } from '../../results/finishEach.ts'
import { useOrderPurchaseOrders } from '../_lib/useOrderPurchaseOrders.ts'

type MakeOrdersButtonProps = Finishing & {
  purchaseOrders: readonly Pick<PurchaseOrdersPage_row$data, 'id' | 'number' | 'customerName' | 'allowedActions'>[]
}

/** Creates a sales order for the rest of each; hidden where one of them does not allow that. */
export default function MakeOrdersButton({ purchaseOrders, onDone, onPartly }: MakeOrdersButtonProps) {
  const { formatMessage } = useIntl()
  const [order, isOrdering] = useOrderPurchaseOrders()
  if (!allAllow(purchaseOrders, 'ORDER')) return null
  async function make() {
    const outcome = await order({ variables: { input: { ids: purchaseOrders.map(({ id }) => id) } } })
    if (!outcome.ok) return toast.error(wordsOf(outcome))
    const records = purchaseOrders.map(({ id, number, customerName }) => ({ id, name: number, detail: customerName }))
    const allDone = formatMessage({ id: 'purchaseOrders.ORDER.done' }, { count: records.length })
    finishEach(outcome.payload, { records, allDone }, { onDone, onPartly })
  }
  return (
    <Button
      size="sm"
      variant="primary"
      icon={<ShoppingCart className="i" aria-hidden />}
      loading={isOrdering}
      onClick={() => void make()}
    >
      <FormattedMessage id="purchaseOrders.ORDER" values={{ count: purchaseOrders.length }} />
    </Button>
  )
}
