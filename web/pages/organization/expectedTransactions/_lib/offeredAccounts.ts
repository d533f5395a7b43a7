type Account = { readonly id: string; readonly status: string }

/** The accounts to choose from: closed ones are excluded, except the current choice. */
export const offeredAccounts = <A extends Account>(accounts: readonly A[], chosenId: string | undefined): A[] =>
  accounts.filter(({ id, status }) => status !== 'CLOSED' || id === chosenId)
