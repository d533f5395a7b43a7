import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/sales-order', 'salesOrders/SalesOrdersPage', LARGE_LIST)]
