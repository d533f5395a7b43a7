// HTTP routes of a customer's personal data.
import { z } from 'zod'
import { downloadHeaders } from '../../../kit/files/routes.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import type { AccountRouteContext } from '../../module.ts'
import { personalDataArchive } from './archive.ts'
import { handOver } from './handOver.ts'

/** The same permission as for erasing a document. */
const REVIEW = 'invoicing.customers.review'
const DOWNLOAD_TIMEOUT_MS = 300_000

type Context = Pick<AccountRouteContext, 'access' | 'account' | 'files'>

export function personalDataRoutes(app: Server, { access, account, files }: Context) {
  app.get(
    '/v1/customers/:id/personal-data',
    {
      handlerTimeout: DOWNLOAD_TIMEOUT_MS,
      schema: {
        operationId: 'fetchPersonalData',
        description:
          'Everything that is kept about a customer as a person, whole and unmasked, as they may ask for it: a ZIP of data.json and the files that belong to it, written while it is read and kept nowhere; the log says who asked',
        params: z.strictObject({ id }),
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { organizationId, actorId, actorName, credential } = await access.callerOf(request, REVIEW)
      const { database } = account
      const who = { requestId: request.id, actorName, credential }
      // Needs a writing transaction, since it is logged.
      const subject = await database.inOrganization(organizationId, actorId, tx => handOver(tx, request.params.id), who)
      const archive = personalDataArchive(subject, {
        read: use => database.readInOrganization(organizationId, actorId, use, who),
        contentOf: row => files.stream(row, content => content),
      })
      return reply.headers(downloadHeaders(subject.archiveName, 'application/zip')).send(archive)
    },
  )
}
