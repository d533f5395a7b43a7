// HTTP routes for details of sales orders: lines, revisions, credit, and what forms need while the user types.
import type { Access } from '../../../kit/access.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { showMoney } from '../../../kit/money.ts'
import { and, eq } from 'drizzle-orm'
import { customer } from '../customers/public.ts'
import { creditsOf, exposureOf, exposuresOf, evaluate } from './credit.ts'
import { orderRevisions } from './describe.ts'
import { orderAmounts, withheldOf } from './figures.ts'
import { type OrderDraft, orderDraft, suggestionQuery } from './input.ts'
import { readLines } from './repository.ts'
import {
  amountsShape,
  creditList,
  exposureList,
  lineList,
  ofCustomers,
  ofOrders,
  orderRevisionsShape,
  showCredit,
  showFigures,
  showLine,
  showSuggestion,
  showTotals,
  suggestionList,
} from './shapes.ts'
import { suggestLines } from './suggestions.ts'

const VIEW = 'invoicing.salesOrders.view'
const SEES_CUSTOMERS = 'invoicing.customers.view'

/** Reads orders by their ids, and by those of customers. */
export function readRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/sales-orders/lines',
    {
      schema: {
        operationId: 'listSalesOrderLines',
        description: 'Lines of each order, in document order',
        querystring: ofOrders,
        response: { 200: lineList },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await readLines(tx, request.query.orderIds)).map(showLine),
      })),
  )

  app.get(
    '/v1/sales-orders/revisions',
    {
      schema: {
        operationId: 'listSalesOrderRevisions',
        description: 'Changes of each order, newest first, at most 100',
        querystring: ofOrders,
        response: { 200: orderRevisionsShape },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({ items: await orderRevisions.list(tx, request.query.orderIds) })),
  )

  app.get(
    '/v1/sales-orders/credit',
    {
      schema: {
        operationId: 'listSalesOrderCredit',
        description: 'Credit limit of each order’s customer and its use; also requires permission to view customers',
        querystring: ofOrders,
        response: { 200: creditList },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, { permissions }) => {
        if (!permissions.has(SEES_CUSTOMERS)) throw new Refusal(commonErrors.forbidden)
        const credits = await creditsOf(tx, request.query.orderIds)
        return { items: credits.map(credit => ({ orderId: credit.orderId, ...showCredit(credit, credit) })) }
      }),
  )

  app.get(
    '/v1/sales-orders/exposure',
    {
      schema: {
        operationId: 'listExposure',
        description: 'Exposure of each customer, in the currency of its credit limit',
        querystring: ofCustomers,
        response: { 200: exposureList },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await exposuresOf(tx, request.query.customerIds)).map(({ customerId, exposure, currency }) => ({
          customerId,
          exposure: showMoney(BigInt(exposure), currency),
        })),
      })),
  )

  typingRoutes(app, { access })
}

function typingRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/sales-orders/suggestions',
    {
      schema: {
        operationId: 'suggestSalesOrderLines',
        description:
          'Suggests order lines: earlier lines of the customer, newest first, then active products; at most ten',
        querystring: suggestionQuery,
        response: { 200: suggestionList },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await suggestLines(tx, request.query)).map(showSuggestion),
      })),
  )

  app.post(
    '/v1/sales-orders/amounts',
    {
      schema: {
        operationId: 'computeSalesOrder',
        description:
          'Computes the amounts of an order that is being entered; nothing is stored; refuses SO-6 discount too large',
        body: orderDraft,
        response: { 200: amountsShape },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, { permissions }) => {
        const { body } = request
        const amounts = orderAmounts(body)
        const order = { totalMinor: amounts.totalMinor, currency: body.currency }
        const credit = permissions.has(SEES_CUSTOMERS) ? await creditOfDraft(tx, body, order) : undefined
        return {
          lines: amounts.lines.map(showFigures),
          totals: showTotals({ ...amounts, withheld: withheldOf(amounts) }, body.currency),
          credit: credit ? showCredit(credit, order) : null,
        }
      }),
  )
}

type Wanted = Parameters<typeof evaluate>[2]

async function creditOfDraft(tx: Tx, { customerId, orderId, currency }: OrderDraft, order: Wanted) {
  if (!customerId) return undefined
  const [limit] = await tx
    .select({ creditLimitMinor: customer.creditLimitMinor, creditCurrency: customer.creditCurrency })
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, customerId)))
  if (!limit) throw new Refusal(commonErrors.notFound)
  return evaluate(limit, await exposureOf(tx, { customerId, currency, without: orderId }), order)
}
