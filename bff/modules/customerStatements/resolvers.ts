import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeId } from '../../graph/globalId.ts'
import { owned } from '../../graph/owned.ts'
import { encodeStatementId } from '../../graph/statementId.ts'
import { getStatement, sendStatement } from './accountStatements.ts'
import type { CustomerStatementSource } from './sources.ts'

/** What a link to a statement contains. */
const linked = ({ organizationId, customerId, currency, from, to }: CustomerStatementSource) => ({
  organizationId,
  customerId,
  currency,
  from,
  to,
})

export const customerStatementResolvers = {
  Organization: {
    customerStatement: async ({ id }, { customerUuid, currency, from, to }, context) => {
      const scope = context.organization(id)
      return owned(
        scope,
        await getStatement(scope, customerUuid, { currency, ...(from && { from }), ...(to && { to }) }),
      )
    },
  },
  CustomerStatement: {
    customerId: ({ customerId, organizationId }) => encodeId('Customer', organizationId, customerId),
    documentUrl: (statement, { view, language }) =>
      `/files/${encodeStatementId({ ...linked(statement), view, format: `PDF_${language}` })}`,
    workbookUrl: (statement, { view, language }) =>
      `/files/${encodeStatementId({ ...linked(statement), view, format: language === 'EN' ? 'XLSX_EN' : 'XLSX_ID' })}`,
  },
  StatementEntry: { recordUuid: ({ recordId }) => recordId },
  StatementItem: { invoiceUuid: ({ invoiceId }) => invoiceId },
  StatementCredit: { recordUuid: ({ recordId }) => recordId },
  Mutation: {
    sendCustomerStatement: (_root, { input: { customerId, ...period } }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Customer', customerId)
      return toPayload(() => sendStatement(scope, id, period), { addresses: [] })
    },
  },
} satisfies Resolvers
