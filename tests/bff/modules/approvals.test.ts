// The approvals inbox in GraphQL, over the real treasury service: one connection of payments, transfers and bills.
import { beforeEach, expect, test } from 'vitest'
import { stoppedClock } from '../../../services/kit/clock.ts'
import { openScene } from '../../services/treasury/bills/support.ts'
import { openGraph } from './support.ts'

const { treasury, as } = await openGraph({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(treasury)
const organizationId = scene.organization.id
const approver = as(organizationId, 'approver')
const payment = await scene.create()
const transfer = await scene.transfer()
const bill = await scene.createBill()
await scene.submit(bill)

/** The service calls since the last time. */
const callsSince = () =>
  treasury.calls
    .splice(0)
    .map(call => call.replace(/\?.*/, ''))
    .toSorted()
beforeEach(() => void callsSince())

type Node = { __typename: string; number: string; version: number; allowedActions?: string[]; billActions?: string[] }
type Queue = {
  organization: {
    approvalQueueCounts: { inbox: number; needsApproval: number } | null
    approvalQueue: {
      totalCount: number
      pageInfo: { hasNextPage: boolean; endCursor: string }
      edges: { cursor: string; node: Node }[]
    } | null
  }
}
const QUEUE = `query ($first: Int = 50, $after: String, $tab: ApprovalTab = INBOX) { organization {
  approvalQueueCounts { inbox needsApproval }
  approvalQueue(first: $first, after: $after, tab: $tab) { totalCount totals { amount currency } pageInfo { hasNextPage endCursor }
    edges { cursor node {
      __typename id number date amount { amount } version
      ... on Payment { kind allowedActions to { name counterparty { alias } } from { alias } }
      ... on Bill { billActions: allowedActions dueDate counterparty { alias legalName } }
    } } } } }`

test('one list of payments, transfers and bills asks once for its rows, and once for what stands beside them', async () => {
  const { data, errors } = await approver.ask<Queue>(QUEUE)
  expect(errors).toBeUndefined()
  const nodes = data?.organization.approvalQueue?.edges.map(({ node }) => node)
  expect(nodes?.toSorted((one, other) => one.number.localeCompare(other.number))).toMatchObject([
    { __typename: 'Bill', number: bill.number, counterparty: { legalName: 'PT Sinar Abadi' } },
    { __typename: 'Payment', number: payment.number, kind: 'PAYMENT' },
    { __typename: 'Payment', number: transfer.number, kind: 'TRANSFER', to: { counterparty: null } },
  ])
  expect(nodes?.every(node => (node.allowedActions ?? node.billActions)?.includes('APPROVE'))).toBe(true)
  expect(data?.organization).toMatchObject({
    approvalQueueCounts: { inbox: 3, needsApproval: 3 },
    approvalQueue: { totalCount: 3 },
  })
  expect(callsSince()).toEqual([
    'GET /v1/approvals',
    'GET /v1/approvals/counts',
    'GET /v1/approvals/summary',
    'GET /v1/bank-accounts',
    'GET /v1/counterparties',
  ])
})

test('is paged by a cursor that may stand at a payment or at a bill', async () => {
  const seen: string[] = []
  const readFrom = async (after: string | null): Promise<string | null> => {
    const { data } = await approver.ask<Queue>(QUEUE, { first: 1, after, tab: 'NEEDS_APPROVAL' })
    const { edges, pageInfo } = data!.organization.approvalQueue!
    seen.push(...edges.map(({ node }) => node.number))
    return pageInfo.hasNextPage ? pageInfo.endCursor : null
  }
  for (let after = await readFrom(null); after !== null;) after = await readFrom(after)
  expect(seen.toSorted()).toEqual([bill.number, payment.number, transfer.number])
})

test('shows of each kind what the viewer may see, and is closed to who may see none', async () => {
  const viewer = await as(organizationId, 'viewer').ask<Queue>(QUEUE, { tab: 'NEEDS_APPROVAL' })
  expect(viewer.data?.organization.approvalQueue?.edges.map(({ node }) => node.number)).toEqual([
    payment.number,
    transfer.number,
  ])
  expect(viewer.data?.organization.approvalQueueCounts).toEqual({ inbox: 0, needsApproval: 2 })

  const nobody = await as(organizationId, 'nobody').ask<Queue>(QUEUE)
  expect(nobody.data?.organization).toEqual({ approvalQueueCounts: null, approvalQueue: null })
  expect(nobody.errors?.map(({ extensions }) => extensions.code)).toEqual(['G-20', 'G-20'])
})
