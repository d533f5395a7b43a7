// The composition root of the HTTP side: a line for each module.
import type { JWTVerifyGetKey } from 'jose'
import { openAccess } from '../kit/access.ts'
import { activityRoutes } from '../kit/activity/routes.ts'
import { fileRoutes } from '../kit/files/routes.ts'
import { createServer, type Server } from '../kit/http/server.ts'
import type { Feed } from '../kit/outbox/feed.ts'
import { eventRoutes } from '../kit/outbox/routes.ts'
import { approvalProofOf, changeProofOf } from '../kit/tokens.ts'
import { approvalPolicyRoutes } from './approvalPolicies/routes.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { balanceRoutes } from './balances/routes.ts'
import { bankAccountRoutes } from './bankAccounts/routes.ts'
import { bankingDayRoutes } from './bankingDays/routes.ts'
import { billRoutes } from './bills/routes.ts'
import { billSettingsRoutes } from './billSettings/routes.ts'
import { connectionRoutes } from './connections/routes.ts'
import type { RouteContext, TreasuryContext } from './context.ts'
import { counterpartyRoutes } from './counterparties/routes.ts'
import { exceptionRoutes } from './exceptions/routes.ts'
import { expectedRoutes } from './expected/routes.ts'
import { notificationRoutes } from './payments/dispatch/notificationRoutes.ts'
import { attemptRoutes } from './payments/dispatch/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { paymentSettingsRoutes } from './paymentSettings/routes.ts'
import { protectedChangeRoutes } from './protectedActions/routes.ts'
import { reconciliationRoutes } from './reconciliation/routes.ts'
import { recordImportRoutes } from './recordImports/routes.ts'
import { statementImportRoutes } from './statements/imports/routes.ts'
import { statementRoutes } from './statements/routes.ts'

type TreasuryServerOptions = TreasuryContext & {
  keys: JWTVerifyGetKey
  serviceSecret: string
  /** Absent where only the contract is wanted. */
  feed?: Feed
}

/** Who may send and read files of each purpose. */
const FILE_PERMISSIONS = {
  STATEMENT: { send: 'treasury.statements.manage', read: 'treasury.statements.view' },
  COUNTERPARTIES: { send: 'treasury.counterparties.manage', read: 'treasury.counterparties.view' },
  PAYMENTS: { send: 'treasury.payments.create', read: 'treasury.payments.view' },
  TRANSFERS: { send: 'treasury.payments.create', read: 'treasury.payments.view' },
  PAYMENT_DOCUMENT: { send: 'treasury.payments.create', read: 'treasury.payments.view' },
  BILL_DOCUMENT: { send: 'treasury.bills.manage', read: 'treasury.bills.view' },
  EXPECTED_TRANSACTIONS: { send: 'treasury.expected.manage', read: 'treasury.expected.view' },
} as const

export async function treasuryServer({
  keys,
  serviceSecret,
  feed,
  ...context
}: TreasuryServerOptions): Promise<Server> {
  const { database, files, log } = context
  const access = openAccess({ database, audience: 'treasury', keys, serviceSecret })
  const app = await createServer({ title: 'treasury', ready: database.ready, log })
  access.guard(app)
  fileRoutes(app, { access, files, permissions: FILE_PERMISSIONS })
  activityRoutes(app, access)
  const proofs = { approval: approvalProofOf(keys), change: changeProofOf(keys) }
  moduleRoutes(app, { ...context, access, proofs })
  if (feed) eventRoutes(app, { feed, authenticateService: access.authenticateService })
  return app
}

function moduleRoutes(app: Server, context: RouteContext) {
  approvalPolicyRoutes(app, context)
  approvalRoutes(app, context)
  attemptRoutes(app, context)
  balanceRoutes(app, context)
  bankAccountRoutes(app, context)
  bankingDayRoutes(app, context)
  billRoutes(app, context)
  billSettingsRoutes(app, context)
  connectionRoutes(app, context)
  counterpartyRoutes(app, context)
  exceptionRoutes(app, context)
  expectedRoutes(app, context)
  notificationRoutes(app, context)
  paymentRoutes(app, context)
  paymentSettingsRoutes(app, context)
  protectedChangeRoutes(app, context)
  reconciliationRoutes(app, context)
  recordImportRoutes(app, context)
  statementRoutes(app, context)
  statementImportRoutes(app, context)
}
