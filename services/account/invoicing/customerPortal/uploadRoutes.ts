// HTTP routes of files that customers send in the portal.
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { type Access, FOR_CUSTOMERS } from '../../../kit/access.ts'
import { type Files, MAX_FILE_BYTES } from '../../../kit/files/files.ts'
import type { Server } from '../../../kit/http/server.ts'
import { nameOf } from '../../../kit/nameShape.ts'
import type { Account } from '../../account.ts'
import { storeUpload, UPLOAD_PURPOSES, userUploader } from './uploads.ts'

const UPLOAD_TIMEOUT_MS = 300_000

const params = z.strictObject({
  purpose: z.enum(UPLOAD_PURPOSES).meta({ id: 'CustomerUploadPurpose' }).describe('What the file is for'),
})
const querystring = z.strictObject({ name: nameOf(255), size: z.coerce.number().int().min(1) })
const headers = z.object({ 'content-type': z.string().max(255) })
type Upload = {
  Params: z.output<typeof params>
  Querystring: z.output<typeof querystring>
  Headers: z.output<typeof headers>
  Body: Readable
}

export function uploadRoutes(app: Server, context: { account: Account; access: Access; files: Files }) {
  // A separate scope for bytes, so that only here a body is a stream and takes long.
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { bodyLimit: MAX_FILE_BYTES }, (_request, payload, done) => done(null, payload))
    scope.put<Upload>(
      '/v1/portal/uploads/:purpose',
      {
        handlerTimeout: UPLOAD_TIMEOUT_MS,
        schema: {
          operationId: 'sendPortalUpload',
          description:
            'Uploads a file of the customer, to be used once within a day; refuses CU-27 too many, and what files of the wrong kind are',
          security: FOR_CUSTOMERS,
          params,
          querystring,
          headers,
          response: { 200: z.object({ id: z.uuid() }) },
        },
      },
      async request => {
        const caller = await context.access.authenticateCustomer(request)
        const id = await storeUpload(context, userUploader(caller), {
          purpose: request.params.purpose,
          ...request.query,
          contentType: request.headers['content-type'],
          content: request.body ?? request.raw,
        })
        return { id }
      },
    )
  })
}
