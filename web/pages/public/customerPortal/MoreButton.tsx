import { FormattedMessage } from 'react-intl'

/** Loads the next rows of a list. */
export function MoreButton({ isFetching, onMore }: { isFetching: boolean; onMore: () => Promise<void> }) {
  return (
    <button type="button" className="btn btn-block" disabled={isFetching} onClick={() => void onMore()}>
      <FormattedMessage id="portal.more" />
    </button>
  )
}
