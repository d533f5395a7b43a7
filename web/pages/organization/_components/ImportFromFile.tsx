import { FileUp } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { LinkButton } from '../../../ui/Button.tsx'

/** A button next to the one that creates a record: imports many from a file. */
export function ImportFromFile({ create }: { create: string }) {
  return (
    <LinkButton icon={<FileUp className="i" aria-hidden />} to={`${create}?by=file`}>
      <FormattedMessage id="import.fromFile" />
    </LinkButton>
  )
}
