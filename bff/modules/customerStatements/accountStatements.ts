// The account service's statements of account.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'

type StatementQuery = NonNullable<operations['getCustomerStatement']['parameters']['query']>
type Sending = operations['sendStatement']['requestBody']['content']['application/json']

export const getStatement = (scope: OrganizationScope, id: string, query: StatementQuery) =>
  scope.account.get('/v1/customers/{id}/statement', { path: { id }, query })

export const sendStatement = (scope: OrganizationScope, id: string, body: Sending) =>
  scope.account.post('/v1/customers/{id}/statement/send', { path: { id }, body })
