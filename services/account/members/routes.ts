import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { bulkResult, toEach } from '../../kit/bulk.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Server } from '../../kit/http/server.ts'
import { idList } from '../../kit/idShapes.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import { proseOf } from '../../kit/nameShape.ts'
import type { Caller } from '../../kit/tokens.ts'
import type { Account } from '../account.ts'
import { organizationShape, withDoubt } from '../organizations/public.ts'
import { requireProtection, emailProtectedChange } from '../protectedActions/public.ts'
import { originOf } from '../callers/public.ts'
import { roleShape } from './roles/routes.ts'
import { type FreshFactor, freshFactorFields } from '../secondFactor/public.ts'
import {
  type MemberChange,
  type MemberTurn,
  returningGrantsApproval,
  roleGrantsApproval,
  type SeenMember,
  setRole,
  turnMember,
} from './changeMember.ts'
import { endSessionsWithoutPlace } from './endAccess.ts'
import { allowedActions, MEMBER_ACTIONS } from './lifecycle.ts'
import { type Member, memberList, memberSummary } from './list.ts'
import { listOrganizations } from './listOrganizations.ts'
import { listOwnPlaces } from './listOwnPlaces.ts'
import { listPeople } from './listPeople.ts'
import { MEMBERSHIP_STATUS_CODES, MEMBERSHIP_STATUSES } from './table.ts'
import { noteApprovalGranted } from './noteApprovalGranted.ts'

const STATUSES_WITH_CODES = `Each with its number: ${MEMBERSHIP_STATUSES.map(status => `${status} ${MEMBERSHIP_STATUS_CODES[status] ?? 'none'}`).join(', ')}`

const memberShape = z
  .object({
    id: z.uuid(),
    organizationId: z.uuid(),
    status: z.enum(MEMBERSHIP_STATUSES).meta({ id: 'MembershipStatus', description: STATUSES_WITH_CODES }),
    createdAt: z.string(),
    joinedAt: z.string().nullable().describe('When the invitation was accepted'),
    invitedAt: z.string().nullable().describe('When the latest invitation was sent; null: none'),
    expiresAt: z.string().nullable().describe('When the latest invitation expires; null: none'),
    version: z.int(),
    role: roleShape,
    personId: z.uuid(),
    fullName: z.string().describe('The email while the invitation is not accepted'),
    preferredName: z.string().nullable().describe('What colleagues call the person; null for whoever has not accepted'),
    photoId: z.uuid().nullable(),
    email: z.string(),
    allowedActions: z.array(z.enum(MEMBER_ACTIONS)).describe('What the caller may do to the member now'),
  })
  .meta({ id: 'Membership', description: "A person's place in an organization" })

const personShape = z
  .object({ id: z.uuid(), fullName: z.string(), photoId: z.uuid().nullable() })
  .meta({ id: 'Person', description: 'A user, as visible to other members' })

const show = (member: Member, caller: Caller) => ({ ...member, allowedActions: allowedActions(member, caller) })

const namesOf = (of: readonly Member[]) => of.map(({ fullName }) => fullName).join(', ')

const members = z
  .array(z.strictObject({ id: z.uuid(), version: z.int().min(1) }))
  .min(1)
  .max(200)
const answer = z.object({ results: z.array(bulkResult) })
const VIEW = 'account.members.view'
const MANAGE = 'account.members.manage'

export function memberRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/memberships',
    {
      schema: {
        operationId: 'listMemberships',
        description: "The caller's own places; with a token that names an organization, the one there",
        response: { 200: z.object({ items: z.array(memberShape) }) },
      },
    },
    async request => {
      const { actorId, organizationId } = await access.authenticate(request)
      const places = await account.database.readAsSystem(tx => listOwnPlaces(tx, { personId: actorId, organizationId }))
      // Users can't change their own membership.
      return { items: places.map(place => ({ ...place, allowedActions: [] })) }
    },
  )

  app.get(
    '/v1/organizations',
    {
      schema: {
        operationId: 'listOrganizations',
        description: 'Organizations of the person who asks; of a token that names one, that one',
        querystring: z.strictObject({ ids: idList.optional() }),
        response: { 200: z.object({ items: z.array(organizationShape) }) },
      },
    },
    async request => {
      const { actorId, organizationId } = await access.authenticate(request)
      const who = { personId: actorId, organizationId, ids: request.query.ids }
      const found = await account.database.readAsSystem(tx => listOrganizations(tx, who))
      return { items: found.map(withDoubt) }
    },
  )

  app.get(
    '/v1/people',
    {
      schema: {
        operationId: 'listPeople',
        description:
          'Active members by name; with `ids`, those people, also if they have left; with `permission`, only those whose role has it',
        querystring: z.strictObject({ ids: idList.optional(), permission: z.string().max(60).optional() }),
        response: { 200: z.object({ items: z.array(personShape) }) },
      },
    },
    async request => access.asCaller(request, null, async tx => ({ items: await listPeople(tx, request.query) })),
  )

  listRoutes(app, access, {
    path: '/v1/members',
    names: { one: 'Member', many: 'Members' },
    words: { one: 'One member', many: 'Members' },
    permission: VIEW,
    list: memberList,
    body: memberShape,
    show,
    summary: memberSummary,
  })

  /** Changes each member on its own. If a member may approve who couldn't before, requires a fresh factor and emails the admins. */
  async function changeEach(
    request: FastifyRequest,
    seen: readonly SeenMember[],
    { factor, grantsApproval, act }: Change,
  ) {
    const { approves, caller } = await access.asCaller(request, MANAGE, async (tx, who) => ({
      approves: await grantsApproval(tx),
      caller: who,
    }))
    const parts = { account, access }
    if (approves) await requireProtection(parts, request, caller, factor)
    const versions = new Map(seen.map(({ id, version }) => [id, version]))
    const approvers: string[] = []
    const changed: string[] = []
    const done = await toEach(request, [...versions.keys()], async id => {
      const one = { id, version: versions.get(id) ?? 0, factorShown: approves }
      const { grantsApproval: approvesNow, personId } = await access.asCaller(request, MANAGE, tx => act(tx, one))
      if (approvesNow) approvers.push(id)
      changed.push(personId)
    })
    await endSessionsWithoutPlace(account.database, changed)
    if (approvers.length > 0) {
      await access.asCaller(request, MANAGE, async tx => {
        const subject = namesOf(await memberList.read(tx, approvers))
        await emailProtectedChange(tx, parts, request, { action: 'MEMBER_APPROVES', subject })
      })
      await noteApprovalGranted(account, caller, originOf(request))
    }
    return done
  }

  app.post(
    '/v1/members/role',
    {
      schema: {
        operationId: 'setMemberRoles',
        description:
          'Gives members another role; one that approves is a protected action and needs a fresh factor of the caller. Refuses AU-43, AU-44, G-22, US-6 owner, RO-1 unknown role, RO-3 own place, G-3 stale version',
        body: z.strictObject({ members, roleId: z.uuid(), ...freshFactorFields }),
        response: { 200: answer },
      },
    },
    request => {
      const { members: seen, roleId, ...factor } = request.body
      return changeEach(request, seen, {
        factor,
        grantsApproval: tx =>
          roleGrantsApproval(
            tx,
            roleId,
            seen.map(({ id }) => id),
          ),
        act: (tx, one) => setRole(tx, { ...one, roleId }),
      })
    },
  )

  const turn = (path: string, operationId: string, description: string, to: MemberTurn) =>
    app.post(
      path,
      {
        schema: {
          operationId,
          description,
          body: z.strictObject({ members, reason: proseOf(500).nullish() }),
          response: { 200: answer },
        },
      },
      request => {
        const { members: seen, reason = null } = request.body
        return changeEach(request, seen, {
          factor: {},
          grantsApproval: async () => false,
          act: (tx, one) => turnMember(tx, to, { ...one, reason: reason || null }),
        })
      },
    )
  turn(
    '/v1/members/deactivate',
    'deactivateMembers',
    'Takes access away until the member is activated; sessions and API tokens end at once and for good. Refuses US-3 not active, US-9 owner, RO-3 own place, G-3 stale version',
    'DEACTIVATE',
  )
  turn(
    '/v1/members/remove',
    'removeMembers',
    'Removes members; their sessions and API tokens end at once and for good. Refuses US-3 not active, US-9 owner, RO-3 own place, G-3 stale version',
    'REMOVE',
  )

  const bringBack = (path: string, operationId: string, description: string, to: 'ACTIVATE' | 'RESTORE') =>
    app.post(
      path,
      {
        schema: {
          operationId,
          description,
          body: z.strictObject({ members, ...freshFactorFields }),
          response: { 200: answer },
        },
      },
      request => {
        const { members: seen, ...factor } = request.body
        return changeEach(request, seen, {
          factor,
          grantsApproval: tx =>
            returningGrantsApproval(
              tx,
              to,
              seen.map(({ id }) => id),
            ),
          act: (tx, one) => turnMember(tx, to, { ...one, reason: null }),
        })
      },
    )
  bringBack(
    '/v1/members/activate',
    'activateMembers',
    'Gives deactivated members their access back, with the role that they had; one that approves is a protected action and needs a fresh factor of the caller. Refuses AU-43, AU-44, G-22, US-18 not deactivated, US-35 too many members, G-3 stale version',
    'ACTIVATE',
  )
  bringBack(
    '/v1/members/restore',
    'restoreMembers',
    'Gives removed members their access back, with the role that they had; one that approves is a protected action and needs a fresh factor of the caller. Refuses AU-43, AU-44, G-22, US-8 not removed, US-12 never joined, US-35 too many members, G-3 stale version',
    'RESTORE',
  )
}

type Change = {
  factor: FreshFactor
  grantsApproval: (tx: Tx) => Promise<boolean>
  act: (tx: Tx, seen: SeenMember & { factorShown: boolean }) => Promise<MemberChange>
}
