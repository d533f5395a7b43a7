// Bytes of a document on their way. `fetch` tells nothing of how far they are; an XMLHttpRequest does.
import type { DocumentKind } from './documentsOfType.ts'

export const MAX_MEGABYTES = 10
const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png']
/** For the file chooser. */
export const ACCEPTED = EXTENSIONS.map(extension => `.${extension}`).join(',')

/** What can be told before anything is sent. */
export function problemOf({ name, size }: File): 'type' | 'size' | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!EXTENSIONS.includes(extension)) return 'type'
  return size > MAX_MEGABYTES * 1024 * 1024 ? 'size' : null
}

/** Why a document was not taken; `message` is empty when nobody answered. */
export type Refused = { code: string | null; message: string }

type Sending = { token: string; kind: DocumentKind; file: File; onProgress: (sent: number) => void }

/** Sends a document; null when it was taken. Never rejects. */
export function sendDocument({ token, kind, file, onProgress }: Sending): Promise<Refused | null> {
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    const query = new URLSearchParams({ name: file.name, size: String(file.size) })
    request.open('PUT', `/customer-requests/documents/${kind}?${query}`)
    request.setRequestHeader('x-customer-link', token)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size))
    request.onload = () => resolve(request.status < 300 ? null : refusalIn(request.responseText))
    request.onerror = () => resolve({ code: null, message: '' })
    request.onabort = () => resolve({ code: null, message: '' })
    request.send(file)
  })
}

function refusalIn(text: string): Refused {
  try {
    const problem: unknown = JSON.parse(text)
    if (typeof problem === 'object' && problem !== null && 'title' in problem && 'code' in problem)
      return { code: String(problem.code), message: String(problem.title) }
  } catch {
    // A proxy answered for a server that is away.
  }
  return { code: null, message: '' }
}
