// Accounts, lines and expected transactions for one journey, created through the API like the demo's, so that journeys don't affect each
// other's reconciliation.
import { type Client, signIn } from '../../../tools/demo/client.ts'
import { ownArus } from './ownArus.ts'
import { PASSWORD } from './signIn.ts'

export type NewLine = { daysAgo?: number; direction?: 'CREDIT' | 'DEBIT'; amount: string; description: string }
export type NewExpected = NewLine & { counterpartyId?: string }

export type Books = {
  client: Client
  /** Global id of the created account. */
  accountId: string
  addLines: (lines: readonly NewLine[]) => Promise<void>
  addExpected: (expected: readonly NewExpected[]) => Promise<void>
}

/** The date in Jakarta, the zone of the demo's organizations. */
export function dayAgo(days: number): string {
  return Temporal.Now.plainDateISO('Asia/Jakarta').subtract({ days }).toString()
}

/** A client of the demo's maker in the retail company, without a browser. */
export const retailMaker = (): Promise<Client> => retailMember('maker@arus.test')

/** A client of a member of the demo's retail company, without a browser. */
export async function retailMember(email: string): Promise<Client> {
  const member = await signIn(ownArus().url, email, PASSWORD)
  const { viewer } = await member.run<{ viewer: { memberships: { organization: { uuid: string; name: string } }[] } }>(
    '{ viewer { memberships { organization { uuid name } } } }',
  )
  const retail = viewer.memberships.find(({ organization }) => organization.name.includes('Retail'))
  if (!retail) throw new Error('The demo has no retail company')
  return member.inOrganization(retail.organization.uuid)
}

/** A new, empty bank account. */
export async function openBooks(alias: string, accountNumber: string): Promise<Books> {
  const client = await retailMaker()
  const { organization } = await client.run<{ organization: { entities: { id: string }[] } }>(
    '{ organization { entities { id } } }',
  )
  const { createBankAccount } = await client.run<{
    createBankAccount: { bankAccount: { id: string } | null; userErrors: { message: string }[] }
  }>(
    `mutation ($input: CreateBankAccountInput!) {
      createBankAccount(input: $input) { bankAccount { id } userErrors { code message field } }
    }`,
    { input: { bankCode: '014', accountNumber, alias, currency: 'IDR', entityId: organization.entities[0]?.id } },
  )
  const accountId = createBankAccount.bankAccount?.id
  if (accountId === undefined)
    throw new Error(`${alias}: ${createBankAccount.userErrors.map(each => each.message).join()}`)

  return {
    client,
    accountId,
    async addLines(lines) {
      for (const { daysAgo = 1, direction = 'CREDIT', amount, description } of lines)
        await client.run(
          `mutation ($input: CreateStatementTransactionInput!) {
            createStatementTransaction(input: $input) { userErrors { code message field } }
          }`,
          { input: { bankAccountId: accountId, date: dayAgo(daysAgo), direction, amount, description } },
        )
    },
    async addExpected(expected) {
      for (const { daysAgo = 1, direction = 'CREDIT', amount, description, counterpartyId } of expected)
        await client.run(
          `mutation ($input: CreateExpectedTransactionInput!) {
            createExpectedTransaction(input: $input) { userErrors { code message field } }
          }`,
          {
            input: {
              bankAccountId: accountId,
              counterpartyId,
              date: dayAgo(daysAgo),
              direction,
              amount: { amount, currency: 'IDR' },
              description,
            },
          },
        )
    },
  }
}
