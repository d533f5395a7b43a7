import type { SalesOrdersPage_row$data } from '../../../../__generated__/SalesOrdersPage_row.graphql.ts'

/** What actions need of an order. */
export type ActableOrder = Pick<
  SalesOrdersPage_row$data,
  'id' | 'version' | 'number' | 'customerName' | 'allowedActions'
>

/** How an order is called where the results of many are listed. */
export const orderRecord = ({ id, number, customerName }: ActableOrder) => ({ id, name: number, detail: customerName })
