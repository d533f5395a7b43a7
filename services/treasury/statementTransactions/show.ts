import { z } from 'zod'
import { money, showMoney } from '../../kit/money.ts'
import { direction, reconciliationStatus as status } from '../transactionShapes.ts'
import { allowedActions, STATEMENT_ACTIONS } from './lifecycle.ts'
import type { ListedStatement } from './list.ts'
import { STATEMENT_SOURCES } from './table.ts'

/** How something arrived: from a user, or over a connection. */
export const dataSource = z.enum(STATEMENT_SOURCES).meta({ id: 'DataSource' })

/** A statement transaction on the wire. */
export const statement = z
  .object({
    id: z.uuid(),
    bankAccountId: z.uuid(),
    importId: z.uuid().nullable().describe('Import it came from; null if entered manually'),
    date: z.string(),
    description: z.string(),
    partyName: z.string().nullable(),
    references: z.array(z.string()),
    direction,
    amount: money,
    remaining: money.describe('Amount that is not reconciled yet'),
    endingBalance: money.nullable(),
    status,
    source: dataSource,
    wasCoveredByRun: z.boolean().describe('Whether a run has looked for matches of what is open of it'),
    allowedActions: z.array(z.enum(STATEMENT_ACTIONS)).describe('What the caller can do with it now'),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'StatementTransaction' })

export function showStatement(row: ListedStatement, permissions: ReadonlySet<string>): z.infer<typeof statement> {
  const { currency: of } = row
  return {
    id: row.id,
    bankAccountId: row.bankAccountId,
    importId: row.importId,
    date: row.date,
    description: row.description,
    partyName: row.partyName,
    references: row.references,
    direction: row.direction,
    amount: showMoney(row.amountMinor, of),
    remaining: showMoney(row.amountMinor - row.allocatedMinor, of),
    endingBalance: row.endingBalanceMinor === null ? null : showMoney(row.endingBalanceMinor, of),
    status: row.status,
    source: row.source,
    wasCoveredByRun: row.wasCoveredByRun,
    allowedActions: allowedActions(row, permissions),
    createdAt: row.createdAt,
    version: row.version,
  }
}
