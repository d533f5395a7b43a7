// The account service's drafts of forms.
import type { OrganizationScope } from '../../context.ts'

/** The form, and the record that it edits or starts from. */
type Key = { form: string; record?: string | null | undefined }

const keyOf = ({ form, record }: Key) => ({ form, ...(record ? { recordId: record } : {}) })

export const readFormDraft = (scope: OrganizationScope, key: Key) =>
  scope.account.get('/v1/form-drafts', { query: keyOf(key) })

export const saveFormDraft = (scope: OrganizationScope, { content, version, ...key }: Key & SavedDraft) =>
  scope.account.put('/v1/form-drafts', { body: { ...keyOf(key), content, version } })

export const deleteFormDraft = (scope: OrganizationScope, { version, ...key }: Key & { version: number }) =>
  scope.account.delete('/v1/form-drafts', { query: { ...keyOf(key), version } })

type SavedDraft = { content: string; version: number }
