import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { organizationOfTab } from '../../../relay/tab.ts'
import { PREVIEW_SETTLE_MS } from './previewSettle.ts'

/** Delay before another attempt when another tab of the same user superseded the request. */
const AGAIN_MS = 600
const SUPERSEDED = 'U-ACC-IN-47'

export const PREVIEW_LANGUAGES = ['both', 'id', 'en'] as const
export type PreviewLanguage = (typeof PREVIEW_LANGUAGES)[number]

/** The shown page. */
export type PreviewPicture = { url: string; page: number; pageCount: number; language: PreviewLanguage }

/** `canRetry`: the same input may be drawn later; otherwise a value is at fault. */
export type PreviewProblem = { text: string; canRetry: boolean }

type Shown = {
  picture: PreviewPicture | null
  /** Why the latest input could not be drawn, as the server says it. */
  problem: PreviewProblem | null
  isDrawing: boolean
  /** Requests the same preview again. */
  retry: () => void
}

const languageOf = (header: string | null): PreviewLanguage =>
  PREVIEW_LANGUAGES.find(language => language === header) ?? 'both'

/**
 * The picture of the current input. The previous picture stays until the next is ready, also while the input can't be drawn. `body` is null
 * while there is nothing to draw.
 */
export function useDocumentPreview(path: string, body: string | null): Shown {
  const { formatMessage } = useIntl()
  const [picture, setPicture] = useState<PreviewPicture | null>(null)
  const [problem, setProblem] = useState<PreviewProblem | null>(null)
  const [isDrawing, setDrawing] = useState(false)
  const [round, setRound] = useState(0)
  const unreachable = formatMessage({ id: 'request.unreachable' })
  const shownUrl = useRef<string | null>(null)

  useEffect(() => {
    if (body === null) return
    const gone = new AbortController()
    let timer = setTimeout(() => void draw(), PREVIEW_SETTLE_MS)
    setDrawing(true)
    const settle = (found: PreviewProblem | null) => {
      if (gone.signal.aborted) return
      setProblem(found)
      setDrawing(false)
    }
    async function draw() {
      try {
        const answer = await ask(path, body ?? '', gone.signal)
        // The server answers input that can't be drawn yet with JSON instead of a picture.
        if (!answer.ok || answer.headers.get('content-type')?.includes('json')) {
          const { code, title } = await problemOf(answer)
          // Values at fault are no failure of the request.
          if (code !== SUPERSEDED) settle({ text: title ?? unreachable, canRetry: !answer.ok })
          else if (!gone.signal.aborted) timer = setTimeout(() => void draw(), AGAIN_MS)
          return
        }
        const url = URL.createObjectURL(await answer.blob())
        await decoded(url)
        if (gone.signal.aborted) return URL.revokeObjectURL(url)
        if (shownUrl.current !== null) URL.revokeObjectURL(shownUrl.current)
        shownUrl.current = url
        setPicture({
          url,
          page: Number(answer.headers.get('x-page')),
          pageCount: Number(answer.headers.get('x-page-count')),
          language: languageOf(answer.headers.get('content-language')),
        })
        settle(null)
      } catch {
        settle({ text: unreachable, canRetry: true })
      }
    }
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [path, body, round, unreachable])

  useEffect(
    () => () => {
      if (shownUrl.current !== null) URL.revokeObjectURL(shownUrl.current)
    },
    [],
  )

  return { picture, problem, isDrawing: isDrawing && body !== null, retry: () => setRound(before => before + 1) }
}

function ask(path: string, body: string, signal: AbortSignal): Promise<Response> {
  const organization = organizationOfTab()
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(organization ? { 'x-organization-id': organization } : {}) },
    body,
    signal,
  })
}

/** Waits until the image is decoded, so that the previous picture is not replaced by an empty sheet. */
async function decoded(url: string): Promise<void> {
  const image = new Image()
  image.src = url
  await image.decode()
}

async function problemOf(answer: Response): Promise<{ code?: string; title?: string }> {
  const problem: unknown = await answer.json().catch(() => null)
  if (typeof problem !== 'object' || problem === null) return {}
  return {
    ...('code' in problem && typeof problem.code === 'string' ? { code: problem.code } : {}),
    ...('title' in problem && typeof problem.title === 'string' ? { title: problem.title } : {}),
  }
}
