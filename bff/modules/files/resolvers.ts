import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeFileId } from '../../graph/fileId.ts'
import { announceFile } from './serviceFiles.ts'

export const fileResolvers = {
  Mutation: {
    createFileUpload: (_root, { input }, context) => {
      const scope = context.named
      const { idempotencyKey, ...announcement } = input
      return toPayload(
        async () => {
          const { id, service } = await announceFile(scope, announcement, idempotencyKey)
          const fileId = encodeFileId(service, scope.organizationId, id)
          return { upload: { fileId, url: `/files/${fileId}` } }
        },
        { upload: null },
      )
    },
  },
} satisfies Resolvers
