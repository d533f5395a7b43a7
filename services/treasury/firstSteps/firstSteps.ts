// The first steps that an organization has taken: facts from its records, never recorded clicks.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'

export type FirstSteps = {
  hasBankAccount: boolean
  hasStatement: boolean
  hasCounterparty: boolean
  hasMatch: boolean
  hasProvider: boolean
  hasMinimumCash: boolean
  hasApprovalPolicy: boolean
}

/** Each checks for one row and counts nothing. */
export async function readFirstSteps(tx: Tx): Promise<FirstSteps> {
  const { rows } = await tx.execute<FirstSteps>(sql`
    select
      exists (select from bank_account where organization_id = ${tx.organizationId}) as "hasBankAccount",
      exists (select from account_day where organization_id = ${tx.organizationId})
        or exists (select from account_balance where organization_id = ${tx.organizationId}) as "hasStatement",
      exists (select from counterparty where organization_id = ${tx.organizationId} and entity_id is null) as "hasCounterparty",
      exists (select from reconciliation where organization_id = ${tx.organizationId} and removed_at is null) as "hasMatch",
      exists (select from payment_provider where organization_id = ${tx.organizationId}) as "hasProvider",
      exists (select from minimum_cash where organization_id = ${tx.organizationId} and amount_minor is not null) as "hasMinimumCash",
      exists (select from approval_policy where organization_id = ${tx.organizationId}) as "hasApprovalPolicy"`)
  const [row] = rows
  if (!row) throw new Error('facts are one row')
  return row
}
