// Bytes of a document of the request on their way.
import { type Refused, sendFile } from '../sendFile.ts'
import type { DocumentKind } from './documentsOfType.ts'

type Sending = { token: string; kind: DocumentKind; file: File; onProgress: (sent: number) => void }

/** Sends a document; null when it was taken. Never rejects. */
export async function sendDocument({ token, kind, file, onProgress }: Sending): Promise<Refused | null> {
  const headers = { 'x-customer-link': token }
  const answer = await sendFile({ path: `/customer-requests/documents/${kind}`, headers, file, onProgress })
  return 'text' in answer ? null : answer
}
