// Policies that a change of members or roles would leave without approvers, in a whole Arus: account knows the roles, treasury the
// policies.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeWithPasskey, type Client, signIn, until } from '../../../tools/demo/client.ts'
import { addPasskey } from '../../../tools/demo/passkey.ts'
import { DEMO_ORGANIZATIONS, type RealArus, startArus } from '../support/realArus.ts'

type Member = {
  id: string
  email: string
  person: { uuid: string; fullName: string }
  role: { id: string; name: string }
}
type Blocked = {
  name: string
  bands: { over: object | null; approvalsNeeded: number; problem: string; named: object[]; able: object[] }[]
}

let arus: RealArus
let owner: Client
let members: Member[]
let passkey: Awaited<ReturnType<typeof addPasskey>>
beforeAll(async () => {
  arus = await startArus()
  owner = (await signIn(arus.url, 'owner@arus.test', 'Arus1234!')).inOrganization(DEMO_ORGANIZATIONS.first)
  const { organization } = await owner.run<{ organization: { members: { edges: { node: Member }[] } } }>(
    '{ organization { members { edges { node { id email person { uuid fullName } role { id name } } } } } }',
  )
  members = organization.members.edges.map(({ node }) => node)
  passkey = await addPasskey(owner.run, arus.url)
  const anyone = { approverUuids: [] }
  await changeWithPasskey(owner, passkey, 'createApprovalPolicy', 'CreateApprovalPolicyInput', {
    name: 'Large payments',
    currency: 'IDR',
    bands: [
      { upTo: '100000000', steps: [anyone], inOrder: false },
      { upTo: null, steps: [anyone, { approverUuids: [memberOf('approver').person.uuid] }], inOrder: false },
    ],
  })
}, 240_000)
afterAll(() => arus.stop())

const memberOf = (name: string) =>
  members.find(({ email }) => email === `${name}@arus.test`) ?? expect.unreachable(name)

const BANDS = '{ name bands { over { amount } approvalsNeeded problem named { fullName } able { fullName } } }'

async function byMembers(names: readonly string[], roleOf?: string): Promise<Blocked[]> {
  const { organization } = await owner.run<{ organization: { blocked: Blocked[] } }>(
    `query ($memberIds: [ID!]!, $roleId: ID) { organization {
      blocked: policiesBlockedByMembers(memberIds: $memberIds, roleId: $roleId) ${BANDS} } }`,
    { memberIds: names.map(name => memberOf(name).id), roleId: roleOf && memberOf(roleOf).role.id },
  )
  return organization.blocked
}

async function byRole(roleOf: string, permissions: readonly string[]): Promise<Blocked[]> {
  const { organization } = await owner.run<{ organization: { blocked: Blocked[] } }>(
    `query ($roleId: ID!, $permissions: [Permission!]!) { organization {
      blocked: policiesBlockedByRole(roleId: $roleId, permissions: $permissions) ${BANDS} } }`,
    { roleId: memberOf(roleOf).role.id, permissions },
  )
  return organization.blocked
}

async function byOwnership(name: string): Promise<Blocked[]> {
  const { organization } = await owner.run<{ organization: { blocked: Blocked[] } }>(
    `query ($memberId: ID!) { organization { blocked: policiesBlockedByOwnership(memberId: $memberId) ${BANDS} } }`,
    { memberId: memberOf(name).id },
  )
  return organization.blocked
}

test('names the policies that nobody could fulfill once a member leaves, and who could still approve', async () => {
  const named = memberOf('approver').person
  const blocked = await until(async () => {
    const found = await byMembers(['approver'])
    return found.length > 0 ? found : undefined
  }, 'treasury to know the members')
  expect(blocked).toMatchObject([
    {
      name: 'Large payments',
      bands: [
        {
          over: { amount: '100000000.00' },
          approvalsNeeded: 2,
          problem: 'UNABLE_APPROVERS',
          named: [{ fullName: named.fullName }],
        },
      ],
    },
  ])
  const able = ['owner', 'both'].map(name => ({ fullName: memberOf(name).person.fullName }))
  expect(blocked[0]?.bands[0]?.able.toSorted()).toEqual(expect.arrayContaining(able))
  expect(await byMembers(['both'])).toEqual([])
})

test('looks at the role that members would get', async () => {
  expect(await byMembers(['approver'], 'viewer')).toMatchObject([{ name: 'Large payments' }])
  expect(await byMembers(['approver'], 'both')).toEqual([])
  expect(await byMembers(['viewer'])).toEqual([])
})

test('looks at all who have a role that would not approve any more', async () => {
  expect(await byRole('approver', [])).toMatchObject([{ name: 'Large payments' }])
  expect(await byRole('approver', ['TREASURY_PAYMENTS_APPROVE'])).toEqual([])
  expect(await byRole('viewer', [])).toEqual([])
})

test('looks at who becomes the owner, and at the owner who becomes an Admin', async () => {
  const uuid = memberOf('owner').person.uuid
  const input = (approverUuids: string[]) => ({
    name: 'Signed by the owner',
    currency: 'USD',
    bands: [{ upTo: null, steps: [{ approverUuids }, { approverUuids: [] }, { approverUuids: [] }], inOrder: false }],
  })
  await changeWithPasskey(owner, passkey, 'createApprovalPolicy', 'CreateApprovalPolicyInput', input([uuid]))
  expect(await byOwnership('admin')).toMatchObject([
    {
      name: 'Signed by the owner',
      bands: [{ problem: 'UNABLE_APPROVERS', named: [{ fullName: memberOf('owner').person.fullName }] }],
    },
  ])
  expect((await byOwnership('approver')).map(({ name }) => name)).toEqual(['Signed by the owner'])
  expect(await byOwnership('owner')).toEqual([])
})

/** A user who already approves adds no approver; one who did not replaces the owner. */
test('counts whoever gains the approval of payments by it', async () => {
  const input = {
    name: 'Three of us',
    currency: 'SGD',
    bands: [{ upTo: null, steps: [1, 2, 3].map(() => ({ approverUuids: [] })), inOrder: false }],
  }
  await changeWithPasskey(owner, passkey, 'createApprovalPolicy', 'CreateApprovalPolicyInput', input)
  const named = (found: Blocked[]) => found.map(({ name }) => name)
  expect(named(await byOwnership('approver'))).toContain('Three of us')
  expect(named(await byOwnership('viewer'))).not.toContain('Three of us')
})
