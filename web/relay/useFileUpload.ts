// File contents don't travel in GraphQL: a mutation announces the file and returns an upload URL, then the bytes are sent there.
import { useCallback, useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { FilePurpose, useFileUploadMutation } from '../__generated__/useFileUploadMutation.graphql.ts'
import { organizationOfTab } from './tab.ts'
import { useMutation } from './useMutation.ts'
import { useIdempotentSubmit } from './useIdempotentSubmit.ts'

/** The id of the stored file, or why it was refused. */
export type Upload = { ok: true; fileId: string } | { ok: false; message: string }

/** Uploads a file for a purpose, unless it was uploaded already. Never rejects. */
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
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const once = useIdempotentSubmit()
  // A user who submits again because the following step failed means the same file, under the same id.
  const sent = useRef<{ file: File; fileId: string } | null>(null)
  return useCallback(
    async file => {
      if (sent.current?.file === file) return { ok: true, fileId: sent.current.fileId }
      const unreachable = formatMessage({ id: 'request.unreachable' })
      const contentType = file.type || 'application/octet-stream'
      const announcement = { purpose, name: file.name, size: file.size, contentType }
      const announced = await once(announcement, idempotencyKey =>
        announce({ variables: { input: { ...announcement, idempotencyKey } } }),
      )
      const upload = announced.ok ? announced.payload.upload : null
      if (!announced.ok || !upload) {
        const message = announced.ok ? null : (announced.form ?? Object.values(announced.fields)[0])
        return { ok: false, message: message ?? unreachable }
      }
      const refusal = await put(upload.url, file, contentType).catch(() => unreachable)
      if (refusal !== null) return { ok: false, message: refusal }
      sent.current = { file, fileId: upload.fileId }
      return { ok: true, fileId: upload.fileId }
    },
    [announce, formatMessage, once, purpose],
  )
}

/** Null when the upload succeeded, else the server's message. */
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
