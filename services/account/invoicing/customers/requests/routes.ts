// HTTP routes of customers' requests, for the BFF only; the caller has the link and no other credential.
import type { Readable } from 'node:stream'
import { z } from 'zod'
import type { Access } from '../../../../kit/access.ts'
import type { Files } from '../../../../kit/files/files.ts'
import { MAX_FILE_BYTES } from '../../../../kit/files/files.ts'
import type { Server } from '../../../../kit/http/server.ts'
import { nameOf } from '../../../../kit/nameShape.ts'
import type { Account } from '../../../account.ts'
import { requireBff } from '../../../callers/public.ts'
import { linkToken } from '../../../signIn/public.ts'
import { listRegions, regionList, regionParent } from '../../regions/public.ts'
import { listDocuments } from '../documents.ts'
import { customerList } from '../list.ts'
import { documentKind as kind, invitationForm, requestedAccount, requestedCustomer } from '../shapes.ts'
import { removeDocument, sendDocument } from './documents.ts'
import { readDraft, saveDraft } from './draft.ts'
import { byLink, countUse, openLink, readLink } from './link.ts'
import { submitAccount, submitRequest } from './submitRequest.ts'

const UPLOAD_TIMEOUT_MS = 300_000
const draftShape = z.string().max(32_768)

const documents = z.array(z.object({ kind, name: z.string(), size: z.int() }))
const saved = z.object({ saved: z.literal(true) })
const requestShape = z
  .object({
    state: z.enum(['OPEN', 'USED', 'EXPIRED']).meta({ id: 'CustomerRequestState' }),
    request: z
      .object({
        organizationName: z.string(),
        form: invitationForm.describe('What is asked for by it'),
        email: z.string().describe('Where the link was sent'),
        language: z.enum(['en', 'id']),
        expiresAt: z.string(),
        reason: z.string().nullable().describe('Why it was turned down before'),
        draft: draftShape.nullable().describe('What was typed so far, as the form wrote it'),
        documents,
      })
      .nullable()
      .describe('Null unless the link is open'),
  })
  .meta({ id: 'CustomerRequest', description: 'What the holder of a link may see of their own request' })

const documentParams = z.strictObject({ kind })
const documentQuery = z.strictObject({ name: nameOf(255), size: z.coerce.number().int().min(1) })
const documentHeaders = z.object({ 'x-customer-link': linkToken, 'content-type': z.string().max(255) })
type DocumentRequest = {
  Params: z.output<typeof documentParams>
  Querystring: z.output<typeof documentQuery>
  Headers: z.output<typeof documentHeaders>
  Body: Readable
}

/** What the sender of a form adds to it. */
const signed = {
  token: linkToken,
  declared: z.literal(true).describe('The customer says that the data is true and may be checked'),
}
const SAVED = { saved: true } as const

type Parts = { account: Account; access: Access; files: Files }

/** Routes to read a request by its link, to store its draft and documents, and to send it. */
export function requestRoutes(app: Server, { account, access, files }: Parts) {
  app.post(
    '/v1/customer-requests/check',
    {
      schema: {
        operationId: 'checkCustomerRequest',
        description: 'State of a link and the values entered so far',
        body: z.strictObject({ token: linkToken }),
        response: { 200: requestShape },
      },
    },
    async request => {
      await requireBff(access, request)
      const { state, link } = await readLink(account, request.body.token)
      if (!link) return { state, request: null }
      return byLink(account, link, async tx => {
        const row = (await customerList.readOne(tx, link.customerId))!
        const sent = await listDocuments(tx, [link.customerId])
        return {
          state,
          request: {
            organizationName: link.organizationName,
            form: link.form,
            email: row.email,
            language: row.language,
            expiresAt: link.expiresAt,
            reason: row.reason,
            draft: await readDraft(tx, link),
            documents: sent.map(({ kind: of, name, size }) => ({ kind: of, name, size })),
          },
        }
      })
    },
  )

  app.put(
    '/v1/customer-requests/draft',
    {
      bodyLimit: 65_536,
      schema: {
        operationId: 'saveCustomerRequestDraft',
        description: 'Saves the values entered so far; refuses CU-1 link',
        body: z.strictObject({ token: linkToken, draft: draftShape }),
        response: { 200: saved },
      },
    },
    async request => {
      await requireBff(access, request)
      const link = await openLink(account, request.body.token)
      await byLink(account, link, tx => saveDraft(tx, link, request.body.draft))
      return SAVED
    },
  )

  app.post(
    '/v1/customer-requests',
    {
      schema: {
        operationId: 'submitCustomerRequest',
        description:
          'Submits the request; the link is used up; refuses CU-1 link, CU-2 document missing, CU-14 used too often, and what createCustomer does',
        body: requestedCustomer.extend(signed),
        response: { 200: saved },
      },
    },
    async request => {
      await requireBff(access, request)
      const { token, declared: _, ...details } = request.body
      const link = await openLink(account, token, 'REQUEST')
      await countUse(account, link, 'attempts')
      await byLink(account, link, tx => submitRequest(tx, account, link, details))
      return SAVED
    },
  )

  app.post(
    '/v1/customer-requests/account',
    {
      schema: {
        operationId: 'submitCustomerAccount',
        description:
          'Submits the complete account for review; the link is used up; refuses what submitCustomerRequest does, and a company without directors',
        body: requestedAccount.extend(signed),
        response: { 200: saved },
      },
    },
    async request => {
      await requireBff(access, request)
      const { token, declared: _, ...details } = request.body
      const link = await openLink(account, token, 'ACCOUNT')
      await countUse(account, link, 'attempts')
      await byLink(account, link, tx => submitAccount(tx, account, link, details))
      return SAVED
    },
  )

  app.post(
    '/v1/customer-requests/regions',
    {
      schema: {
        operationId: 'listCustomerRequestRegions',
        description: 'Regions directly below `parent`, for the form; without it, the provinces; refuses CU-1 link',
        body: z.strictObject({ token: linkToken, parent: regionParent.nullish() }),
        response: { 200: regionList },
      },
    },
    async request => {
      await requireBff(access, request)
      const link = await openLink(account, request.body.token)
      const items = await byLink(account, link, tx => listRegions(tx, request.body.parent ?? undefined))
      return { items: items.map(({ code, level, name }) => ({ code, level, name })) }
    },
  )

  app.post(
    '/v1/customer-requests/remove-document',
    {
      schema: {
        operationId: 'removeCustomerRequestDocument',
        description: 'Removes a document from the request; refuses CU-1 link',
        body: z.strictObject({ token: linkToken, kind }),
        response: { 200: saved },
      },
    },
    async request => {
      await requireBff(access, request)
      const link = await openLink(account, request.body.token)
      await removeDocument(account, link, request.body.kind)
      return SAVED
    },
  )

  // A separate scope for bytes, so that only here a body is a stream and takes long.
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { bodyLimit: MAX_FILE_BYTES }, (_request, payload, done) => done(null, payload))
    scope.put<DocumentRequest>(
      '/v1/customer-requests/documents/:kind',
      {
        handlerTimeout: UPLOAD_TIMEOUT_MS,
        schema: {
          operationId: 'sendCustomerDocument',
          description:
            'Uploads a document; refuses CU-1 link, CU-14 used too often, and what files of the wrong kind are',
          params: documentParams,
          querystring: documentQuery,
          headers: documentHeaders,
          response: { 200: saved },
        },
      },
      async request => {
        await requireBff(access, request)
        const link = await openLink(account, request.headers['x-customer-link'])
        await sendDocument({ account, files }, link, {
          kind: request.params.kind,
          ...request.query,
          contentType: request.headers['content-type'],
          content: request.body ?? request.raw,
        })
        return SAVED
      },
    )
  })
}
