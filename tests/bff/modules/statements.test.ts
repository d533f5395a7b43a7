import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { bcaFile, openAccount, openWorker } from '../../services/treasury/statementTransactions/support.ts'
import { openGraph } from './support.ts'
import { until } from '../../support/until.ts'

const { treasury, url, as } = await openGraph()
await openWorker(treasury)
const ours = await treasury.organization('PT Nusantara Retail')
const theirs = await treasury.organization('PT Samudra Logistik')
const maker = as(ours.id)
const viewer = as(ours.id, 'viewer')
const direct = treasury.as(ours.id)
const newAccount = async () => encodeId('BankAccount', ours.id, await openAccount(direct, ours.entityId))

type UserErrors = { userErrors: { code: string; message: string; field: string[] | null }[] }
type Upload = { createFileUpload: { upload: { fileId: string; url: string } | null } & UserErrors }
type Import = {
  id: string
  uuid: string
  fileId: string
  status: string
  counts: { total: number; ready: number; errors: number; duplicates: number; warnings: number }
  annotatedFileUrl: string | null
  allowedActions: string[]
  version: number
  hasCells: boolean
  edits: { corrections: object[]; skippedRows: number[] }
  issues: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string }
    edges: { node: { row: number; code: string; message: string } }[]
  }
}

const IMPORT = `id uuid fileId status layout fileName counts { total ready warnings duplicates errors } done total
  gap { lastStoredOn difference { amount } } balanceProof { opening { amount currency } closing { amount } rows holds }
  bankAccount { alias bank { name } } createdBy { fullName } sample { rows } annotatedFileUrl allowedActions version hasCells
  edits { corrections { row column was value } skippedRows }
  issues(first: 2) { totalCount pageInfo { hasNextPage endCursor } edges { node { severity row column value code message } } }`
const ANNOUNCE = `mutation ($input: CreateFileUploadInput!) { createFileUpload(input: $input) { upload { fileId url } userErrors { code message field } } }`
const START = `mutation ($input: ImportStatementInput!) { importStatement(input: $input) { statementImport { ${IMPORT} } userErrors { code message field } } }`
const ONE = `query ($id: ID!) { node(id: $id) { ... on StatementImport { ${IMPORT} } } }`

async function upload(content: string, name = 'statement.csv'): Promise<string> {
  const { data } = await maker.ask<Upload>(ANNOUNCE, {
    input: { purpose: 'STATEMENT', name, size: Buffer.byteLength(content), contentType: 'text/csv' },
  })
  const target = data?.createFileUpload.upload
  const sent = await fetch(url + target?.url, {
    method: 'PUT',
    body: content,
    headers: { cookie: `arus=maker@${ours.id}` },
  })
  expect(sent.status).toBe(204)
  return target?.fileId ?? ''
}

/** All returned one id, except requests during the first one, which got an error. */
function expectOne(ids: readonly (string | undefined)[], answers: readonly UserErrors[]) {
  expect(new Set(ids.filter(id => id !== undefined)).size).toBe(1)
  expect(answers.flatMap(({ userErrors }) => userErrors).filter(({ code }) => code !== 'G-4')).toEqual([])
}

async function start(bankAccountId: string, fileId: string, more: object = {}): Promise<Import> {
  const { data, errors } = await maker.ask<{ importStatement: { statementImport: Import } & UserErrors }>(START, {
    input: { bankAccountId, fileId, ...more },
  })
  expect(errors).toBeUndefined()
  expect(data?.importStatement.userErrors).toEqual([])
  return settled(data?.importStatement.statementImport.id ?? '')
}

async function settled(id: string): Promise<Import> {
  return until(async () => {
    const { data } = await maker.ask<{ node: Import }>(ONE, { id })
    return data && data.node.status !== 'CHECKING' && data.node.status !== 'IMPORTING' && data.node
  })
}

const GOOD = bcaFile(
  {
    date: '02/11/2026',
    description: 'TRSF PT BUMI KARSA INV/2026/0042',
    amount: '1,500.00',
    type: 'CR',
    balance: '2,500.00',
  },
  { date: '03/11/2026', description: 'BIAYA ADM', amount: '15.00', type: 'DB', balance: '2,485.00' },
)

describe('the wizard', () => {
  it('announces one file and starts one import for one key, whoever is first', async () => {
    const announce = { purpose: 'STATEMENT', name: 'once.csv', size: Buffer.byteLength(GOOD), contentType: 'text/csv' }
    const announcement = { ...announce, idempotencyKey: randomUUID() }
    const announced = async () => (await maker.ask<Upload>(ANNOUNCE, { input: announcement })).data!.createFileUpload
    const uploads = await Promise.all(Array.from({ length: 5 }, announced))
    expectOne(
      uploads.map(({ upload: target }) => target?.fileId),
      uploads,
    )
    expect((await announced()).upload?.fileId).toBe(uploads.find(answer => answer.upload)?.upload?.fileId)

    const input = {
      bankAccountId: await newAccount(),
      fileId: await upload(GOOD),
      dryRun: true,
      idempotencyKey: randomUUID(),
    }
    type Started = { importStatement: { statementImport: Import | null } & UserErrors }
    const started = async () => (await maker.ask<Started>(START, { input })).data!.importStatement
    const imports = await Promise.all(Array.from({ length: 5 }, started))
    expectOne(
      imports.map(({ statementImport }) => statementImport?.id),
      imports,
    )
    expect((await started()).statementImport?.id).toBe(
      imports.find(answer => answer.statementImport)?.statementImport?.id,
    )
  })

  it('uploads, checks, is confirmed, and can be undone', async () => {
    const bankAccountId = await newAccount()
    const checked = await start(bankAccountId, await upload(GOOD), { dryRun: true, ignoreWarnings: false })
    expect(checked).toMatchObject({
      status: 'READY',
      layout: 'BCA Bisnis',
      fileName: 'statement.csv',
      counts: { total: 2, ready: 2, errors: 0 },
      balanceProof: { opening: { amount: '1000.00', currency: 'IDR' }, closing: { amount: '2485.00' }, holds: true },
      bankAccount: { bank: { name: 'BCA' } },
      createdBy: { fullName: expect.any(String) },
      allowedActions: ['CONFIRM', 'CORRECT'],
      annotatedFileUrl: null,
    })
    const confirm = `mutation ($id: ID!, $version: Int!) { confirmStatementImport(input: { id: $id, version: $version }) { statementImport { status } userErrors { code } } }`
    const confirmed = await maker.ask<{ confirmStatementImport: UserErrors }>(confirm, {
      id: checked.id,
      version: checked.version,
    })
    expect(confirmed.data?.confirmStatementImport).toMatchObject({
      userErrors: [],
      statementImport: { status: 'IMPORTING' },
    })
    expect(await settled(checked.id)).toMatchObject({ status: 'IMPORTED', allowedActions: ['UNDO'] })
    const again = await maker.ask<{ confirmStatementImport: UserErrors }>(confirm, {
      id: checked.id,
      version: checked.version,
    })
    expect(again.data?.confirmStatementImport).toMatchObject({
      statementImport: null,
      userErrors: [{ code: 'U-TRSY-ST-24' }],
    })
    const undone = await maker.ask(
      `mutation ($id: ID!) { undoStatementImport(input: { id: $id }) { statementImport { status } userErrors { code } } }`,
      { id: checked.id },
    )
    expect(undone.data).toEqual({ undoStatementImport: { statementImport: { status: 'UNDONE' }, userErrors: [] } })
  })

  it('pages through what is wrong, in the language of the person, and gives the annotated file', async () => {
    const bad = bcaFile(
      ...[31, 32, 33].map(day => ({ date: `${day}/11/2026`, description: 'X', amount: '1.00', type: 'CR' as const })),
    )
    const stopped = await start(await newAccount(), await upload(bad))
    expect(stopped).toMatchObject({ status: 'HAS_ERRORS', counts: { errors: 3 }, allowedActions: ['CORRECT'] })
    expect(stopped.issues).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      edges: [{ node: { row: 2, code: 'U-TRSY-ST-45' } }, { node: { row: 3 } }],
    })
    const rest = await as(ours.id, 'maker', 'id').ask<{ node: Import }>(
      `query ($id: ID!, $after: String) { node(id: $id) { ... on StatementImport { issues(after: $after, severity: ERROR) { totalCount edges { node { row message } } } } } }`,
      { id: stopped.id, after: stopped.issues.pageInfo.endCursor },
    )
    expect(rest.data?.node.issues.edges).toMatchObject([
      { node: { row: 4, message: expect.stringContaining('bulan') } },
    ])
    const file = await maker.get(stopped.annotatedFileUrl ?? '')
    expect(file.status).toBe(200)
    expect(file.headers.get('content-disposition')).toContain('statement-reasons.csv')
    expect(await file.text()).toContain('(U-TRSY-ST-45)')
  })

  it('checks a file again with cells changed and rows left out, and refuses a version that is no longer', async () => {
    const bad = bcaFile(
      { date: '31/11/2026', description: 'NO SUCH DAY', amount: '1.00', type: 'CR' },
      { date: '02/11/2026', description: 'GOOD', amount: '1.00', type: 'CR' },
      { date: '03/11/2026', description: '', amount: '1.00', type: 'CR' },
    )
    const stopped = await start(await newAccount(), await upload(bad), { dryRun: true })
    const correction = { row: 2, column: 'Tanggal Transaksi', was: '31/11/2026', value: '01/11/2026' }
    const correct = async (version: number) => {
      const { data } = await maker.ask<{ correctStatementImport: { statementImport: Import | null } & UserErrors }>(
        `mutation ($input: CorrectStatementImportInput!) { correctStatementImport(input: $input) { statementImport { id status } userErrors { code field } } }`,
        { input: { id: stopped.id, version, corrections: [correction], skippedRows: [4] } },
      )
      return data?.correctStatementImport
    }
    expect(await correct(stopped.version)).toEqual({
      statementImport: { id: stopped.id, status: 'CHECKING' },
      userErrors: [],
    })
    expect(await settled(stopped.id)).toMatchObject({
      status: 'READY',
      counts: { total: 3, ready: 2, errors: 0 },
      hasCells: true,
      edits: { corrections: [correction], skippedRows: [4] },
    })
    expect(await correct(stopped.version)).toMatchObject({ statementImport: null, userErrors: [{ code: 'G-3' }] })
  })

  it('maps an unknown file from its sample, with the file that is already there', async () => {
    const bankAccountId = await newAccount()
    const first = await start(bankAccountId, await upload('When;What;How much\n02.11.2026;PAYMENT;-5,00\n'), {
      dryRun: true,
    })
    expect(first).toMatchObject({
      status: 'HAS_ERRORS',
      sample: { rows: [['When', 'What', 'How much'], ['02.11.2026', 'PAYMENT', '-5,00'], ['']] },
    })
    const mapping = {
      delimiter: ';',
      skipRows: 1,
      dateColumn: 0,
      dateFormat: 'dd.MM.yyyy',
      descriptionColumns: [1],
      amountColumn: 2,
    }
    expect(await start(bankAccountId, first.fileId, { mapping, saveMapping: true })).toMatchObject({
      status: 'IMPORTED',
      counts: { ready: 1 },
    })
    const { data } = await maker.ask<{ node: { statementMapping: object } }>(
      `query ($id: ID!) { node(id: $id) { ... on BankAccount { statementMapping { delimiter dateFormat amountColumn } } } }`,
      { id: bankAccountId },
    )
    expect(data?.node.statementMapping).toEqual({ delimiter: ';', dateFormat: 'dd.MM.yyyy', amountColumn: 2 })
    const next = async (file: string) => start(bankAccountId, await upload(file), { dryRun: true })
    expect(await next('When;What;How much\n03.11.2026;PAYMENT;-6,00\n')).toMatchObject({ status: 'READY' })
    // The mapping applies only to these columns.
    expect(await next('When;How much;What\n03.11.2026;PAYMENT;-6,00\n')).toMatchObject({
      status: 'HAS_ERRORS',
      sample: { rows: [['When', 'How much', 'What'], ['03.11.2026', 'PAYMENT', '-6,00'], ['']] },
    })
    const wrong = await maker.ask(START, {
      input: { bankAccountId, fileId: first.fileId, mapping: { ...mapping, delimiter: '#' } },
    })
    expect(wrong.errors?.[0]?.extensions.code).toBe('G-2')
  })

  it('reads the issues of a page of imports in one call', async () => {
    const before = treasury.calls.length
    const { data, errors } = await maker.ask<{ organization: { statementImports: { edges: unknown[] } } }>(
      `{ organization { statementImports(first: 5) { edges { node { id status bankAccount { alias } issues { totalCount edges { node { code } } } } } } } }`,
    )
    expect(errors).toBeUndefined()
    expect(data?.organization.statementImports.edges.length).toBeGreaterThan(2)
    const calls = treasury.calls.slice(before)
    expect(calls.map(call => call.replace(/\?.*/, '')).toSorted()).toEqual([
      'GET /v1/bank-accounts',
      'GET /v1/statement-import-issues',
      'GET /v1/statement-imports',
    ])
  })
})

describe('statement lines', () => {
  const CREATE = `mutation ($input: CreateStatementTransactionInput!) { createStatementTransaction(input: $input) {
    statementTransaction { id uuid amount { amount currency } remaining { amount } partyName references bankAccount { alias } statementImport { id } allowedActions } userErrors { code field } } }`
  const input = (bankAccountId: string, over: object = {}) => ({
    input: {
      bankAccountId,
      date: '2026-11-02',
      description: 'TRSF PT BUMI KARSA INV/2026/0042',
      direction: 'CREDIT',
      amount: '10.00',
      ...over,
    },
  })

  it('are entered by hand, and refused on their fields', async () => {
    const bankAccountId = await newAccount()
    const made = await maker.ask(CREATE, input(bankAccountId))
    expect(made.data).toMatchObject({
      createStatementTransaction: {
        statementTransaction: {
          amount: { amount: '10.00', currency: 'IDR' },
          references: ['INV/2026/0042'],
          statementImport: null,
        },
        userErrors: [],
      },
    })
    for (const [over, code, field] of [
      [{ amount: '0.00' }, 'U-TRSY-ST-26', 'amount'],
      [{ date: '2099-01-01' }, 'U-TRSY-ST-19', 'date'],
    ] as const) {
      const refused = await maker.ask(CREATE, input(bankAccountId, over))
      expect(refused.data).toMatchObject({
        createStatementTransaction: { statementTransaction: null, userErrors: [{ code, field: [field] }] },
      })
    }
    const foreign = await maker.ask(CREATE, input(encodeId('BankAccount', theirs.id, theirs.entityId)))
    expect(foreign).toMatchObject({
      data: { createStatementTransaction: null },
      errors: [{ extensions: { code: 'G-7' } }],
    })
    expect((await viewer.ask(CREATE, input(bankAccountId))).errors?.[0]?.extensions.code).toBe('G-20')
  })

  it('are listed with totals of the filter, paged, and found by their import', async () => {
    const bankAccountId = await newAccount()
    const done = await start(bankAccountId, await upload(GOOD))
    type List = {
      organization: {
        statementTransactions: {
          totalCount: number
          totals: object[]
          pageInfo: { endCursor: string; hasNextPage: boolean }
          edges: { node: { direction: string; statementImport: { id: string } } }[]
        }
      }
    }
    const LIST = `query ($filter: StatementTransactionFilter, $after: String) { organization { statementTransactions(first: 1, after: $after, filter: $filter, sort: { field: AMOUNT, direction: DESC }) {
      totalCount totals { currency incoming { amount } outgoing { amount } } pageInfo { hasNextPage endCursor } edges { node { direction statementImport { id } } } } } }`
    const filter = { importId: done.id, bankAccountId, date: { from: '2026-11-01' } }
    const first = await maker.ask<List>(LIST, { filter })
    expect(first.data?.organization.statementTransactions).toMatchObject({
      totalCount: 2,
      totals: [{ currency: 'IDR', incoming: { amount: '1500.00' }, outgoing: { amount: '15.00' } }],
      pageInfo: { hasNextPage: true },
      edges: [{ node: { direction: 'CREDIT', statementImport: { id: done.id } } }],
    })
    const after = first.data?.organization.statementTransactions.pageInfo.endCursor
    const second = await maker.ask<List>(LIST, { filter, after })
    expect(second.data?.organization.statementTransactions).toMatchObject({
      pageInfo: { hasNextPage: false },
      edges: [{ node: { direction: 'DEBIT' } }],
    })
  })

  it('are archived, brought back and deleted one by one, each with its own answer', async () => {
    const bankAccountId = await newAccount()
    const made = await maker.ask<{ createStatementTransaction: { statementTransaction: { id: string } } }>(
      CREATE,
      input(bankAccountId),
    )
    const id = made.data?.createStatementTransaction.statementTransaction.id
    const unknown = encodeId('StatementTransaction', ours.id, ours.entityId)
    const act = (name: string, fields: string) =>
      maker.ask<Record<string, unknown>>(
        `mutation ($ids: [ID!]!) { ${name}(input: { ids: $ids }) { ${fields} results { nodeId ok userErrors { code } } userErrors { code } } }`,
        { ids: [id, unknown] },
      )
    const results = [
      { nodeId: id, ok: true, userErrors: [] },
      { nodeId: unknown, ok: false, userErrors: [{ code: 'G-7' }] },
    ]
    const lines = 'statementTransactions { id status }'
    expect((await act('archiveStatementTransactions', lines)).data).toMatchObject({
      archiveStatementTransactions: { statementTransactions: [{ id, status: 'ARCHIVED' }], results },
    })
    expect((await act('unarchiveStatementTransactions', lines)).data).toMatchObject({
      unarchiveStatementTransactions: { statementTransactions: [{ id, status: 'UNRECONCILED' }], results },
    })
    expect((await act('deleteStatementTransactions', 'deletedIds')).data).toMatchObject({
      deleteStatementTransactions: { deletedIds: [id], results },
    })
  })

  it('answers a workbook by what to do with it', async () => {
    const { data } = await maker.ask<Upload>(
      `mutation ($input: CreateFileUploadInput!) { createFileUpload(input: $input) { upload { url } userErrors { code message field } } }`,
      { input: { purpose: 'STATEMENT', name: 'mutasi.xlsx', size: 10, contentType: 'application/vnd.ms-excel' } },
    )
    expect(data?.createFileUpload).toMatchObject({
      upload: null,
      userErrors: [{ code: 'U-TRSY-FI-3', field: ['name'] }],
    })
  })
})
