import { useState } from 'react'
import { CODE_LENGTH, CodeField } from './CodeField.tsx'

type CodeInputProps = {
  checking: boolean
  /** Whether the last code was rejected. */
  refused: boolean
  /** Resolves when the code has been checked; the boxes are then cleared for another one. */
  onComplete: (code: string) => Promise<unknown>
}

/** A code that is sent with its sixth digit: to sign in, and to set up an app. Approvals and changes require a button. */
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
