// Every code of bank accounts, counterparties and expected transactions is triggered, in both languages, or is known to be silent. Those of
// other modules are covered by their own tests; silentCodes.test.ts checks that each is used.
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../services/kit/clock.ts'
import type { Locale } from '../../../services/kit/errors.ts'
import { messageOf } from '../../../services/kit/errors.ts'
import { newId } from '../../../services/kit/ids.ts'
import { codes, silentCodes } from '../../../services/treasury/errors.ts'
import { addToAllocated } from '../../../services/treasury/expectedTransactions/repository.ts'
import { recordImportWorkers } from '../../../services/kit/recordImports/workers.ts'
import type { BankFaultReason } from '../../../services/treasury/connections/bankConnection.ts'
import type { LinkError } from '../../../services/treasury/connections/faults.ts'
import { noteOnLink } from '../../../services/treasury/connections/repository.ts'
import { credentials, curveKey, openFakeBank } from './connections/fakeBank.ts'
import { openTreasuryApi } from './support/api.ts'
import { openWorker } from './support/worker.ts'
import { until } from '../../support/until.ts'

const clock = stoppedClock('2026-11-21T03:00:00Z')
const bank = openFakeBank(clock.now)
const nowhere = {
  host: '127.0.0.1',
  port: 1,
  hostKey: `SHA256:${'A'.repeat(43)}`,
  directory: '/{account}',
  username: '{userId}',
}
const api = await openTreasuryApi({ clock, fakeBank: bank.connection, sftpServers: { '022': nowhere } })
await openWorker(api, recordImportWorkers)

type Name = keyof typeof codes
type Said = { code: string; message: string }
type Made = { id: string; version: number }

/** An organization, and actions in it. */
async function openScene(language: Locale) {
  const organization = await api.organization(`PT Tabel ${language}`)
  const person = api.as(organization.id)
  const careless = api.as(organization.id, 'maker', person.actorId, { showsFactor: false })
  const administrator = api.as(organization.id, ['account.company.manage'])
  const headers = { 'accept-language': language }
  const inOrganization = <T>(work: Parameters<typeof api.database.inOrganization<T>>[2]) =>
    api.database.inOrganization(organization.id, person.actorId, work)

  const account = (over: object = {}) => ({
    bankCode: '014',
    accountNumber: '2081134471',
    alias: 'Operasional',
    entityId: organization.entityId,
    currency: 'IDR',
    ...over,
  })
  const party = (over: object = {}) => ({
    legalName: 'PT Sinar',
    alias: newId(),
    type: 'COMPANY',
    bankAccounts: [],
    ...over,
  })
  const partyAccount = (over: object = {}) => ({
    bankCode: '014',
    accountNumber: '900012345',
    accountName: 'PT SINAR',
    ...over,
  })
  const expected = (over: object = {}) => ({
    date: '2026-12-01',
    description: 'Invoice',
    direction: 'CREDIT',
    amount: { amount: '100.00', currency: 'IDR' },
    ...over,
  })

  const make = async <Body = Made>(path: string, body: object) =>
    (await person.post<Body>(`/v1/${path}`, body, headers)).body
  const ownAccount = await make<Made & { entityId: string }>('bank-accounts', account())
  // The same number at another bank, and in another currency: a file names an account by its number alone.
  const atOtherBank = await make('bank-accounts', account({ bankCode: '008', alias: 'Kedua' }))
  const atServer = await make('bank-accounts', account({ bankCode: '022', alias: 'Server' }))
  await make(
    'bank-accounts',
    account({ bankCode: '013', accountNumber: '3300112233', alias: 'Dolar', currency: 'USD' }),
  )
  const known = await make<Made & { bankAccounts: { id: string }[] }>(
    'counterparties',
    party({ alias: 'Sinar', externalId: 'C-1', bankAccounts: [partyAccount()] }),
  )
  await make('expected-transactions', expected({ externalId: 'E-1' }))

  /** The errors of a request: of the whole, or of its fields. */
  function said({ status, body }: { status: number; body: unknown }): Said[] {
    expect(status).toBeGreaterThanOrEqual(400)
    const { code, title, errors = [] } = body as { code: string; title: string; errors?: Said[] }
    return [{ code, message: title }, ...errors]
  }
  const post = async (path: string, body: object) => said(await person.post(`/v1/${path}`, body, headers))

  /** A bulk action's error for one record. */
  async function act(action: string, { id }: Made, path = 'expected-transactions'): Promise<Said[]> {
    const { body } = await person.post<{ results: { errors: Said[] }[] }>(
      `/v1/${path}/${action}`,
      { ids: [id] },
      headers,
    )
    return body.results.flatMap(({ errors }) => errors)
  }

  const allocate = ({ id }: Made, deltaMinor: bigint) => inOrganization(tx => addToAllocated(tx, [{ id, deltaMinor }]))
  async function reconciled(): Promise<Made> {
    const made = await make('expected-transactions', expected())
    await allocate(made, 10_000n)
    return made
  }
  async function ofPayment(): Promise<Made> {
    const made = await make('expected-transactions', expected())
    await inOrganization(tx => tx.execute(`update expected_transaction set source = 'PAYMENT' where id = '${made.id}'`))
    return made
  }

  type Kind = 'COUNTERPARTIES' | 'EXPECTED_TRANSACTIONS'
  const startImport = async (kind: Kind, text: string, options: object = {}) => {
    const fileId = await person.upload(kind, 'file.csv', text)
    const path = kind === 'COUNTERPARTIES' ? 'counterparty-imports' : 'expected-transaction-imports'
    return person.post<{ id: string }>(`/v1/${path}`, { fileId, ...options }, headers)
  }
  /** The issues of a file. */
  async function issues(kind: Kind, ...lines: string[]): Promise<Said[]> {
    const { body } = await startImport(kind, lines.join('\n'), { dryRun: true })
    return until(async () => {
      const found = await person.get<{ status: string; issues: Said[] }>(`/v1/record-imports/${body.id}`, headers)
      return found.body.status !== 'CHECKING' && found.body.issues
    })
  }

  /** Corrects an account's bank, number or currency. */
  async function correct({ id }: Made, over: object): Promise<Said[]> {
    const { body } = await person.get<Made>(`/v1/bank-accounts/${id}`)
    return said(await person.patch(`/v1/bank-accounts/${id}`, { version: body.version, ...over }, headers))
  }
  async function reconciledLine({ id }: Made): Promise<void> {
    const line = { date: '2026-11-20', direction: 'CREDIT', description: 'SETORAN', amount: '5.00' }
    const made = await make('statement-transactions', { ...line, bankAccountId: id })
    await inOrganization(tx =>
      tx.execute(`update statement_transaction set allocated_minor = 500 where id = '${made.id}'`),
    )
  }

  let accounts = 0
  const connect = async ({ id }: Made, over: object = {}) =>
    post(`bank-accounts/${id}/connection`, { type: 'API', credentials, schedule: [], ...over })
  async function connected(): Promise<Made> {
    accounts++
    const accountNumber = String(7_770_000_000 + accounts)
    const made = await make('bank-accounts', account({ accountNumber, alias: accountNumber }))
    await make(`bank-accounts/${made.id}/connection`, { type: 'API', credentials, schedule: [] })
    return made
  }
  /** The result of a connection test while the bank answers this way. */
  async function tested(fault: BankFaultReason): Promise<Said[]> {
    const made = await connected()
    bank.state.fault = fault
    try {
      return await post(`bank-accounts/${made.id}/connection/test`, {})
    } finally {
      bank.state.fault = null
    }
  }
  /** A connection's message about its last sync. */
  async function failed(lastError: LinkError, lastErrorParams = {}): Promise<Said[]> {
    const { id } = await connected()
    await inOrganization(tx => noteOnLink(tx, id, { lastError, lastErrorParams }))
    const { body } = await person.get<{ items: { lastError: Said }[] }>(`/v1/bank-connections?ids=${id}`, headers)
    return body.items.map(item => item.lastError)
  }

  return {
    atOtherBank,
    atServer,
    connect,
    connected,
    tested,
    failed,
    person,
    careless,
    correct,
    reconciledLine,
    administrator,
    headers,
    account,
    party,
    partyAccount,
    expected,
    make,
    ownAccount,
    known,
    said,
    post,
    act,
    allocate,
    reconciled,
    ofPayment,
    startImport,
    issues,
  }
}
type Scene = Awaited<ReturnType<typeof openScene>>

const PARTIES = 'legal_name,alias,type,tax_number,bank_code,account_number,account_name'
const EXPECTED = 'date,direction,amount,currency,description,counterparty_alias,bank_account_number'

const changeParty = async ({ person, headers, party, known, said }: Scene, accountOver: object) => {
  const bankAccounts = [{ id: known.bankAccounts[0]?.id, bankCode: '014', accountNumber: '900012345', ...accountOver }]
  const body = party({ alias: 'Sinar', version: known.version, bankAccounts })
  return said(await person.put(`/v1/counterparties/${known.id}`, body, headers))
}
const changeExpected = async ({ person, headers, expected, said }: Scene, { id }: Made, version: number) =>
  said(await person.put(`/v1/expected-transactions/${id}`, expected({ version }), headers))
const upsideDown = async ({ person, headers, said }: Scene) =>
  said(await person.get('/v1/expected-transactions?amountAtLeast=20&amountNoMoreThan=10', headers))

/** How each code is triggered. */
const PROVOKED: Partial<Record<Name, (scene: Scene) => Promise<Said[]>>> = {
  bankAccountAliasExists: ({ post, account }) => post('bank-accounts', account({ accountNumber: '5550001112' })),
  bankAccountNumberExists: ({ post, account }) => post('bank-accounts', account({ alias: 'Lain' })),
  providerCredentialsRequired: ({ post, ownAccount }) =>
    post('payment-providers', {
      provider: 'XENDIT',
      alias: 'Toko',
      mode: 'FILE',
      bankAccountId: ownAccount.id,
      credentials: { secretKey: 'xnd_test' },
    }),
  currencyNotAllowed: ({ post, account }) => post('bank-accounts', account({ currency: 'EUR' })),
  bankNotSupported: ({ post, account }) => post('bank-accounts', account({ bankCode: '999' })),
  lastCheckedInFuture: async ({ person, headers, ownAccount, said }) =>
    said(
      await person.patch(
        `/v1/bank-accounts/${ownAccount.id}`,
        { version: ownAccount.version, lastCheckedOn: '2026-11-22' },
        headers,
      ),
    ),

  entityHasAccounts: async ({ administrator, headers, ownAccount, said }) =>
    said(await administrator.post(`/v1/entities/${ownAccount.entityId}/deletion-check`, {}, headers)),

  invalidPrivateKey: ({ ownAccount, connect }) =>
    connect(ownAccount, { credentials: { ...credentials, privateKey: 'none' } }),
  invalidRsaKey: ({ ownAccount, connect }) =>
    connect(ownAccount, { credentials: { ...credentials, privateKey: curveKey } }),
  crawlerCredentialsRequired: ({ atServer, connect }) => connect(atServer, { type: 'CRAWLER', credentials: null }),
  factorRequired: async ({ careless, headers, ownAccount, said }) =>
    said(
      await careless.post(
        `/v1/bank-accounts/${ownAccount.id}/connection`,
        { type: 'API', credentials, schedule: [] },
        headers,
      ),
    ),
  bankAccountHasReconciledStatements: async ({ correct, reconciledLine, ownAccount }) => {
    await reconciledLine(ownAccount)
    return correct(ownAccount, { accountNumber: '2081134472' })
  },
  bankAccountInUse: async ({ correct, make, atOtherBank }) => {
    const line = { date: '2026-11-20', direction: 'CREDIT', description: 'SETORAN', amount: '5.00' }
    await make('statement-transactions', { ...line, bankAccountId: atOtherBank.id })
    return correct(atOtherBank, { currency: 'USD' })
  },
  apiCredentialsRequired: ({ ownAccount, connect }) => connect(ownAccount, { credentials: null }),
  scheduleDuplicates: ({ ownAccount, connect }) => connect(ownAccount, { schedule: ['08:00', '08:00'] }),
  connectionNotAvailable: ({ atOtherBank, connect }) => connect(atOtherBank),
  accountAlreadyConnected: async ({ connected, connect }) => connect(await connected()),
  accountNotConnected: ({ ownAccount, post }) => post(`bank-accounts/${ownAccount.id}/connection/sync`, {}),
  bankRefusedCredentials: ({ tested }) => tested('CREDENTIALS'),
  bankNotPermitted: ({ tested }) => tested('NOT_PERMITTED'),
  bankRefused: ({ tested }) => tested('REFUSED'),
  bankBusy: ({ tested }) => tested('BUSY'),
  bankUnreachable: ({ tested }) => tested('UNREACHABLE'),
  bankAnswerUnreadable: ({ tested }) => tested('NONSENSE'),
  syncInterrupted: ({ failed }) => failed('syncInterrupted'),
  syncStatementHasErrors: ({ failed }) => failed('syncStatementHasErrors'),
  scheduleOfFolder: ({ ownAccount, connect }) =>
    connect(ownAccount, { type: 'CRAWLER', credentials: null, schedule: ['08:00'] }),
  statementFileRefused: ({ failed }) => failed('statementFileRefused', { file: 'mutasi.exe' }),

  counterpartyAccountExists: ({ post, party, partyAccount }) =>
    post('counterparties', party({ bankAccounts: [partyAccount(), partyAccount()] })),
  counterpartyAliasExists: ({ post, party }) => post('counterparties', party({ alias: 'SINAR' })),
  counterpartyExternalIdExists: ({ post, party }) => post('counterparties', party({ externalId: 'C-1' })),
  counterpartyImportHashInvalid: async ({ startImport, said }) =>
    said(await startImport('COUNTERPARTIES', `${PARTIES}\nPT A,A,COMPANY,,,,`, { hash: '0'.repeat(64) })),
  accountNumberNotEditable: scene => changeParty(scene, { accountNumber: '900012346', accountName: 'PT SINAR' }),
  accountNameNotEditable: scene => changeParty(scene, { accountName: 'PT LAIN' }),
  defaultCounterpartyNotEditable: async ({ person, headers, party, said }) => {
    const { body } = await person.get<{ items: (Made & { isDefault: boolean })[] }>('/v1/counterparties')
    const own = body.items.find(({ isDefault }) => isDefault)
    return said(await person.put(`/v1/counterparties/${own?.id}`, party({ version: own?.version }), headers))
  },
  defaultCounterpartyNotDeletable: async ({ person, act }) => {
    const { body } = await person.get<{ items: (Made & { isDefault: boolean })[] }>('/v1/counterparties')
    return act(
      'delete',
      body.items.find(({ isDefault }) => isDefault)!,
      'counterparties',
    )
  },
  counterpartyInUse: async ({ make, party, expected, act }) => {
    const used = await make('counterparties', party())
    await make('expected-transactions', expected({ counterpartyId: used.id }))
    return act('delete', used, 'counterparties')
  },
  counterpartyImportContentInvalid: ({ issues }) => issues('COUNTERPARTIES', 'tanggal,jumlah', '1,2'),
  counterpartyAccountIncomplete: ({ issues }) => issues('COUNTERPARTIES', PARTIES, 'PT A,A,COMPANY,,014,,PT A'),
  counterpartyAccountsDiffer: ({ issues }) =>
    issues('COUNTERPARTIES', PARTIES, 'PT A,A,COMPANY,,,,', 'PT B,A,COMPANY,,,,'),
  counterpartyAccountShared: ({ issues }) =>
    issues('COUNTERPARTIES', PARTIES, 'PT Kembar,Kembar,COMPANY,,014,900012345,PT KEMBAR'),
  counterpartyAccountOwn: ({ issues }) =>
    issues('COUNTERPARTIES', PARTIES, 'PT Kita,Kita,COMPANY,,014,2081134471,PT KITA'),
  taxNumberInvalid: ({ post, party }) => post('counterparties', party({ taxNumber: '123' })),
  taxNumberDoubtful: ({ issues }) => issues('COUNTERPARTIES', PARTIES, 'PT A,A,COMPANY,0021832416000000,,,'),

  expectedAlreadyReconciled: async scene => changeExpected(scene, await scene.reconciled(), 2),
  expectedImportContentInvalid: ({ issues }) => issues('EXPECTED_TRANSACTIONS', 'nama,alamat', 'a,b'),
  expectedImportHashInvalid: async ({ startImport, said }) =>
    said(
      await startImport('EXPECTED_TRANSACTIONS', `${EXPECTED}\n2026-12-01,CREDIT,5,IDR,a,,`, { hash: '0'.repeat(64) }),
    ),
  expectedAliasNotFound: ({ issues }) => issues('EXPECTED_TRANSACTIONS', EXPECTED, '2026-12-01,CREDIT,5,IDR,a,Siapa,'),
  expectedExternalIdExists: ({ post, expected }) => post('expected-transactions', expected({ externalId: 'E-1' })),
  expectedDeleteReconciled: async ({ act, reconciled }) => act('delete', await reconciled()),
  expectedDeleteUnreconciled: async ({ act, allocate, reconciled }) => {
    const made = await reconciled()
    await allocate(made, -10_000n)
    return act('delete', made)
  },
  expectedAccountNumberNotFound: ({ issues }) =>
    issues('EXPECTED_TRANSACTIONS', EXPECTED, '2026-12-01,CREDIT,5,IDR,a,,77777777'),
  expectedAccountNumberAmbiguous: ({ issues }) =>
    issues('EXPECTED_TRANSACTIONS', EXPECTED, '2026-12-01,CREDIT,5,IDR,a,,2081134471'),
  expectedCurrencyDiffers: ({ issues }) =>
    issues('EXPECTED_TRANSACTIONS', EXPECTED, '2026-12-01,CREDIT,5,IDR,a,,3300112233'),
  expectedRangeInvalid: ({ post, expected }) =>
    post('expected-transactions', expected({ dateFrom: '2026-12-02', dateTo: '2026-12-01' })),
  expectedSourceNotEditable: async scene => changeExpected(scene, await scene.ofPayment(), 1),
  expectedArchived: async scene => {
    const made = await scene.make('expected-transactions', scene.expected())
    await scene.act('archive', made)
    return changeExpected(scene, made, 2)
  },
  expectedNotArchived: async ({ act, make, expected }) =>
    act('unarchive', await make('expected-transactions', expected())),
  amountAtLeastTooLarge: upsideDown,
  amountNoMoreThanTooSmall: upsideDown,
  expectedDataKeyRepeated: ({ post, expected }) => {
    const item = { key: 'po', value: '1' }
    return post('expected-transactions', expected({ data: [item, item] }))
  },
}

/** The placeholders of a message, if it has any. */
const PARAMS: Partial<Record<Name, Record<string, string | number>>> = {
  entityHasAccounts: { accounts: 4 },
  bankNotPermitted: { answer: 'the bank said no (4017300)' },
  bankRefused: { answer: 'the bank said no (4017300)' },
  bankAnswerUnreadable: { answer: 'the bank said no (4017300)' },
  statementFileRefused: { file: 'mutasi.exe' },
  counterpartyAccountShared: { aliases: 'Sinar' },
  counterpartyAccountOwn: { alias: 'Operasional' },
  counterpartyInUse: { uses: 'ET-2026-000002' },
  counterpartyAccountsDiffer: { column: 'legal_name' },
  expectedAliasNotFound: { alias: 'Siapa' },
  expectedAccountNumberNotFound: { number: '77777777' },
  expectedAccountNumberAmbiguous: { number: '2081134471' },
  expectedDataKeyRepeated: { key: 'po' },
}

/** Messages of product.md that are replaced by "not found": with the code of the missing record. */
const NOT_FOUND: Partial<Record<Name, (scene: Scene) => Promise<Said[]>>> = {
  bankAccountNotFound: ({ person, headers, said }) => unknownIn('bank-accounts', { person, headers, said }),
  expectedNotFound: ({ person, headers, said }) => unknownIn('expected-transactions', { person, headers, said }),
}
/** Missing records without a message of their own. */
const NOT_FOUND_BESIDE: Record<string, (scene: Scene) => Promise<Said[]>> = {
  entity: ({ post, account }) => post('bank-accounts', account({ entityId: newId(), alias: 'Lain' })),
  counterparty: ({ person, headers, said }) => unknownIn('counterparties', { person, headers, said }),
}
const unknownIn = async (path: string, { person, headers, said }: Pick<Scene, 'person' | 'headers' | 'said'>) =>
  said(await person.get(`/v1/${path}/${newId()}`, headers))

/** Codes that only payments trigger: payments/errors.test.ts. */
const WITH_PAYMENTS: readonly Name[] = [
  'counterpartyHasOngoingTransfer',
  'counterpartyHasTransferInProgress',
  'expectedDeleteActiveTransfer',
  'expectedDeleteSentTransfer',
]

/** Codes of account statuses: accountStates.test.ts. */
const OF_ACCOUNT_STATES: readonly Name[] = [
  'bankAccountClosed',
  'bankAccountHasOngoingPayments',
  'bankAccountClosedByBank',
  'bankAccountStateInvalid',
  'bankAccountHasLines',
  'bankAccountHasPayments',
  'bankAccountHasExpected',
  'bankAccountIsConnected',
  'bankAccountIsWorkedOn',
  'bankAccountDeleteReconciled',
]

const isName = (name: string): name is Name => name in codes
const names = Object.keys(codes).filter(isName)

it('knows of every code of these modules whether it is answered', () => {
  const ours = names.filter(name => /^U-TRSY-(?:BA|CP|ET)-/.test(codes[name].code))
  const silent = ours.filter(name => silentCodes[name])
  expect([...Object.keys(PROVOKED), ...silent, ...WITH_PAYMENTS, ...OF_ACCOUNT_STATES].toSorted()).toEqual(
    ours.toSorted(),
  )
})

describe.each(['en', 'id'] as const)('in %s', async language => {
  const scene = await openScene(language)
  it.each(names.filter(name => PROVOKED[name]))('%s', async name => {
    const { code, ...messages } = codes[name]
    const message = messageOf(messages, language, PARAMS[name])
    expect(await PROVOKED[name]?.(scene)).toContainEqual(expect.objectContaining({ code, message }))
  })

  it.each(names.filter(name => NOT_FOUND[name]))('%s: nothing is found', async name => {
    const { code, ...messages } = codes.notFound
    expect(await NOT_FOUND[name]?.(scene)).toContainEqual({ code, message: messageOf(messages, language) })
  })

  it.each(Object.entries(NOT_FOUND_BESIDE))('%s: nothing is found', async (_, ask) => {
    const { code, ...messages } = codes.notFound
    expect(await ask(scene)).toContainEqual({ code, message: messageOf(messages, language) })
  })
})
