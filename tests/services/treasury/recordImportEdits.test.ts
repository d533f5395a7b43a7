import { describe, expect, it } from 'vitest'
import { recordImportWorkers } from '../../../services/kit/recordImports/workers.ts'
import { until } from '../../support/until.ts'
import { openTreasuryApi, type Person, type Problem } from './support/api.ts'
import { openWorker } from './support/worker.ts'

const api = await openTreasuryApi()
await openWorker(api, recordImportWorkers)

type Suggestion = { value: string | null; reason: string }
type Issue = { row: number | null; column: string | null; code: string; suggestion: Suggestion | null }
type Import = {
  id: string
  status: string
  version: number
  counts: { total: number; ready: number; warnings: number; duplicates: number; errors: number }
  issues: Issue[]
  edits: { corrections: object[]; skippedRows: number[] }
  allowedActions: string[]
}
type Kind = 'EXPECTED_TRANSACTIONS' | 'COUNTERPARTIES'
const PATHS = { EXPECTED_TRANSACTIONS: 'expected-transactions', COUNTERPARTIES: 'counterparties' } as const
const IMPORTS = {
  EXPECTED_TRANSACTIONS: 'expected-transaction-imports',
  COUNTERPARTIES: 'counterparty-imports',
} as const

const atRest = (person: Person, id: string) =>
  until(async () => {
    const { body } = await person.get<Import>(`/v1/record-imports/${id}`)
    return body.status !== 'CHECKING' && body.status !== 'IMPORTING' && body
  })

async function check(person: Person, kind: Kind, ...rows: string[]): Promise<Import> {
  const fileId = await person.upload(kind, 'file.csv', rows.join('\r\n'))
  const { body } = await person.post<Import>(`/v1/${IMPORTS[kind]}`, { fileId, dryRun: true })
  return atRest(person, body.id)
}
const correct = (person: Person, { id }: Import, body: object) =>
  person.post<Import & Problem>(`/v1/record-imports/${id}/correct`, { corrections: [], skippedRows: [], ...body })
const confirm = (person: Person, { id }: Import, body: object) =>
  person.post<Import & Problem>(`/v1/record-imports/${id}/confirm`, body)
const itemsOf = async (person: Person, kind: Kind) =>
  (await person.get<{ items: Record<string, unknown>[] }>(`/v1/${PATHS[kind]}?first=50`)).body.items
const suggested = ({ issues }: Import) =>
  issues.map(({ row, column, suggestion }) => [row, column, suggestion?.value, suggestion?.reason])

const HEADER = 'date,direction,amount,currency,counterparty_alias,bank_account_number,description,external_id'
const PEOPLE = 'legal_name,alias,external_id,type,bank_code,account_number,account_name'

async function office(name: string) {
  const organization = await api.organization(name)
  const person = api.as(organization.id)
  const account = { bankCode: '014', accountNumber: '2081134471', alias: 'Operasional', currency: 'IDR' }
  await person.post('/v1/bank-accounts', { ...account, entityId: organization.entityId })
  const party = { legalName: 'PT Sinar Makmur Abadi', alias: 'Sinar Makmur', type: 'COMPANY', bankAccounts: [] }
  await person.post('/v1/counterparties', party)
  return { ...organization, person }
}

it('days of years of which nobody keeps books are errors', async () => {
  const { person } = await office('PT Tahun')
  const rows = ['0026-12-01', '9999-12-31', '2027-01-31'].map(date => `${date},CREDIT,10,IDR,,,Day,`)
  const checked = await check(person, 'EXPECTED_TRANSACTIONS', HEADER, ...rows)
  expect(checked.issues.map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'date', 'INVALID_DATE'],
    [3, 'date', 'INVALID_DATE'],
  ])
})

describe('a file of records that is fixed where it stands', () => {
  it('reads corrected cells, leaves rows out, and stores what is confirmed', async () => {
    const { person } = await office('PT Benahi')
    const bad = await check(
      person,
      'EXPECTED_TRANSACTIONS',
      HEADER,
      '2026-12-01,CREDIT,10,IDR,,,Good,',
      '2026-12-01,CREDIT,1O0,IDR,,,Letter,',
      'besok,CREDIT,30,IDR,,,No day,',
    )
    expect(bad).toMatchObject({ status: 'HAS_ERRORS', counts: { total: 3, ready: 1, errors: 2 } })
    expect(bad.allowedActions).toEqual(['CORRECT'])
    const amount = { row: 3, column: 'amount', was: '1O0', value: '15,000,000.00 CR' }
    const answer = await correct(person, bad, { version: bad.version, corrections: [amount] })
    expect(answer).toMatchObject({ status: 202, body: { status: 'CHECKING' } })
    const half = await atRest(person, bad.id)
    expect(half).toMatchObject({ status: 'HAS_ERRORS', counts: { total: 3, ready: 2, errors: 1 } })
    expect(half.edits).toEqual({ corrections: [amount], skippedRows: [] })
    for (const value of ['x\u202ey', 'x\u0007y', '1\n2'])
      expect(
        await correct(person, bad, { version: half.version, corrections: [{ ...amount, value }], skippedRows: [4] }),
      ).toMatchObject({ body: { errors: [{ path: 'corrections.0.value', code: 'INVALID_CHARACTERS' }] } })
    await correct(person, bad, { version: half.version, corrections: [amount], skippedRows: [4] })
    const good = await atRest(person, bad.id)
    expect(good).toMatchObject({ status: 'READY', counts: { total: 3, ready: 2, errors: 0 }, issues: [] })
    expect(await itemsOf(person, 'EXPECTED_TRANSACTIONS')).toEqual([])
    expect((await confirm(person, good, { version: good.version })).status).toBe(202)
    expect(await atRest(person, bad.id)).toMatchObject({ status: 'IMPORTED' })
    const stored = await itemsOf(person, 'EXPECTED_TRANSACTIONS')
    expect(stored.map(({ description, amount: money }) => [description, money]).toSorted()).toEqual([
      ['Good', { amount: '10.00', currency: 'IDR' }],
      ['Letter', { amount: '15000000.00', currency: 'IDR' }],
    ])
    // Stored records stay.
    const late = await correct(person, bad, { version: good.version + 2 })
    expect(late.body.code).toMatch(/^(G-3|U-TRSY-RI-5)$/)
    expect((await confirm(person, good, { version: good.version })).body.code).toBe('G-3')
    expect(await itemsOf(person, 'EXPECTED_TRANSACTIONS')).toHaveLength(2)
  })

  it('suggests what may have been meant, and which rows can be left out', async () => {
    const { person } = await office('PT Saran')
    const first = { date: '2026-11-01', direction: 'CREDIT', amount: { amount: '1', currency: 'IDR' } }
    await person.post('/v1/expected-transactions', { ...first, description: 'There', externalId: 'TAKEN' })
    const bad = await check(
      person,
      'EXPECTED_TRANSACTIONS',
      HEADER,
      '30/11/2026,KREDIT,"1O,000.00",RP,sinar makmurr,208113447l,Forms,',
      '5 Agu 2026,DEBI,5,IDR,PT SINAR MAKMUR ABADI,2081134417,Near,',
      '2026-12-01,CREDIT,1.000,IDR,Nobody At All,99999999,Far,',
      '2026-12-01,CREDIT,5,IDR,,,Stored,TAKEN',
      '2026-12-01,CREDIT,5,IDR,,,Once,A-1',
      '2026-12-01,CREDIT,6,IDR,,,Twice,A-1',
    )
    expect(suggested(bad)).toEqual([
      [2, 'date', '2026-11-30', 'OTHER_FORM'],
      [2, 'direction', 'CREDIT', 'OTHER_FORM'],
      [2, 'amount', '10,000.00', 'LETTERS'],
      [2, 'currency', 'IDR', 'OTHER_FORM'],
      [2, 'bank_account_number', undefined, undefined],
      [2, 'counterparty_alias', 'Sinar Makmur', 'CLOSEST'],
      [3, 'date', '2026-08-05', 'OTHER_FORM'],
      [3, 'direction', 'DEBIT', 'CLOSEST'],
      [3, 'counterparty_alias', 'Sinar Makmur', 'CLOSEST'],
      [3, 'bank_account_number', '2081134471', 'CLOSEST'],
      [4, 'amount', undefined, undefined],
      [4, 'counterparty_alias', undefined, undefined],
      [4, 'bank_account_number', undefined, undefined],
      [5, 'external_id', null, 'STORED'],
      [7, 'external_id', null, 'REPEATED'],
    ])
    expect(bad.counts).toEqual({ total: 6, ready: 1, warnings: 0, duplicates: 2, errors: 5 })
  })

  it('suggests banks by their name, types, and what the first row of a counterparty says', async () => {
    const { person } = await office('PT Mitra')
    const bad = await check(
      person,
      'COUNTERPARTIES',
      PEOPLE,
      'PT Baru,Baru,,PT,BCA,5220304471,PT BARU',
      'PT Barru,Baru,,COMPANY,,,',
      'PT Sinar,Sinar Makmur,,COMPANY,,,',
    )
    expect(suggested(bad)).toEqual([
      [2, 'type', 'COMPANY', 'OTHER_FORM'],
      [2, 'bank_code', '014', 'OTHER_FORM'],
      [3, 'legal_name', 'PT Baru', 'CLOSEST'],
      [4, 'alias', null, 'STORED'],
    ])
  })

  it('is the matter of the person who began it, who may bring such records, and who saw its last check', async () => {
    const { person, id } = await office('PT Hak')
    const bad = await check(person, 'EXPECTED_TRANSACTIONS', HEADER, '2026-12-01,CREDIT,x,IDR,,,Bad,')
    const { version } = bad
    expect((await correct(person, bad, { version: version - 1 })).body.code).toBe('G-3')
    expect((await correct(api.as(id, 'viewer'), bad, { version })).body.code).toBe('G-20')
    const other = api.as(id)
    expect((await correct(other, bad, { version })).body.code).toBe('U-TRSY-RI-20')
    expect((await confirm(other, bad, { version })).body.code).toBe('U-TRSY-RI-20')
    const header = { row: 1, column: 'date', was: 'date', value: 'amount' }
    expect((await correct(person, bad, { version, corrections: [header] })).body.code).toBe('U-TRSY-RI-21')
    expect((await confirm(person, bad, { version })).body.code).toBe('U-TRSY-RI-5')
    const elsewhere = api.as((await office('PT Lain')).id)
    expect((await correct(elsewhere, bad, { version })).body.code).toBe('G-7')
    expect((await atRest(person, bad.id)).version).toBe(version)
  })

  it('takes corrections of rejected cells alone, from the text that was rejected, and skips rows that it has', async () => {
    const { person } = await office('PT Sel')
    const rows = ['2026-12-01,CREDIT,100,IDR,,,Right,', '2026-12-01,CREDIT,1O0,IDR,,,Letter,']
    const bad = await check(person, 'EXPECTED_TRANSACTIONS', HEADER, ...rows)
    const letter = { row: 3, column: 'amount', was: '1O0', value: '100' }
    const sent = (changes: object) => correct(person, bad, { version: bad.version, ...changes })
    for (const [code, correction, words] of [
      ['U-TRSY-RI-23', { row: 2, column: 'amount', was: '100', value: '1' }, 'Row 2, column amount:'],
      ['U-TRSY-RI-23', { row: 3, column: 'currency', was: 'IDR', value: 'USD' }, 'Row 3, column currency:'],
      ['U-TRSY-RI-23', { row: 99, column: 'amount', was: 'x', value: '1' }, 'Row 99, column amount:'],
      ['U-TRSY-RI-23', { row: 3, column: 'nix', was: 'x', value: '1' }, 'Row 3, column nix:'],
      ['U-TRSY-RI-24', { ...letter, was: 'nomatch' }, '“1O0”'],
    ] as const) {
      const answer = await sent({ corrections: [letter, correction].slice(correction.row === 3 ? 1 : 0) })
      expect(answer).toMatchObject({ status: 422, body: { code } })
      expect(answer.body.errors?.[0]?.message).toContain(words)
    }
    expect((await atRest(person, bad.id)).version).toBe(bad.version)
    expect((await sent({ corrections: [letter], skippedRows: [99] })).status).toBe(202)
    const unknown = await atRest(person, bad.id)
    expect(unknown).toMatchObject({ status: 'HAS_ERRORS', counts: { ready: 2, errors: 1 } })
    expect(unknown.issues).toMatchObject([{ row: null, code: 'U-TRSY-RI-25' }])
  })

  it('suggests nothing that would change what is paid or when', async () => {
    const { person } = await office('PT Tebak')
    const bad = await check(
      person,
      'EXPECTED_TRANSACTIONS',
      HEADER,
      '2026-12-01,CREDIT,1.00,USD,,2081134471,Other currency,',
      '2026-12-01,CREDIT,1.00,IDD,,,Near one,',
      '2026-12-01,CREDIT,1.00,$,,,Two dollars,',
      '2026-12-01,CREDIT,1B,IDR,,,Billion,',
      '2026-13-01,CREDIT,1.00,IDR,,,No month,',
      '12/31/2026,CREDIT,1.00,rp,,,Day last,',
    )
    expect(suggested(bad)).toEqual([
      [2, 'currency', undefined, undefined],
      [3, 'currency', undefined, undefined],
      [4, 'currency', undefined, undefined],
      [5, 'amount', undefined, undefined],
      [6, 'date', undefined, undefined],
      [7, 'date', '2026-12-31', 'OTHER_FORM'],
      [7, 'currency', 'IDR', 'OTHER_FORM'],
    ])
  })

  it('warns of a counterparty with an account of our own', async () => {
    const { person } = await office('PT Sendiri')
    const rows = [
      'PT Asing,Asing,,COMPANY,014,2081134471,PT ASING',
      'PT Jauh,Jauh,,COMPANY,008,2081134471,PT JAUH',
      'PT Nol,Nol,,COMPANY,014,0002081134471,PT NOL',
    ]
    const found = await check(person, 'COUNTERPARTIES', PEOPLE, ...rows)
    expect(found.status).toBe('HAS_WARNINGS')
    expect(found.issues.filter(({ code }) => code === 'U-TRSY-CP-19').map(({ row }) => row)).toEqual([2, 4])
  })

  it('of two changes at once takes one, and tells the other that its version is stale', async () => {
    const { person } = await office('PT Dua')
    for (let round = 0; round < 5; round++) {
      const bad = await check(person, 'EXPECTED_TRANSACTIONS', HEADER, '2026-12-01,CREDIT,x,IDR,,,Bad,')
      const { version } = bad
      const answers = await Promise.all([1, 2, 3].map(() => correct(person, bad, { version, skippedRows: [2] })))
      expect(answers.map(({ status, body }) => (status === 202 ? 'made' : body.code)).toSorted()).toEqual([
        'G-3',
        'G-3',
        'made',
      ])
      await atRest(person, bad.id)
    }
  })

  it('of which every row is skipped has nothing left to import', async () => {
    const { person } = await office('PT Kosong')
    const bad = await check(person, 'EXPECTED_TRANSACTIONS', HEADER, '2026-12-01,CREDIT,x,IDR,,,Bad,')
    await correct(person, bad, { version: bad.version, skippedRows: [2] })
    const empty = await atRest(person, bad.id)
    expect(empty).toMatchObject({ status: 'HAS_ERRORS', counts: { total: 1, ready: 0, errors: 1 } })
    expect(empty.issues).toMatchObject([{ row: null, code: 'U-TRSY-RI-26' }])
    expect((await confirm(person, empty, { version: empty.version })).body.code).toBe('U-TRSY-RI-5')
  })

  it('is stored with warnings only where they are ignored in so many words', async () => {
    const { person } = await office('PT Ingat')
    const row = '2026-12-01,CREDIT,10,IDR,,,Same,'
    const found = await check(person, 'EXPECTED_TRANSACTIONS', HEADER, row, row)
    expect(found).toMatchObject({ status: 'HAS_WARNINGS', allowedActions: ['CONFIRM', 'CORRECT'] })
    expect(suggested(found)).toEqual([[3, null, null, 'REPEATED']])
    expect((await confirm(person, found, { version: found.version })).body.code).toBe('U-TRSY-RI-4')
    await confirm(person, found, { version: found.version, ignoreWarnings: true })
    expect(await atRest(person, found.id)).toMatchObject({ status: 'IMPORTED' })
    expect(await itemsOf(person, 'EXPECTED_TRANSACTIONS')).toHaveLength(2)
  })

  it('of two confirmations at once stores its records once', async () => {
    const { person } = await office('PT Sekali')
    const good = await check(person, 'EXPECTED_TRANSACTIONS', HEADER, '2026-12-01,CREDIT,10,IDR,,,Once,')
    const { version } = good
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(person, good, { version })))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    expect(await atRest(person, good.id)).toMatchObject({ status: 'IMPORTED' })
    expect(await itemsOf(person, 'EXPECTED_TRANSACTIONS')).toHaveLength(1)
  })
})
