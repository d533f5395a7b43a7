import { useState } from 'react'
import { CODE_LENGTH, CodeField } from './CodeField.tsx'

type CodeInputProps = {
  checking: boolean
  /** Whether the last code was refused. */
  refused: boolean
  /** Settles when the code has been looked at; the boxes are emptied for another one then. */
  onComplete: (code: string) => Promise<unknown>
}

/** A code whose sixth digit sends it: to sign in, and to set up an app. What lets go or changes something waits for a button. */
export function CodeInput({ checking, refused, onComplete }: CodeInputProps) {
  const [code, setCode] = useState('')
  async function take(digits: string) {
    setCode(digits)
    if (digits.length < CODE_LENGTH) return
    await onComplete(digits)
    setCode('')
  }
  return <CodeField code={code} checking={checking} refused={refused} onChange={digits => void take(digits)} />
}
