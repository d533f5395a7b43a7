import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Server } from '../../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../../kit/idempotency.ts'
import { idList } from '../../../kit/idShapes.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { nameOf } from '../../../kit/nameShape.ts'
import type { Account } from '../../account.ts'
import { noteApprovalGranted } from '../noteApprovalGranted.ts'
import { requireProtection, emailProtectedChange } from '../../protectedActions/public.ts'
import { originOf } from '../../callers/public.ts'
import { type FreshFactor, freshFactorFields } from '../../secondFactor/public.ts'
import { createRole, deleteRole, grantsApproval, type RoleInput, updateRole } from './changeRoles.ts'
import { allowedRoleActions, listRoles, type ListedRole, ROLE_ACTIONS } from './listRoles.ts'
import { permissionKey } from '../../permissions/public.ts'

export const roleShape = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    permissions: z.array(permissionKey),
    isOwner: z.boolean().describe('The one role that cannot be edited, given away or deleted'),
    version: z.int(),
  })
  .meta({ id: 'Role', description: 'A named set of permissions' })

const listedRole = roleShape
  .extend({
    memberCount: z.int().describe('Members with the role, including invited ones'),
    formerCount: z.int().describe('Removed members who get the role back when they return'),
    allowedActions: z.array(z.enum(ROLE_ACTIONS)).describe('What the caller may do with the role now'),
  })
  .meta({ id: 'ListedRole', description: 'A role of the organization, with who has it' })

const roleBody = z.strictObject({
  name: nameOf(60),
  description: z.string().trim().max(300),
  permissions: z
    .array(permissionKey)
    .max(100)
    .transform(keys => [...new Set(keys)]),
  ...freshFactorFields,
})
const params = z.strictObject({ id: z.uuid() })
const version = z.int().min(1)
const MANAGE = 'account.roles.manage'

const show = (role: ListedRole, caller: Caller) => ({ ...role, allowedActions: allowedRoleActions(role, caller) })

export function roleRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  const parts = { account, access }

  /** Requires a fresh factor if a role gains approvals; returns whether it does, and the details to notify about. */
  async function evaluateApproval(
    request: FastifyRequest,
    id: string | null,
    { name, permissions }: RoleInput,
    factor: FreshFactor,
  ) {
    const { approves, caller } = await access.asCaller(request, MANAGE, async (tx, who) => ({
      approves: await grantsApproval(tx, id, permissions),
      caller: who,
    }))
    if (approves) await requireProtection(parts, request, caller, factor)
    return {
      factorShown: approves,
      async tell(tx: Tx) {
        if (!approves) return
        await emailProtectedChange(tx, parts, request, { action: 'ROLE_APPROVES', subject: name })
      },
      async noted() {
        if (approves) await noteApprovalGranted(account, caller, originOf(request))
      },
    }
  }

  app.get(
    '/v1/roles',
    {
      schema: {
        operationId: 'listRoles',
        description: 'Roles of the organization, by name',
        querystring: z.strictObject({ ids: idList.optional() }),
        response: { 200: z.object({ items: z.array(listedRole) }) },
      },
    },
    async request =>
      access.asCaller(request, 'account.members.view', async (tx, caller) => ({
        items: (await listRoles(tx, request.query.ids)).map(role => show(role, caller)),
      })),
  )

  app.post(
    '/v1/roles',
    {
      schema: {
        operationId: 'createRole',
        description:
          'Makes a role. One that approves is a protected action: refuses AU-43 no factor set up, AU-44 a fresh factor is needed, G-22 a program, and RO-6 the name exists',
        headers: optionalKeyHeader,
        body: roleBody,
        response: { 201: roleShape },
      },
    },
    async (request, reply) => {
      const { code, passkeyAssertion, ...input } = request.body
      const { tell, noted } = await evaluateApproval(request, null, input, { code, passkeyAssertion })
      const key = request.headers['idempotency-key']
      const { body } = await access.asCaller(request, MANAGE, tx =>
        once(tx, key, ['createRole', input], async () => {
          const made = await createRole(tx, input)
          await tell(tx)
          return made
        }),
      )
      await noted()
      return reply.code(201).send(body)
    },
  )

  app.put(
    '/v1/roles/:id',
    {
      schema: {
        operationId: 'updateRole',
        description:
          'Changes a role that the caller does not hold; effective at once for all who do. A protected action where it begins to approve: then refuses as creation does',
        params,
        body: roleBody.extend({ version }),
        response: { 200: roleShape },
      },
    },
    async request => {
      const { code, passkeyAssertion, version: seen, ...input } = request.body
      const { id } = request.params
      const { factorShown, tell, noted } = await evaluateApproval(request, id, input, { code, passkeyAssertion })
      const changed = await access.asCaller(request, MANAGE, async tx => {
        const after = await updateRole(tx, { id, version: seen, factorShown }, input)
        await tell(tx)
        return after
      })
      await noted()
      return changed
    },
  )

  app.delete(
    '/v1/roles/:id',
    {
      schema: {
        operationId: 'deleteRole',
        description: 'Deletes a role that nobody has',
        params,
        querystring: z.strictObject({ version: z.coerce.number().int().min(1) }),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    async request => {
      await access.asCaller(request, MANAGE, tx => deleteRole(tx, request.params.id, request.query.version))
      return { id: request.params.id }
    },
  )
}
