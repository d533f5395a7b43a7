// The operations that the playground opens with. Without a token they run as the user signed in to Arus in this browser.

/** Ready for a token to be pasted; the fetcher omits it while it is empty. */
export const HEADERS = `{
  "authorization": "Bearer "
}
`

const overview = `# Arus API. Operations run in the organization chosen above: as you, when you are signed in to Arus in this browser,
# or as a program, when you paste an API token under Headers. docs/integrators.md tells the rest.

query Overview {
  organization {
    name
    defaultCurrency
    bankAccounts(first: 5) {
      edges { node { alias bank { name } balance { ledger { amount currency } } } }
    }
  }
}
`

const unreconciled = `query Unreconciled {
  organization {
    statementTransactions(first: 10, filter: { status: [UNRECONCILED] }) {
      totalCount
      edges { node { date description direction remaining { amount currency } } }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`

const expect = `mutation Expect {
  createExpectedTransaction(
    input: {
      date: "2026-11-20"
      description: "Invoice INV-2026-000123"
      direction: CREDIT
      amount: { amount: "1500000.00", currency: IDR }
      externalId: "INV-2026-000123"
    }
  ) {
    expectedTransaction { number status }
    userErrors { code message field }
  }
}
`

const listen = `subscription Listen {
  reconciliationChanged {
    kind
    statementTransactions { description status }
    expectedTransactions { number status }
  }
}
`

/** One tab each. */
export const EXAMPLES = [overview, unreconciled, expect, listen].map(query => ({ query, headers: HEADERS }))
