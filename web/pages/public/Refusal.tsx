import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Why it failed; the text is the same whether or not the account exists. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <div className="note bad" role="alert">
      <CircleAlert className="i" aria-hidden />
      <span>{children}</span>
    </div>
  )
}
