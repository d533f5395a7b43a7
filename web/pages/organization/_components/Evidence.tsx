import { Check, Eye, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { yes: Check, mid: Eye, no: TriangleAlert } as const

/** `yes` speaks for it, `no` against it, `mid` wants a look. */
export function Evidence({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind]
  return (
    <span className={`ev ${kind}`}>
      <Icon className="i" aria-hidden />
      <span>{children}</span>
    </span>
  )
}

/** How well the bank's name of an account fits ours; null: the bank knows no such account. */
export const nameEvidence = (match: string | null) => (match === 'EXACT' ? 'yes' : match === 'CLOSE' ? 'mid' : 'no')
