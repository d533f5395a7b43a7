import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import { bulkResult, smallBulkIds, toEach } from '../../../kit/bulk.ts'
import { commonErrors, localeOf } from '../../../kit/errors.ts'
import { refuseFields, Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import type { Caller } from '../../../kit/tokens.ts'
import type { Account } from '../../account.ts'
import { assignableRole } from '../changeMember.ts'
import { noteApprovalGranted } from '../noteApprovalGranted.ts'
import { isEmail, normalEmail } from '../../people/public.ts'
import { requireProtection, emailProtectedChange } from '../../protectedActions/public.ts'
import { originOf, requireBff, sessionOwner } from '../../callers/public.ts'
import { addsControl } from '../roles/grantingApproval.ts'
import { freshFactorFields } from '../../secondFactor/public.ts'
import { linkToken, newcomerFields, openedSession } from '../../signIn/public.ts'
import { acceptInvitation, linkInvitation } from './accept.ts'
import { cancelInvitation, resendInvitation } from './changeInvitation.ts'
import { findInvitation } from './findInvitation.ts'
import { invite } from './invite.ts'
import { inviteeOf, inviteeOfPlace } from './invitee.ts'
import type { Inviter } from './sendInvitation.ts'

const INVITE = 'account.members.invite'

const invitedResult = bulkResult
  .omit({ id: true })
  .extend({ email: z.string(), memberId: z.uuid().nullable() })
  .meta({ id: 'InvitedResult' })

const openInvitation = z
  .object({
    email: z.string(),
    organizationName: z.string(),
    roleName: z.string(),
    inviterName: z.string(),
    expiresAt: z.string(),
    hasAccount: z.boolean().describe('Whether the invited user already has an account to sign in with'),
    requiresSecondFactor: z.boolean(),
  })
  .meta({ id: 'OpenInvitation', description: 'An invitation as the one who holds its link may see it' })

export function invitationRoutes(app: Server, context: { account: Account; access: Access }) {
  administratorRoutes(app, context)
  invitedRoutes(app, context)
}

function administratorRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  const inviterOf = ({ actorId, actorName }: Caller): Inviter => ({ id: actorId, name: actorName })

  async function inviteOne(
    request: FastifyRequest,
    email: string,
    given: { roleId: string; factorShown: boolean },
  ): Promise<string> {
    if (!isEmail(email)) throw refuseFields([{ path: 'email', error: 'INVALID_EMAIL' }])
    const language = localeOf(request.headers['accept-language'])
    const invitee = await account.database.asSystem(tx => inviteeOf(tx, email, language))
    return access.asCaller(request, INVITE, (tx, caller) =>
      invite(tx, account, { ...given, invitee, inviter: inviterOf(caller) }),
    )
  }

  app.post(
    '/v1/invitations',
    {
      schema: {
        operationId: 'inviteMembers',
        description:
          'Invites people by their addresses; a role that approves is a protected action and needs a fresh factor of the caller: refuses AU-43, AU-44, G-22. Each stands for itself: US-2 is a member or invited already, US-4 oneself, US-10 was a member, US-11 domain, US-35 too many members',
        body: z.strictObject({
          emails: z.array(z.string().max(320)).min(1).max(50),
          roleId: z.uuid(),
          ...freshFactorFields,
        }),
        response: { 200: z.object({ results: z.array(invitedResult) }) },
      },
    },
    async request => {
      const { emails, roleId, ...factor } = request.body
      const { approves, caller } = await access.asCaller(request, INVITE, async (tx, who) => ({
        approves: addsControl((await assignableRole(tx, roleId)).permissions),
        caller: who,
      }))
      const parts = { account, access }
      if (approves) await requireProtection(parts, request, caller, factor)
      const members = new Map<string, string>()
      const { results } = await toEach(request, emails.map(normalEmail), async email => {
        members.set(email, await inviteOne(request, email, { roleId, factorShown: approves }))
      })
      if (approves && members.size > 0) {
        const subject = [...members.keys()].join(', ')
        await access.asCaller(request, INVITE, tx =>
          emailProtectedChange(tx, parts, request, { action: 'MEMBER_APPROVES', subject }),
        )
        await noteApprovalGranted(account, caller, originOf(request))
      }
      return {
        results: results.map(({ id: email, ...rest }) => ({ email, memberId: members.get(email) ?? null, ...rest })),
      }
    },
  )

  const toEachInvitation = (
    path: string,
    operationId: string,
    description: string,
    act: (request: FastifyRequest, caller: Caller, membershipId: string) => Promise<void>,
  ) =>
    app.post(
      path,
      {
        schema: {
          operationId,
          description,
          body: z.strictObject({ memberIds: smallBulkIds }),
          response: { 200: z.object({ results: z.array(bulkResult) }) },
        },
      },
      async request => {
        const caller = await access.callerOf(request, INVITE)
        return toEach(request, request.body.memberIds, id => act(request, caller, id))
      },
    )

  toEachInvitation(
    '/v1/invitations/resend',
    'resendInvitations',
    'Mails new links to memberships that are invited or expired; earlier links work no more. Refuses US-7 not invited, US-17 too often, US-35 too many members',
    async (request, caller, membershipId) => {
      const invitee = await account.database.readAsSystem(tx => inviteeOfPlace(tx, caller.organizationId, membershipId))
      if (!invitee) throw new Refusal(commonErrors.notFound)
      const inviter = inviterOf(caller)
      await access.asCaller(request, INVITE, tx => resendInvitation(tx, account, { membershipId, invitee, inviter }))
    },
  )
  toEachInvitation(
    '/v1/invitations/cancel',
    'cancelInvitations',
    'Takes back the invitations of memberships. Refuses US-7 not invited',
    (request, _caller, membershipId) => access.asCaller(request, INVITE, tx => cancelInvitation(tx, membershipId)),
  )
}

function invitedRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.post(
    '/v1/auth/invitation/check',
    {
      schema: {
        operationId: 'checkInvitation',
        description: 'What a link invites to. Refuses US-19 for every link that cannot be used',
        body: z.strictObject({ token: linkToken }),
        response: { 200: openInvitation },
      },
    },
    async request => {
      await requireBff(access, request)
      return account.database.readAsSystem(tx => findInvitation(tx, request.body.token))
    },
  )

  app.post(
    '/v1/auth/invitation/accept',
    {
      schema: {
        operationId: 'acceptInvitation',
        description:
          'A newcomer comes in: sets name and password and is signed in. Refuses US-15 has an account, US-19 link, AU-26 and AU-27 password',
        body: z.strictObject(newcomerFields),
        response: { 200: z.object({ session: openedSession, organizationId: z.uuid() }) },
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      const language = localeOf(request.headers['accept-language'])
      const { previousSession, ...body } = request.body
      return acceptInvitation(account, { ...body, language, previousSession, origin })
    },
  )

  app.post(
    '/v1/me/invitation',
    {
      schema: {
        operationId: 'linkInvitation',
        description: "Adds the organization of a link to the caller's account. Refuses US-16 for another, US-19 link",
        body: z.strictObject({ token: linkToken }),
        response: { 200: z.object({ organizationId: z.uuid() }) },
      },
    },
    async request => {
      const { personId, origin } = await sessionOwner(access, request)
      return linkInvitation(account, { ...request.body, personId, origin })
    },
  )
}
