// Uploads a document of the request.
import { type Refused, sendFile } from '../sendFile.ts'
import type { DocumentKind } from '../../organization/customers/_public/documentsOfType.ts'

type Sending = { token: string; kind: DocumentKind; file: File; onProgress: (sent: number) => void }

/** Uploads a document; null on success. Never rejects. */
export async function sendDocument({ token, kind, file, onProgress }: Sending): Promise<Refused | null> {
  const headers = { 'x-customer-link': token }
  const answer = await sendFile({ path: `/customer-requests/documents/${kind}`, headers, file, onProgress })
  return 'text' in answer ? null : answer
}
