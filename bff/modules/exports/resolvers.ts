import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { notFound, toPayload } from '../../graph/errors.ts'
import { encodeExportId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { progress } from '../../subscriptions/progress.ts'
import { cancelExport, readExport, readExports } from './serviceExports.ts'

const BYTES = 1024

/** The schema adds `createExport` and the columns, because it knows the lists of all modules (graph/schema.ts). */
export const exportResolvers = {
  Organization: {
    exports: ({ id }, _args, context) => readExports(context.organization(id)),
  },
  Export: {
    id: ({ id, organizationId }) => encodeId('Export', organizationId, id),
    uuid: ({ id }) => id,
    kilobytes: ({ size }) => (size === null ? null : Math.ceil(size / BYTES)),
    url: ({ id, organizationId, service, allowedActions }) =>
      allowedActions.includes('DOWNLOAD') ? `/files/${encodeExportId(service, organizationId, id)}` : null,
  },
  Mutation: {
    cancelExport: (_root, { input }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Export', input.id)
      return toPayload(
        async () => {
          const found = await readExport(scope, uuid)
          if (!found) throw notFound()
          return { export: await cancelExport(scope, found) }
        },
        { export: null },
      )
    },
  },
  Subscription: {
    exportProgress: progress({
      type: 'Export',
      idOf: ({ exportId }: { exportId: string }) => exportId,
      events: ['export.progress', 'export.changed'],
      read: readExport,
      isLast: ({ status }) => status !== 'QUEUED' && status !== 'RUNNING',
    }),
  },
} satisfies Resolvers

export const exportNodes = { Export: readExport } satisfies NodeFinders
