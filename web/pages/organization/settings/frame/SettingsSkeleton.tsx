import { useIntl } from 'react-intl'
import { CardSkeleton } from '../../../../ui/states/Skeletons.tsx'

/** Two cards while a section is loading. */
export function SettingsSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <div className="form-column" aria-busy="true" role="status" aria-label={formatMessage({ id: 'page.loading' })}>
      <CardSkeleton height={260} />
      <CardSkeleton height={180} />
    </div>
  )
}
