// HTTP routes of statements of account as PDF. A downloaded one is printed each time; an emailed one is stored as sent.
import { z } from 'zod'
import { type Access, FOR_CUSTOMERS } from '../../../kit/access.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import { downloadHeaders } from '../../../kit/files/routes.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import type { Account } from '../../account.ts'
import { inCurrency } from '../bankDetails/public.ts'
import { sellerOfStatement } from '../invoices/public.ts'
import {
  readStatement,
  STATEMENT_PERMISSION,
  STATEMENT_VIEWS,
  type StatementPeriod,
  statementQuery,
  type StatementView,
} from '../statements/public.ts'
import { PRINT_TIMEOUT_MS, type Press } from './press.ts'
import { PRINTED_LANGUAGES, type PrintedStatement } from './printed.ts'
import { readerOf } from './reader.ts'
import { partiesNow, printedVirtualAccounts } from './readInvoice.ts'
import { keepStatement } from './sendStatement.ts'

const params = z.strictObject({ id })
const language = z.enum(PRINTED_LANGUAGES).default('both').describe('Of its words')
const view = z.enum(STATEMENT_VIEWS).default('PERIOD').describe('What it lists: what happened, or what is open')

type Context = { account: Account; access: Access; files: Files; press: Press }

type Wanted = StatementPeriod & { view: StatementView }

async function readPaper(tx: Tx, customerId: string, { view: of, ...period }: Wanted): Promise<PrintedStatement> {
  const statement = await readStatement(tx, customerId, period)
  const { seller: issuer, entityId } = await sellerOfStatement(tx, statement)
  const { seller, buyer, bank = null } = await partiesNow(tx, customerId, issuer)
  const printed = inCurrency(bank, statement.currency)
  const virtualAccounts = await printedVirtualAccounts(tx, {
    customerId,
    currency: statement.currency,
    entityId,
  })
  return { ...statement, view: of, seller, buyer, bank: printed, virtualAccounts, at: tx.clock.now().epochMilliseconds }
}

const nameOf = ({ customerName, to }: PrintedStatement) => `${customerName} ${to}.pdf`

export function statementPaperRoutes(app: Server, { account, access, files, press }: Context) {
  app.get(
    '/v1/customers/:id/statement/document',
    {
      handlerTimeout: PRINT_TIMEOUT_MS,
      schema: {
        operationId: 'fetchStatementDocument',
        description:
          'A customer’s statement of account as PDF; refuses SA-1 too much for one, SA-2 it doesn’t add up, G-2 other days, IN-24 where it can’t be printed now',
        params,
        querystring: z.strictObject({
          ...statementQuery,
          view,
          language,
        }),
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { language: words, ...wanted } = request.query
      const statement = await access.asCaller(request, STATEMENT_PERMISSION, tx =>
        readPaper(tx, request.params.id, wanted),
      )
      const bytes = await press.print(request, { statement, language: words })
      return reply.headers(downloadHeaders(nameOf(statement), 'application/pdf')).send(Buffer.from(bytes.buffer))
    },
  )

  app.get(
    '/v1/portal/statement/document',
    {
      handlerTimeout: PRINT_TIMEOUT_MS,
      schema: {
        operationId: 'fetchPortalStatement',
        description: 'The signed-in customer’s statement of account as PDF; refuses SA-1, SA-2, G-2, IN-24',
        security: FOR_CUSTOMERS,
        querystring: z.strictObject({ ...statementQuery, language }),
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { language: words, ...period } = request.query
      const { organizationId, customerId } = await access.authenticateCustomer(request)
      const statement = await account.database.readInOrganization(organizationId, null, tx =>
        readPaper(tx, customerId, { ...period, view: 'PERIOD' }),
      )
      const bytes = await press.print(request, { statement, language: words })
      return reply.headers(downloadHeaders(nameOf(statement), 'application/pdf')).send(Buffer.from(bytes.buffer))
    },
  )

  app.post(
    '/v1/customers/:id/statement/send',
    {
      handlerTimeout: PRINT_TIMEOUT_MS,
      schema: {
        operationId: 'sendStatement',
        description:
          'Emails a customer’s statement of account as PDF to its invoice addresses, in its language, and keeps a copy; refuses SA-1, SA-2, G-2, IN-24 where it can’t be printed now',
        params,
        body: z.strictObject({ ...statementQuery, view }),
        response: { 200: z.object({ addresses: z.array(z.string()).describe('Where it was sent') }) },
      },
    },
    async request => {
      const manage = 'invoicing.invoices.manage'
      const { id: customerId } = request.params
      const { statement, language: words } = await access.asCaller(request, manage, async tx => ({
        statement: await readPaper(tx, customerId, request.body),
        language: (await readerOf(tx, customerId)).language,
      }))
      const bytes = await press.print(request, { statement, language: words })
      const sent = { statement, language: words, bytes, name: nameOf(statement) }
      const addresses = await keepStatement(files, sent, await access.callerOf(request, manage), use =>
        access.asCaller(request, manage, tx => use(tx, account)),
      )
      return { addresses }
    },
  )
}
