import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useWithheldFilters_organization$key } from '../../../../__generated__/useWithheldFilters_organization.graphql.ts'
import { ChoiceEditor, useChosenName } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { withholdingKinds, type WithheldState } from './withheldState.ts'

/** Filters by tax, and by entity where there are several. */
export function useWithheldFilters(
  { state, set }: ListState<WithheldState>,
  organizationKey: useWithheldFilters_organization$key,
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const chosenName = useChosenName()
  const found = useFragment<useWithheldFilters_organization$key>(
    graphql`
      fragment useWithheldFilters_organization on Organization @throwOnFieldError {
        entities {
          id
          name
        }
      }
    `,
    organizationKey,
  )
  const entities = found.entities.map(({ id, name }) => ({ value: id, label: name }))
  const kinds = withholdingKinds.map(value => ({
    value,
    label: formatMessage({ id: `withheldTax.kind.${value}` }),
  }))
  return [
    {
      id: 'kind',
      label: formatMessage({ id: 'withheldTax.tax' }),
      value: chosenName(state.kind, kinds),
      clear: () => set({ kind: null }),
      editor: close => (
        <ChoiceEditor close={close} value={state.kind} choices={kinds} onChange={kind => set({ kind })} />
      ),
    },
    // A single entity offers no choice, but the address can name another.
    ...(entities.length > 1 || state.entity !== null
      ? [
          {
            id: 'entity',
            label: formatMessage({ id: 'billTax.entity' }),
            value: chosenName(state.entity, entities),
            clear: () => set({ entity: null }),
            editor: (close: () => void) => (
              <ChoiceEditor
                close={close}
                value={state.entity}
                choices={entities}
                onChange={entity => set({ entity })}
              />
            ),
          },
        ]
      : []),
  ]
}
