import { Mail } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { PositionEmailDialog } from './lazyPositionEmail.ts'

/** Opens the schedule of the user's cash position emails. */
export function PositionEmailButton({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Mail className="i" aria-hidden />
        {children}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PositionEmailDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
