// A user's changes to their own profile. API tokens that act for them may change nothing here.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { commonErrors } from '../../kit/errors.ts'
import type { Files } from '../../kit/files/files.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { refusePrograms } from '../../kit/tokens.ts'
import type { Server } from '../../kit/http/server.ts'
import { nameOf, optionalNameOf } from '../../kit/nameShape.ts'
import type { Account } from '../account.ts'
import { MAX_PASSWORD_LENGTH, me, readMe } from '../people/public.ts'
import { sessionOwner } from '../callers/public.ts'
import { changePassword } from './changePassword.ts'
import { findPhoto, removePhoto, setPhoto } from './photo.ts'
import { setAppMode } from './setAppMode.ts'
import { updateProfile } from './updateProfile.ts'

const language = z.enum(['en', 'id'])

const profileBody = z.strictObject({
  fullName: nameOf(200),
  preferredName: optionalNameOf(100)
    .nullable()
    .transform(name => name || null),
  language,
  numberFormat: language.nullable(),
  version: z.int().min(1),
})

const passwordBody = z.strictObject({
  oldPassword: z.string().max(MAX_PASSWORD_LENGTH),
  newPassword: z.string().min(1).max(MAX_PASSWORD_LENGTH),
})

type Parts = { account: Account; access: Access; files: Files }

export function profileRoutes(app: Server, { account, access, files }: Parts) {
  const { database } = account

  async function authenticatePerson(request: FastifyRequest) {
    const identity = await access.authenticate(request)
    refusePrograms(identity)
    return identity
  }

  app.put(
    '/v1/me',
    {
      schema: {
        operationId: 'updateProfile',
        description: 'Changes names, language and number format of the person who asks',
        body: profileBody,
        response: { 200: me },
      },
    },
    async request => {
      const { actorId, actorName } = await authenticatePerson(request)
      const { version, ...profile } = request.body
      const actor = { actorId, actorName, requestId: request.id }
      await database.asSystem(tx => updateProfile(tx, actorId, version, profile), actor)
      return readMe(account, actorId)
    },
  )

  app.put(
    '/v1/me/app-mode',
    {
      schema: {
        operationId: 'setAppMode',
        description: 'Remembers the area that the person who asks works in',
        body: z.strictObject({ mode: z.enum(['TREASURY', 'INVOICING']) }),
        response: { 200: me },
      },
    },
    async request => {
      const { actorId, actorName } = await authenticatePerson(request)
      const { mode } = request.body
      await database.asSystem(tx => setAppMode(tx, actorId, mode), { actorId, actorName, requestId: request.id })
      return readMe(account, actorId)
    },
  )

  app.post(
    '/v1/me/password',
    {
      schema: {
        operationId: 'changePassword',
        description: 'Sets another password, ends all other sessions and writes to the person',
        body: passwordBody,
        response: { 200: me },
      },
    },
    async request => {
      const owner = await sessionOwner(access, request)
      await changePassword(account, owner, request.body)
      return readMe(account, owner.personId)
    },
  )

  app.put(
    '/v1/me/photo',
    {
      schema: {
        operationId: 'setPhoto',
        description:
          'Makes a file of purpose PHOTO, uploaded in the organization of the token, the photo of its person; null: none',
        body: z.strictObject({ fileId: z.uuid().nullable() }),
        response: { 200: me },
      },
    },
    async request => {
      const { actorId, organizationId } = await authenticatePerson(request)
      const { fileId } = request.body
      if (fileId === null) await removePhoto({ database, files }, actorId)
      else if (organizationId === null) throw new Refusal(commonErrors.scopeRequired)
      else await setPhoto({ database, files }, { personId: actorId, organizationId, fileId })
      return readMe(account, actorId)
    },
  )

  app.get(
    '/v1/people/:id/photo/:photoId',
    {
      schema: {
        operationId: 'fetchPhoto',
        description: 'The photo of the person who asks, or of a colleague',
        params: z.strictObject({ id: z.uuid(), photoId: z.uuid() }),
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { actorId } = await access.authenticate(request)
      const { id: personId, photoId } = request.params
      const row = await database.readAsSystem(tx => findPhoto(tx, { asker: actorId, personId, photoId }))
      return reply
        .headers({
          'content-type': row.detectedType === 'png' ? 'image/png' : 'image/jpeg',
          'content-length': row.size,
          // Pages may embed it; opened directly it is downloaded, never executed.
          'content-disposition': 'attachment',
          'content-security-policy': 'sandbox',
          'x-content-type-options': 'nosniff',
          // Another photo has another URL.
          'cache-control': 'private, max-age=86400',
        })
        .send(files.stream(row, content => content))
    },
  )
}
