import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encodeFileId } from '../../../bff/graph/fileId.ts'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { recordImportWorkers } from '../../../services/kit/recordImports/workers.ts'
import { openWorker } from '../../services/treasury/support/worker.ts'
import { type Answer, openGraph } from './support.ts'
import { until } from '../../support/until.ts'

const { treasury, accountCalls, as } = await openGraph()
await openWorker(treasury, recordImportWorkers)
const ours = await treasury.organization('PT Nusantara Retail')
const theirs = await treasury.organization('PT Samudra Logistik')
const maker = as(ours.id)
const direct = treasury.as(ours.id)
type UserErrors = { userErrors: { code: string; message: string; field: string[] | null }[] }
/** A mutation's payload under its name. */
type Mutated<Name extends string, Body> = Record<Name, Body & UserErrors>
type BankAccount = { id: string; uuid: string }
type Counterparty = { id: string; bankAccounts: { id: string }[] }
type Expected = { id: string; uuid: string }
type RecordImport = { id: string; uuid: string; status: string; hash: string; annotatedFileUrl: string }
type Listed<Node> = {
  organization: {
    expectedTransactions: {
      pageInfo: { hasNextPage: boolean; endCursor: string }
      edges: { cursor: string; node: Node }[]
    }
  }
}
type Created = Mutated<'createExpectedTransaction', { expectedTransaction: Expected }>
type Imported = Mutated<'importExpectedTransactions', { recordImport: RecordImport }>

const entityId = encodeId('Entity', ours.id, ours.entityId)

const CREATE_ACCOUNT = `mutation ($input: CreateBankAccountInput!) { createBankAccount(input: $input) {
  bankAccount { id uuid alias entity { id name } bank { code } balance { asOf } unreconciledCount version } userErrors { code message field } } }`
const account = (over: object = {}) => ({
  input: { bankCode: '014', accountNumber: '2081134471', alias: 'BCA Operasional', entityId, currency: 'IDR', ...over },
})
const CREATE_PARTY = `mutation ($input: CreateCounterpartyInput!) { createCounterparty(input: $input) {
  counterparty { id alias residence bankAccounts { id accountNumber bank { name } } } userErrors { code field } } }`
const CREATE_EXPECTED = `mutation ($input: CreateExpectedTransactionInput!) { createExpectedTransaction(input: $input) {
  expectedTransaction { id uuid number amount { amount currency } allowedActions version } userErrors { code field message } } }`
const expected = (over: object = {}) => ({
  input: {
    date: '2026-12-01',
    description: 'Invoice',
    direction: 'CREDIT',
    amount: { amount: '10.00', currency: 'IDR' },
    ...over,
  },
})

const madeAccount = await maker.ask<Mutated<'createBankAccount', { bankAccount: BankAccount }>>(
  CREATE_ACCOUNT,
  account(),
)
const { bankAccount } = madeAccount.data!.createBankAccount
const madeParty = await maker.ask<Mutated<'createCounterparty', { counterparty: Counterparty }>>(CREATE_PARTY, {
  input: {
    legalName: 'PT Sinar',
    alias: 'Sinar',
    type: 'COMPANY',
    residence: 'RESIDENT',
    bankAccounts: [{ bankCode: '451', accountNumber: '900012345', accountName: 'PT SINAR' }],
  },
})
const { counterparty } = madeParty.data!.createCounterparty

describe('bank accounts', () => {
  it('are made, shown and found by their id', async () => {
    expect(bankAccount).toMatchObject({
      alias: 'BCA Operasional',
      entity: { id: entityId, name: 'PT Nusantara Retail' },
      bank: { code: '014' },
      balance: null,
      unreconciledCount: 0,
      version: 1,
    })
    const { data } = await maker.ask(
      `query ($id: ID!, $uuid: UUID!) { node(id: $id) { ... on BankAccount { alias } } organization { bankAccount(uuid: $uuid) { id } } }`,
      { id: bankAccount.id, uuid: bankAccount.uuid },
    )
    expect(data).toEqual({ node: { alias: 'BCA Operasional' }, organization: { bankAccount: { id: bankAccount.id } } })
  })

  it('say what to correct as userErrors on their fields, in the language of the caller', async () => {
    const english = await maker.ask<Mutated<'createBankAccount', object>>(
      CREATE_ACCOUNT,
      account({ accountNumber: '5220312346' }),
    )
    expect(english.data!.createBankAccount).toEqual({
      bankAccount: null,
      userErrors: [
        { code: 'U-TRSY-BA-2', message: 'A bank account with this alias already exists.', field: ['alias'] },
      ],
    })
    const indonesian = await as(ours.id, 'maker', 'id').ask<Mutated<'createBankAccount', object>>(
      CREATE_ACCOUNT,
      account({ alias: 'lain' }),
    )
    expect(indonesian.data!.createBankAccount.userErrors).toMatchObject([
      {
        code: 'U-TRSY-BA-3',
        message: 'Rekening bank dengan nomor ini sudah ada di bank tersebut.',
        field: ['accountNumber'],
      },
    ])
    const invalid = await maker.ask<Mutated<'createBankAccount', object>>(
      CREATE_ACCOUNT,
      account({ accountNumber: '1', alias: '' }),
    )
    expect(invalid.data!.createBankAccount.userErrors.map(error => error.field)).toEqual([['accountNumber'], ['alias']])
  })

  it('change by the version that was seen', async () => {
    const UPDATE = `mutation ($input: UpdateBankAccountInput!) { updateBankAccount(input: $input) { bankAccount { lastCheckedOn version } userErrors { code } } }`
    const input = { id: bankAccount.id, version: 1, lastCheckedOn: '2026-01-31' }
    expect(
      (await maker.ask<Mutated<'updateBankAccount', { bankAccount: object }>>(UPDATE, { input })).data!
        .updateBankAccount.bankAccount,
    ).toEqual({
      lastCheckedOn: '2026-01-31',
      version: 2,
    })
    expect(
      (await maker.ask<Mutated<'updateBankAccount', { bankAccount: object }>>(UPDATE, { input })).data!
        .updateBankAccount.userErrors,
    ).toEqual([{ code: 'G-3' }])
  })
})

it('warns that another counterparty has the same account, and names it', async () => {
  const { data } = await maker.ask<{
    createCounterparty: { warnings: { code: string; field: string[]; counterparties: { alias: string }[] }[] }
  }>(
    `mutation ($input: CreateCounterpartyInput!) { createCounterparty(input: $input) {
      counterparty { id } warnings { code field message counterparties { alias } } userErrors { code } } }`,
    {
      input: {
        legalName: 'PT Kembar',
        alias: 'Kembar',
        type: 'COMPANY',
        bankAccounts: [{ bankCode: '451', accountNumber: '900012345', accountName: 'PT KEMBAR' }],
      },
    },
  )
  expect(data?.createCounterparty.warnings).toMatchObject([
    { code: 'U-TRSY-CP-18', field: ['bankAccounts', '0', 'accountNumber'], counterparties: [{ alias: 'Sinar' }] },
  ])
})

describe('expected transactions', () => {
  it('are listed with all they point at in one call for each kind', async () => {
    for (let at = 0; at < 5; at++)
      await maker.ask(CREATE_EXPECTED, expected({ counterpartyId: counterparty.id, bankAccountId: bankAccount.id }))
    treasury.calls.length = 0
    accountCalls.length = 0
    const { data, errors } = await maker.ask<
      Listed<object>
    >(`{ organization { expectedTransactions(first: 5, filter: { status: [UNRECONCILED], date: { from: "2026-01-01" }, amount: { atLeast: "1", noMoreThan: "100" } }, sort: { field: AMOUNT, direction: ASC }) {
      totalCount totals { currency incoming { amount } outgoing { amount } }
      pageInfo { hasNextPage endCursor } edges { cursor node { number remaining { amount } counterparty { alias } bankAccount { alias unreconciledCount entity { name } } } } } } }`)
    expect(errors).toBeUndefined()
    const list = data!.organization.expectedTransactions
    expect(list).toMatchObject({
      totalCount: 5,
      totals: [{ currency: 'IDR', incoming: { amount: '50.00' }, outgoing: { amount: '0.00' } }],
    })
    expect(list.edges.map(edge => edge.node)).toMatchObject(
      Array.from({ length: 5 }, () => ({
        counterparty: { alias: 'Sinar' },
        bankAccount: { alias: 'BCA Operasional' },
      })),
    )
    const reads = treasury.calls.map(call => call.replace(/\?.*/, ''))
    expect(reads.sort()).toEqual([
      'GET /v1/bank-accounts',
      'GET /v1/bank-accounts/unreconciled-counts',
      'GET /v1/counterparties',
      'GET /v1/expected-transactions',
      'GET /v1/expected-transactions/summary',
    ])
    expect(accountCalls.filter(call => call.startsWith('/v1/entities'))).toHaveLength(1)
  })

  it('page by cursor', async () => {
    const seen: string[] = []
    let after: string | null = null
    for (let more = true; more;) {
      const answer: Answer<Listed<Expected>> = await maker.ask(
        `query ($after: String) { organization { expectedTransactions(first: 2, after: $after) { pageInfo { hasNextPage endCursor } edges { cursor node { uuid } } } } }`,
        { after },
      )
      const { edges, pageInfo } = answer.data!.organization.expectedTransactions
      seen.push(...edges.map(edge => edge.node.uuid))
      expect(pageInfo.endCursor).toBe(edges.at(-1)!.cursor)
      more = pageInfo.hasNextPage
      after = pageInfo.endCursor
    }
    const { data } = await maker.ask<Listed<Expected>>(
      `{ organization { expectedTransactions(first: 200) { edges { node { uuid } } } } }`,
    )
    expect(seen).toEqual(data!.organization.expectedTransactions.edges.map(edge => edge.node.uuid))
  })

  it('tell of each item of a bulk action, and carry those that changed', async () => {
    const made = async () =>
      (await maker.ask<Created>(CREATE_EXPECTED, expected())).data!.createExpectedTransaction.expectedTransaction
    const [one, two] = [await made(), await made()]
    const MOVE = (name: string) =>
      `mutation ($input: ExpectedTransactionIdsInput!) { ${name}(input: $input) { expectedTransactions { id status allowedActions } results { nodeId ok userErrors { code } } userErrors { code } } }`
    const archived = await maker.ask(MOVE('archiveExpectedTransactions'), { input: { ids: [one.id] } })
    expect(archived.data).toMatchObject({
      archiveExpectedTransactions: {
        expectedTransactions: [{ id: one.id, status: 'ARCHIVED', allowedActions: ['DELETE', 'UNARCHIVE'] }],
      },
    })
    const both = await maker.ask(MOVE('unarchiveExpectedTransactions'), { input: { ids: [one.id, two.id] } })
    expect(both.data).toMatchObject({
      unarchiveExpectedTransactions: {
        expectedTransactions: [{ id: one.id, status: 'UNRECONCILED' }],
        results: [
          { nodeId: one.id, ok: true, userErrors: [] },
          { nodeId: two.id, ok: false, userErrors: [{ code: 'U-TRSY-ET-18' }] },
        ],
      },
    })
    const DELETE = `mutation ($input: DeleteExpectedTransactionsInput!) { deleteExpectedTransactions(input: $input) { deletedIds results { ok } userErrors { code } } }`
    const deleted = await maker.ask(DELETE, { input: { ids: [one.id, two.id] } })
    expect(deleted.data).toMatchObject({ deleteExpectedTransactions: { deletedIds: [one.id, two.id] } })
    const missing = await maker.ask(`query ($id: ID!) { node(id: $id) { id } }`, { id: one.id })
    expect(missing).toMatchObject({ data: { node: null }, errors: [{ extensions: { code: 'G-7' } }] })
  })

  it('refuse an id of another organization or type, and leave the neighbors alone', async () => {
    const wrong = [
      { counterpartyId: encodeId('Counterparty', theirs.id, randomUUID()) },
      { counterpartyId: encodeId('Counterparty', ours.id, randomUUID()) },
      { counterpartyId: bankAccount.id },
      { bankAccountId: 'nonsense' },
    ]
    for (const over of wrong) {
      const { data, errors } = await maker.ask(CREATE_EXPECTED, expected(over))
      expect(data).toEqual({ createExpectedTransaction: null })
      expect(errors).toMatchObject([{ path: ['createExpectedTransaction'], extensions: { code: 'G-7' } }])
    }
  })

  it('ask for the permission', async () => {
    const viewer = as(ours.id, 'viewer')
    const { data, errors } = await viewer.ask(CREATE_EXPECTED, expected())
    expect(data).toEqual({ createExpectedTransaction: null })
    expect(errors).toMatchObject([{ extensions: { code: 'G-20' } }])
    const nobody = await as(ours.id, 'nobody').ask('{ organization { expectedTransactions { edges { cursor } } } }')
    expect(nobody.errors).toMatchObject([{ extensions: { code: 'G-20' } }])
  })
})

describe('imports and downloads', () => {
  const FIELDS =
    'id uuid status kind counts { total ready errors } issues { row column value code message severity } hash fileId fileName done total failureReason annotatedFileUrl'
  const IMPORT = `mutation ($input: ImportRecordsInput!) { importExpectedTransactions(input: $input) {
    recordImport { ${FIELDS} } userErrors { code field } } }`
  const ONE = `query ($uuid: UUID!) { organization { recordImport(uuid: $uuid) { ${FIELDS} } } }`
  const upload = async (content: string) =>
    encodeFileId('treasury', ours.id, await direct.upload('EXPECTED_TRANSACTIONS', 'rencana.csv', content))
  const start = async (input: object) =>
    (await maker.ask<Imported>(IMPORT, { input })).data!.importExpectedTransactions.recordImport

  async function atRest({ uuid }: RecordImport): Promise<RecordImport> {
    return until(async () => {
      const { data } = await maker.ask<{ organization: { recordImport: RecordImport } }>(ONE, { uuid })
      const { recordImport } = data!.organization
      return !['CHECKING', 'IMPORTING'].includes(recordImport.status) && recordImport
    })
  }

  it('check, then store what was checked', async () => {
    const fileId = await upload('date,direction,amount,currency,description\n2026-12-01,CREDIT,5,IDR,satu\n')
    const started = await start({ fileId, dryRun: true })
    expect(started).toMatchObject({ status: 'CHECKING', fileId, done: 0, failureReason: null })
    const checked = await atRest(started)
    expect(checked).toMatchObject({
      status: 'READY',
      kind: 'EXPECTED_TRANSACTIONS',
      issues: [],
      annotatedFileUrl: null,
      done: 1,
      total: 1,
    })
    const wrong = await maker.ask<Imported>(IMPORT, { input: { fileId, hash: '0'.repeat(64) } })
    expect(wrong.data!.importExpectedTransactions).toEqual({
      recordImport: null,
      userErrors: [{ code: 'U-TRSY-ET-4', field: ['hash'] }],
    })
    const { hash } = checked
    expect((await atRest(await start({ fileId, hash }))).status).toBe('IMPORTED')
  })

  it('suggest what may have been meant, take it, and store what was confirmed', async () => {
    const ASKED = 'id uuid status version allowedActions edits { skippedRows corrections { row column was value } }'
    const send = async (field: string, type: string, input: object) => {
      const { data } = await maker.ask<Record<string, { recordImport: object | null; userErrors: object[] }>>(
        `mutation ($input: ${type}!) { ${field}(input: $input) { recordImport { ${ASKED} } userErrors { code } } }`,
        { input },
      )
      return data![field]!
    }
    const fileId = await upload('date,direction,amount,currency,description\n2026-12-01,KREDIT,5,IDR,saran\n')
    const { id, uuid } = await atRest(await start({ fileId, dryRun: true }))
    type Found = {
      organization: { recordImport: RecordImport & { version: number; issues: { suggestion: object | null }[] } }
    }
    const now = async () =>
      (
        await maker.ask<Found>(
          `query ($uuid: UUID!) { organization { recordImport(uuid: $uuid) { status version issues { suggestion { value reason } } } } }`,
          { uuid },
        )
      ).data!.organization.recordImport
    const { version, issues } = await now()
    expect(issues).toEqual([{ suggestion: { value: 'CREDIT', reason: 'OTHER_FORM' } }])
    const corrections = [{ row: 2, column: 'direction', was: 'KREDIT', value: 'CREDIT' }]
    const correct = { id, corrections, skippedRows: [] }
    expect(await send('correctRecordImport', 'CorrectRecordImportInput', { ...correct, version: version - 1 })).toEqual(
      {
        recordImport: null,
        userErrors: [{ code: 'G-3' }],
      },
    )
    const corrected = await send('correctRecordImport', 'CorrectRecordImportInput', { ...correct, version })
    expect(corrected).toMatchObject({ recordImport: { edits: { skippedRows: [], corrections } }, userErrors: [] })
    const ready = await until(async () => {
      const found = await now()
      return found.status === 'READY' && found
    })
    await send('confirmRecordImport', 'ConfirmRecordImportInput', { id, version: ready.version })
    await until(async () => (await now()).status === 'IMPORTED')
  })

  it('give the annotated file to those who may see it, and to nobody else', async () => {
    const fileId = await upload('date,direction,amount,currency,description\nkapan,CREDIT,5,IDR,=1+1\n')
    const recordImport = await atRest(await start({ fileId }))
    expect(recordImport).toMatchObject({
      status: 'HAS_ERRORS',
      counts: { total: 1, ready: 0, errors: 1 },
      issues: [
        { row: 2, column: 'description', value: '=1+1', code: 'U-TRSY-RI-9', severity: 'ERROR' },
        {
          row: 2,
          column: 'date',
          value: 'kapan',
          code: 'INVALID_DATE',
          message: 'Write the date as year-month-day, for example 2026-11-30',
        },
      ],
    })
    const file = await maker.get(recordImport.annotatedFileUrl)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(await file.text()).toContain("'=1+1")
    expect((await as(theirs.id).get(recordImport.annotatedFileUrl)).status).toBe(404)
    const node = await maker.ask(`query ($id: ID!) { node(id: $id) { ... on RecordImport { fileName } } }`, {
      id: recordImport.id,
    })
    expect(node.data).toEqual({ node: { fileName: 'rencana.csv' } })
    const foreign = await as(theirs.id).ask(`query ($id: ID!) { node(id: $id) { id } }`, { id: recordImport.id })
    expect(foreign.errors).toMatchObject([{ extensions: { code: 'G-7' } }])
    const nobody = await as(ours.id, 'nobody').ask(ONE, { uuid: recordImport.uuid })
    expect(nobody.errors).toMatchObject([{ extensions: { code: 'G-7' } }])
  })

  it('gives the templates', async () => {
    for (const name of ['counterparties', 'expected-transactions']) {
      const file = await maker.get(`/templates/${name}.csv`)
      expect(file.status).toBe(200)
      expect(file.headers.get('content-type')).toContain('text/csv')
    }
    expect((await maker.get('/templates/other.csv')).status).toBeGreaterThanOrEqual(400)
  })
})

describe('doing a thing twice', () => {
  /** Mutations that create a record, each with an input that may be repeated. */
  const CREATING = [
    {
      name: 'createBankAccount',
      of: 'bankAccount',
      input: () => account({ accountNumber: digits(10), alias: randomUUID() }).input,
      other: { alias: 'lain sekali' },
    },
    {
      name: 'createCounterparty',
      of: 'counterparty',
      input: () => ({ legalName: 'PT Sekali', alias: randomUUID(), type: 'COMPANY', bankAccounts: [] }),
      other: { legalName: 'PT Dua Kali' },
    },
    {
      name: 'createExpectedTransaction',
      of: 'expectedTransaction',
      input: () => expected().input,
      other: { description: 'Other' },
    },
    {
      name: 'createStatementTransaction',
      of: 'statementTransaction',
      input: () => ({
        bankAccountId: bankAccount.id,
        date: '2026-01-15',
        description: 'Setoran tunai',
        direction: 'CREDIT',
        amount: '10.00',
      }),
      other: { amount: '11.00' },
    },
  ]
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')

  it.each(CREATING)('$name: one key makes one record, whoever is first', async ({ name, of, input, other }) => {
    const Input = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
    const MAKE = `mutation ($input: ${Input}!) { ${name}(input: $input) { ${of} { id } userErrors { code retryAfter } } }`
    type Made = Record<
      string,
      { userErrors: { code: string; retryAfter: number | null }[] } & Record<string, { id: string } | null>
    >
    const make = async (given: object) => (await maker.ask<Made>(MAKE, { input: given })).data![name]!
    const keyed = { ...input(), idempotencyKey: randomUUID() }

    const atOnce = await Promise.all(Array.from({ length: 5 }, () => make(keyed)))
    const ids = new Set(atOnce.flatMap(answer => answer[of]?.id ?? []))
    expect(ids.size).toBe(1)
    // Concurrent requests get an error with a retry time.
    const others = atOnce.flatMap(({ userErrors }) => userErrors)
    expect(others).toEqual(others.map(() => ({ code: 'G-4', retryAfter: 1 })))
    expect((await make(keyed))[of]?.id).toBe([...ids][0])
    expect(await make({ ...keyed, ...other })).toEqual({ [of]: null, userErrors: [{ code: 'G-12', retryAfter: null }] })
    expect(ids.has((await make({ ...input(), idempotencyKey: randomUUID() }))[of]?.id ?? '')).toBe(false)
  })

  it.each([
    ['importCounterparties', 'COUNTERPARTIES', 'legal_name,alias,type\nPT Sekali Impor,Sekali Impor,COMPANY\n'],
    [
      'importExpectedTransactions',
      'EXPECTED_TRANSACTIONS',
      'date,direction,amount,currency,description\n2026-12-01,CREDIT,7,IDR,sekali\n',
    ],
  ])('%s: one key starts one import, whoever is first', async (name, purpose, content) => {
    const fileId = encodeFileId('treasury', ours.id, await direct.upload(purpose, 'sekali.csv', content))
    const START = `mutation ($input: ImportRecordsInput!) { ${name}(input: $input) { recordImport { id } userErrors { code } } }`
    type Started = Record<string, { recordImport: { id: string } | null; userErrors: { code: string }[] }>
    const input = { fileId, ignoreWarnings: true, idempotencyKey: randomUUID() }
    const start = async () => (await maker.ask<Started>(START, { input })).data![name]!
    const atOnce = await Promise.all(Array.from({ length: 5 }, start))
    const ids = new Set(atOnce.flatMap(({ recordImport }) => recordImport?.id ?? []))
    expect(ids.size).toBe(1)
    expect(atOnce.flatMap(({ userErrors }) => userErrors).filter(({ code }) => code !== 'G-4')).toEqual([])
    expect((await start()).recordImport?.id).toBe([...ids][0])
  })

  const EDITING = [
    {
      name: 'updateBankAccount',
      of: 'bankAccount',
      make: async () => {
        const { data } = await maker.ask<Mutated<'createBankAccount', { bankAccount: BankAccount }>>(
          CREATE_ACCOUNT,
          account({ accountNumber: digits(10), alias: randomUUID() }),
        )
        return data!.createBankAccount.bankAccount.id
      },
      change: () => ({ alias: randomUUID() }),
    },
    {
      name: 'updateCounterparty',
      of: 'counterparty',
      make: async () => {
        const { data } = await maker.ask<Mutated<'createCounterparty', { counterparty: Counterparty }>>(CREATE_PARTY, {
          input: { legalName: 'PT Ubah', alias: randomUUID(), type: 'COMPANY', bankAccounts: [] },
        })
        return data!.createCounterparty.counterparty.id
      },
      change: () => ({ legalName: 'PT Ubah', alias: randomUUID(), type: 'COMPANY', bankAccounts: [] }),
    },
    {
      name: 'updateExpectedTransaction',
      of: 'expectedTransaction',
      make: async () =>
        (await maker.ask<Created>(CREATE_EXPECTED, expected())).data!.createExpectedTransaction.expectedTransaction.id,
      change: () => expected({ description: randomUUID() }).input,
    },
  ]

  it.each(EDITING)('$name: of five who saw the same version one wins', async ({ name, of, make, change }) => {
    const Input = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
    const UPDATE = `mutation ($input: ${Input}!) { ${name}(input: $input) { ${of} { version } userErrors { code field } } }`
    type Changed = Record<string, { userErrors: object[] } & Record<string, { version: number } | null>>
    const id = await make()
    const update = async (version: number) =>
      (await maker.ask<Changed>(UPDATE, { input: { ...change(), id, version } })).data![name]!
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => update(1)))
    expect(atOnce.filter(answer => answer[of]?.version === 2)).toHaveLength(1)
    const others = atOnce.filter(answer => answer[of] === null)
    expect(others).toEqual(
      Array.from({ length: 4 }, () => ({ [of]: null, userErrors: [{ code: 'G-3', field: null }] })),
    )
    expect((await update(2))[of]).toEqual({ version: 3 })
  })
})

describe('counterparties', () => {
  it('are listed, counted and changed, their accounts by their own ids', async () => {
    expect(counterparty).toMatchObject({
      residence: 'RESIDENT',
      bankAccounts: [{ accountNumber: '900012345', bank: { name: 'BSI' } }],
    })
    const { data } = await maker.ask<{ organization: { counterparties: object; counterpartyBanks: object[] } }>(
      `{ organization { counterpartyBanks { code } counterparties(filter: { search: "sinar", type: COMPANY, status: ACTIVE }, sort: { field: ALIAS, direction: DESC }) { totalCount edges { node { id version isDefault } } } } }`,
    )
    expect(data!.organization.counterparties).toEqual({
      totalCount: 1,
      edges: [{ node: { id: counterparty.id, version: 1, isDefault: false } }],
    })
    expect(data!.organization.counterpartyBanks.length).toBeGreaterThan(90)
    const UPDATE = `mutation ($input: UpdateCounterpartyInput!) { updateCounterparty(input: $input) { counterparty { alias bankAccounts { accountNumber alias } } userErrors { code field } } }`
    const [known] = counterparty.bankAccounts
    const input = (accountNumber: string) => ({
      id: counterparty.id,
      version: 1,
      legalName: 'PT Sinar',
      alias: 'Sinar Baru',
      type: 'COMPANY',
      bankAccounts: [{ id: known!.id, alias: 'utama', bankCode: '451', accountNumber, accountName: 'PT SINAR' }],
    })
    const refused = await maker.ask<Mutated<'updateCounterparty', { counterparty: object }>>(UPDATE, {
      input: input('900012346'),
    })
    expect(refused.data!.updateCounterparty.userErrors).toEqual([
      { code: 'U-TRSY-CP-7', field: ['bankAccounts', '0', 'accountNumber'] },
    ])
    const changed = await maker.ask<Mutated<'updateCounterparty', { counterparty: object }>>(UPDATE, {
      input: input('900012345'),
    })
    expect(changed.data!.updateCounterparty.counterparty).toEqual({
      alias: 'Sinar Baru',
      bankAccounts: [{ accountNumber: '900012345', alias: 'utama' }],
    })
  })
})
