import { Check, Eye, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { yes: Check, mid: Eye, no: TriangleAlert } as const

/** `yes` supports it, `no` contradicts it, `mid` needs a check. */
export function Evidence({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind]
  return (
    <span className={`ev ${kind}`}>
      <Icon className="i" aria-hidden />
      <span>{children}</span>
    </span>
  )
}

/** How well the bank's account name matches ours; null: the bank knows no such account. */
export const nameEvidence = (match: string | null) => (match === 'EXACT' ? 'yes' : match === 'CLOSE' ? 'mid' : 'no')
