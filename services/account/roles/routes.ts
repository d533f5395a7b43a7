import { asc } from 'drizzle-orm'
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { among } from '../../kit/database/among.ts'
import type { Server } from '../../kit/http/server.ts'
import { idList } from '../../kit/ids.ts'
import type { Account } from '../account.ts'
import { tellOwnerOfApproval } from '../members/tellOwner.ts'
import { originOf } from '../requestOrigin.ts'
import { requireFreshCode } from '../signIn/requireFreshCode.ts'
import { createRole, deleteRole, grantsApproval, updateRole } from './changeRoles.ts'
import { permissionKey } from './permissions.ts'
import { role } from './table.ts'
import type { FastifyRequest } from 'fastify'
import type { Permission } from './permissions.ts'

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

const roleBody = z.strictObject({
  name: z.string().trim().min(1).max(60),
  description: z.string().trim().max(300),
  permissions: z
    .array(permissionKey)
    .max(100)
    .transform(keys => [...new Set(keys)]),
  code: z
    .string()
    .max(20)
    .optional()
    .describe("A fresh code of the caller's authenticator, where the role newly approves"),
})
const params = z.strictObject({ id: z.uuid() })
const version = z.int().min(1)
const MANAGE = 'account.roles.manage'

export function roleRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  /** Step-up where a role begins to approve; answers whether it does. */
  async function weighApproval(request: FastifyRequest, id: string | null, permissions: Permission[], code?: string) {
    const { approves, caller } = await access.asCaller(request, MANAGE, async (tx, who) => ({
      approves: await grantsApproval(tx, id, permissions),
      caller: who,
    }))
    const origin = originOf(request)
    if (approves) await requireFreshCode(account, { personId: caller.actorId, code, origin })
    return async () => {
      if (approves) await tellOwnerOfApproval(account, caller.organizationId, origin)
    }
  }

  app.get(
    '/v1/roles',
    {
      schema: {
        operationId: 'listRoles',
        description: 'Roles of the organization, by name',
        querystring: z.strictObject({ ids: idList.optional() }),
        response: { 200: z.object({ items: z.array(roleShape) }) },
      },
    },
    async request =>
      access.asCaller(request, 'account.members.view', async tx => {
        const { ids } = request.query
        return {
          items: await tx
            .select()
            .from(role)
            .where(ids && among(role.id, ids))
            .orderBy(asc(role.name)),
        }
      }),
  )

  app.post(
    '/v1/roles',
    {
      schema: {
        operationId: 'createRole',
        description: 'Makes a role',
        body: roleBody,
        response: { 201: roleShape },
      },
    },
    async (request, reply) => {
      const { code, ...input } = request.body
      const tell = await weighApproval(request, null, input.permissions, code)
      const made = await access.asCaller(request, MANAGE, tx => createRole(tx, input))
      await tell()
      return reply.code(201).send(made)
    },
  )

  app.put(
    '/v1/roles/:id',
    {
      schema: {
        operationId: 'updateRole',
        description: 'Changes a role that the caller does not hold; effective at once for all who do',
        params,
        body: roleBody.extend({ version }),
        response: { 200: roleShape },
      },
    },
    async request => {
      const { code, version: seen, ...input } = request.body
      const tell = await weighApproval(request, request.params.id, input.permissions, code)
      const changed = await access.asCaller(request, MANAGE, tx => updateRole(tx, request.params.id, seen, input))
      await tell()
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
