// HTTP of settlements: batches of payment providers as invoicing sees them.
import type { Server } from '../../../kit/http/server.ts'
import { listRoutes } from '../../../kit/listRoutes.ts'
import type { RouteContext } from '../../context.ts'
import { recordSummary } from '../lists.ts'
import { MAX_SHOWN_MEMBERS } from '../members.ts'
import { settlementList } from './list.ts'
import { paymentsOfSettlements, settlementsOfTransactions } from './payments.ts'
import {
  holdingsShape,
  ofSettlements,
  ofTransactions,
  settlementPaymentsShape,
  settlementShape,
  showPayments,
  showSettlement,
} from './shapes.ts'

export const SETTLEMENTS_VIEW = 'invoicing.settlements.view'

/** Routes of settlements, their members, and the settlement of a payment. */
export function settlementRoutes(app: Server, { access }: Pick<RouteContext, 'access'>) {
  app.get(
    '/v1/settlements/payments',
    {
      schema: {
        operationId: 'listSettlementPayments',
        description: `What each settlement is made of, in the order of its report: the first ${MAX_SHOWN_MEMBERS}, and as many of all that is no order of its own`,
        querystring: ofSettlements,
        response: { 200: settlementPaymentsShape },
      },
    },
    request =>
      access.asCaller(request, SETTLEMENTS_VIEW, async tx =>
        showPayments(await paymentsOfSettlements(tx, request.query.settlementIds)),
      ),
  )
  app.get(
    '/v1/settlements/of-transactions',
    {
      schema: {
        operationId: 'listSettlementsOfTransactions',
        description: 'Settlement of each payment at a provider, and whether it was paid out',
        querystring: ofTransactions,
        response: { 200: holdingsShape },
      },
    },
    request =>
      access.asCaller(request, SETTLEMENTS_VIEW, async tx => ({
        items: await settlementsOfTransactions(tx, request.query.transactionIds),
      })),
  )
  listRoutes(app, access, {
    path: '/v1/settlements',
    names: { one: 'Settlement', many: 'Settlements' },
    words: { one: 'One settlement', many: 'Settlements of payment providers' },
    permission: SETTLEMENTS_VIEW,
    list: settlementList,
    body: settlementShape,
    show: showSettlement,
    summary: {
      ...recordSummary,
      description: 'How many settlements the filter admits, how many of them do not add up, and their net by currency',
    },
  })
}
