import type { BffModule } from '../../module.ts'
import { formDraftResolvers } from './resolvers.ts'

export const formDraftsModule = {
  name: 'formDrafts',
  resolvers: formDraftResolvers,
  inputNames: { saveFormDraft: { recordId: 'record' } },
  rules: {
    // Every member has drafts of their own; the service shows them to nobody else.
    'Organization.formDraft': 'member',
    'Mutation.saveFormDraft': 'member',
    'Mutation.deleteFormDraft': 'member',
  },
} as const satisfies BffModule
