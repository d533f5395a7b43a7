// The list that is measured: a bank account of its own with as many lines as asked for, brought in as a person brings them in.
import { signIn, until } from '../../tools/demo/client.ts'
import { statementFile } from '../import.ts'
import { MAKER } from '../kit/browser.ts'

/** Imports a file of `rows` lines and answers the global id of its account. */
export async function importedAccount(url: string, rows: number): Promise<string> {
  const maker = await signIn(url, MAKER.email, MAKER.password)
  const { viewer } = await maker.run<{ viewer: { memberships: { organization: { uuid: string } }[] } }>(
    '{ viewer { memberships { organization { uuid } } } }',
  )
  const client = maker.inOrganization(viewer.memberships[0]?.organization.uuid ?? '')
  const { organization } = await client.run<{ organization: { entities: { id: string }[] } }>(
    '{ organization { entities { id } } }',
  )
  const number = String(Date.now()).slice(-10)
  const { createBankAccount } = await client.run<{ createBankAccount: { bankAccount: { id: string } } }>(
    `mutation ($input: CreateBankAccountInput!) {
      createBankAccount(input: $input) { bankAccount { id } userErrors { code message field } }
    }`,
    {
      input: {
        bankCode: '014',
        accountNumber: number,
        alias: `Bench ${number}`,
        currency: 'IDR',
        entityId: organization.entities[0]?.id,
      },
    },
  )
  const bankAccountId = createBankAccount.bankAccount.id
  const fileId = await client.upload('STATEMENT', 'bench.csv', statementFile(rows, 7_919).toString())
  const { importStatement } = await client.run<{ importStatement: { statementImport: { id: string } } }>(
    `mutation ($input: ImportStatementInput!) {
      importStatement(input: $input) { statementImport { id } userErrors { code message field } }
    }`,
    { input: { bankAccountId, fileId, ignoreWarnings: true } },
  )
  const { id } = importStatement.statementImport
  await until(async () => {
    const { node } = await client.run<{ node: { status: string } }>(
      'query ($id: ID!) { node(id: $id) { ... on StatementImport { status } } }',
      { id },
    )
    if (node.status === 'IMPORTED') return node
    if (!['CHECKING', 'IMPORTING'].includes(node.status)) throw new Error(`the import ended as ${node.status}`)
    return undefined
  }, 'the import')
  return bankAccountId
}
