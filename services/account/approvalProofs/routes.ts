// Proves that a user verified a fresh factor for exactly what they approve. Treasury identifies that by a digest and checks the proof
// against its own; this service knows nothing of payments.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Account } from '../account.ts'
import {
  openPasskeyRequest,
  freshCeremony,
  freshFactorFields,
  passkeyOptions,
  requireOwnFactor,
} from '../secondFactor/public.ts'
import { sessionOwner } from '../callers/public.ts'
import { proveApproval, proveChange } from './proveApproval.ts'

const digest = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('SHA-256 of what is approved, as base64url')

const proved = z.object({ proof: z.string() }).meta({ id: 'Proof' })

export function approvalProofRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  async function proverOf(request: FastifyRequest) {
    const { organizationId } = await access.callerOf(request, null)
    return { organizationId, ...(await sessionOwner(access, request)) }
  }

  app.post(
    '/v1/approval-proofs/options',
    {
      schema: {
        operationId: 'startApproval',
        description:
          'What the browser is asked for a passkey that approves what the digest names; refuses AU-43 no factor set up',
        body: z.strictObject({ digest }),
        response: { 200: passkeyOptions },
      },
    },
    async request => {
      const { personId } = await proverOf(request)
      const options = await account.database.asSystem(async tx => {
        await requireOwnFactor(tx, personId)
        return openPasskeyRequest(tx, account.publicOrigin, freshCeremony(personId, request.body.digest))
      })
      return { options }
    },
  )

  app.post(
    '/v1/approval-proofs',
    {
      schema: {
        operationId: 'proveApproval',
        description:
          'Turns a fresh code or passkey into a proof for the digest, good once for 60 seconds; refuses AU-3 wrong code, AU-39 used already, AU-20 a passkey is wanted, AU-43 no factor set up, AU-44 none shown, AU-1 too many attempts',
        body: z.strictObject({ digest, ...freshFactorFields }),
        response: { 200: proved },
      },
    },
    async request => ({ proof: await proveApproval(account, { ...request.body, ...(await proverOf(request)) }) }),
  )

  app.post(
    '/v1/change-proofs',
    {
      schema: {
        operationId: 'proveChange',
        description:
          'Turns a fresh code or passkey into a proof for the digest of a change, good once for 60 seconds; it approves nothing. Refuses AU-3 wrong code, AU-39 used already, AU-20 a passkey is wanted, AU-43 no factor set up, AU-44 none shown, AU-1 too many attempts',
        body: z.strictObject({ digest, ...freshFactorFields }),
        response: { 200: proved },
      },
    },
    async request => ({ proof: await proveChange(account, { ...request.body, ...(await proverOf(request)) }) }),
  )
}
