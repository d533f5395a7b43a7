type Line = { readonly id: string; readonly status: string; readonly bankAccount: { readonly id: string } }

/** The workspace address where a line is, or was, reconciled. */
export function workspaceOf({ id, status, bankAccount }: Line): string {
  const tab = status === 'RECONCILED' ? 'reconciled' : 'unreconciled'
  return `/reconciliation?${new URLSearchParams({ tab, account: bankAccount.id, line: id })}`
}
