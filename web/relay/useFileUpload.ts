// Bytes don't travel in GraphQL: a mutation announces the file and says where to put it, then the bytes go there.
import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { FilePurpose, useFileUploadMutation } from '../__generated__/useFileUploadMutation.graphql.ts'
import { organizationOfTab } from './tab.ts'
import { useMutation } from './useMutation.ts'

/** The id of the stored file, or why it was refused. */
export type Upload = { ok: true; fileId: string } | { ok: false; message: string }

/** Uploads a file for a purpose. Never rejects. */
export function useFileUpload(purpose: FilePurpose): (file: File) => Promise<Upload> {
  const { formatMessage } = useIntl()
  const [announce] = useMutation<useFileUploadMutation>(
    graphql`
      mutation useFileUploadMutation($input: CreateFileUploadInput!) {
        createFileUpload(input: $input) {
          upload {
            fileId
            url
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    { quiet: true },
  )
  return useCallback(
    async file => {
      const unreachable = formatMessage({ id: 'request.unreachable' })
      const contentType = file.type || 'application/octet-stream'
      const announced = await announce({
        variables: { input: { purpose, name: file.name, size: file.size, contentType } },
      })
      const upload = announced.ok ? announced.payload.upload : null
      if (!announced.ok || !upload) {
        const message = announced.ok ? null : (announced.form ?? Object.values(announced.fields)[0])
        return { ok: false, message: message ?? unreachable }
      }
      const refusal = await put(upload.url, file, contentType).catch(() => unreachable)
      return refusal === null ? { ok: true, fileId: upload.fileId } : { ok: false, message: refusal }
    },
    [announce, formatMessage, purpose],
  )
}

/** Null when the bytes were taken, else the server's words. */
async function put(url: string, file: File, contentType: string): Promise<string | null> {
  const organization = organizationOfTab()
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': contentType, ...(organization ? { 'x-organization-id': organization } : {}) },
    body: file,
  })
  if (answer.ok) return null
  const problem: unknown = await answer.json().catch(() => null)
  if (typeof problem !== 'object' || problem === null) return answer.statusText
  return 'title' in problem && typeof problem.title === 'string' ? problem.title : answer.statusText
}
