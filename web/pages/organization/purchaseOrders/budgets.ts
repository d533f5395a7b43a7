import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/purchase-order', 'purchaseOrders/PurchaseOrdersPage', LARGE_LIST + 1)]
