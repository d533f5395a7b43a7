// A user's own second factors. No organization owns them, and only the user changes them.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { nameOf } from '../../kit/nameShape.ts'
import type { Account } from '../account.ts'
import { findPerson, ownPasswordField } from '../people/public.ts'
import { type SessionOwner, sessionOwner } from '../callers/public.ts'
import { openPasskeyRequest } from './assertPasskey.ts'
import { refuseSecondMethod } from './addFactor.ts'
import { beginAuthenticator, confirmAuthenticator } from './authenticator.ts'
import { removeFactor, renameFactor, renewBackupCodes } from './changeFactors.ts'
import { listFactors } from './listFactors.ts'
import { beginPasskey, finishPasskey } from './registerPasskey.ts'
import { freshFactorFields, requireFreshFactor } from './requireFreshFactor.ts'
import { requireProofToAdd } from './requireOwnProof.ts'
import { addedFactorShape, passkeyOptions, secondFactorShape } from './wire.ts'

const name = nameOf(100)
const params = z.strictObject({ id: z.uuid() })

export function secondFactorRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  const ownerOf = (request: FastifyRequest) => sessionOwner(access, request)

  async function personOf({ personId }: SessionOwner) {
    const person = await account.database.readAsSystem(tx => findPerson(tx, personId))
    if (!person) throw new Refusal(commonErrors.unauthenticated)
    return { personId, email: person.email, fullName: person.fullName }
  }

  app.get(
    '/v1/me/second-factors',
    {
      schema: {
        operationId: 'listSecondFactors',
        description: "The caller's own authenticator app or passkeys, and how many backup codes are left",
        response: { 200: z.object({ items: z.array(secondFactorShape), backupCodesLeft: z.int() }) },
      },
    },
    async request => {
      const { personId } = await ownerOf(request)
      const { factors, backupCodesLeft } = await account.database.readAsSystem(tx => listFactors(tx, personId))
      return { items: factors, backupCodesLeft }
    },
  )

  app.post(
    '/v1/me/passkey-options',
    {
      schema: {
        operationId: 'startPasskeyAssertion',
        description: 'What the browser is asked for a fresh passkey; its answer is good once, for one change',
        response: { 200: passkeyOptions },
      },
    },
    async request => {
      const { personId } = await ownerOf(request)
      const ceremony = { purpose: 'FRESH_FACTOR', personId } as const
      const options = await account.database.asSystem(tx => openPasskeyRequest(tx, account.publicOrigin, ceremony))
      return { options }
    },
  )

  app.post(
    '/v1/me/authenticator',
    {
      schema: {
        operationId: 'addAuthenticator',
        description:
          'Begins to set up an authenticator app: its secret, until a code of it has come back. Long after signing in it takes the password',
        body: z.strictObject(ownPasswordField),
        response: {
          200: z
            .object({
              id: z.uuid(),
              key: z.string().describe('Secret to type into the authenticator app without a camera'),
              uri: z.string().describe('URI for the QR code'),
            })
            .meta({ id: 'AuthenticatorSetup' }),
        },
      },
    },
    async request => {
      const owner = await ownerOf(request)
      // Before the proof: don't ask for one that leads nowhere.
      await account.database.readAsSystem(tx => refuseSecondMethod(tx, owner.personId, 'AUTHENTICATOR_APP'))
      await requireProofToAdd(account, { ...owner, ...request.body })
      return beginAuthenticator(account, await personOf(owner))
    },
  )

  app.post(
    '/v1/me/authenticator/:id/confirm',
    {
      schema: {
        operationId: 'confirmAuthenticator',
        description: 'The first code of an app makes it the second factor, in this session too',
        params,
        body: z.strictObject({ name, code: z.string().min(1).max(20) }),
        response: { 200: addedFactorShape },
      },
    },
    async request => confirmAuthenticator(account, { ...request.params, ...request.body, ...(await ownerOf(request)) }),
  )

  app.post(
    '/v1/me/passkey-registration',
    {
      schema: {
        operationId: 'startPasskeyRegistration',
        description:
          'What the browser is asked to make; a further passkey needs a fresh one, the first one the password long after signing in',
        body: z.strictObject({ passkeyAssertion: freshFactorFields.passkeyAssertion, ...ownPasswordField }),
        response: { 200: passkeyOptions },
      },
    },
    async request => {
      const owner = await ownerOf(request)
      await requireProofToAdd(account, { ...owner, ...request.body })
      return { options: await beginPasskey(account, await personOf(owner)) }
    },
  )

  app.post(
    '/v1/me/passkeys',
    {
      schema: {
        operationId: 'finishPasskeyRegistration',
        description: 'Stores the passkey that the browser has made, as a second factor and in this session too',
        body: z.strictObject({ name, registration: z.string().min(1).max(20_000) }),
        response: { 200: addedFactorShape },
      },
    },
    async request => finishPasskey(account, { ...request.body, ...(await ownerOf(request)) }),
  )

  app.put(
    '/v1/me/second-factors/:id',
    {
      schema: {
        operationId: 'renameFactor',
        description: 'Gives a factor another name',
        params,
        body: z.strictObject({ name }),
        response: { 200: secondFactorShape },
      },
    },
    async request => renameFactor(account, { ...request.params, ...request.body, ...(await ownerOf(request)) }),
  )

  app.post(
    '/v1/me/second-factors/:id/remove',
    {
      schema: {
        operationId: 'removeFactor',
        description: 'Removes a factor, with a fresh one; with the last one go the backup codes',
        params,
        body: z.strictObject(freshFactorFields),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    async request => {
      const owner = await ownerOf(request)
      await requireFreshFactor(account, { ...owner, ...request.body })
      await removeFactor(account, { ...request.params, ...owner })
      return { id: request.params.id }
    },
  )

  app.post(
    '/v1/me/backup-codes',
    {
      schema: {
        operationId: 'regenerateBackupCodes',
        description: 'New backup codes in the place of the old ones, with a fresh factor; shown this once',
        body: z.strictObject(freshFactorFields),
        response: { 200: z.object({ codes: z.array(z.string()) }) },
      },
    },
    async request => {
      const owner = await ownerOf(request)
      await requireFreshFactor(account, { ...owner, ...request.body })
      return { codes: await renewBackupCodes(account, owner) }
    },
  )
}
