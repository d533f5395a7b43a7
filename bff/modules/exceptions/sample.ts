import type { GraphSample } from '../../sample.ts'

const MAPPING = {
  delimiter: ',',
  skipRows: 1,
  dateColumn: 0,
  dateFormat: 'yyyy-MM-dd',
  descriptionColumns: [1],
  amountColumn: 2,
  balanceColumn: 3,
  decimalMark: '.',
}

export const sample: GraphSample = {
  // A statement transaction left unmatched for a month.
  make: async ({ get, make, note, idOf, upload, until, today }) => {
    const monthAgo = Temporal.PlainDate.from(today).subtract({ days: 30 }).toString()
    const file = await upload(
      'STATEMENT',
      `Date,Description,Amount,Balance\n${monthAgo},TRSF OLD,100000.00,100000.00\n`,
    )
    const account = idOf('BankAccount')
    const input = { bankAccountId: account, fileId: file, ignoreWarnings: true, mapping: MAPPING }
    await make('importStatement', input, 'statementImport')
    type Found = { organization: { exceptions: { edges: { node: { id: string; uuid: string } }[] } } }
    const exception = async () => {
      const found = await get<Found>(
        `query ($account: ID!) { organization { exceptions(first: 1, filter: { bankAccountId: $account }) { edges { node { id uuid } } } } }`,
        { account },
      )
      return found.organization.exceptions.edges[0]?.node
    }
    note('Exception', await until(exception))
  },
  uuids: { assigneeUuid: null },
}
