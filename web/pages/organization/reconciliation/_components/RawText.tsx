import { useMemo } from 'react'
import { markRecognized } from '../_lib/recognized.ts'

/** The bank's original text, with the recognized parts marked. */
export function RawText({ text, tokens }: { text: string; tokens: readonly string[] }) {
  const pieces = useMemo(() => markRecognized(text, tokens), [text, tokens])
  return (
    <p className="raw">
      {pieces.map((piece, index) => (piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text))}
    </p>
  )
}
