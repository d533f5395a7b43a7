// The button that exports a list. Its dialog and messages are loaded on first use.
import { FileDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { addMessages } from '../../../i18n/intl.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { ExportedList } from '../_lib/exportedList.ts'

const ExportDialog = lazy(async () => {
  const [module] = await Promise.all([import('./ExportDialog.tsx'), addMessages(['exports'])])
  return { default: module.ExportDialog }
})

/** Exports the shown list; hidden without the permission. */
export function ExportButton({ size, ...exported }: ExportedList & { size?: 'sm' }) {
  const [isOpen, setOpen] = useState(false)
  if (!usePermission('EXPORTS_CREATE')) return null
  return (
    <>
      <Button {...(size && { size })} icon={<FileDown className="i" aria-hidden />} onClick={() => setOpen(true)}>
        <FormattedMessage id="list.export" />
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ExportDialog {...exported} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
