import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../../../services/kit/database/database.ts'
import { storeExpected } from '../../../services/treasury/expectedTransactions/bulk.ts'
import { releaseNumbers, reserveNumbers } from '../../../services/treasury/numbers/numbers.ts'
import { RECORD_IMPORT_LIFECYCLE, RECORD_IMPORT_STEPS } from '../../../services/kit/recordImports/lifecycle.ts'
import { insertImport, moveImport } from '../../../services/kit/recordImports/repository.ts'
import { failImport, runImport } from '../../../services/kit/recordImports/runImport.ts'
import { startImport } from '../../../services/kit/recordImports/startImport.ts'
import { IMPORT_STATUSES } from '../../../services/kit/imports/columns.ts'
import { recordImportWorkers } from '../../../services/kit/recordImports/workers.ts'
import { openTreasuryApi, type Person, type Problem } from './support/api.ts'
import { openWorker } from './support/worker.ts'
import { until } from '../../support/until.ts'

const api = await openTreasuryApi()
const jobs = await openWorker(api, recordImportWorkers)

type Issue = {
  severity: string
  row: number | null
  column: string | null
  value: string | null
  code: string
  message: string
}
type Import = {
  id: string
  status: string
  counts: { total: number; ready: number; warnings: number; duplicates: number; errors: number }
  issues: Issue[]
  hash: string
  annotated: boolean
  done: number
  total: number
  failureReason: string | null
}
type Page = { items: { id: string }[] }
type Kind = 'EXPECTED_TRANSACTIONS' | 'COUNTERPARTIES'
const PATHS = { EXPECTED_TRANSACTIONS: 'expected-transaction-imports', COUNTERPARTIES: 'counterparty-imports' } as const

async function send(person: Person, kind: Kind, content: string | Uint8Array, options: object = {}, headers = {}) {
  const fileId = await person.upload(kind, 'file.csv', content)
  const { body, status } = await person.post<Import & Problem>(`/v1/${PATHS[kind]}`, { fileId, ...options }, headers)
  return { ...body, ...(status === 202 && (await atRest(person, body.id))), httpStatus: status }
}

/** Waits until no more work on an import is pending. */
async function atRest(person: Person, id: string): Promise<Import> {
  return until(
    async () => {
      const { body } = await person.get<Import>(`/v1/record-imports/${id}`)
      return body.status !== 'CHECKING' && body.status !== 'IMPORTING' && body
    },
    { withinMs: 30_000 },
  )
}

/** A barrier: waits until `count` callers have arrived. */
function meetingOf(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let come = 0
  return () => {
    if (++come === count) resolve()
    return promise
  }
}

const HEADER =
  'date,direction,amount,currency,counterparty_alias,bank_account_number,description,internal_description,external_id,data.po_number'
const PEOPLE = 'legal_name,alias,external_id,type,email,tax_number,bank_code,account_number,account_name,account_alias'
const lines = (...rows: string[]) => rows.join('\r\n')
/** An organization with an account and a counterparty, and its maker. */
async function office(name: string) {
  const organization = await api.organization(name)
  const person = api.as(organization.id)
  for (const [bankCode, currency] of [
    ['014', 'IDR'],
    ['008', 'USD'],
  ])
    await person.post('/v1/bank-accounts', {
      bankCode,
      accountNumber: '2081134471',
      alias: `Rekening ${bankCode}`,
      entityId: organization.entityId,
      currency,
    })
  await person.post('/v1/counterparties', {
    legalName: 'PT Sinar',
    alias: 'Sinar Makmur',
    type: 'COMPANY',
    bankAccounts: [],
  })
  return { ...organization, person }
}
const total = async (person: Person, path = 'expected-transactions') =>
  (await person.get<{ totalCount: number }>(`/v1/${path}/summary`)).body.totalCount
const told = (issues: Issue[]) => issues.map(({ row, column, code }) => [row, column, code])

describe('expected transactions', () => {
  it('stores all rows of a good file, in its order, with names resolved', async () => {
    const { person, id } = await office('PT Impor')
    const answer = await send(
      person,
      'EXPECTED_TRANSACTIONS',
      lines(
        HEADER,
        '2026-12-01,CREDIT,1500000.00,IDR,SINAR makmur,2081134471,"Invoice, November",intern,INV-1,PO-1',
        '2026-12-02,debit,250000.5,usd,,2081134471,Second,,,',
        '2026-12-03,DEBIT,7,SGD,,,Third,,INV-3,',
      ),
    )
    expect(answer).toMatchObject({
      httpStatus: 202,
      done: 3,
      total: 3,
      failureReason: null,
      status: 'IMPORTED',
      counts: { total: 3, ready: 3, warnings: 0, duplicates: 0, errors: 0 },
      issues: [],
      annotated: false,
    })
    const { body } = await person.get<{ items: Record<string, unknown>[] }>('/v1/expected-transactions?sort=date')
    expect(body.items).toMatchObject([
      {
        number: expect.stringMatching(/-000001$/),
        description: 'Invoice, November',
        amount: { amount: '1500000.00', currency: 'IDR' },
        counterpartyId: expect.any(String),
        bankAccountId: expect.any(String),
        data: [{ key: 'po_number', value: 'PO-1' }],
        source: 'IMPORT',
      },
      { number: expect.stringMatching(/-000002$/), amount: { amount: '250000.50', currency: 'USD' }, data: [] },
      { number: expect.stringMatching(/-000003$/), bankAccountId: null, externalId: 'INV-3' },
    ])
    const { rows } = await api.database.inOrganization(id, person.actorId, tx =>
      tx.execute<{ action: string; counts: object }>(
        `select action, counts from activity_log where record_id = '${answer.id}'`,
      ),
    )
    expect(rows).toEqual([{ action: 'IMPORTED', counts: answer.counts }])
  })

  it.each([
    ['15,000,000.00 CR', 'CREDIT'],
    ['15.000.000,00 CR', 'CREDIT'],
    ['Rp 15.000.000,00', 'CREDIT'],
    ['15,000,000.00 DB', 'DEBIT'],
    ['15000000', 'DEBIT'],
  ])('takes an amount as banks write it: %s', async (amount, direction) => {
    const { person } = await office(`PT Notasi ${amount}`)
    const file = lines(HEADER, `2026-12-01,${direction},"${amount}",IDR,,,Notation,,,`)
    expect(await send(person, 'EXPECTED_TRANSACTIONS', file)).toMatchObject({ status: 'IMPORTED' })
    const { body } = await person.get<{ items: { amount: object }[] }>('/v1/expected-transactions')
    expect(body.items[0]?.amount).toEqual({ amount: '15000000.00', currency: 'IDR' })
  })

  it.each([
    ['USD 1,000.00', 'IDR', 'U-TRSY-RI-22'],
    ['S$1,000.00', 'USD', 'U-TRSY-RI-22'],
    ['$1,000.00', 'IDR', 'U-TRSY-RI-22'],
    ['Rp 1.000,00', 'SGD', 'U-TRSY-RI-22'],
    ['500K', 'IDR', 'INVALID_AMOUNT'],
    ['500 C', 'IDR', 'INVALID_AMOUNT'],
    ['1 500', 'IDR', 'INVALID_AMOUNT'],
    ['1.000', 'IDR', 'U-TRSY-RI-27'],
    ['12,345', 'IDR', 'U-TRSY-RI-27'],
    ['0.505', 'IDR', 'INVALID_AMOUNT'],
  ])('guesses nothing of %s in a row of %s', async (amount, currency, code) => {
    const { person } = await office(`PT Tebak ${amount}`)
    const { issues } = await send(
      person,
      'EXPECTED_TRANSACTIONS',
      lines(HEADER, `2026-12-01,CREDIT,"${amount}",${currency},,,Guess,,,`),
    )
    expect(issues.map(issue => [issue.column, issue.code])).toEqual([['amount', code]])
  })

  it('refuses characters that nobody sees, as the form does', async () => {
    const { person } = await office('PT Arah')
    const { issues } = await send(
      person,
      'EXPECTED_TRANSACTIONS',
      lines(HEADER, '2026-12-01,CREDIT,5.00,IDR,,,x\u202Ey,x\u200Fy,x\u2066y,'),
    )
    expect(issues.map(issue => [issue.column, issue.code])).toEqual([
      ['description', 'INVALID_CHARACTERS'],
      ['internal_description', 'INVALID_CHARACTERS'],
      ['external_id', 'INVALID_CHARACTERS'],
    ])
  })

  it.each(['$1,000.00', 'US$ 1.000,00', 'USD 1000'])('takes %s in a row of USD', async amount => {
    const { person } = await office(`PT Dolar ${amount}`)
    const file = lines(HEADER, `2026-12-01,CREDIT,"${amount}",USD,,,Dollars,,,`)
    expect(await send(person, 'EXPECTED_TRANSACTIONS', file)).toMatchObject({ status: 'IMPORTED' })
    const { body } = await person.get<{ items: { amount: object }[] }>('/v1/expected-transactions')
    expect(body.items[0]?.amount).toEqual({ amount: '1000.00', currency: 'USD' })
  })

  it('says in plain words what a cell should be, and what else is wrong with its row', async () => {
    const { person } = await office('PT Kata')
    const { issues } = await send(
      person,
      'EXPECTED_TRANSACTIONS',
      lines(
        HEADER,
        'besok,CREDIT,1.000,EUR,Nobody,12,Words,,,',
        '2026-12-01,DEBIT,1.000.000.00,IDR,Nobody,99999999,Names,,,',
        '2026-12-01,DEBIT,100.00 CR,IDR,,,Mark,,,',
      ),
    )
    expect(issues.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'date', 'Write the date as year-month-day, for example 2026-11-30'],
      [2, 'amount', '1.000 can be read as 1000.00 or as 1.00. Write the amount with 2 decimals.'],
      [2, 'currency', 'Write one of these: IDR, USD, SGD'],
      [2, 'bank_account_number', 'Write an account number of 5 to 34 digits'],
      [2, 'counterparty_alias', expect.stringContaining('Nobody')],
      [3, 'amount', expect.stringContaining('1,250,000.50 or 1.250.000,50')],
      [3, 'counterparty_alias', expect.stringContaining('Nobody')],
      [3, 'bank_account_number', expect.stringContaining('99999999')],
      [4, 'amount', 'The amount 100.00 CR contradicts the direction of this row, DEBIT.'],
    ])
  })

  it('refuses rows that name an account that is closed', async () => {
    const { person } = await office('PT Tutup')
    const { body: accounts } = await person.get<{ items: { id: string; currency: string; version: number }[] }>(
      '/v1/bank-accounts',
    )
    const closing = accounts.items.find(({ currency }) => currency === 'IDR')
    await person.post(`/v1/bank-accounts/${closing?.id}/close`, { version: closing?.version, reason: 'Moved' })
    const answer = await send(
      person,
      'EXPECTED_TRANSACTIONS',
      lines(HEADER, '2026-12-01,CREDIT,10,IDR,,2081134471,Closed,,,', '2026-12-01,CREDIT,10,USD,,2081134471,Open,,,'),
    )
    expect(told(answer.issues)).toEqual([[2, 'bank_account_number', 'U-TRSY-BA-31']])
  })

  it('tells all that is wrong at once, by row, column and value, and stores nothing', async () => {
    const { person } = await office('PT Salah')
    await person.post('/v1/expected-transactions', {
      date: '2026-01-01',
      description: 'x',
      direction: 'DEBIT',
      amount: { amount: '1', currency: 'IDR' },
      externalId: 'TAKEN',
    })
    const answer = await send(
      person,
      'EXPECTED_TRANSACTIONS',
      lines(
        HEADER,
        '2026-12-01,CREDIT,10,IDR,,,Good,,A-1,',
        '01/12/2026,CREDIT,10,IDR,,,Date,,,',
        '2026-02-30,KREDIT,0,EUR,,,Many,,,',
        '2026-12-01,CREDIT,-5,IDR,,,Negative,,,',
        '2026-12-01,CREDIT,99999999999999999,IDR,,,Seventeen digits,,,',
        '2026-12-01,CREDIT,1.500,IDR,,,One and a half or more,,,',
        '2026-12-01,CREDIT,10,IDR,Nobody,99999999,Names,,,',
        '2026-12-01,CREDIT,10,IDR,,,=1+1,,,',
        '2026-12-01,CREDIT,10,IDR,,,Twice,,A-1,',
        '2026-12-01,CREDIT,10,IDR,,,Taken,,TAKEN,',
        '2026-12-01,CREDIT,10,SGD,,2081134471,Currency,,,',
        ',,,,,,,,,',
        '2026-12-01,CREDIT,10,IDR,,,,,,',
        `2026-12-01,CREDIT,10,IDR,,,${'x'.repeat(501)},,,`,
        '2026-12-01,CREDIT,10,IDR,,,Too,many,,cells,here',
      ),
    )
    expect(answer.status).toBe('HAS_ERRORS')
    expect(told(answer.issues)).toEqual([
      [3, 'date', 'INVALID_DATE'],
      [4, 'date', 'INVALID_DATE'],
      [4, 'direction', 'INVALID_VALUE'],
      [4, 'amount', 'AMOUNT_NOT_POSITIVE'],
      [4, 'currency', 'INVALID_VALUE'],
      [5, 'amount', 'AMOUNT_NOT_POSITIVE'],
      [6, 'amount', 'AMOUNT_OUT_OF_RANGE'],
      [7, 'amount', 'U-TRSY-RI-27'],
      [8, 'counterparty_alias', 'U-TRSY-ET-5'],
      [8, 'bank_account_number', 'U-TRSY-ET-11'],
      [9, 'description', 'U-TRSY-RI-9'],
      [10, 'external_id', 'U-TRSY-RI-13'],
      [11, 'external_id', 'U-TRSY-ET-6'],
      [12, 'currency', 'U-TRSY-ET-13'],
      [14, 'description', 'REQUIRED'],
      [15, 'description', 'TOO_LONG'],
      [16, null, 'U-TRSY-RI-15'],
    ])
    expect(answer.issues[9]).toMatchObject({
      value: '99999999',
      message: 'No bank account has the number 99999999.',
    })
    // Existing records and repetitions within the file are among them.
    expect(answer.counts).toEqual({ total: 14, ready: 1, warnings: 0, duplicates: 2, errors: 13 })
    expect(await total(person)).toBe(1)
    const indonesian = await person.get<Import>(`/v1/record-imports/${answer.id}`, { 'accept-language': 'id' })
    expect(indonesian.body.issues[8]!.message).toBe('Tidak ada rekanan dengan alias Nobody.')
  })

  it.each([
    ['an empty header', '\n', [[1, null, 'U-TRSY-ET-3']]],
    ['another file', 'Tanggal,Keterangan\n1,2\n', [[1, null, 'U-TRSY-ET-3']]],
    ['no rows', `${HEADER}\n\n`, [[null, null, 'U-TRSY-RI-16']]],
    [
      'a wrong header',
      'date,direction,amount,description,amount,notes\n2026-12-01,DEBIT,1,x,2,y\n',
      [
        [1, 'currency', 'U-TRSY-RI-1'],
        [1, 'notes', 'U-TRSY-RI-2'],
        [1, 'amount', 'U-TRSY-RI-12'],
      ],
    ],
    ['UTF-16', Buffer.from(`\uFEFF${HEADER}\n`, 'utf16le'), [[null, null, 'U-TRSY-RI-10']]],
    [
      'an old encoding',
      Buffer.concat([
        Buffer.from(`${HEADER}\n2026-12-01,DEBIT,1,IDR,,,Caf`),
        Buffer.from([0xe9]),
        Buffer.from(',,,\n'),
      ]),
      [[null, null, 'U-TRSY-RI-10']],
    ],
    [
      'a row without end',
      `${HEADER}\n2026-12-01,DEBIT,1,IDR,,,${'x,'.repeat(60_000)}\n`,
      [[null, null, 'U-TRSY-RI-18']],
    ],
    ['an open quotation mark', `${HEADER}\n2026-12-01,DEBIT,1,IDR,,,"open,,,\n`, [[null, null, 'U-TRSY-RI-11']]],
  ])('says what to correct in %s', async (_name, content, issues) => {
    const { person } = await office(`PT ${randomUUID().slice(0, 8)}`)
    const answer = await send(person, 'EXPECTED_TRANSACTIONS', content)
    expect(answer.status).toBe('HAS_ERRORS')
    expect(told(answer.issues)).toEqual(issues)
    expect(await total(person)).toBe(0)
  })

  it('refuses an empty file and a workbook before any import', async () => {
    const { person } = await office('PT Kosong')
    await expect(person.upload('EXPECTED_TRANSACTIONS', 'a.csv', '')).rejects.toThrow('U-TRSY-FI-4')
    const workbook = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.from('[Content_Types].xml')])
    await expect(person.upload('EXPECTED_TRANSACTIONS', 'a.csv', workbook)).rejects.toThrow('U-TRSY-FI-3')
  })

  it('takes a byte-order mark, semicolons, quotes, blank lines and missing optional columns', async () => {
    const { person } = await office('PT Excel')
    const answer = await send(
      person,
      'EXPECTED_TRANSACTIONS',
      '\uFEFFDate;Direction;Amount;Currency;Description\r\n2026-12-01;CREDIT;10.5;IDR;"satu; dua ""tiga"""\r\n\r\n2026-12-02;DEBIT;11;IDR;baris\ndua\r\n'.replace(
        'baris\ndua',
        '"baris\ndua"',
      ),
    )
    expect(answer).toMatchObject({ status: 'IMPORTED', counts: { total: 2, ready: 2 } })
    const { body } = await person.get<{ items: { description: string }[] }>('/v1/expected-transactions?sort=date')
    expect(body.items.map(item => item.description)).toEqual(['satu; dua "tiga"', 'baris\ndua'])
  })

  it('stops at warnings until they are ignored: equal rows, and a file that was imported before', async () => {
    const { person } = await office('PT Dua Kali')
    const content = lines(HEADER, '2026-12-01,CREDIT,10,IDR,,,Same,,,', '2026-12-01,CREDIT,10,IDR,,,Same,,,')
    const first = await send(person, 'EXPECTED_TRANSACTIONS', content)
    expect(first.status).toBe('HAS_WARNINGS')
    expect(told(first.issues)).toEqual([[3, null, 'U-TRSY-RI-14']])
    expect(await total(person)).toBe(0)
    expect((await send(person, 'EXPECTED_TRANSACTIONS', content, { ignoreWarnings: true })).status).toBe('IMPORTED')
    const again = await send(person, 'EXPECTED_TRANSACTIONS', content)
    expect(told(again.issues)).toEqual([
      [null, null, 'U-TRSY-RI-7'],
      [3, null, 'U-TRSY-RI-14'],
    ])
    expect(await total(person)).toBe(2)
  })

  it('warns of a file that another import is storing at this moment', async () => {
    const { id: organizationId, person } = await office('PT Serentak')
    const content = lines(HEADER, '2026-12-01,CREDIT,10,IDR,,,Serentak,,,')
    const { id } = await send(person, 'EXPECTED_TRANSACTIONS', content, { dryRun: true })
    await api.database.inOrganization(organizationId, person.actorId, tx =>
      tx.execute(`update record_import set status = 'IMPORTING' where id = '${id}'`),
    )
    const second = await send(person, 'EXPECTED_TRANSACTIONS', content)
    expect(second.status).toBe('HAS_WARNINGS')
    expect(told(second.issues)).toEqual([[null, null, 'U-TRSY-RI-7']])
  })

  it('warns one of two imports of the same file that are checked at the same moment', async () => {
    const { id: organizationId, person } = await office('PT Kembar')
    const { database, files, importKinds } = api
    for (let round = 0; round < 5; round++) {
      const content = lines(HEADER, `2026-12-01,CREDIT,10,IDR,,,Kembar ${round},,,`)
      const fileId = await person.upload('EXPECTED_TRANSACTIONS', 'a.csv', content)
      const asked = { fileId, ignoreWarnings: false, dryRun: false }
      // Started directly, so that no worker runs them sequentially; each reads its file only when both are about to.
      const bothRead = meetingOf(2)
      const together: typeof files = { ...files, read: (row, use) => bothRead().then(() => files.read(row, use)) }
      const startOne = () =>
        database.inOrganization(organizationId, person.actorId, tx =>
          startImport(
            tx,
            { files, importKinds, jobs: { ...jobs, enqueue: async () => null } },
            'EXPECTED_TRANSACTIONS',
            asked,
          ),
        )
      const started = [await startOne(), await startOne()]
      await Promise.all(
        started.map(({ id: importId }) =>
          runImport(
            { database, importKinds, files: together },
            { organizationId, importId, actorId: person.actorId, actorName: null, requestId: null },
          ),
        ),
      )
      const ended = await Promise.all(started.map(({ id }) => atRest(person, id)))
      expect(ended.map(({ status }) => status).toSorted()).toEqual(['HAS_WARNINGS', 'IMPORTED'])
      expect(told(ended.flatMap(({ issues }) => issues))).toEqual([[null, null, 'U-TRSY-RI-7']])
      expect(await total(person)).toBe(round + 1)
    }
  })

  it('stores after a check only the file that was checked', async () => {
    const { person } = await office('PT Periksa')
    const content = lines(HEADER, '2026-12-01,CREDIT,10,IDR,,,Checked,,,')
    const checked = await send(person, 'EXPECTED_TRANSACTIONS', content, { dryRun: true })
    expect(checked).toMatchObject({ status: 'READY', hash: createHash('sha256').update(content).digest('hex') })
    expect(await total(person)).toBe(0)
    const other = await send(person, 'EXPECTED_TRANSACTIONS', `${content}\n`, { hash: checked.hash })
    expect(other).toMatchObject({ httpStatus: 422, code: 'U-TRSY-ET-4', errors: [{ path: 'hash' }] })
    expect((await send(person, 'EXPECTED_TRANSACTIONS', content, { hash: checked.hash })).status).toBe('IMPORTED')
    expect(await total(person)).toBe(1)
  })

  it('stores a file once for one idempotency key', async () => {
    const { person } = await office('PT Kunci')
    const fileId = await person.upload(
      'EXPECTED_TRANSACTIONS',
      'a.csv',
      lines(HEADER, '2026-12-01,CREDIT,10,IDR,,,x,,,'),
    )
    const key = { 'idempotency-key': randomUUID() }
    const answers = [
      await person.post<Import>('/v1/expected-transaction-imports', { fileId }, key),
      await person.post<Import>('/v1/expected-transaction-imports', { fileId }, key),
    ]
    expect(answers[1]!.body).toEqual(answers[0]!.body)
    expect((await atRest(person, answers[0]!.body.id)).status).toBe('IMPORTED')
    expect(await total(person)).toBe(1)
  })

  it('stores one of two files with the same external ids that come at once, and tells the other in which rows', async () => {
    const { person } = await office('PT Balapan')
    const file = (name: string) =>
      lines(HEADER, ...Array.from({ length: 300 }, (_, at) => `2026-12-01,CREDIT,10,IDR,,,${name},,R-${at},`))
    for (let round = 0; round < 3; round++) {
      const one = await office(`PT Balapan ${round}`)
      const answers = await Promise.all([
        send(one.person, 'EXPECTED_TRANSACTIONS', file('a')),
        send(one.person, 'EXPECTED_TRANSACTIONS', file('b')),
      ])
      expect(answers.map(answer => answer.status).sort()).toEqual(['HAS_ERRORS', 'IMPORTED'])
      expect(answers.find(answer => answer.status === 'HAS_ERRORS')!.counts.errors).toBe(300)
      expect(await total(one.person)).toBe(300)
    }
    expect(await total(person)).toBe(0)
  })

  it('T11: gives the file back with the reasons, safe to open in a spreadsheet, and takes it again when corrected', async () => {
    const { person } = await office('PT Beri Tanda')
    const content = lines(
      HEADER,
      '2026-12-01,CREDIT,10,IDR,,,"=HYPERLINK(""http://x"")",,,',
      'kapan,CREDIT,11,IDR,,,Two,,,',
      '',
    )
    const answer = await send(person, 'EXPECTED_TRANSACTIONS', content)
    expect(answer.annotated).toBe(true)
    const file = await person.get<string>(`/v1/record-imports/${answer.id}/annotated.csv`)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toContain('file - problems.csv')
    const rows: string[][] = parse(file.body, { bom: true })
    expect(rows[0]!.at(-1)).toBe('problems')
    expect(rows[1]!.at(-1)).toMatch(/^description: The cell begins with a formula sign/)
    expect(rows[1]![6]).toBe(`'=HYPERLINK("http://x")`)
    expect(rows[2]!.at(-1)).toBe('date: Write the date as year-month-day, for example 2026-11-30')
    expect(rows).toHaveLength(3)
    const indonesian = await person.get<string>(`/v1/record-imports/${answer.id}/annotated.csv`, {
      'accept-language': 'id',
    })
    expect(indonesian.body).toContain('date: Tulis tanggal sebagai tahun-bulan-hari, misalnya 2026-11-30')
    const corrected = file.body.replace(`'=HYPERLINK(""http://x"")`, 'One').replace('kapan', '2026-12-02')
    expect((await send(person, 'EXPECTED_TRANSACTIONS', corrected)).status).toBe('IMPORTED')
  })

  it('takes many more rows than a batch, and keeps ten thousand issues of a kind while it counts all', async () => {
    const { person } = await office('PT Besar')
    const row = (at: number, date: string) => `${date},CREDIT,${at + 1},IDR,,,Row,,B-${at},`
    const rows = 12_345
    const content = (date: string) => lines(HEADER, ...Array.from({ length: rows }, (_, at) => row(at, date)))
    const wrong = await send(person, 'EXPECTED_TRANSACTIONS', content('someday'))
    expect(wrong).toMatchObject({ status: 'HAS_ERRORS', counts: { total: rows, ready: 0, errors: rows } })
    expect(wrong.issues).toHaveLength(1_000)
    const file = await person.get<string>(`/v1/record-imports/${wrong.id}/annotated.csv`)
    expect(file.body.match(/Write the date as/g)).toHaveLength(10_000)
    expect(await total(person)).toBe(0)
    const right = await send(person, 'EXPECTED_TRANSACTIONS', content('2026-12-01'))
    expect(right).toMatchObject({ status: 'IMPORTED', counts: { total: rows, ready: rows }, done: rows, total: rows })
    expect(await total(person)).toBe(rows)
  })
})

describe('numbers of an import', () => {
  const numbers = async (person: Person) => {
    const { body } = await person.get<{ items: { number: string }[] }>('/v1/expected-transactions?first=200')
    return body.items.map(item => Number(item.number.slice(-6))).sort((a, b) => a - b)
  }
  const byHand = (person: Person) =>
    person.post<{ number: string }>('/v1/expected-transactions', {
      date: '2026-12-01',
      description: 'By hand',
      direction: 'DEBIT',
      amount: { amount: '1', currency: 'IDR' },
    })
  const storedByHand = {
    date: '2026-12-01',
    description: 'Storing',
    direction: 'DEBIT',
    amountMinor: 1n,
    currency: 'IDR',
    internalDescription: null,
    externalId: null,
    data: [],
    amountFromMinor: null,
    amountToMinor: null,
    dateFrom: null,
    dateTo: null,
  } as const
  const file = (...externalIds: string[]) =>
    lines(HEADER, ...externalIds.map(externalId => `2026-12-01,CREDIT,10,IDR,,,Row,,${externalId},`))

  it('are reserved before it stores: nobody waits for it, neither with a new record nor with an edit of what it names', async () => {
    const { person, id } = await office('PT Nomor')
    const owner = randomUUID()
    const inside = (use: (tx: Tx) => Promise<void>) => api.database.inOrganization(id, person.actorId, use)
    const { body: counterparties } = await person.get<Page>('/v1/counterparties?search=sinar')
    const { body: accounts } = await person.get<Page>('/v1/bank-accounts')
    const [counterpartyId, bankAccountId] = [counterparties.items[0]!.id, accounts.items[0]!.id]
    await inside(tx => reserveNumbers(tx, { kind: 'ET', ownerId: owner, count: 1 }))
    await inside(async tx => {
      await storeExpected(tx, owner, Readable.from([{ ...storedByHand, counterpartyId, bankAccountId }]), () => {})
      expect((await byHand(person)).body.number).toMatch(/-000002$/)
      const edit = { legalName: 'PT Sinar', alias: 'Sinar', type: 'COMPANY', bankAccounts: [], version: 1 }
      expect((await person.put(`/v1/counterparties/${counterpartyId}`, edit)).status).toBe(200)
      const renamed = await person.patch(`/v1/bank-accounts/${bankAccountId}`, { version: 1, alias: 'Baru' })
      expect(renamed.status).toBe(200)
    })
    expect(await numbers(person)).toEqual([1, 2])
  })

  it('of an import that stores nothing in the end are given to the next records', async () => {
    const { person, id } = await office('PT Nomor Kembali')
    const owner = randomUUID()
    const inside = (use: (tx: Tx) => Promise<void>) => api.database.inOrganization(id, person.actorId, use)
    await inside(tx => reserveNumbers(tx, { kind: 'ET', ownerId: owner, count: 2 }))
    // A retried job keeps its numbers.
    await inside(tx => reserveNumbers(tx, { kind: 'ET', ownerId: owner, count: 2 }))
    await byHand(person)
    await inside(tx => releaseNumbers(tx, owner))
    await byHand(person)
    expect((await send(person, 'EXPECTED_TRANSACTIONS', file('N-1', 'N-2'))).status).toBe('IMPORTED')
    await byHand(person)
    await byHand(person)
    expect(await numbers(person)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('an import that does not come to its end', () => {
  it('says so, stores nothing, and gives its numbers back', async () => {
    const { person, id } = await office('PT Terputus')
    const fileId = await person.upload(
      'EXPECTED_TRANSACTIONS',
      'a.csv',
      lines(HEADER, '2026-12-01,CREDIT,10,IDR,,,x,,,'),
    )
    const { database, files, importKinds } = api
    const asked = { fileId, ignoreWarnings: false, dryRun: false }
    // Started directly, so that this file's worker does not run it.
    const started = await database.inOrganization(id, person.actorId, tx =>
      startImport(
        tx,
        { files, importKinds, jobs: { ...jobs, enqueue: async () => null } },
        'EXPECTED_TRANSACTIONS',
        asked,
      ),
    )
    await failImport(
      { database, importKinds },
      { organizationId: id, importId: started.id, actorId: person.actorId, actorName: null, requestId: null },
    )
    const { body } = await person.get<Import>(`/v1/record-imports/${started.id}`, { 'accept-language': 'id' })
    expect(body).toMatchObject({
      status: 'FAILED',
      failureReason: 'Impor terputus. Tidak ada data yang disimpan; mulai dari awal.',
    })
    const activity = await api
      .as(id, ['account.activity.view'])
      .get<{ items: unknown[] }>(`/v1/activity?recordType=RECORD_IMPORT&recordId=${started.id}`)
    expect(activity.body.items).toMatchObject([
      { action: 'FAILED', changes: [{ field: 'status', before: 'CHECKING', after: 'FAILED' }] },
    ])
    expect(await total(person)).toBe(0)
  })
})

describe('its life', () => {
  it.each(RECORD_IMPORT_STEPS)('%s happens in the states of the table, and in no other', async step => {
    const { person, id } = await office(`PT Daur ${step}`)
    const fileId = await person.upload('COUNTERPARTIES', 'a.csv', `${PEOPLE}\n`)
    for (const status of IMPORT_STATUSES) {
      const after = RECORD_IMPORT_LIFECYCLE[step][status]?.[0]
      const moved = await api.database.inOrganization(id, person.actorId, async tx => {
        const row = await insertImport(tx, {
          id: randomUUID(),
          kind: 'COUNTERPARTIES',
          status,
          fileId,
          fileName: 'a.csv',
          hash: '',
        })
        return moveImport(tx, row.id, step, { status: after ?? 'FAILED' })
      })
      expect(moved?.status).toBe(after)
    }
  })
})

describe('counterparties', () => {
  it('makes one counterparty of the rows with one alias', async () => {
    const { person } = await office('PT Mitra')
    const answer = await send(
      person,
      'COUNTERPARTIES',
      lines(
        PEOPLE,
        'PT Cahaya,Cahaya,C-1,COMPANY,a@b,02.183.241.5-000.000,14,5220-304-471,PT CAHAYA,utama',
        'PT Cahaya,cahaya,C-1,company,a@b,0021832415000000,008,1370015579024,PT CAHAYA,',
        'Budi Santoso,Budi,,INDIVIDUAL,,,,,,',
      ),
    )
    expect(answer).toMatchObject({ status: 'IMPORTED', issues: [], counts: { total: 3, ready: 3 } })
    const { body } = await person.get<{ items: { alias: string; bankAccounts: object[]; taxNumber: string }[] }>(
      '/v1/counterparties?search=cahaya',
    )
    expect(body.items).toMatchObject([
      {
        alias: 'Cahaya',
        taxNumber: '0021832415000000',
        bankAccounts: [
          { bank: { code: '014' }, accountNumber: '5220304471', alias: 'utama' },
          { bank: { code: '008' }, accountNumber: '1370015579024', alias: null },
        ],
      },
    ])
  })

  it('warns of a tax number whose digits do not fit each other, and stores it when that is ignored', async () => {
    const { person } = await office('PT Mitra Ragu')
    const text = lines(PEOPLE, 'PT Ragu,Ragu,,COMPANY,,02.183.241.6-000.000,,,,')
    const warned = await send(person, 'COUNTERPARTIES', text)
    expect(warned).toMatchObject({ status: 'HAS_WARNINGS', counts: { total: 1, ready: 1, warnings: 1, errors: 0 } })
    expect(told(warned.issues)).toEqual([[2, 'tax_number', 'U-TRSY-CP-17']])
    expect(await send(person, 'COUNTERPARTIES', text, { ignoreWarnings: true })).toMatchObject({ status: 'IMPORTED' })
  })

  it('warns of an account that another counterparty has, stored or of the same file, and stores it when that is ignored', async () => {
    const { person } = await office('PT Mitra Kembar')
    const stored = lines(PEOPLE, 'PT Satu,Satu,,COMPANY,,,014,11112222,PT SATU,')
    expect(await send(person, 'COUNTERPARTIES', stored)).toMatchObject({ status: 'IMPORTED' })
    const text = lines(
      PEOPLE,
      'PT Dua,Dua,,COMPANY,,,014,11112222,PT DUA,',
      'PT Tiga,Tiga,,COMPANY,,,008,33334444,PT TIGA,',
      'PT Empat,Empat,,COMPANY,,,008,33334444,PT EMPAT,',
    )
    const warned = await send(person, 'COUNTERPARTIES', text)
    expect(warned).toMatchObject({ status: 'HAS_WARNINGS', counts: { total: 3, ready: 3, warnings: 2, errors: 0 } })
    expect(warned.issues).toMatchObject([
      { row: 2, column: 'account_number', code: 'U-TRSY-CP-18', message: expect.stringMatching(/^Satu also uses/) },
      { row: 4, column: 'account_number', code: 'U-TRSY-CP-18', message: expect.stringMatching(/^Tiga also uses/) },
    ])
    expect(await send(person, 'COUNTERPARTIES', text, { ignoreWarnings: true })).toMatchObject({ status: 'IMPORTED' })
  })

  it('tells all that is wrong at once, and stores nothing', async () => {
    const { person } = await office('PT Mitra Salah')
    const before = await total(person, 'counterparties')
    const answer = await send(
      person,
      'COUNTERPARTIES',
      lines(
        PEOPLE,
        'PT A,A,X-1,COMPANY,nobody,123,,,,',
        'PT A lain,a,X-1,COMPANY,,,,,,',
        'PT B,B,X-1,FIRMA,,,999,12,NAMA,',
        'PT C,C,,COMPANY,,,014,,PT C,',
        'PT D,D,,COMPANY,,,014,11111111,PT D,',
        'PT D,D,,COMPANY,,,014,11111111,PT D,',
        'PT E,SINAR makmur,,COMPANY,,,,,,',
        ',F,,COMPANY,,,,,,alias saja',
        'PT G,=G,,COMPANY,,,,,,',
        'PT H,H,X-1,COMPANY,,,,,,',
      ),
    )
    expect(told(answer.issues)).toEqual([
      [2, 'email', 'INVALID_EMAIL'],
      [2, 'tax_number', 'U-TRSY-CP-16'],
      [3, 'legal_name', 'U-TRSY-CP-14'],
      [4, 'type', 'INVALID_VALUE'],
      [4, 'bank_code', 'U-TRSY-BA-12'],
      [4, 'account_number', 'INVALID_FORMAT'],
      [4, 'external_id', 'U-TRSY-RI-13'],
      [5, 'account_number', 'U-TRSY-CP-13'],
      [7, 'account_number', 'U-TRSY-CP-1'],
      [8, 'alias', 'U-TRSY-CP-2'],
      [9, 'legal_name', 'REQUIRED'],
      [9, 'account_alias', 'U-TRSY-CP-13'],
      [10, 'alias', 'U-TRSY-RI-9'],
      [11, 'external_id', 'U-TRSY-RI-13'],
    ])
    expect(await total(person, 'counterparties')).toBe(before)
  })

  it('refuses rows of one alias that disagree, and external ids that exist', async () => {
    const { person } = await office('PT Beda')
    await person.post('/v1/counterparties', {
      legalName: 'x',
      alias: 'x',
      externalId: 'E-1',
      type: 'COMPANY',
      bankAccounts: [],
    })
    const answer = await send(
      person,
      'COUNTERPARTIES',
      lines(PEOPLE, 'PT A,A,,COMPANY,,,,,,', 'PT Lain,A,,INDIVIDUAL,,,,,,', 'PT B,B,E-1,COMPANY,,,,,,'),
    )
    expect(told(answer.issues)).toEqual([
      [3, 'legal_name', 'U-TRSY-CP-14'],
      [3, 'type', 'U-TRSY-CP-14'],
      [4, 'external_id', 'U-TRSY-CP-3'],
    ])
    expect(answer.issues[0]!.message).toBe('Rows with the same alias must have the same legal_name.')
  })
})

describe('templates', () => {
  it.each(['counterparties', 'expected-transactions'] as const)(
    '%s: can be filled in and imported as it is',
    async name => {
      const { person } = await office(`PT Templat ${name}`)
      const { body, headers } = await person.get<string>(`/v1/templates/${name}.csv`)
      expect(headers.get('content-disposition')).toContain(`${name}.csv`)
      const answer = await send(
        person,
        name === 'counterparties' ? 'COUNTERPARTIES' : 'EXPECTED_TRANSACTIONS',
        name === 'counterparties' ? body.replaceAll('Sinar Makmur,', 'Lain,') : body,
      )
      expect(answer.issues).toEqual([])
      expect(answer.status).toBe('IMPORTED')
    },
  )
})

describe('tenancy and permissions', () => {
  it('finds neither files nor imports of another organization', async () => {
    const [one, other] = [await office('PT Satu'), await office('PT Lainnya')]
    const fileId = await one.person.upload('EXPECTED_TRANSACTIONS', 'a.csv', lines(HEADER, 'x,,,,,,,,,'))
    const { body: started } = await one.person.post<Import>('/v1/expected-transaction-imports', { fileId })
    const body = await atRest(one.person, started.id)
    expect((await other.person.post<Problem>('/v1/expected-transaction-imports', { fileId })).body.code).toBe('G-7')
    for (const path of [body.id, `${body.id}/annotated.csv`, randomUUID()])
      expect((await other.person.get<Problem>(`/v1/record-imports/${path}`)).body.code).toBe('G-7')
    const viewer = api.as(one.id, 'viewer')
    expect((await viewer.post<Problem>('/v1/expected-transaction-imports', { fileId })).body.code).toBe('G-20')
    expect((await viewer.get(`/v1/record-imports/${body.id}`)).status).toBe(200)
    expect((await api.as(one.id, 'nobody').get<Problem>(`/v1/record-imports/${body.id}`)).body.code).toBe('G-7')
    const purpose = await one.person.post<Problem>('/v1/counterparty-imports', { fileId })
    expect(purpose.body).toMatchObject({ code: 'U-TRSY-FI-7', errors: [{ path: 'fileId' }] })
  })
})
