// HTTP routes of statements of account: as figures, and as a workbook. For PDFs see printing/statementRoutes.ts.
import { z } from 'zod'
import { FOR_CUSTOMERS } from '../../../kit/access.ts'
import { downloadHeaders } from '../../../kit/files/routes.ts'
import { xlsxFile } from '../../../kit/exports/xlsx.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import type { AccountRouteContext } from '../../module.ts'
import { readStatement, STATEMENT_VIEWS, statementQuery, VIEW } from './read.ts'
import { showStatement, statementShape } from './shapes.ts'
import { statementSheet } from './sheet.ts'

const params = z.strictObject({ id })
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function statementRoutes(app: Server, { access, account }: Pick<AccountRouteContext, 'access' | 'account'>) {
  app.get(
    '/v1/customers/:id/statement',
    {
      schema: {
        operationId: 'getCustomerStatement',
        description:
          'A customer’s statement of account in one currency: opening balance, entries, closing balance and open items; at most two years back; refuses SA-1 too much for one, SA-2 it doesn’t add up, G-2 other days',
        params,
        querystring: z.strictObject(statementQuery),
        response: { 200: statementShape },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx =>
        showStatement(await readStatement(tx, request.params.id, request.query)),
      ),
  )

  app.get(
    '/v1/customers/:id/statement/workbook',
    {
      schema: {
        operationId: 'fetchStatementWorkbook',
        description:
          'A customer’s statement of account as workbook (XLSX): entries of the period, or open items; refuses SA-1, SA-2, G-2',
        params,
        querystring: z.strictObject({
          ...statementQuery,
          view: z.enum(STATEMENT_VIEWS).default('PERIOD'),
          language: z.enum(['id', 'en']).default('id').describe('Of its words'),
        }),
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { view, language, ...period } = request.query
      const statement = await access.asCaller(request, VIEW, tx => readStatement(tx, request.params.id, period))
      const { sheet, rows } = statementSheet(statement, view, language)
      async function* pieces() {
        yield rows
      }
      return reply.headers(downloadHeaders(`${sheet.name}.xlsx`, WORKBOOK)).send(xlsxFile(sheet, pieces()))
    },
  )

  app.get(
    '/v1/portal/statement',
    {
      schema: {
        operationId: 'getPortalStatement',
        description: 'The signed-in customer’s statement of account; refuses SA-1, SA-2, G-2',
        security: FOR_CUSTOMERS,
        querystring: z.strictObject(statementQuery),
        response: { 200: statementShape },
      },
    },
    async request => {
      const { organizationId, customerId } = await access.authenticateCustomer(request)
      return account.database.readInOrganization(organizationId, null, async tx =>
        showStatement(await readStatement(tx, customerId, request.query)),
      )
    },
  )
}
