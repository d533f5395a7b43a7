import type { SalesOrdersPage_row$data } from '../../../../__generated__/SalesOrdersPage_row.graphql.ts'

/** The fields that actions need of an order. */
export type ActableOrder = Pick<
  SalesOrdersPage_row$data,
  'id' | 'version' | 'number' | 'customerName' | 'allowedActions'
>

/** An order in a list of results. */
export const orderRecord = ({ id, number, customerName }: ActableOrder) => ({ id, name: number, detail: customerName })
