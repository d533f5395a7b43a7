import { lazy, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { BELOW_DESKTOP, useMediaQuery } from '../../../ui/grid/useMediaQuery.ts'
import type { DocumentPreviewProps } from './DocumentPreview.tsx'

/** Loaded after the form. Its messages come with the form's route. */
const DocumentPreview = lazy(() =>
  import('./DocumentPreview.tsx').then(module => ({ default: module.DocumentPreview })),
)

const HIDDEN = 'arus.preview.hidden'

/** Whether a preview fits next to its form; otherwise it opens over it. */
export const useHasPreviewRoom = (): boolean => !useMediaQuery(BELOW_DESKTOP)

type PreviewBesideProps = Pick<DocumentPreviewProps, 'path' | 'content' | 'missing'> & {
  /** Whether the preview is open over the form. */
  open: boolean
  onClose: () => void
}

/** The preview of a form: next to it where it fits, unless hidden on this device; otherwise over it when opened. */
export function PreviewBeside({ open, onClose, ...preview }: PreviewBesideProps) {
  const hasRoom = useHasPreviewRoom()
  const [isHidden, setHidden] = useState(() => localStorage.getItem(HIDDEN) !== null)
  const hide = (hidden: boolean) => {
    setHidden(hidden)
    if (hidden) localStorage.setItem(HIDDEN, 'yes')
    else localStorage.removeItem(HIDDEN)
  }
  if (!hasRoom)
    return open ? (
      <DeferredMount now>
        <DocumentPreview {...preview} onClose={onClose} />
      </DeferredMount>
    ) : null
  return isHidden ? (
    <Button block onClick={() => hide(false)}>
      <FormattedMessage id="papers.preview.show" />
    </Button>
  ) : (
    <DeferredMount>
      <DocumentPreview {...preview} onHide={() => hide(true)} />
    </DeferredMount>
  )
}
