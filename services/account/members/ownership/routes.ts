import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Server } from '../../../kit/http/server.ts'
import { type Caller, refusePrograms } from '../../../kit/tokens.ts'
import type { Account } from '../../account.ts'
import { requireProtection, emailProtectedChange } from '../../protectedActions/public.ts'
import { freshFactorFields } from '../../secondFactor/public.ts'
import { acceptOwnership } from './acceptOwnership.ts'
import {
  declineOffer,
  offerOwnership,
  refuseOfferee,
  requireOfferee,
  requireOwner,
  withdrawOffer,
} from './offerOwnership.ts'
import { type Offer, readOpenOffer, readOwner } from './readOffer.ts'

const owner = z.object({ personId: z.uuid(), fullName: z.string(), photoId: z.uuid().nullable() })
const side = owner.extend({ membershipId: z.uuid() })
const offerShape = z
  .object({
    id: z.uuid(),
    createdAt: z.string(),
    expiresAt: z.string(),
    from: side,
    to: side,
    allowedActions: z.array(z.enum(['ACCEPT', 'DECLINE', 'WITHDRAW'])),
  })
  .meta({ id: 'OwnershipOffer', description: 'The owner offers the organization to a member' })

const answer = z.object({ offer: offerShape.nullable() })

const shownSide = ({ membershipId, personId, fullName, photoId }: Offer['to']) => ({
  membershipId,
  personId,
  fullName,
  photoId,
})

function show(offer: Offer, { actorId }: Caller): z.infer<typeof offerShape> {
  const { id, createdAt, expiresAt, from, to } = offer
  const isTo = to.personId === actorId
  const isFrom = from.personId === actorId
  return {
    id,
    createdAt,
    expiresAt,
    from: shownSide(from),
    to: shownSide(to),
    allowedActions: [...(isTo ? (['ACCEPT', 'DECLINE'] as const) : []), ...(isFrom ? (['WITHDRAW'] as const) : [])],
  }
}

/** Transferring ownership: only the two sides may act, and no permission replaces that. */
export function ownershipRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  const parts = { account, access }

  app.get(
    '/v1/owner',
    {
      schema: {
        operationId: 'getOwner',
        description: 'Who owns the organization, for all who belong to it',
        response: { 200: owner },
      },
    },
    async request => access.asCaller(request, null, readOwner),
  )

  app.get(
    '/v1/ownership-offer',
    {
      schema: {
        operationId: 'getOwnershipOffer',
        description:
          'The open offer of ownership, for its two sides and for whoever may see members; null where there is none',
        response: { 200: answer },
      },
    },
    async request =>
      access.asCaller(request, null, async (tx, caller) => {
        const offer = await readOpenOffer(tx)
        const shown = offer && show(offer, caller)
        const maySee = shown && (shown.allowedActions.length > 0 || caller.permissions.has('account.members.view'))
        return { offer: maySee ? shown : null }
      }),
  )

  app.post(
    '/v1/ownership-offer',
    {
      schema: {
        operationId: 'offerOwnership',
        description:
          'Offers ownership to an active member for 72 hours, with a fresh factor of the owner; an open offer gives way. Refuses US-13 not active',
        body: z.strictObject({ memberId: z.uuid(), ...freshFactorFields }),
        response: { 200: answer },
      },
    },
    async request => {
      const { memberId, ...factor } = request.body
      const asking = await access.asCaller(request, null, async (tx, caller) => {
        refusePrograms(caller)
        await requireOwner(tx)
        await refuseOfferee(tx, memberId)
        return caller
      })
      await requireProtection(parts, request, asking, factor)
      return access.asCaller(request, null, async (tx, caller) => {
        const offer = await offerOwnership(tx, account, memberId)
        await emailProtectedChange(tx, parts, request, { action: 'OWNERSHIP_OFFERED', subject: offer.to.fullName })
        return { offer: show(offer, caller) }
      })
    },
  )

  app.post(
    '/v1/ownership-offer/accept',
    {
      schema: {
        operationId: 'acceptOwnership',
        description:
          'Makes the caller the owner and the owner an Admin, with a fresh factor of the caller. Refuses US-14 no longer open',
        body: z.strictObject(freshFactorFields),
        response: { 200: answer },
      },
    },
    async request => {
      const asking = await access.asCaller(request, null, async (tx, caller) => {
        refusePrograms(caller)
        await requireOfferee(tx)
        return caller
      })
      await requireProtection(parts, request, asking, request.body)
      await access.asCaller(request, null, async tx => {
        await acceptOwnership(tx, account)
        await emailProtectedChange(tx, parts, request, { action: 'OWNERSHIP_ACCEPTED', subject: '' })
      })
      return { offer: null }
    },
  )

  const close = (action: 'decline' | 'withdraw', description: string, act: typeof declineOffer) =>
    app.post(
      `/v1/ownership-offer/${action}`,
      { schema: { operationId: `${action}Ownership`, description, response: { 200: answer } } },
      async request => {
        await access.asCaller(request, null, (tx, caller) => {
          refusePrograms(caller)
          return act(tx)
        })
        return { offer: null }
      },
    )
  close('decline', 'Whom it was made to does not want it; refuses US-14 no longer open', declineOffer)
  close('withdraw', 'The owner takes the offer back; refuses US-14 no longer open', withdrawOffer)
}
