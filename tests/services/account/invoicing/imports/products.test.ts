// Products from a CSV file: what is stored, what is reported for each row, and that nothing is stored when there are errors.
import { parse } from 'csv-parse/sync'
import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { filesOf, openImports, told } from './support.ts'

const service = await openImports()
const maker = await service.as('maker@arus.test')
const viewer = await service.as('viewer@arus.test')
const files = filesOf(service, maker, 'PRODUCTS', '/v1/product-imports')

const HEADER = 'code,name,kind,unit,tax_unit,vat_treatment,withholding'
const lines = (...rows: string[]) => [HEADER, ...rows].join('\r\n')

type Product = { code: string; name: string; taxUnit: { code: string }; withholding: string | null }
const stored = async (search: string) =>
  (await maker.get<{ items: Product[] }>(`/v1/products?search=${search}&sort=code`)).body.items

it('stores a file that is right, once it was seen', async () => {
  const content = lines(
    'IMP-01,Palet kayu,goods,buah,um.0021,standard,',
    'IMP-02,"Jasa bongkar, muat",SERVICE,jam,UM.0027,STANDARD,pph23',
  )
  const checked = await files.send(content, { dryRun: true })
  expect(checked).toMatchObject({ kind: 'PRODUCTS', status: 'READY', counts: { total: 2, ready: 2 }, issues: [] })
  expect(await stored('IMP-0')).toEqual([])
  expect(await files.confirm(checked)).toMatchObject({ status: 'IMPORTED', allowedActions: [] })
  expect(await stored('IMP-0')).toMatchObject([
    { code: 'IMP-01', name: 'Palet kayu', taxUnit: { code: 'UM.0021' }, withholding: null },
    { code: 'IMP-02', name: 'Jasa bongkar, muat', taxUnit: { code: 'UM.0027' }, withholding: 'PPH23' },
  ])
  // One log row for the whole file.
  const log = await service.sql(
    `select action, counts from activity_log where record_label like 'IMP-0%' or record_id = '${checked.id}'`,
  )
  expect(log).toMatchObject([{ action: 'IMPORTED', counts: { ready: 2 } }])

  // The same file again: every row exists already, and so does the file.
  const again = await files.send(content, { dryRun: true })
  expect(again).toMatchObject({ status: 'HAS_ERRORS', counts: { duplicates: 2 } })
  expect(told(again.issues)).toEqual([
    [null, null, 'U-ACC-RI-7'],
    [2, 'code', 'U-ACC-PD-1'],
    [3, 'code', 'U-ACC-PD-1'],
  ])
})

it('come from a workbook as from CSV, and what is wrong is told by the row that people see', async () => {
  const sheet = async (...rows: (string | number | null)[][]) =>
    Buffer.from(await writeXlsx({ sheets: [{ name: 'Produk', rows: [HEADER.split(','), ...rows] }] }))
  const good = ['XLS-01', 'Palet plastik', 'GOODS', 'buah', 'UM.0021', 'STANDARD', null]
  const wrong = await files.send(
    await sheet(good, [], ['XLS-02', 'Sewa', 'JASA', 'bulan', 'UM.0024', 'STANDARD', 'PPH23']),
    { dryRun: true },
    'produk.xlsx',
  )
  expect(told(wrong.issues).map(([row, column]) => [row, column])).toEqual([[4, 'kind']])
  const sent = await files.send(
    await sheet(good, [4711, 'Baut', 'GOODS', 'buah', 'UM.0021', 'STANDARD', null]),
    { dryRun: true },
    'produk.xlsx',
  )
  expect(await files.confirm(sent)).toMatchObject({ status: 'IMPORTED', counts: { ready: 2 } })
  expect((await stored('XLS-01')).concat(await stored('4711'))).toMatchObject([
    { name: 'Palet plastik' },
    { code: '4711' },
  ])
})

it('tells all that is wrong, each at its cell, and stores nothing', async () => {
  const wrong = await files.send(
    lines(
      'BAD-01,Palet,GODS,buah,UM.0021,STANDARD,',
      'bad-01,Palet lagi,GOODS,buah,Kilogram,STANDARD,',
      ',Tanpa kode,GOODS,,UM.9999,STANDARD,PPH99',
      'BAD-04,=1+2,GOODS,buah,UM.0021,STANDARD,',
    ),
  )
  expect(wrong.status).toBe('HAS_ERRORS')
  expect(told(wrong.issues)).toEqual([
    [2, 'kind', 'INVALID_VALUE'],
    [3, 'code', 'U-ACC-RI-13'],
    [3, 'tax_unit', 'U-ACC-PD-2'],
    [4, 'code', 'REQUIRED'],
    [4, 'tax_unit', 'U-ACC-PD-2'],
    [4, 'unit', 'REQUIRED'],
    [4, 'withholding', 'INVALID_VALUE'],
    [5, 'name', 'U-ACC-RI-9'],
  ])
  expect(await stored('BAD')).toEqual([])
})

it('corrects a rejected cell where it stands, and stores what was checked', async () => {
  const wrong = await files.send(lines('FIX-01,Palet,GODS,buah,UM.0021,STANDARD,', 'FIX-02,Rak,GOODS,buah,UM.0021,?,'))
  const corrected = await files.correct(wrong, {
    corrections: [{ row: 2, column: 'kind', was: 'GODS', value: 'GOODS' }],
    skippedRows: [3],
  })
  expect(corrected).toMatchObject({ status: 'READY', counts: { total: 2, ready: 1 } })
  expect(await files.confirm(corrected)).toMatchObject({ status: 'IMPORTED' })
  expect(await stored('FIX')).toMatchObject([{ code: 'FIX-01' }])
})

it('refuses to leave out rows that the file does not have', async () => {
  const wrong = await files.send(lines('OUT-01,Palet,GODS,buah,UM.0021,STANDARD,'))
  const corrected = await files.correct(wrong, {
    corrections: [{ row: 2, column: 'kind', was: 'GODS', value: 'GOODS' }],
    skippedRows: [999],
  })
  expect(corrected).toMatchObject({ status: 'HAS_ERRORS', counts: { total: 1, errors: 1 } })
  expect(corrected.issues.map(({ code }) => code)).toEqual(['U-ACC-RI-25'])
})

it('reads a file whose first line names the delimiter for Excel, which shows no row of it', async () => {
  const [header = '', ...rows] = lines(
    'SEP-01,Palet,GOODS,buah,UM.0021,STANDARD,',
    'SEP-02,Rak,GODS,buah,UM.0021,STANDARD,',
  )
    .replaceAll(',', ';')
    .split('\r\n')
  const sent = await files.send(['sep=;', header, ...rows].join('\r\n'), { dryRun: true })
  expect(told(sent.issues)).toEqual([[3, 'kind', 'INVALID_VALUE']])
})

it('refuses another file, one that changed since, and whoever may not', async () => {
  expect(told((await files.send('nomor,judul\r\n1,2')).issues)).toEqual([[1, null, 'U-ACC-PD-4']])
  const first = await files.send(lines('HASH-01,Palet,GOODS,buah,UM.0021,STANDARD,'), { dryRun: true })
  const changed = await files.start(await files.upload(lines('HASH-02,Palet,GOODS,buah,UM.0021,STANDARD,')), {
    hash: first.hash,
  })
  expect(changed).toMatchObject({ status: 422, body: { code: 'U-ACC-PD-3' } })
  expect((await viewer.post('/v1/product-imports', { fileId: first.fileId })).body.code).toBe('G-20')
  // Users who may see products see the import, but can't act on it.
  expect((await viewer.get(`/v1/record-imports/${first.id}`)).body).toMatchObject({
    status: 'READY',
    allowedActions: [],
  })
  expect((await viewer.post(`/v1/record-imports/${first.id}/confirm`, { version: first.version })).body.code).toBe(
    'G-20',
  )
})

it('stores two files with one code at once only once', async () => {
  const both = await Promise.all(
    ['Satu', 'Dua'].map(name => files.send(lines(`RACE-01,${name},GOODS,buah,UM.0021,STANDARD,`))),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['HAS_ERRORS', 'IMPORTED'])
  expect(await stored('RACE')).toHaveLength(1)
})

it('has a template that can be imported as it is', async () => {
  const answer = await fetch(`${service.address}/v1/templates/products.csv`, {
    headers: { authorization: maker.authorization },
  })
  const template = await answer.text()
  expect(parse(template)[0]?.join(',')).toBe(HEADER)
  expect(await files.send(template)).toMatchObject({ status: 'IMPORTED', counts: { total: 2, ready: 2, errors: 0 } })
})
