// The status of a bank account: from users' actions, its transactions, and the bank's report, which overrides both.

export const ACCOUNT_STATUSES = ['NEW', 'ACTIVE', 'DORMANT', 'CLOSED'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

export const ACCOUNT_ACTIONS = ['CLOSE', 'REOPEN', 'DELETE'] as const
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number]

export const MANAGE_ACCOUNTS = 'treasury.bankAccounts.manage'

/** The statuses in which users may take each step. Whether an account can be deleted depends on its dependents, not on its status. */
export const ACCOUNT_LIFECYCLE: Readonly<Record<AccountAction, readonly AccountStatus[]>> = {
  CLOSE: ['NEW', 'ACTIVE', 'DORMANT'],
  REOPEN: ['CLOSED'],
  DELETE: ACCOUNT_STATUSES,
}

type LifecycleState = { status: AccountStatus; bankStatus: AccountStatus | null; closedByHand: boolean }

/** Whether the table allows the step; what the bank has closed can't be reopened here. */
export const isPossible = ({ status, bankStatus }: LifecycleState, action: AccountAction): boolean =>
  ACCOUNT_LIFECYCLE[action].includes(status) && !(action === 'REOPEN' && bankStatus === 'CLOSED')

export const allowedAccountActions = (row: LifecycleState, permissions: ReadonlySet<string>): AccountAction[] =>
  permissions.has(MANAGE_ACCOUNTS) ? ACCOUNT_ACTIONS.filter(action => isPossible(row, action)) : []

/** The status after the bank's report. An account closed by a user stays closed until the user reopens it. */
export const statusByBank = ({ closedByHand }: LifecycleState, word: AccountStatus): AccountStatus =>
  closedByHand ? 'CLOSED' : word

/** The status by transactions alone: `quietSince` is the day of the newest, or of the account's creation if it has none. */
export function statusByLines(
  { lastStatementOn, quietSince }: { lastStatementOn: string | null; quietSince: string },
  today: string,
  dormantDays: number,
): AccountStatus {
  const isQuiet = Temporal.PlainDate.compare(Temporal.PlainDate.from(quietSince).add({ days: dormantDays }), today) <= 0
  if (isQuiet) return 'DORMANT'
  return lastStatementOn === null ? 'NEW' : 'ACTIVE'
}
