// Uploads a customer's file. `fetch` reports no progress; an XMLHttpRequest does.

export const MAX_MEGABYTES = 10
const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png']
/** For the file chooser. */
export const ACCEPTED = EXTENSIONS.map(extension => `.${extension}`).join(',')

/** Errors detected before sending. */
export function problemOf({ name, size }: File): 'type' | 'size' | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!EXTENSIONS.includes(extension)) return 'type'
  return size > MAX_MEGABYTES * 1024 * 1024 ? 'size' : null
}

/** Why a file was rejected; `message` is empty without an answer. */
export type Refused = { code: string | null; message: string }

type Sending = {
  path: string
  headers?: Readonly<Record<string, string>>
  file: File
  onProgress: (sent: number) => void
}

/** Sends a file with its name and size; returns the server's answer. Never rejects. */
export function sendFile({ path, headers = {}, file, onProgress }: Sending): Promise<{ text: string } | Refused> {
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    const query = new URLSearchParams({ name: file.name, size: String(file.size) })
    request.open('PUT', `${path}?${query}`)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size))
    request.onload = () =>
      resolve(request.status < 300 ? { text: request.responseText } : refusalIn(request.responseText))
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
    // A proxy answered for an unavailable server.
  }
  return { code: null, message: '' }
}
