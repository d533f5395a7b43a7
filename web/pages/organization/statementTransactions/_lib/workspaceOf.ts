type Line = { readonly id: string; readonly status: string; readonly bankAccount: { readonly id: string } }

/** Where a line is reconciled, or was. */
export function workspaceOf({ id, status, bankAccount }: Line): string {
  const tab = status === 'RECONCILED' ? 'reconciled' : 'unreconciled'
  return `/reconciliation?${new URLSearchParams({ tab, account: bankAccount.id, line: id })}`
}
