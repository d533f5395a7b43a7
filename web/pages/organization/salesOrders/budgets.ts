import { screen } from '../../../budgets.ts'

export const budgets = [screen('/sales-order', 'salesOrders/SalesOrdersPage', 248)]
