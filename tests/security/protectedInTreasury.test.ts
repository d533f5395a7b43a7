// T23: every protected action of treasury, from its table: as an API client, without a proof, with one that is used, expired, another
// user's or for something else, and with a fresh one, twenty times concurrently.
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { PROTECTED_ACTIONS, type ProtectedAction } from '../../services/kit/protectedActions.ts'
import { openServiceIdentity } from '../../services/kit/tokens.ts'
import { credentials, openFakeBank } from '../services/treasury/connections/fakeBank.ts'
import { openTreasuryApi, type Person, type Problem } from '../services/treasury/support/api.ts'

type Row = { id: string; version: number }
type Method = 'post' | 'put'
type Asked = { method: Method; path: string; body: object; headers?: () => Record<string, string> }
type ActionOfTreasury = {
  [Action in ProtectedAction]: (typeof PROTECTED_ACTIONS)[Action]['service'] extends 'treasury' ? Action : never
}[ProtectedAction]
type Case = {
  operation: string
  /** Prepares the organization for the action, and requests it. */
  ask: () => Promise<Asked>
  /** The same operation where it widens nothing: it needs no proof, and API clients may do it. */
  ordinary?: () => Promise<Asked>
  /** The logged change. */
  logged: object
  subject: string | RegExp
}

const api = await openTreasuryApi({ fakeBank: openFakeBank(() => Temporal.Now.instant()).connection })
const ours = await api.organization()
const theirs = await api.organization('PT Orang Lain')
const PERMISSIONS = [
  'account.controls.manage',
  'treasury.payments.view',
  'treasury.counterparties.view',
  'treasury.counterparties.manage',
  'treasury.bankAccounts.view',
  'treasury.bankAccounts.manage',
  'treasury.providers.view',
  'treasury.providers.manage',
  'treasury.statements.view',
  'treasury.statements.manage',
  'treasury.expected.view',
  'treasury.expected.manage',
  'treasury.reconciliation.view',
  'treasury.reconciliation.manage',
]
const SESSION = randomUUID()
const PROGRAM = randomUUID()
/** Provides no factor automatically. */
const person = api.as(ours.id, PERMISSIONS, randomUUID(), { showsFactor: false, sid: SESSION })
/** The same user's API token. */
const program = api.as(ours.id, PERMISSIONS, person.actorId, { showsFactor: false, sid: `api-token:${PROGRAM}` })
/** Prepares the data of a case. */
const setter = api.as(ours.id, PERMISSIONS)
const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await withAdmin(api.adminUrl, admin => admin.query(text, values))).rows

const policy = (name: string, approvals = 2) => ({
  name,
  currency: 'IDR',
  entityId: null,
  method: null,
  bands: [{ upTo: null, steps: Array.from({ length: approvals }, () => ({ approverIds: [] })), inOrder: false }],
})
async function theOnlyPolicy(): Promise<Row> {
  await sql('delete from approval_policy where organization_id = $1', [ours.id])
  return (await setter.post<Row>('/v1/approval-policies', policy('Large payments'))).body
}
const settings = async (change: object): Promise<Asked> => {
  const { body } = await setter.get<object>('/v1/payment-settings')
  return { method: 'put', path: '/v1/payment-settings', body: { ...body, ...change } }
}
const standard = { duplicateDays: 7, toleranceRupiah: 100, maxFeeRupiah: 25_000 }
const fromStandard = async (change: object): Promise<Asked> => {
  const { path, body } = await settings(standard)
  expect((await setter.put(path, body)).status).toBe(200)
  return settings(change)
}

let accounts = 0
async function bankAccount(): Promise<Row> {
  accounts += 1
  const fields = { bankCode: '014', accountNumber: `20811${10_000 + accounts}`, alias: `BCA ${accounts}` }
  const body = { ...fields, currency: 'IDR', entityId: ours.entityId }
  return (await setter.post<Row>('/v1/bank-accounts', body)).body
}
const byApi = { type: 'API', credentials, schedule: [] }
async function connected(): Promise<string> {
  const { id } = await bankAccount()
  const path = `/v1/bank-accounts/${id}/connection`
  expect((await setter.post(path, byApi)).status).toBe(201)
  return path
}

let parties = 0
type Counterparty = Row & { bankAccounts: { id: string; accountNumber: string }[] }
const accountOf = (accountNumber: string) => ({ bankCode: '014', accountNumber, accountName: 'SURYA' })
async function counterparty({ paid }: { paid: 'MATCHED' | 'APPROVED' | null }): Promise<Counterparty> {
  parties += 1
  const names = { legalName: 'PT Surya', alias: `Surya ${parties}`, type: 'COMPANY' }
  const { body } = await setter.post<Counterparty>('/v1/counterparties', {
    ...names,
    bankAccounts: [accountOf(`527${1_000_000 + parties}`)],
  })
  if (paid === 'MATCHED')
    await sql(
      `insert into expected_transaction (organization_id, id, number, date, description, direction, amount_minor, currency, counterparty_id, was_reconciled)
        values ($1, $2, $3, '2026-11-20', 'Paid', 'DEBIT', 100, 'IDR', $4, true)`,
      [ours.id, randomUUID(), `ET-2025-${String(parties).padStart(6, '0')}`, body.id],
    )
  if (paid === 'APPROVED')
    await sql(
      `insert into payment (organization_id, id, number, kind, status, from_account_id, counterparty_id, counterparty_account_id, beneficiary_bank_code,
          beneficiary_account_number, beneficiary_name, amount_minor, fee_minor, currency, date, value_date, content_hash, approval_plan, author_ids)
        values ($1, $2, $3, 'PAYMENT', 'SCHEDULED', $4, $5, $6, '014', '5271000000', 'SURYA', 100, 0, 'IDR', '2027-01-04', '2027-01-04', '\\x00', '{"policyId":null,"steps":[{"approverIds":[]}],"inOrder":false}', '{}')`,
      [
        ours.id,
        randomUUID(),
        `PMT-2026-${String(parties).padStart(6, '0')}`,
        (await bankAccount()).id,
        body.id,
        body.bankAccounts[0]?.id,
      ],
    )
  return body
}
function edited({ id, version, bankAccounts }: Counterparty, added: string | null): Asked {
  const kept = bankAccounts.map(each => ({ ...accountOf(each.accountNumber), id: each.id }))
  const body = {
    legalName: 'PT Surya',
    alias: `Surya ${parties}`,
    type: 'COMPANY',
    version,
    bankAccounts: [...kept, ...(added === null ? [] : [accountOf(added)])],
  }
  return { method: 'put', path: `/v1/counterparties/${id}`, body }
}

let shops = 0
/** Each shop is a merchant of its own. */
const providerCredentials = () => ({ clientId: `bot3${shops}`, secretKey: 'a password of theirs' })
async function shop(): Promise<object> {
  shops += 1
  const { id } = await bankAccount()
  return {
    provider: 'FASPAY',
    alias: `Shop ${shops}`,
    mode: 'FILE',
    bankAccountId: id,
    credentials: providerCredentials(),
  }
}
const connectedShop = async (): Promise<Row & { alias: string; bankAccountId: string }> => {
  const { body } = await setter.post<Row & { alias: string; bankAccountId: string }>(
    '/v1/payment-providers',
    await shop(),
  )
  return body
}

/** A distinct request each time: a repeated one would get the first one's answer. */
const keyed = () => ({ 'idempotency-key': randomUUID() })
let amounts = 100
/** A line and an expected transaction of the same amount, with everything before the third locked for all but this user. */
async function lockedPair(): Promise<{ statementTransactionIds: string[]; expectedTransactionIds: string[] }> {
  amounts += 1
  const amount = `${amounts}.00`
  await lock(null)
  const { id: bankAccountId } = await bankAccount()
  const both = { date: '2026-11-02', description: 'SETORAN', direction: 'CREDIT' }
  const line = await setter.post<Row>('/v1/statement-transactions', { ...both, bankAccountId, amount })
  const expected = await setter.post<Row>('/v1/expected-transactions', { ...both, amount: { amount, currency: 'IDR' } })
  return { statementTransactionIds: [line.body.id], expectedTransactionIds: [expected.body.id] }
}
const lock = (date: string | null) =>
  sql(`update organization set controls = jsonb_build_object('lockedBefore', $2::text) where organization_id = $1`, [
    ours.id,
    date,
  ])
async function owned(): Promise<void> {
  await lock('2026-11-03')
  await sql(
    `insert into member (organization_id, user_id, full_name, is_owner) values ($1, $2, 'Rini Wulandari', true)
      on conflict do nothing`,
    [ours.id, person.actorId],
  )
}

const CASES: Record<ActionOfTreasury, Case[]> = {
  APPROVAL_POLICY_CREATED: [
    {
      operation: 'createApprovalPolicy',
      ask: async () => {
        await sql('delete from approval_policy where organization_id = $1', [ours.id])
        return { method: 'post', path: '/v1/approval-policies', body: policy('Large payments', 1) }
      },
      logged: { field: 'name', before: null, after: 'Large payments' },
      subject: 'Large payments',
    },
  ],
  APPROVAL_POLICY_CHANGED: [
    {
      operation: 'updateApprovalPolicy',
      ask: async () => {
        const { id, version } = await theOnlyPolicy()
        return { method: 'put', path: `/v1/approval-policies/${id}`, body: { ...policy('Small ones', 1), version } }
      },
      logged: { field: 'name', before: 'Large payments', after: 'Small ones' },
      subject: 'Small ones',
    },
  ],
  APPROVAL_POLICY_DELETED: [
    {
      operation: 'deleteApprovalPolicy',
      ask: async () => {
        const { id, version } = await theOnlyPolicy()
        return { method: 'post', path: `/v1/approval-policies/${id}/delete`, body: { version } }
      },
      logged: { field: 'name', before: 'Large payments', after: null },
      subject: 'Large payments',
    },
  ],
  PAYMENT_SETTINGS_LOOSENED: (
    [
      [{ toleranceRupiah: 101 }, { toleranceRupiah: 99 }, { field: 'toleranceRupiah', before: '100', after: '101' }],
      [{ maxFeeRupiah: 30_000 }, { maxFeeRupiah: 0 }, { field: 'maxFeeRupiah', before: '25000', after: '30000' }],
      [{ duplicateDays: 6 }, { duplicateDays: 8 }, { field: 'duplicateDays', before: '7', after: '6' }],
    ] as const
  ).map(([looser, stricter, logged]): Case => ({
    operation: 'updatePaymentSettings',
    ask: () => fromStandard(looser),
    ordinary: () => fromStandard(stricter),
    logged,
    subject: '',
  })),
  PERIOD_LOCK_PASSED: [
    {
      operation: 'reconcile',
      ask: async () => {
        const body = { ...(await lockedPair()), lockReason: 'The auditor asked' }
        await owned()
        return { method: 'post', path: '/v1/reconciliations', body, headers: keyed }
      },
      ordinary: async () => ({
        method: 'post',
        path: '/v1/reconciliations',
        body: await lockedPair(),
        headers: keyed,
      }),
      logged: { field: 'result', before: null, after: 'FULL_MATCH' },
      subject: /^IDR \d+\.00$/,
    },
    {
      operation: 'removeReconciliation',
      ask: async () => {
        const { body } = await setter.post<Row>('/v1/reconciliations', await lockedPair(), keyed())
        await owned()
        return { method: 'post', path: `/v1/reconciliations/${body.id}/remove`, body: { reason: 'Wrong pair' } }
      },
      logged: { field: 'result', before: 'FULL_MATCH', after: null },
      subject: /^IDR \d+\.00$/,
    },
  ],
  BANK_CONNECTED: [
    {
      operation: 'connectBankAccount',
      ask: async () => {
        const { id } = await bankAccount()
        return { method: 'post', path: `/v1/bank-accounts/${id}/connection`, body: byApi }
      },
      logged: { field: 'connectionType', before: 'MANUAL', after: 'API' },
      subject: /^BCA \d+$/,
    },
  ],
  BANK_CREDENTIALS_REPLACED: [
    {
      operation: 'rotateBankCredentials',
      ask: async () => ({
        method: 'put',
        path: `${await connected()}/credentials`,
        body: { version: 1, credentials: { ...credentials, clientSecret: 'of now' } },
      }),
      logged: { field: 'credentials' },
      subject: /^BCA \d+$/,
    },
  ],
  BANK_DISCONNECTED: [
    {
      operation: 'disconnectBankAccount',
      ask: async () => ({ method: 'post', path: `${await connected()}/disconnect`, body: { version: 1 } }),
      logged: { field: 'connectionType', before: 'API', after: 'MANUAL' },
      subject: /^BCA \d+$/,
    },
  ],
  PROVIDER_CONNECTED: [
    {
      operation: 'connectPaymentProvider',
      ask: async () => ({ method: 'post', path: '/v1/payment-providers', body: await shop() }),
      logged: { field: 'provider', before: null, after: 'FASPAY' },
      subject: /^Shop \d+$/,
    },
  ],
  PROVIDER_CREDENTIALS_REPLACED: [
    {
      operation: 'rotatePaymentProviderCredentials',
      ask: async () => {
        const { id, version } = await connectedShop()
        const credentials = { ...providerCredentials(), secretKey: 'of now' }
        return { method: 'put', path: `/v1/payment-providers/${id}/credentials`, body: { version, credentials } }
      },
      logged: { field: 'credentials' },
      subject: /^Shop \d+$/,
    },
  ],
  PROVIDER_PAYOUT_ACCOUNT_CHANGED: [
    {
      operation: 'updatePaymentProvider',
      ask: async () => {
        const { id, version, alias } = await connectedShop()
        const { id: bankAccountId } = await bankAccount()
        return { method: 'put', path: `/v1/payment-providers/${id}`, body: { version, alias, bankAccountId } }
      },
      ordinary: async () => {
        const { id, version, alias, bankAccountId } = await connectedShop()
        return {
          method: 'put',
          path: `/v1/payment-providers/${id}`,
          body: { version, alias: `${alias} B`, bankAccountId },
        }
      },
      logged: { field: 'payoutAccount' },
      subject: /^Shop \d+: BCA \d+$/,
    },
  ],
  PAYEE_ACCOUNT_ADDED: [
    {
      operation: 'updateCounterparty',
      ask: async () => edited(await counterparty({ paid: 'MATCHED' }), '5279000001'),
      ordinary: async () => edited(await counterparty({ paid: 'MATCHED' }), null),
      logged: { field: 'bankAccounts' },
      subject: /^Surya \d+$/,
    },
    {
      operation: 'updateCounterparty',
      ask: async () => edited(await counterparty({ paid: 'APPROVED' }), '5279000002'),
      ordinary: async () => edited(await counterparty({ paid: null }), '5279000002'),
      logged: { field: 'bankAccounts' },
      subject: /^Surya \d+$/,
    },
  ],
}

const cases = Object.entries(CASES).flatMap(([action, each]) =>
  each.map((one, at) => ({ ...one, action, name: `${action} by ${one.operation} (${at + 1})` })),
)
const sendAs = (who: Person, { method, path, body, headers }: Asked, proof?: string) =>
  who[method]<Partial<Problem>>(path, proof === undefined ? body : { ...body, proof }, headers?.())
const answered = ({ status, body }: { status: number; body: Partial<Problem> }) => [status, body.code]

/** How often something was logged, sent to other services, and queued for emailing. */
async function written() {
  const [row] = await sql<{ log: number; events: number; told: number }>(
    `select (select count(*) from activity_log)::int as log, (select count(*) from outbox)::int as events,
      (select count(*) from protected_change)::int as told`,
  )
  return row ?? expect.unreachable('one row')
}
const digestFor = async (asked: Asked) => {
  const { body } = await sendAs(person, asked)
  expect(body).toMatchObject({ status: 403, code: 'U-TRSY-BA-29' })
  return body.proofOf ?? expect.unreachable('it says what is to be proved')
}
const claimsOf = (digest: string) => ({ sub: person.actorId, org: ours.id, digest, step: null, jti: randomUUID() })
const proofOf = (digest: string, over: object = {}) =>
  api.mintChange({ ...claimsOf(digest), factor: 'PASSKEY', ...over })

afterEach(() => void vi.useRealTimers())

it('T23: every operation of the table is walked here', () => {
  const walked = cases.map(({ action, operation }) => `${action} ${operation}`)
  const listed = Object.entries(PROTECTED_ACTIONS).flatMap(([action, { service: of, operations }]) =>
    of === 'treasury' ? operations.map(operation => `${action} ${operation}`) : [],
  )
  expect(new Set(walked)).toEqual(new Set(listed))
})

describe('T23: refused without a proof', () => {
  it.each(cases)('T23: $name: to an API token, and to a session that shows no factor', async each => {
    const asked = await each.ask()
    const digest = await digestFor(asked)
    const before = await written()
    expect(answered(await sendAs(program, asked))).toEqual([403, 'G-22'])
    // The token's owner has verified a factor elsewhere: it is theirs, not the token's.
    expect(answered(await sendAs(program, asked, await proofOf(digest)))).toEqual([403, 'G-22'])
    expect(answered(await sendAs(person, asked))).toEqual([403, 'U-TRSY-BA-29'])
    expect(await written()).toEqual(before)
  })
})

describe('T23: done with a fresh proof of exactly this, once', () => {
  it.each(cases)('T23: $name', async each => {
    const asked = await each.ask()
    const digest = await digestFor(asked)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 70_000 })
    const old = await proofOf(digest)
    vi.useRealTimers()
    const before = await written()
    const wrong = {
      old,
      ofSomethingElse: await proofOf('A'.repeat(43)),
      ofSomebodyElse: await proofOf(digest, { sub: randomUUID() }),
      ofAnotherOrganization: await proofOf(digest, { org: theirs.id }),
      ofAnApproval: await api.mintApproval({ ...claimsOf(digest), factor: 'PASSKEY' }),
      none: 'none',
    }
    for (const [which, proof] of Object.entries(wrong))
      expect(answered(await sendAs(person, asked, proof)), which).toEqual([422, 'U-TRSY-TF-6'])
    expect(await written()).toEqual(before)

    const proof = await proofOf(digest)
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendAs(person, asked, proof)))
    const [done, ...more] = answers.filter(({ status }) => status < 300)
    expect(done, JSON.stringify(answers[0]?.body)).toBeDefined()
    expect(more).toEqual([])
    expect(new Set(answers.filter(each => each !== done).map(({ body }) => body.code))).toEqual(
      new Set(['U-TRSY-TF-6']),
    )

    const [entry] = await sql<{ changes: object[]; credential_type: string; credential_id: string; actor_id: string }>(
      'select changes, credential_type, credential_id, actor_id from activity_log order by at desc, id desc limit 1',
    )
    expect(entry).toMatchObject({ credential_type: 'SESSION', credential_id: SESSION, actor_id: person.actorId })
    expect(entry?.changes).toContainEqual(expect.objectContaining(each.logged))
    expect((await written()).told).toBe(before.told + 1)
    const [told] = await sql<{ id: string; action: string; subject: string; actor_id: string; session_id: string }>(
      'select * from protected_change order by id desc limit 1',
    )
    expect(told).toMatchObject({ action: each.action, actor_id: person.actorId, session_id: SESSION })
    expect(told?.subject).toEqual(typeof each.subject === 'string' ? each.subject : expect.stringMatching(each.subject))
    const events = await sql('select type from outbox where subject_id = $1', [told?.id])
    expect(events).toEqual([{ type: 'protected-change.performed' }])
  })

  it.each(cases.flatMap(({ ordinary, name }) => (ordinary ? [{ name, ordinary }] : [])))(
    'T23: $name: what narrows wants none, of a program neither',
    async ({ ordinary }) => {
      for (const who of [person, program]) {
        const asked = await ordinary()
        const { told } = await written()
        const done = await sendAs(who, asked)
        expect(done.status, JSON.stringify(done.body)).toBeLessThan(300)
        expect((await written()).told).toBe(told)
      }
    },
  )
})

describe('T23: a proof is of one change alone', () => {
  it('T23: of this organization, this record, this version and this content', async () => {
    const made = await theOnlyPolicy()
    const path = `/v1/approval-policies/${made.id}`
    const asked: Asked = { method: 'put', path, body: { ...policy('Named', 2), version: made.version } }
    const digest = await digestFor(asked)
    const others: Asked[] = [
      { ...asked, body: { ...policy('Named', 1), version: made.version } },
      { method: 'post', path: `${path}/delete`, body: { version: made.version } },
      { method: 'post', path: '/v1/approval-policies', body: policy('Named', 2) },
      await fromStandard({ toleranceRupiah: 1_000_000 }),
    ]
    for (const other of others)
      expect(answered(await sendAs(person, other, await proofOf(digest))), other.path).toEqual([422, 'U-TRSY-TF-6'])
    const elsewhere = api.as(theirs.id, PERMISSIONS, person.actorId, { showsFactor: false, sid: SESSION })
    expect(answered(await sendAs(elsewhere, asked, await proofOf(digest)))).toEqual([422, 'U-TRSY-TF-6'])
    expect(answered(await sendAs(elsewhere, asked))).toEqual([404, 'G-7'])
  })

  it('T23: twenty proofs for one version change it once', async () => {
    const { id, version } = await theOnlyPolicy()
    const asked: Asked = {
      method: 'put',
      path: `/v1/approval-policies/${id}`,
      body: { ...policy('Named', 1), version },
    }
    const digest = await digestFor(asked)
    const { told } = await written()
    const proofs = await Promise.all(Array.from({ length: 20 }, () => proofOf(digest)))
    const answers = await Promise.all(proofs.map(proof => sendAs(person, asked, proof)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 200).map(answered)).toEqual(Array(19).fill([409, 'G-3']))
    expect((await written()).told).toBe(told + 1)
  })

  it('T23: the same request again is the first answer, and asks for no other proof', async () => {
    await sql('delete from approval_policy where organization_id = $1', [ours.id])
    const key = { 'idempotency-key': randomUUID() }
    const path = '/v1/approval-policies'
    const send = (proof?: string) => person.post<Row & Partial<Problem>>(path, { ...policy('Once'), proof }, key)
    const digest = (await send()).body.proofOf ?? expect.unreachable('it says what is to be proved')
    const made = await send(await proofOf(digest))
    expect(made.status).toBe(201)
    const { told } = await written()
    const again = await send()
    expect([again.status, again.body.id]).toEqual([201, made.body.id])
    expect((await written()).told).toBe(told)
  })
})

describe('T23: the number of an own account', () => {
  const numberOf = async (id: string) => {
    const { body } = await setter.get<{ accountNumber: string; version: number }>(`/v1/bank-accounts/${id}`)
    return body
  }
  const redirect = async (id: string) => {
    const { version } = await numberOf(id)
    return person.patch<Partial<Problem>>(`/v1/bank-accounts/${id}`, { version, accountNumber: '6669990001' })
  }

  it.each(['NEEDS_APPROVAL', 'SCHEDULED', 'IN_PROGRESS', 'SENT'])(
    'T23: stays where a transfer to it is %s: the next one would go elsewhere under a known name',
    async status => {
      const [from, to] = [await bankAccount(), await bankAccount()]
      await sql(
        `insert into payment (organization_id, id, number, kind, status, from_account_id, to_account_id, beneficiary_bank_code,
            beneficiary_account_number, beneficiary_name, amount_minor, fee_minor, currency, date, value_date, content_hash, approval_plan, author_ids)
          values ($1, $2, $3, 'TRANSFER', $4, $5, $6, '014', '5271000000', 'KAMI', 100, 0, 'IDR', '2027-01-04', '2027-01-04', '\\x00', '{"policyId":null,"steps":[{"approverIds":[]}],"inOrder":false}', '{}')`,
        [ours.id, randomUUID(), `TRF-2026-${String(accounts).padStart(6, '0')}`, status, from.id, to.id],
      )
      const { accountNumber } = await numberOf(to.id)
      expect(answered(await redirect(to.id))).toEqual([409, 'U-TRSY-BA-30'])
      expect((await numberOf(to.id)).accountNumber).toBe(accountNumber)
    },
  )

  it('T23: is put right while nothing has gone there', async () => {
    const { id } = await bankAccount()
    expect((await redirect(id)).status).toBe(200)
  })
})

it('T23: what was performed is read by the account service alone', async () => {
  const [told] = await sql<{ id: string; action: string }>(
    `select id, action from protected_change where organization_id = $1 order by id desc limit 1`,
    [ours.id],
  )
  const id = told?.id ?? expect.unreachable('cases before have performed some')
  const read = async (service: string, organizationId: string = ours.id) => {
    const token = await openServiceIdentity(api.serviceSecret, service).tokenFor('treasury')
    const answer = await fetch(`${api.origin}/v1/organizations/${organizationId}/protected-changes/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return { status: answer.status, body: await answer.json() }
  }
  expect(await read('account')).toMatchObject({ status: 200, body: { id, action: told?.action } })
  expect(await read('account', theirs.id)).toMatchObject({ status: 404, body: { code: 'G-7' } })
  expect(await read('bff')).toMatchObject({ status: 403, body: { code: 'G-20' } })
  expect(await person.get(`/v1/organizations/${ours.id}/protected-changes/${id}`)).toMatchObject({ status: 401 })
})
