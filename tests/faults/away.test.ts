// What users and API clients are told while a service is unavailable: a retry may soon succeed, whatever they requested.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Person } from '../bff/support/person.ts'
import { DEMO_ORGANIZATIONS } from '../bff/support/realArus.ts'
import { startArusProcesses } from '../support/arusProcesses.ts'
import { until } from '../support/until.ts'

const arus = await startArusProcesses(1)
const [url = ''] = arus.bffUrls
const OWN = DEMO_ORGANIZATIONS.first
const maker = await Person.signedIn(url, 'maker@arus.test')

const LISTS = [
  'bankAccounts',
  'counterparties',
  'statementTransactions',
  'expectedTransactions',
  'payments',
  'bills',
  'exceptions',
]
const QUERIES = [
  ...LISTS.map(list => `{ organization { ${list} { totalCount edges { cursor } } } }`),
  '{ organization { paymentCounts(kind: PAYMENT) { all } } }',
  '{ organization { approvalPolicies { id } bankingDays(year: 2026) { date } paymentSettings { version } } }',
]

/** The content of each error, once. */
const told = (errors: { extensions: Record<string, unknown> }[]) =>
  [...new Set(errors.map(({ extensions }) => `${extensions.code} ${extensions.retryAfter}`))].toSorted()

async function upload(): Promise<string> {
  const { createFileUpload } = await maker.get<{ createFileUpload: { upload: { url: string } } }>(
    `mutation ($input: CreateFileUploadInput!) { createFileUpload(input: $input) { upload { url } userErrors { code } } }`,
    { input: { purpose: 'STATEMENT', name: 'file.csv', size: 4, contentType: 'text/csv' } },
    OWN,
  )
  return createFileUpload.upload.url
}

const createParty = (idempotencyKey: string | null) =>
  maker.ask(
    'mutation ($input: CreateCounterpartyInput!) { createCounterparty(input: $input) { userErrors { code } } }',
    { input: { alias: randomUUID(), legalName: 'PT Satu', type: 'COMPANY', bankAccounts: [], idempotencyKey } },
    OWN,
  )

test('every question and every change is G-11 while treasury is away, and is answered when it is back', async () => {
  const fileUrl = await upload()
  for (const query of QUERIES) expect((await maker.ask(query, {}, OWN)).errors, query).toEqual([])
  await arus.killService('treasury', 0)
  for (const query of QUERIES) expect(told((await maker.ask(query, {}, OWN)).errors), query).toEqual(['G-11 1'])
  // No request was sent to the unavailable service.
  for (const key of [randomUUID(), null]) expect(told((await createParty(key)).errors)).toEqual(['G-11 1'])
  const { status, text } = await maker.file('PUT', fileUrl, 'a,b\n')
  expect([status, JSON.parse(text)]).toMatchObject([503, { code: 'G-11', retryAfter: 1 }])
  const template = await maker.file('GET', '/templates/counterparties.csv')
  expect([template.status, JSON.parse(template.text)]).toMatchObject([503, { code: 'G-11', retryAfter: 1 }])

  await arus.startService('treasury', 0)
  for (const query of QUERIES) expect((await maker.ask(query, {}, OWN)).errors, query).toEqual([])
  expect((await maker.file('PUT', fileUrl, 'a,b\n')).status).toBe(204)
})

test('the same of whatever needs the account service, while that is away', async () => {
  const viewer = await Person.signedIn(url, 'viewer@arus.test')
  await arus.killService('account', 0)
  const asked = [
    () => maker.ask('{ organization { members { totalCount } roles { id } owner { fullName } } }', {}, OWN),
    // This session's permissions in treasury are not known.
    () => viewer.ask('{ organization { payments { totalCount } } }', {}, OWN),
    () => viewer.ask('{ viewer { email } }'),
    () => maker.ask('mutation { signIn(input: { email: "maker@arus.test", password: "x" }) { userErrors { code } } }'),
  ]
  for (const ask of asked) {
    const { errors, text } = await ask()
    expect(told(errors), text).toEqual(['G-11 1'])
  }
  expect((await viewer.file('GET', '/templates/counterparties.csv')).status).toBe(503)
  await arus.startService('account', 0)
  await until(async () => (await viewer.ask('{ viewer { email } }')).errors.length === 0)
})
