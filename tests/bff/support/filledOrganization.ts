// One record of every kind in an organization, made through the API, and the ids by which they are asked for.
import { randomUUID } from 'node:crypto'
import type { Person } from './person.ts'
import { until } from '../../support/until.ts'

export type Ids = { global: Map<string, string>; uuid: Map<string, string> }

type Made = { id: string; uuid: string }
type Payload = { userErrors: { code: string; message: string; field: string[] | null }[] }

const STATEMENT = `Date,Description,Amount,Balance\n`
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

export async function fillOrganization(owner: Person, organizationId: string): Promise<Ids> {
  const global = new Map<string, string>()
  const uuid = new Map<string, string>()
  const note = (type: string, made: { id: string; uuid?: string }) => {
    global.set(type, made.id)
    if (made.uuid) uuid.set(type, made.uuid)
  }

  const get = <Answer>(query: string, variables: object = {}) => owner.get<Answer>(query, variables, organizationId)

  /** Runs a mutation that must succeed, and gives the field of its payload. */
  async function make<Field>(
    name: string,
    inputType: string,
    input: object,
    field: string,
    selection: string,
  ): Promise<Field> {
    const query = `mutation($input: ${inputType}!) { ${name}(input: $input) { ${field} ${selection} userErrors { code message field } } }`
    const { [name]: payload } = await get<Record<string, Payload & Record<string, Field>>>(query, { input })
    const made = payload?.[field]
    if (!payload || payload.userErrors.length > 0 || !made) throw new Error(`${name}: ${JSON.stringify(payload)}`)
    return made
  }

  /** The same for a protected action of treasury: what it asks of the passkey is answered. */
  async function makeProven<Field>(
    name: string,
    inputType: string,
    input: object,
    field: string,
    selection: string,
  ): Promise<Field> {
    const passkey = await owner.passkey()
    const query = `mutation($input: ${inputType}!) { ${name}(input: $input) { passkeyOptions userErrors { code } } }`
    const { [name]: asked } = await get<Record<string, { passkeyOptions: string | null }>>(query, { input })
    if (!asked?.passkeyOptions) throw new Error(`${name}: ${JSON.stringify(asked)}`)
    return make<Field>(name, inputType, { ...input, ...passkey.answer(asked.passkeyOptions) }, field, selection)
  }

  async function upload(purpose: string, text: string): Promise<string> {
    const input = { purpose, name: 'file.csv', size: Buffer.byteLength(text), contentType: 'text/csv' }
    const { fileId, url } = await make<{ fileId: string; url: string }>(
      'createFileUpload',
      'CreateFileUploadInput',
      input,
      'upload',
      '{ fileId url }',
    )
    const { status } = await owner.file('PUT', url, text)
    if (status >= 300) throw new Error(`The upload was answered ${status}`)
    return fileId
  }

  const { viewer, organization } = await get<{
    viewer: { id: string; memberships: (Made & { role: Made; organization: Made })[] }
    organization: { id: string; uuid: string; entities: Made[] }
  }>(`{ viewer { id memberships { id uuid role { id uuid } organization { id uuid } } }
        organization { id uuid entities { id uuid } } }`)
  const membership = viewer.memberships.find(each => each.organization.uuid === organizationId)
  const [entity] = organization.entities
  if (!membership || !entity) throw new Error('The demo lacks a membership or an entity')
  note('Membership', membership)
  note('Role', membership.role)
  note('Organization', organization)
  note('Entity', entity)

  const bankAccount = await make<Made>(
    'createBankAccount',
    'CreateBankAccountInput',
    {
      bankCode: '014',
      accountNumber: String(Date.now()).slice(-10),
      alias: `Matrix ${randomUUID()}`,
      entityId: entity.id,
      currency: 'IDR',
    },
    'bankAccount',
    '{ id uuid }',
  )
  note('BankAccount', bankAccount)

  const counterparty = await make<Made & { bankAccounts: { id: string }[] }>(
    'createCounterparty',
    'CreateCounterpartyInput',
    {
      legalName: 'PT Matriks',
      alias: `Matriks ${randomUUID()}`,
      type: 'COMPANY',
      bankAccounts: [{ bankCode: '014', accountNumber: '1234567890', accountName: 'PT Matriks' }],
    },
    'counterparty',
    '{ id uuid bankAccounts { id } }',
  )
  note('Counterparty', counterparty)
  if (counterparty.bankAccounts[0]) note('CounterpartyBankAccount', counterparty.bankAccounts[0])

  const today = Temporal.Now.plainDateISO('Asia/Jakarta').toString()
  const expected = (amount: string, reference: string) =>
    make<Made>(
      'createExpectedTransaction',
      'CreateExpectedTransactionInput',
      {
        date: today,
        description: `Invoice ${reference}`,
        direction: 'CREDIT',
        amount: { amount, currency: 'IDR' },
        counterpartyId: counterparty.id,
      },
      'expectedTransaction',
      '{ id uuid }',
    )
  const line = (amount: string, reference: string) =>
    make<Made>(
      'createStatementTransaction',
      'CreateStatementTransactionInput',
      {
        bankAccountId: bankAccount.id,
        date: today,
        description: `TRSF ${reference} PT MATRIKS`,
        direction: 'CREDIT',
        amount,
      },
      'statementTransaction',
      '{ id uuid }',
    )
  const [matchedExpected, matchedLine] = [
    await expected('150000.00', 'INV-2026-000701'),
    await line('150000.00', 'INV-2026-000701'),
  ]
  note('ExpectedTransaction', await expected('275000.00', 'INV-2026-000702'))
  note('StatementTransaction', await line('275000.00', 'INV-2026-000702'))

  note(
    'Reconciliation',
    await make<Made>(
      'reconcile',
      'ReconcileInput',
      {
        statementTransactionIds: [matchedLine.id],
        expectedTransactionIds: [matchedExpected.id],
        idempotencyKey: randomUUID(),
      },
      'reconciliation',
      '{ id uuid }',
    ),
  )
  note(
    'ReconciliationRun',
    await make<Made>(
      'runReconciliation',
      'RunReconciliationInput',
      { bankAccountId: bankAccount.id, mode: 'RECOMMEND' },
      'run',
      '{ id uuid }',
    ),
  )
  note(
    'Recommendation',
    await until(async () => {
      const found = await get<{ organization: { recommendations: { edges: { node: Made }[] } } }>(
        '{ organization { recommendations(first: 1) { edges { node { id uuid } } } } }',
      )
      return found.organization.recommendations.edges[0]?.node
    }),
  )

  note(
    'Payment',
    await make<Made>(
      'createPayment',
      'CreatePaymentInput',
      {
        kind: 'PAYMENT',
        fromAccountId: bankAccount.id,
        counterpartyAccountId: counterparty.bankAccounts[0]?.id,
        amount: { amount: '150000.00', currency: 'IDR' },
        date: today,
        idempotencyKey: randomUUID(),
      },
      'payment',
      '{ id uuid }',
    ),
  )

  note(
    'Bill',
    await make<Made>(
      'createBill',
      'CreateBillInput',
      {
        date: today,
        dueDate: today,
        counterpartyId: counterparty.id,
        amount: { amount: '175000.00', currency: 'IDR' },
        idempotencyKey: randomUUID(),
      },
      'bill',
      '{ id uuid }',
    ),
  )

  const statementFile = await upload('STATEMENT', `${STATEMENT}${today},TRSF INV-2026-000703,100000.00,100000.00\n`)
  global.set('File', statementFile)
  note(
    'StatementImport',
    await make<Made>(
      'importStatement',
      'ImportStatementInput',
      { bankAccountId: bankAccount.id, fileId: statementFile, dryRun: true },
      'statementImport',
      '{ id uuid }',
    ),
  )
  const monthAgo = Temporal.PlainDate.from(today).subtract({ days: 30 }).toString()
  const oldFile = await upload('STATEMENT', `${STATEMENT}${monthAgo},TRSF OLD,100000.00,100000.00\n`)
  await make<Made>(
    'importStatement',
    'ImportStatementInput',
    { bankAccountId: bankAccount.id, fileId: oldFile, ignoreWarnings: true, mapping: MAPPING },
    'statementImport',
    '{ id uuid }',
  )
  note(
    'Exception',
    await until(async () => {
      const found = await get<{ organization: { exceptions: { edges: { node: Made }[] } } }>(
        `query ($account: ID!) { organization { exceptions(first: 1, filter: { bankAccountId: $account }) { edges { node { id uuid } } } } }`,
        { account: bankAccount.id },
      )
      return found.organization.exceptions.edges[0]?.node
    }),
  )
  const bands = [{ upTo: null, steps: [{ approverUuids: [] }], inOrder: false }]
  note(
    'ApprovalPolicy',
    await makeProven<Made>(
      'createApprovalPolicy',
      'CreateApprovalPolicyInput',
      { name: 'Matrix', currency: 'SGD', bands },
      'approvalPolicy',
      '{ id uuid }',
    ),
  )
  // With something to mend, so that there is an annotated file.
  const partiesFile = await upload(
    'COUNTERPARTIES',
    'legal_name,alias,external_id,type,email,tax_number,bank_code,account_number,account_name,account_alias\nPT Baris,Baris,,COMPANY,,0,,,,\n',
  )
  note(
    'RecordImport',
    await make<Made>(
      'importCounterparties',
      'ImportRecordsInput',
      { fileId: partiesFile, dryRun: true },
      'recordImport',
      '{ id uuid }',
    ),
  )
  note(
    'ApiToken',
    await make<Made>(
      'createApiToken',
      'CreateApiTokenInput',
      {
        ...(await owner.fresh()),
        name: 'Matrix',
        permissions: ['TREASURY_BANK_ACCOUNTS_VIEW'],
        expiresAt: '2027-06-30T00:00:00Z',
      },
      'apiToken',
      '{ id }',
    ),
  )
  const webhook = await make<Made>(
    'createWebhook',
    'CreateWebhookInput',
    { ...(await owner.fresh()), url: 'https://example.com/arus', events: ['ROLE_CHANGED'] },
    'webhook',
    '{ id uuid }',
  )
  note('Webhook', webhook)
  note(
    'WebhookDelivery',
    await make<Made>('testWebhook', 'TestWebhookInput', { id: webhook.id }, 'delivery', '{ id uuid }'),
  )
  note(
    'SavedView',
    await make<Made>(
      'createSavedView',
      'CreateSavedViewInput',
      { list: 'PAYMENTS', name: 'Matrix', query: 'tab=failed', shared: true },
      'savedView',
      '{ id uuid }',
    ),
  )
  const { organization: logged } = await get<{ organization: { activity: { edges: { node: { id: string } }[] } } }>(
    '{ organization { activity(first: 1) { edges { node { id } } } } }',
  )
  if (logged.activity.edges[0]) note('Activity', logged.activity.edges[0].node)
  return { global, uuid }
}
