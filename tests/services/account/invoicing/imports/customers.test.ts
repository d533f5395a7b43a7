// Customers from a CSV file: they wait for review like manually entered ones, and are validated by the same rules.
import { parse } from 'csv-parse/sync'
import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { filesOf, openImports, told } from './support.ts'

const service = await openImports()
const maker = await service.as('maker@arus.test')
const viewer = await service.as('viewer@arus.test')
const admin = await service.as('admin@arus.test')
const files = filesOf(service, maker, 'CUSTOMERS', '/v1/customer-imports')

const HEADER =
  'type,legal_name,email,phone,pic_name,pic_email,industry,identity_number,tax_number,branch_number,business_number,street,ward,postal_code'
const lines = (...rows: string[]) => [HEADER, ...rows].join('\n')
const company = (name: string, email: string, taxNumber: string, more = '31.75.09.1001,13740') =>
  `COMPANY,${name},${email},021 5230 4471,Ratna,ratna@example.com,Ritel,,${taxNumber},,9120001234567,Jl. Raya 1,${more}`
const person = (name: string, email: string, identity: string) =>
  `INDIVIDUAL,${name},${email},0812 3456 7890,,,,${identity},,,,Jl. Raya 2,3175091002,13740`

type Customer = { id: string; legalName: string; status: string; phone: string; createdBy: string; authorIds: string[] }
const stored = async (search: string) =>
  (await maker.get<{ items: Customer[] }>(`/v1/customers?search=${encodeURIComponent(search)}&sort=name`)).body.items

it('enters the customers of a file, who wait for somebody else to approve them', async () => {
  const imported = await files.send(
    lines(
      company('PT Impor Satu', 'satu@example.com', '0021832415000000'),
      person('Impor Dua', 'dua@example.com', '3175094505900001'),
    ),
  )
  expect(imported).toMatchObject({ kind: 'CUSTOMERS', status: 'IMPORTED', counts: { total: 2, ready: 2, errors: 0 } })
  const [dua, satu] = await stored('Impor')
  expect([dua, satu]).toMatchObject([
    { legalName: 'Impor Dua', status: 'REQUEST_SENT', phone: '+6281234567890' },
    { legalName: 'PT Impor Satu', status: 'REQUEST_SENT', phone: '+622152304471', authorIds: [maker.personId] },
  ])
  const [row] = await service.sql<{ billing_address: { ward: { name: string }; province: { name: string } } }>(
    `select billing_address from customer where legal_name = 'Impor Dua'`,
  )
  expect(row?.billing_address).toMatchObject({ ward: { name: 'Cibubur' }, province: { name: 'DKI Jakarta' } })
  // One log row for the file; each customer's revisions begin with it.
  const log = await service.sql<{ record_type: string; counts: { ready: number } }>(
    `select record_type, counts from activity_log where record_id in ('${imported.id}', '${satu?.id}', '${dua?.id}')`,
  )
  expect(log).toMatchObject([{ record_type: 'RECORD_IMPORT', counts: { ready: 2 } }])
  const revisions = (await maker.get<{ items: unknown[] }>(`/v1/customers/revisions?customerIds=${satu?.id}`)).body
    .items
  expect(revisions).toHaveLength(1)
  const approve = { termDays: 30, termFrom: 'INVOICE_DATE', creditLimit: null, stampDuty: 'FLAG', version: 1 }
  expect((await admin.post(`/v1/customers/${satu?.id}/approve`, approve)).status).toBe(200)
})

it('come from a workbook as from CSV; an account that the spreadsheet keeps as a number is refused until it is typed in', async () => {
  const header = [...HEADER.split(','), 'bank_name', 'account_number', 'account_name']
  const row = (name: string, email: string, account: string | number) => [
    ...company(name, email, email === 'xls1@example.com' ? '0021832415000001' : '0021832415000002').split(','),
    'BCA',
    account,
    name,
  ]
  const sheet = await writeXlsx({
    sheets: [
      {
        name: 'Pelanggan',
        rows: [
          header,
          row('PT Lembar Satu', 'xls1@example.com', '0051230001'),
          row('PT Lembar Dua', 'xls2@example.com', 51_230_002),
        ],
      },
    ],
  })
  const checked = await files.send(Buffer.from(sheet), { dryRun: true }, 'pelanggan.xlsx')
  // 0051230002 lost its zeros in the spreadsheet, and 51230002 may be another's.
  expect(told(checked.issues)).toEqual([[3, 'account_number', 'U-ACC-RI-29']])
  expect(checked).toMatchObject({ status: 'HAS_ERRORS', counts: { total: 2, ready: 1, errors: 1 } })
  const corrected = await files.correct(checked, {
    corrections: [{ row: 3, column: 'account_number', was: '51230002', value: '0051230002' }],
  })
  expect(corrected).toMatchObject({ status: 'READY', issues: [] })
  expect(await files.confirm(corrected)).toMatchObject({ status: 'IMPORTED', counts: { ready: 2 } })
  const accounts = await service.sql<{ account_number: string }>(
    `select account_number from customer where legal_name like 'PT Lembar%' order by account_number`,
  )
  expect(accounts.map(({ account_number: digits }) => digits)).toEqual(['0051230001', '0051230002'])
})

it('takes phones as people write them, abroad too, and no formula for one', async () => {
  const withPhone = (phone: string, email: string, identity: string) =>
    person('Telepon', email, identity).replace('0812 3456 7890', phone)
  const imported = await files.send(
    lines(
      withPhone('+62 812-3456-7892', 'telepon1@example.com', '3175094505900011'),
      withPhone('+62 (21) 5230 4472', 'telepon2@example.com', '3175094505900012'),
    ),
  )
  expect(imported.status).toBe('IMPORTED')
  expect((await stored('Telepon')).map(({ phone }) => phone).toSorted()).toEqual(['+622152304472', '+6281234567892'])
  const formula = await files.send(lines(withPhone('+HYPERLINK(1)', 'telepon3@example.com', '3175094505900013')))
  expect(formula.issues.map(({ column, code }) => [column, code])).toContainEqual(['phone', 'U-ACC-RI-9'])
})

it('tells all that is wrong, each at its cell, and enters nobody', async () => {
  const wrong = await files.send(
    lines(
      // Without the numbers that a company has.
      'COMPANY,PT Salah Satu,satu-salah@example.com,021 5230 4471,,,,,,,,Jl. Raya 1,31.75.09.1001,13740',
      // An individual has no business number; phone and ward are invalid.
      'INDIVIDUAL,Salah Dua,dua-salah@example.com,12,,,,3175094505900002,,,9120001234567,Jl. Raya 1,31.75.09.9999,13740',
      'PT,Salah Tiga,tiga,0812 3456 7890,,,,3175094505900003,,,,Jl. Raya 1,Cibubur,1374',
      company('PT Salah Empat', 'empat-salah@example.com', '123'),
      company('PT Salah Lima', 'lima-salah@example.com', '0021832415000000'),
      company('PT Salah Enam', 'enam-salah@example.com', '0013245678015000'),
      company('PT Salah Tujuh', 'tujuh-salah@example.com', '0013245678015000'),
    ),
  )
  expect(wrong.status).toBe('HAS_ERRORS')
  expect(told(wrong.issues)).toEqual([
    [2, 'business_number', 'REQUIRED'],
    [2, 'industry', 'REQUIRED'],
    [2, 'pic_email', 'REQUIRED'],
    [2, 'pic_name', 'REQUIRED'],
    [2, 'tax_number', 'REQUIRED'],
    [3, 'business_number', 'U-ACC-CU-21'],
    [3, 'phone', 'U-ACC-CU-9'],
    [3, 'ward', 'U-ACC-CU-19'],
    [4, 'email', 'INVALID_EMAIL'],
    [4, 'postal_code', 'U-ACC-CU-26'],
    [4, 'type', 'INVALID_VALUE'],
    [4, 'ward', 'U-ACC-CU-19'],
    [5, 'tax_number', 'U-ACC-CU-4'],
    [6, 'tax_number', 'U-ACC-CU-5'],
    [7, 'tax_number', 'U-ACC-CU-20'],
    [8, 'tax_number', 'U-ACC-CU-20'],
    [8, 'tax_number', 'U-ACC-RI-13'],
  ])
  expect(await stored('Salah')).toEqual([])
})

it('warns of an email that another customer has, and stores when that is meant', async () => {
  const shared = await files.send(
    lines(company('PT Impor Cabang', 'SATU@example.com', '0021832415000000').replace(',,9120', ',000001,9120')),
  )
  expect(shared.status).toBe('HAS_WARNINGS')
  expect(told(shared.issues)).toEqual([[2, 'email', 'U-ACC-CU-10']])
  expect(await files.confirm(shared)).toMatchObject({ code: 'U-ACC-RI-4' })
  expect(await files.confirm(shared, { ignoreWarnings: true })).toMatchObject({ status: 'IMPORTED' })
})

it('doubts what can hardly be, and says of each cell what is wrong with it', async () => {
  const withPhone = (phone: string, email: string, identity: string) =>
    person('Ragu', email, identity).replace('0812 3456 7890', phone)
  const doubtful = await files.send(
    lines(
      company('PT Ragu Satu', 'ragu@example.com', '0000000000000000'),
      person('Ragu Dua', 'RAGU@example.com', '9974010505900002'),
    ),
    { dryRun: true },
  )
  expect(doubtful.status).toBe('HAS_WARNINGS')
  expect(told(doubtful.issues)).toEqual([
    [2, 'tax_number', 'U-ACC-CU-20'],
    [3, 'email', 'U-ACC-CU-22'],
    [3, 'identity_number', 'U-ACC-CU-23'],
  ])
  const wrong = await files.send(
    lines(
      withPhone('08123456789; 08129999999', 'ragu3@example.com', '3175094505900021'),
      withPhone('1500888', 'ragu4@example.com', '3175094505900022'),
      person('Ragu Lima', 'ragu5@example.com', '3175093113900023').replace('13740', '02810'),
    ),
    { dryRun: true },
  )
  expect(told(wrong.issues)).toEqual([
    [2, 'phone', 'U-ACC-CU-25'],
    [3, 'phone', 'U-ACC-CU-9'],
    [4, 'postal_code', 'U-ACC-CU-26'],
  ])
  const date = await files.send(lines(person('Ragu Enam', 'ragu6@example.com', '3175093113900023')), { dryRun: true })
  expect(told(date.issues)).toEqual([[2, 'identity_number', 'U-ACC-CU-24']])
})

it('is for those alone who manage customers: it shows numbers that others see masked', async () => {
  const mine = await files.send(lines(person('Impor Tiga', 'tiga@example.com', '3175094505900004')), { dryRun: true })
  expect((await viewer.get(`/v1/record-imports/${mine.id}`)).body.code).toBe('G-7')
  expect((await viewer.post('/v1/customer-imports', { fileId: mine.fileId })).body.code).toBe('G-20')
  expect((await viewer.get(`/v1/files/${mine.fileId}/content`)).status).toBeGreaterThanOrEqual(400)
})

it('has a template whose columns are known and whose rows can be read', async () => {
  const answer = await fetch(`${service.address}/v1/templates/customers.csv`, {
    headers: { authorization: maker.authorization },
  })
  const template = await answer.text()
  expect(parse(template)).toHaveLength(3)
  await service.sql(`insert into region (code, parent, level, name) values
    ('31.74', '31', 'REGENCY', 'Kota Administrasi Jakarta Selatan'), ('31.74.01', '31.74', 'DISTRICT', 'Tebet'),
    ('31.74.01.1001', '31.74.01', 'WARD', 'Tebet Timur')`)
  const sent = await files.send(template, { dryRun: true })
  // Its company was imported by the first test.
  expect(told(sent.issues)).toEqual([[2, 'tax_number', 'U-ACC-CU-5']])
})
