import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useIssuingEntityFilter_organization$key } from '../../../__generated__/useIssuingEntityFilter_organization.graphql.ts'
import { ChoiceEditor, useChosenName } from '../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../ui/list/ListToolbar.tsx'

type Filtered = { state: { entity: string | null }; set: (change: { entity: string | null }) => void }

/** Documents of one legal entity. Where there is one alone, there is nothing to choose and no column either. */
export function useIssuingEntityFilter(
  { state: { entity }, set }: Filtered,
  organizationKey: useIssuingEntityFilter_organization$key,
): { filters: readonly ListFilter[]; hasSeveral: boolean } {
  const { formatMessage } = useIntl()
  const chosenName = useChosenName()
  const { entities } = useFragment(
    graphql`
      fragment useIssuingEntityFilter_organization on Organization @throwOnFieldError {
        entities {
          uuid
          name
        }
      }
    `,
    organizationKey,
  )
  const hasSeveral = entities.length > 1
  if (!hasSeveral && entity === null) return { filters: [], hasSeveral }
  const choices = entities.map(({ uuid, name }) => ({ value: uuid, label: name }))
  const filter: ListFilter = {
    id: 'entity',
    label: formatMessage({ id: 'issuingEntity' }),
    value: chosenName(entity, choices),
    clear: () => set({ entity: null }),
    editor: close => (
      <ChoiceEditor close={close} value={entity} choices={choices} onChange={chosen => set({ entity: chosen })} />
    ),
  }
  return { filters: [filter], hasSeveral }
}
