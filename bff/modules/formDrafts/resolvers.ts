import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { deleteFormDraft, readFormDraft, saveFormDraft } from './accountFormDrafts.ts'

const noDraft = { draft: null }

export const formDraftResolvers = {
  Organization: {
    formDraft: async ({ id }, key, context) => (await readFormDraft(context.organization(id), key)).draft,
  },
  Mutation: {
    saveFormDraft: (_root, { input }, context) =>
      toPayload(async () => ({ draft: await saveFormDraft(context.named, input) }), noDraft),
    deleteFormDraft: (_root, { input }, context) =>
      toPayload(async () => {
        await deleteFormDraft(context.named, input)
        return noDraft
      }, noDraft),
  },
} satisfies Resolvers
