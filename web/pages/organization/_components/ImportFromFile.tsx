import { FileUp } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { LinkButton } from '../../../ui/Button.tsx'

/** Beside the button that creates one record: bring in many from a file. */
export function ImportFromFile({ create }: { create: string }) {
  return (
    <LinkButton icon={<FileUp className="i" aria-hidden />} to={`${create}?by=file`}>
      <FormattedMessage id="import.fromFile" />
    </LinkButton>
  )
}
