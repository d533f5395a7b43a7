// HTTP of approval policies: shapes in and out, no rules.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Server } from '../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { currency, formatMinor, minorOf, money, positiveDecimal, showMoney } from '../../kit/money.ts'
import { nameOf } from '../../kit/nameShape.ts'
import { approvalProblem } from '../../kit/approvalProblems.ts'
import type { RouteContext } from '../context.ts'
import { paymentApprovers } from '../projection/public.ts'
import { openProver, proofField } from '../proofs/public.ts'
import { blockOf } from './bands.ts'
import { createPolicy, deletePolicy, namedIn, type PolicyInput, updatePolicy } from './changePolicies.ts'
import { type BlockedPolicy, listPolicies, policiesBlockedWithout } from './readPolicies.ts'
import { approvalPolicy, type PolicyRow } from './table.ts'

const method = z.enum(approvalPolicy.method.enumValues)

const approvers = z.array(z.uuid()).describe('Users who can give it; empty: any user who can approve payments')

const band = z
  .object({
    upTo: z.string().nullable().describe('Upper limit, inclusive; null: no limit'),
    steps: z.array(z.object({ approverIds: approvers })),
    inOrder: z.boolean().describe('Whether the approvals must be given in order'),
    problem: approvalProblem.nullable().describe('Why these approvals cannot all be given today; null: they can'),
    unableApproverIds: z.array(z.uuid()).describe('Who is named and may not approve payments today'),
  })
  .meta({ id: 'ApprovalBand' })

const policy = z
  .object({
    id: z.uuid(),
    name: z.string(),
    currency,
    entityId: z.uuid().nullable().describe('Null: of all entities'),
    method: method.nullable().describe('Null: by all methods'),
    bands: z.array(band),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'ApprovalPolicy', description: 'Which approvals payments need, by amount' })

const blockedPolicy = z
  .object({
    policyId: z.uuid(),
    name: z.string(),
    bands: z.array(
      z.object({
        over: money.nullable().describe('Lower limit, exclusive; null: from 0'),
        upTo: money.nullable().describe('Upper limit, inclusive; null: no limit'),
        approvalsNeeded: z.int(),
        problem: approvalProblem.describe('Why its approvals could not all be given'),
        namedIds: z.array(z.uuid()).describe('Who is named for the approval that nobody could give'),
        ableIds: z.array(z.uuid()).describe('Who could still give another one'),
      }),
    ),
  })
  .meta({ id: 'BlockedApprovalPolicy', description: 'A policy whose approvals could no longer all be given' })

const showBlocked = ({ policy: { id: policyId, name, currency: of }, bands }: BlockedPolicy) => {
  const moneyOf = (minor: bigint | null) => (minor === null ? null : showMoney(minor, of))
  return {
    policyId,
    name,
    bands: bands.map(({ overMinor, band: { upToMinor, steps }, problem, namedIds, ableIds }) => ({
      over: moneyOf(overMinor),
      upTo: moneyOf(upToMinor),
      approvalsNeeded: steps.length,
      problem,
      namedIds: [...namedIds],
      ableIds: [...ableIds],
    })),
  }
}

const MAX_BANDS = 10
const MAX_STEPS = 5
const MAX_APPROVERS = 50

const policyBody = z.strictObject({
  name: nameOf(100),
  currency,
  entityId: id.nullable(),
  method: method.nullable(),
  bands: z
    .array(
      z.strictObject({
        upTo: positiveDecimal.nullable(),
        steps: z.array(z.strictObject({ approverIds: z.array(id).max(MAX_APPROVERS) })).max(MAX_STEPS),
        inOrder: z.boolean(),
      }),
    )
    .max(MAX_BANDS),
})

const show = (
  {
    organizationId: _organizationId,
    createdBy: _createdBy,
    bands,
    approvers: _approvers,
    ...row
  }: PolicyRow & { approvers?: unknown },
  able: ReadonlySet<string>,
): z.infer<typeof policy> => ({
  ...row,
  bands: bands.map(({ upToMinor, ...rest }) => ({
    ...rest,
    upTo: upToMinor === null ? null : formatMinor(BigInt(upToMinor)),
    problem: blockOf(rest.steps, able)?.problem ?? null,
    unableApproverIds: namedIn([rest]).filter(id => !able.has(id)),
  })),
})

const read = ({ bands, ...body }: z.infer<typeof policyBody>): PolicyInput => ({
  ...body,
  bands: bands.map(({ upTo, ...rest }) => ({ ...rest, upToMinor: upTo === null ? null : minorOf(upTo) })),
})

const VIEW = 'treasury.payments.view'
const MANAGE = 'account.controls.manage'
/** Users who change members and roles must see the consequences. */
const VIEW_MEMBERS = 'account.members.view'
const params = z.strictObject({ id })
const version = z.int().min(1)

/** Routes of approval policies. */
export function approvalPolicyRoutes(app: Server, context: RouteContext) {
  const { asCaller, callerOf } = context.access
  const prover = openProver(context)
  /** Roles that changed a moment ago may not have been projected yet. */
  const knowApprovers = async (request: FastifyRequest, bands: Parameters<typeof namedIn>[0]) => {
    const { organizationId } = await callerOf(request, MANAGE)
    await context.projection.ensureApprovers(organizationId, namedIn(bands))
  }

  app.get(
    '/v1/approval-policies',
    {
      schema: {
        operationId: 'listApprovalPolicies',
        description: 'All policies of the organization, by name; where none fits a payment needs one approval',
        response: { 200: z.object({ items: z.array(policy) }) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => ({
        items: (await listPolicies(tx)).map(row => show(row, new Set(row.approvers))),
      })),
  )

  app.get(
    '/v1/approval-policies/blocked',
    {
      schema: {
        operationId: 'listBlockedApprovalPolicies',
        description:
          'Policies that could no longer be fulfilled if the people of `without` could not approve payments any more and those of `instead` could, by name; without those that nobody can fulfil today',
        querystring: z.strictObject({ without: idList, instead: idList.optional() }),
        response: { 200: z.object({ items: z.array(blockedPolicy) }) },
      },
    },
    request =>
      asCaller(request, VIEW_MEMBERS, async tx => ({
        items: (await policiesBlockedWithout(tx, request.query.without, request.query.instead)).map(showBlocked),
      })),
  )

  app.post(
    '/v1/approval-policies',
    {
      schema: {
        operationId: 'createApprovalPolicy',
        description:
          'Makes one, with a proof; refuses BA-29 second factor missing, G-22 an API token, AP-1 bands incomplete, AP-2 not rising, AP-3 no step, AP-4 scope taken, AP-5 name taken, AP-6 approver no member, AP-7 approver may not approve payments, AP-8 one person for several approvals',
        headers: optionalKeyHeader,
        body: policyBody.extend(proofField),
        response: { 201: policy },
      },
    },
    async (request, reply) => {
      const { proof, ...content } = request.body
      const key = request.headers['idempotency-key']
      const statement = { action: 'CREATE_POLICY', key, content }
      await knowApprovers(request, content.bands)
      const body = await prover.change(request, { permission: MANAGE, statement, proof }, async tx => {
        const made = await once(tx, key, ['createApprovalPolicy', content], async () =>
          show(await createPolicy(tx, read(content)), await paymentApprovers(tx)),
        )
        // A replayed response changes nothing.
        const protects = made.replayed ? null : ({ action: 'APPROVAL_POLICY_CREATED', subject: content.name } as const)
        return { result: made.body, protects }
      })
      return reply.code(201).send(body)
    },
  )

  app.put(
    '/v1/approval-policies/:id',
    {
      schema: {
        operationId: 'updateApprovalPolicy',
        description:
          'Replaces one for payments made from now on, with a proof; refuses as create, and G-3 stale version',
        params,
        body: policyBody.extend({ version, ...proofField }),
        response: { 200: policy },
      },
    },
    async request => {
      const { id: policyId } = request.params
      const { proof, ...content } = request.body
      const { version: seen, ...body } = content
      await knowApprovers(request, content.bands)
      const statement = { action: 'UPDATE_POLICY', policyId, content }
      return prover.change(request, { permission: MANAGE, statement, proof }, async tx => {
        const changed = show(await updatePolicy(tx, policyId, seen, read(body)), await paymentApprovers(tx))
        return { result: changed, protects: { action: 'APPROVAL_POLICY_CHANGED', subject: changed.name } }
      })
    },
  )

  app.post(
    '/v1/approval-policies/:id/delete',
    {
      schema: {
        operationId: 'deleteApprovalPolicy',
        description:
          'Deletes one, with a proof; payments made under it keep their plan; refuses BA-29 second factor missing, G-22 an API token, G-3 stale version',
        params,
        body: z.strictObject({ version, ...proofField }),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    request => {
      const { id: policyId } = request.params
      const { proof, ...content } = request.body
      const statement = { action: 'DELETE_POLICY', policyId, content }
      return prover.change(request, { permission: MANAGE, statement, proof }, async tx => {
        const { name } = await deletePolicy(tx, policyId, content.version)
        return { result: { id: policyId }, protects: { action: 'APPROVAL_POLICY_DELETED', subject: name } }
      })
    },
  )
}
