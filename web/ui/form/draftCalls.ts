// Drafts of forms on the server. Calls name their organization, since a tab forgets its own before its form unmounts.
import { createOperationDescriptor, getRequest, graphql, type IEnvironment } from 'relay-runtime'
import type { draftCallsDeleteMutation } from '../../__generated__/draftCallsDeleteMutation.graphql.ts'
import type { draftCallsQuery } from '../../__generated__/draftCallsQuery.graphql.ts'
import type { draftCallsSaveMutation } from '../../__generated__/draftCallsSaveMutation.graphql.ts'
import { codes, RequestFailed, runOperation } from '../../relay/operation.ts'

/** Where the draft is: the form, and the record that it edits or starts from. */
export type DraftKey = { organization: string; form: string; record: string | null }

export type StoredDraft = { content: string; version: number; updatedAt: string }

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/

/** `edit:/invoices/{uuid}/edit`: the form without the record's id, and the id. */
export function keyOf(organization: string, name: string): DraftKey {
  const record = UUID.exec(name)?.[0] ?? null
  return { organization, record, form: record === null ? name : name.replace(record, '') }
}

const query = graphql`
  query draftCallsQuery($form: String!, $record: UUID) {
    viewer {
      uuid
    }
    organization {
      formDraft(form: $form, record: $record) {
        content
        version
        updatedAt
      }
    }
  }
`

/** Who was signed in when this tab's data was read: its frame has asked. */
export function ownerOfTab(environment: IEnvironment): string | null {
  const { fragment } = createOperationDescriptor(getRequest(query), {})
  const { viewer } = (environment.lookup(fragment).data ?? {}) as Partial<draftCallsQuery['response']>
  return viewer?.uuid ?? null
}

/** The draft on the server, and who is signed in. */
export async function loadDraft({
  organization,
  ...key
}: DraftKey): Promise<{ owner: string; draft: StoredDraft | null }> {
  const answer = await runOperation<draftCallsQuery>(query, key, organization)
  return { owner: answer.viewer?.uuid ?? '', draft: answer.organization?.formDraft ?? null }
}

/** Null: another device has saved since `version`. Throws where the server can't be reached, or refuses. */
export async function saveDraft(
  { organization, ...key }: DraftKey,
  content: string,
  version: number,
): Promise<StoredDraft | null> {
  const mutation = graphql`
    mutation draftCallsSaveMutation($input: SaveFormDraftInput!) {
      saveFormDraft(input: $input) {
        draft {
          content
          version
          updatedAt
        }
        userErrors {
          code
        }
      }
    }
  `
  const input = { ...key, content, version }
  const { saveFormDraft } = await runOperation<draftCallsSaveMutation>(mutation, { input }, organization)
  const code = saveFormDraft?.userErrors[0]?.code
  if (code === codes.stale) return null
  if (!saveFormDraft?.draft) throw new RequestFailed('', code ?? codes.serverProblem)
  return saveFormDraft.draft
}

/** False: the draft has another version by now, and stays. Throws where the server can't be reached, or refuses. */
export async function deleteDraft({ organization, ...key }: DraftKey, version: number): Promise<boolean> {
  const mutation = graphql`
    mutation draftCallsDeleteMutation($input: DeleteFormDraftInput!) {
      deleteFormDraft(input: $input) {
        userErrors {
          code
        }
      }
    }
  `
  const input = { ...key, version }
  const { deleteFormDraft } = await runOperation<draftCallsDeleteMutation>(mutation, { input }, organization)
  if (!deleteFormDraft) throw new RequestFailed('', codes.serverProblem)
  const code = deleteFormDraft.userErrors[0]?.code
  if (code !== undefined && code !== codes.stale) throw new RequestFailed('', code)
  return code === undefined
}
