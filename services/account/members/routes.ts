import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import { idList } from '../../kit/ids.ts'
import type { Account } from '../account.ts'
import { originOf } from '../requestOrigin.ts'
import { roleShape } from '../roles/routes.ts'
import { requireFreshCode } from '../signIn/requireFreshCode.ts'
import { changeRole, grantsApproval, type MemberAction, turnMember } from './changeMember.ts'
import { listMembers, listOwnMemberships } from './listMemberships.ts'
import { MEMBERSHIP_STATUSES } from './table.ts'
import { tellOwnerOfApproval } from './tellOwner.ts'

const status = z.enum(MEMBERSHIP_STATUSES).meta({ id: 'MembershipStatus' })

const membershipShape = z
  .object({
    id: z.uuid(),
    organizationId: z.uuid(),
    status,
    createdAt: z.string(),
    version: z.int(),
    role: roleShape,
  })
  .meta({ id: 'Membership', description: "A person's place in an organization" })

const memberShape = membershipShape
  .extend({ personId: z.uuid(), fullName: z.string(), email: z.string() })
  .meta({ id: 'Member', description: 'A place in this organization, with who holds it' })

const params = z.strictObject({ id: z.uuid() })
const version = z.int().min(1)

export function memberRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/memberships',
    {
      schema: {
        operationId: 'listMemberships',
        description: "The caller's own places; with a token that names an organization, the one there",
        response: { 200: z.object({ items: z.array(membershipShape) }) },
      },
    },
    async request => {
      const { actorId, organizationId } = await access.authenticate(request)
      return {
        items: await account.database.readAsSystem(tx => listOwnMemberships(tx, { personId: actorId, organizationId })),
      }
    },
  )

  app.get(
    '/v1/members',
    {
      schema: {
        operationId: 'listMembers',
        description: 'Members of the organization, newest first',
        querystring: z.strictObject({ ids: idList.optional() }),
        response: { 200: z.object({ items: z.array(memberShape) }) },
      },
    },
    async request =>
      access.asCaller(request, 'account.members.view', async tx => ({
        items: await listMembers(tx, request.query.ids),
      })),
  )

  app.post(
    '/v1/members/:id/role',
    {
      schema: {
        operationId: 'changeMemberRole',
        description: 'Gives a member another role; one that approves needs a fresh code of the caller',
        params,
        body: z.strictObject({ roleId: z.uuid(), version, code: z.string().max(20).optional() }),
        response: { 200: memberShape },
      },
    },
    async request => {
      const { id } = request.params
      const { roleId, version: seen, code } = request.body
      const permission = 'account.members.manage'
      const { approves, caller } = await access.asCaller(request, permission, async (tx, who) => ({
        approves: await grantsApproval(tx, { id, roleId }),
        caller: who,
      }))
      const origin = originOf(request)
      if (approves) await requireFreshCode(account, { personId: caller.actorId, code, origin })
      const member = await access.asCaller(request, permission, tx => changeRole(tx, { id, version: seen, roleId }))
      if (approves) await tellOwnerOfApproval(account, caller.organizationId, origin)
      return member
    },
  )

  const turn = (action: MemberAction, description: string) =>
    app.post(
      `/v1/members/:id/${action}`,
      {
        schema: {
          operationId: `${action}Member`,
          description,
          params,
          body: z.strictObject({ version }),
          response: { 200: memberShape },
        },
      },
      async request =>
        access.asCaller(request, 'account.members.manage', tx =>
          turnMember(tx, action, { id: request.params.id, version: request.body.version }),
        ),
    )
  turn('deactivate', 'Takes access away until it is restored; effective at once')
  turn('remove', 'Removes a member; effective at once')
  turn('restore', 'Gives access back, with the role that the member had')
}
