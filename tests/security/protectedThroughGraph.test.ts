// T23: attacks on treasury's protected actions through a real Arus' GraphQL: with API tokens, without a second factor, with one assertion
// for several changes in one document or concurrently, and with that of another organization.
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from '../../tools/demo/client.ts'
import { Person } from '../bff/support/person.ts'
import { DEMO_ORGANIZATIONS, type RealArus, startArus } from '../bff/support/realArus.ts'

type Payload = { passkeyOptions: string | null; userErrors: { code: string }[] }
const OURS: string = DEMO_ORGANIZATIONS.first
const THEIRS: string = DEMO_ORGANIZATIONS.second
const POLICY = `createApprovalPolicy(input: $input) { passkeyOptions userErrors { code } }`
const CREATE = `mutation ($input: CreateApprovalPolicyInput!) { ${POLICY} }`
const CONNECT = `mutation ($input: ConnectBankAccountInput!) { connectBankAccount(input: $input) { passkeyOptions userErrors { code } } }`
const SETTINGS = `mutation ($input: UpdatePaymentSettingsInput!) { updatePaymentSettings(input: $input) { passkeyOptions userErrors { code } } }`

let arus: RealArus
let owner: Person
let admin: Person
beforeAll(async () => {
  arus = await startArus()
  owner = await Person.signedIn(arus.url, 'owner@arus.test')
  admin = await Person.signedIn(arus.url, 'admin@arus.test')
}, 240_000)
afterAll(() => arus.stop())

const policy = (name: string, currency = 'IDR') => ({
  name,
  currency,
  bands: [{ upTo: null, steps: [{ approverUuids: [] }], inOrder: false }],
})
const policyNames = async (organization = OURS) => {
  const { organization: found } = await owner.get<{ organization: { approvalPolicies: { name: string }[] } }>(
    '{ organization { approvalPolicies { name } } }',
    {},
    organization,
  )
  return found.approvalPolicies.map(({ name }) => name)
}
/** Requests the action, and returns the passkey options for it. */
async function askFor(input: object, organization = OURS): Promise<string> {
  const data = await owner.get<{ createApprovalPolicy: Payload }>(CREATE, { input }, organization)
  expect(data.createApprovalPolicy.userErrors).toEqual([{ code: 'U-ACC-AU-44' }])
  return data.createApprovalPolicy.passkeyOptions ?? expect.unreachable('a passkey is asked')
}
const answerTo = async (options: string) => (await owner.passkey()).answer(options)
const codesIn = (payload: Payload) => payload.userErrors.map(({ code }) => code)
const newAccount = async () => {
  const { organization } = await owner.get<{ organization: { entities: { id: string }[] } }>(
    '{ organization { entities { id } } }',
    {},
    OURS,
  )
  const input = {
    bankCode: '014',
    accountNumber: String(randomInt(1_000_000_000, 9_999_999_999)),
    alias: randomUUID(),
    entityId: organization.entities[0]?.id,
    currency: 'IDR',
  }
  const { createBankAccount } = await owner.get<{ createBankAccount: { bankAccount: { id: string } } }>(
    'mutation ($input: CreateBankAccountInput!) { createBankAccount(input: $input) { bankAccount { id } } }',
    { input },
    OURS,
  )
  return createBankAccount.bankAccount.id
}
const byFolder = (id: string) => ({ id, type: 'CRAWLER', schedule: [] })
const looser = {
  duplicateDays: 0,
  unmatchedDays: 7,
  toleranceRupiah: 1_000_000,
  maxFeeRupiah: 1_000_000,
  dormantDays: 180,
  version: 0,
}

describe('T23: through the graph', () => {
  it('T23: whoever has no second factor is led to one, whatever else they show', async () => {
    for (const [query, input] of [
      [CREATE, policy('Without')],
      [CREATE, { ...policy('Without'), code: '123456' }],
      [CREATE, { ...policy('Without'), passkeyAssertion: '{}' }],
      [SETTINGS, looser],
      [CONNECT, byFolder(await newAccount())],
    ] as const) {
      const data = await admin.get<Record<string, Payload>>(query, { input }, OURS)
      expect(Object.values(data).flatMap(codesIn)).toEqual(['U-ACC-AU-43'])
    }
    expect(await policyNames()).toEqual([])
  })

  it('T23: a token of every permission that a token can have is refused', async () => {
    const { organization } = await owner.get<{ organization: { permissions: string[] } }>(
      '{ organization { permissions } }',
      {},
      OURS,
    )
    const { createApiToken } = await owner.get<{ createApiToken: { token: string; userErrors: object[] } }>(
      'mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) { token userErrors { code message } } }',
      {
        input: {
          ...(await owner.fresh()),
          name: 'Everything',
          permissions: organization.permissions.filter(key => !key.endsWith('_APPROVE')),
          expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        },
      },
      OURS,
    )
    expect(createApiToken.userErrors).toEqual([])
    const options = await askFor(policy('By a token'))
    const shown = await answerTo(options)
    for (const [query, input] of [
      [CREATE, policy('By a token')],
      // With the creator's own assertion, for exactly this.
      [CREATE, { ...policy('By a token'), ...shown }],
      [SETTINGS, looser],
      [CONNECT, byFolder(await newAccount())],
    ] as const) {
      const answer = await fetch(`${arus.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${createApiToken.token}`,
          'x-organization-id': OURS,
        },
        body: JSON.stringify({ query, variables: { input } }),
      })
      const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] }
      const about = `${query.slice(0, 60)} ${JSON.stringify(input)}`
      expect(
        errors?.map(({ extensions }) => extensions.code),
        about,
      ).toEqual(['G-22'])
    }
    expect(await policyNames()).toEqual([])
  })

  it('T23: one answer of a passkey makes one change of a document with several', async () => {
    const input = policy('First')
    const shown = await answerTo(await askFor(input))
    const several = `mutation ($input: CreateApprovalPolicyInput!, $other: CreateApprovalPolicyInput!) {
      other: ${POLICY.replace('$input', '$other')} one: ${POLICY} again: ${POLICY} }`
    const data = await owner.get<Record<string, Payload>>(
      several,
      { input: { ...input, ...shown }, other: { ...policy('Other', 'USD'), ...shown } },
      OURS,
    )
    // It answers another challenge than the first one, which uses it up.
    expect(Object.values(data).flatMap(codesIn)).not.toContain('G-1')
    expect((await policyNames()).filter(name => name === 'Other')).toEqual([])
    expect((await policyNames()).length).toBeLessThanOrEqual(1)
  })

  it('T23: one answer makes one change, however often it is sent at one moment', async () => {
    const input = policy(`Parallel ${randomUUID()}`, 'USD')
    const shown = await answerTo(await askFor(input))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        owner.get<{ createApprovalPolicy: Payload }>(CREATE, { input: { ...input, ...shown } }, OURS),
      ),
    )
    expect(answers.filter(({ createApprovalPolicy }) => codesIn(createApprovalPolicy).length === 0)).toHaveLength(1)
    expect((await policyNames()).filter(name => name === input.name)).toEqual([input.name])
  })

  it('T23: an answer for one organization is worth nothing in another', async () => {
    const input = policy('Elsewhere', 'SGD')
    const shown = await answerTo(await askFor(input))
    const data = await owner.get<{ createApprovalPolicy: Payload }>(CREATE, { input: { ...input, ...shown } }, THEIRS)
    expect(codesIn(data.createApprovalPolicy)).not.toEqual([])
    expect(await policyNames(THEIRS)).toEqual([])
  })

  it('T23: an answer that adds a passkey or creates a token widens nothing in treasury', async () => {
    const input = { ...policy('With a general answer', 'SGD'), ...(await owner.fresh()) }
    const data = await owner.get<{ createApprovalPolicy: Payload }>(CREATE, { input }, OURS)
    expect(codesIn(data.createApprovalPolicy)).not.toEqual([])
    expect(await policyNames()).not.toContain(input.name)
  })

  it('T23: one code of an app connects one account, of two in a document and of many at one moment', async () => {
    const both = await Person.signedInWithCode(arus.url, 'both@arus.test', codeOf(-1))
    const accounts = [await newAccount(), await newAccount(), await newAccount()]
    const code = codeOf()
    const field = (name: string) =>
      `${name}: connectBankAccount(input: $${name}) { passkeyOptions userErrors { code } }`
    const one = await both.get<Record<string, Payload>>(
      `mutation ($one: ConnectBankAccountInput!, $two: ConnectBankAccountInput!) { ${field('one')} ${field('two')} }`,
      { one: { ...byFolder(accounts[0] ?? ''), code }, two: { ...byFolder(accounts[1] ?? ''), code } },
      OURS,
    )
    const many = await Promise.all(
      Array.from({ length: 10 }, () =>
        both.get<Record<string, Payload>>(CONNECT, { input: { ...byFolder(accounts[2] ?? ''), code } }, OURS),
      ),
    )
    expect(Object.values(one).map(codesIn)).toEqual([[], ['U-ACC-AU-39']])
    expect(new Set(many.flatMap(each => Object.values(each).flatMap(codesIn)))).toEqual(new Set(['U-ACC-AU-39']))
    const { nodes } = await owner.get<{ nodes: { connectionType: string }[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on BankAccount { connectionType } } }',
      { ids: accounts },
      OURS,
    )
    expect(nodes.map(({ connectionType }) => connectionType)).toEqual(['CRAWLER', 'MANUAL', 'MANUAL'])
  })
})
