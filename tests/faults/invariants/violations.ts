// The single checker of all invariants under faults (design/quality.md §4): queries the databases as administrator, so that nothing filters
// the tables, and checks the bank's own journal, and what clients and readers were told.
//
// I6 is about invoices, which do not exist yet.
import { withAdmin } from '../../../services/kit/database/provision.ts'
import type { JournalEntry } from '../../../services/sandbox-bank/entries.ts'
import { accountViolations } from './accountRules.ts'
import { lineViolations, readConnectedAccounts } from './bankLines.ts'
import { type Acknowledged, lostAcknowledgements, undelivered } from './acknowledged.ts'
import { executionViolations, readPayments, readSteps, stepViolations } from './payments.ts'
import { strayReferences } from './references.ts'
import { type Connection, violationsOf } from './scope.ts'
import { TREASURY_RULES } from './treasuryRules.ts'

export type Evidence = {
  treasury: Connection
  account?: Connection
  /** The bank's; without it nothing was paid. */
  journal?: readonly JournalEntry[]
  /** Whether connections fetched their last lines after the bank's last one. */
  isSynced?: boolean
  acknowledged?: readonly Acknowledged[]
  /** Positions of treasury's feed that its reader received. */
  delivered?: ReadonlySet<number>
  /** Checks only this organization, without global invariants. */
  organizationId?: string | undefined
}

/** All violations; none, ideally. */
export async function violations(evidence: Evidence): Promise<string[]> {
  const { treasury, account, journal = [], isSynced = false, acknowledged = [], delivered, organizationId } = evidence
  // Everything committed has its position in the log by now, or gets it here.
  while (((await treasury.query<{ n: number }>('select place_activity(500) as n')).rows[0]?.n ?? 0) > 0);
  const payments = await readPayments(treasury, organizationId)
  return [
    ...executionViolations(payments, journal),
    ...stepViolations(payments, await readSteps(treasury, organizationId)),
    ...(await violationsOf(treasury, TREASURY_RULES, organizationId)),
    ...lineViolations(await readConnectedAccounts(treasury, organizationId), journal, isSynced),
    ...(await lostAcknowledgements(treasury, acknowledged)),
    ...(delivered ? await undelivered(treasury, delivered, organizationId) : []),
    ...(account ? await accountViolations(treasury, account, organizationId) : []),
    ...(organizationId === undefined ? await strayReferences(treasury) : []),
    ...(account && organizationId === undefined ? await strayReferences(account) : []),
  ]
}

/** The same for databases by URL. */
export const violationsAt = (
  adminUrl: string,
  evidence: Omit<Evidence, 'treasury' | 'account'> = {},
): Promise<string[]> => withAdmin(adminUrl, treasury => violations({ ...evidence, treasury }))
