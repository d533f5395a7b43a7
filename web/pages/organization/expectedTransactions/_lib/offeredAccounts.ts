type Account = { readonly id: string; readonly status: string }

/** The accounts that can be chosen: money moves through no closed one, but what is there stays until another is chosen. */
export const offeredAccounts = <A extends Account>(accounts: readonly A[], chosenId: string | undefined): A[] =>
  accounts.filter(({ id, status }) => status !== 'CLOSED' || id === chosenId)
